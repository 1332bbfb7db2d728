import type { ApiOperation } from '@wishwell/contract/calls.ts';
import { createItemFormData } from './items.ts';
import type { RequestInput } from './person.ts';
import {
  shareLinkIds,
  type ShareLinkName,
  claimId,
  itemIds,
  listIds,
  nonexistentRecordId,
  bugReportId,
  type Actor,
  type TestData,
} from './world.ts';

/** Parts of the request that tests one row of the table of access rules. */
interface RequestParts {
  params?: RequestInput['params'];
  query?: RequestInput['query'];
  fields?: Readonly<Record<string, unknown>>;
  headers?: RequestInput['headers'];
}

export const crossSiteHeaders = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

const validFields: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  updateProfile: { display_name: 'Changed' },
  createWishlist: { title: 'New' },
  updateWishlist: { title: 'Changed' },
  addItem: { name: 'New' },
  updateItem: { name: 'Changed' },
  previewItem: { url: 'http://127.0.0.1/' },
  changeItemState: { state: 'draft' },
  placeItem: { before: null },
  addItems: { items: [{ name: 'New' }] },
  copyItem: { item_id: itemIds.strangers },
  purchase: { purchased: true },
  createGift: { name: 'Tickets', for_name: 'Grandma' },
  setGiftBudget: { for_name: 'Grandma', amount: 100, currency: 'EUR' },
  updateGift: { stage: 'bought' },
  addIdea: { name: 'Kite' },
  purchaseShared: { purchased: true, name: 'Gina' },
  releaseAsGuest: { purchased: false },
  createBugReport: { title: 'Crash', description: 'On the second page' },
  updateBugReportStatus: { status: 'resolved' },
};

/**
 * Returns the uid and e-mail address that a test request of this caller contains. For a caller without an
 * account, returns those of the owner.
 */
export function getActorAccount({ people, unfinished }: TestData, actor: Actor): { uid: string; email: string } {
  if (actor === 'anonymous' || actor === 'guest' || actor === 'forged' || actor === 'expired') return people.owner;
  return actor === 'unfinished' ? unfinished : people[actor];
}

type Targets = Record<string, RequestParts>;

const mapValues = <Value>(record: Readonly<Record<string, Value>>, map: (value: Value) => RequestParts): Targets =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

const createReleaseTargets = (targets: Targets, fields: RequestParts['fields'] = {}): Targets =>
  Object.fromEntries(Object.entries(targets).map(([name, target]) => [`release-${name}`, { ...target, fields }]));

const createPublicListRequest = (fields: object): RequestParts => ({
  params: { id: listIds.public },
  fields: { ...fields },
});

function createGeneralTargets(world: TestData, actor: Actor): Targets {
  const { owner, friend, stranger, inactive } = world.people;
  const { deleted, unfinished } = world;
  const own = getActorAccount(world, actor);
  const ids = mapValues(
    {
      'public-list': listIds.public,
      'shared-list': listIds.private,
      'private-list': listIds.secret,
      'deleted-list': deleted.list,
      'strangers-list': listIds.strangers,
      'inactives-list': listIds.inactives,
      'missing-list': nonexistentRecordId,
      'sharees-gift': claimId,
      'missing-gift': nonexistentRecordId,
      'friends-report': bugReportId,
      'missing-report': nonexistentRecordId,
    },
    (id) => ({ params: { id } }),
  );
  const items = mapValues(
    {
      free: itemIds.free,
      private: itemIds.secret,
      strangers: itemIds.strangers,
      deleted: deleted.item,
      'of-deleted-list': deleted.itemOfList,
      hidden: itemIds.hidden,
      taken: itemIds.taken,
      'hidden-taken': itemIds.hiddenTaken,
      'switched-off': itemIds.switchedOff,
      inactives: itemIds.inactives,
      missing: nonexistentRecordId,
    },
    (id) => ({ params: { id } }),
  );
  const createShareRequest = ({ id }: { id: number }) =>
    createPublicListRequest({ is_public: false, shared_with_ids: [id] });
  return {
    '-': {},
    ...ids,
    ...items,
    ...createReleaseTargets(items, { purchased: false }),
    ...mapValues({ 'own-identity': own, 'owners-identity': owner, 'unfinished-identity': unfinished }, (identity) => ({
      fields: { firebase_uid: identity.uid, email: identity.email },
    })),
    ...mapValues({ 'own-uid': own.uid, 'owners-uid': owner.uid, 'unknown-uid': 'nobody' }, (uid) => ({
      params: { uid },
    })),
    ...mapValues(
      { owner: owner.id, stranger: stranger.id, inactive: inactive.id, nobody: nonexistentRecordId },
      (id) => ({
        params: { id },
        query: { friend_id: id },
      }),
    ),
    'strangers-item': createPublicListRequest({ item_id: itemIds.strangers }),
    'own-item': createPublicListRequest({ item_id: itemIds.free }),
    'missing-item': createPublicListRequest({ item_id: nonexistentRecordId }),
    'given-to-stranger': createPublicListRequest({ owner_id: stranger.id }),
    'shared-with-friend': createShareRequest(friend),
    'shared-with-stranger': createShareRequest(stranger),
    'owners-name': { fields: { owner_id: owner.id } },
    'for-somebody-else': { params: { id: itemIds.free }, fields: { purchased_by: friend.id } },
    'already-resolved': { fields: { status: 'resolved' } },
    'for-stranger': { fields: { for_user_id: stranger.id, for_name: undefined } },
    'sharees-idea': { params: { id: listIds.private, itemId: itemIds.idea } },
    'missing-idea': { params: { id: listIds.private, itemId: nonexistentRecordId } },
  };
}

/**
 * Requests for operations on items. The keys are targets in the column `on` of the access table, such as
 * `move-to-second`. The values are the list and item in the path, and the list to which the item moves.
 */
const createItemRequests = ({ deleted }: TestData): Targets =>
  mapValues<readonly [list: number, item: number, to?: number]>(
    {
      'its-list': [listIds.public, itemIds.free],
      'in-shared-list': [listIds.private, itemIds.hidden],
      'in-private-list': [listIds.secret, itemIds.secret],
      'in-deleted-list': [deleted.list, deleted.itemOfList],
      'in-inactives-list': [listIds.inactives, itemIds.inactives],
      'missing-list': [nonexistentRecordId, itemIds.free],
      'another-list': [listIds.second, itemIds.free],
      'strangers-item': [listIds.public, itemIds.strangers],
      'deleted-item': [listIds.public, deleted.item],
      'missing-item': [listIds.public, nonexistentRecordId],
      'move-to-second': [listIds.public, itemIds.free, listIds.second],
      'move-to-private': [listIds.public, itemIds.free, listIds.secret],
      'move-to-strangers': [listIds.public, itemIds.free, listIds.strangers],
      'move-to-deleted': [listIds.public, itemIds.free, deleted.list],
      'move-to-inactives': [listIds.public, itemIds.free, listIds.inactives],
      'move-to-nowhere': [listIds.public, itemIds.free, nonexistentRecordId],
    },
    ([id, itemId, to]) => ({
      params: { id, itemId },
      fields: { id: itemId, ...(to === undefined ? {} : { new_wishlist_id: to }) },
    }),
  );

/**
 * Requests for operations on share links, guests or invitations. The keys are targets in the column `on` of
 * the access table, such as `used-invitation`.
 */
function createSharedTargets(name: string, { tokens }: TestData): Targets {
  const { links, guest, invitations } = tokens;
  const missingToken = 'A'.repeat(24);
  const throughLink = (link: ShareLinkName, itemId: number = itemIds.free): RequestParts => ({
    params: { token: links[link].token, itemId },
  });
  const byGuest: RequestParts = { params: { token: guest.token, itemId: itemIds.guests } };
  const items = {
    free: throughLink('public'),
    taken: throughLink('public', itemIds.taken),
    guests: throughLink('private', itemIds.guests),
  };
  const invitationTargets = mapValues(
    {
      'owners-invitation': invitations.owners.token,
      'operators-invitation': invitations.operators.token,
      'strangers-invitation': invitations.strangers.token,
      'used-invitation': invitations.used.token,
      'expired-invitation': invitations.expired.token,
      'inactives-invitation': invitations.inactives.token,
      'missing-invitation': missingToken,
    },
    (token) => ({ params: { token } }),
  );
  const validRequests: Targets = {
    purchaseShared: items.free,
    releaseAsGuest: byGuest,
    deleteGuest: byGuest,
    rememberGuest: byGuest,
    blockInvitationMails: invitationTargets['strangers-invitation'] ?? {},
  };
  return {
    '-': {},
    ...items,
    ...createReleaseTargets(items, { purchased: false, name: undefined }),
    ...invitationTargets,
    'its-link': { params: { id: listIds.public, linkId: shareLinkIds.public } },
    'link-of-another-list': { params: { id: listIds.second, linkId: shareLinkIds.public } },
    'strangers-link': { params: { id: listIds.public, linkId: shareLinkIds.strangers } },
    'link-of-strangers-list': { params: { id: listIds.strangers, linkId: shareLinkIds.strangers } },
    'missing-lists-link': { params: { id: nonexistentRecordId, linkId: shareLinkIds.strangers } },
    'missing-link': {
      params: { id: listIds.public, linkId: nonexistentRecordId, token: missingToken, itemId: itemIds.free },
    },
    'public-link': throughLink('public'),
    giving: { ...throughLink('public'), query: { giving: 'true' } },
    'private-link': throughLink('private'),
    'reading-link': throughLink('reading'),
    'expired-link': throughLink('expired'),
    'inactives-link': throughLink('inactives', itemIds.inactives),
    'switched-off': throughLink('public', itemIds.switchedOff),
    'of-another-list': throughLink('public', itemIds.onSecond),
    'missing-item': throughLink('public', nonexistentRecordId),
    guest: byGuest,
    'of-another': { params: { token: guest.token, itemId: itemIds.taken } },
    claims: { ...byGuest, fields: { purchased: true } },
    'missing-guest': { params: { token: missingToken, itemId: itemIds.guests } },
    'by-mail': { fields: { email: 'new@example.com' } },
    'from-another-site': { ...validRequests[name], headers: crossSiteHeaders },
  };
}

const isSharingOperation = (name: string): boolean =>
  name !== 'listShareLinks' && name !== 'createShareLink' && /ShareLink|Shared|Guest|Invitation/.test(name);

const severalItemOperations = new Set(['moveItems', 'deleteItems']);
const itemOperations = new Set(['updateItem', 'deleteItem', 'changeItemState', 'placeItem', ...severalItemOperations]);

function listRequestTargets(name: string, world: TestData, actor: Actor): Targets {
  if (itemOperations.has(name)) return createItemRequests(world);
  return isSharingOperation(name) ? createSharedTargets(name, world) : createGeneralTargets(world, actor);
}

function createItemOperationBody(name: string, { id, ...fields }: Record<string, unknown>): Record<string, unknown> {
  if (!severalItemOperations.has(name)) return fields;
  return { item_ids: [id], ...(name === 'moveItems' ? { new_wishlist_id: listIds.second } : {}) };
}

interface CallWithTarget {
  name: string;
  call: ApiOperation;
  on: string;
}

export function createActorRequest({ name, call, on }: CallWithTarget, world: TestData, actor: Actor): RequestInput {
  const targets = listRequestTargets(name, world, actor);
  const extra = name === 'createUser' ? targets['own-identity']?.fields : {};
  const flags = { is_superuser: true, is_staff: true, is_active: true };
  const target = on === 'flags' ? { fields: { ...extra, ...flags } } : targets[on];
  if (!target) throw new Error(`Unknown record or situation: ${on}`);
  const fields: Record<string, unknown> = { ...validFields[name], ...target.fields };
  const { params = {}, query = {}, headers = {} } = target;
  if (call.form) {
    const texts = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value)]));
    return { params, form: createItemFormData(name === 'addItem' ? { name: texts['name'] ?? '' } : texts) };
  }
  const knownParameters = Object.entries(query).filter(([field]) => field in (call.query?.entries ?? {}));
  const body = itemOperations.has(name) ? createItemOperationBody(name, fields) : fields;
  return { params, query: Object.fromEntries(knownParameters), headers, ...(call.body ? { body } : {}) };
}
