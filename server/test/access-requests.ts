import type { Call } from '@wishwell/contract/calls.ts';
import { createItemFormData } from './items.ts';
import type { RequestInput } from './person.ts';
import { sharingOperations, type RequestParts, createSharedTargets } from './shared-requests.ts';
import { claimId, itemIds, listIds, missingId, reportId, type Actor, type TestData } from './world.ts';

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
 * Returns the uid and e-mail address of a caller. If the caller has no account, returns those of the list
 * owner.
 */
export function getActorIdentity({ people, unfinished }: TestData, actor: Actor): { uid: string; email: string } {
  if (actor === 'anonymous' || actor === 'guest' || actor === 'forged' || actor === 'expired') return people.owner;
  return actor === 'unfinished' ? unfinished : people[actor];
}

const createNewUserRequest = ({ uid, email }: { uid: string; email: string }): RequestParts => ({
  fields: { firebase_uid: uid, email },
});

const createListRequest = (id: number): RequestParts => ({ params: { id } });
const createClaimRequest = (id: number): RequestParts => ({ params: { id } });
const createReleaseRequest = (id: number): RequestParts => ({ params: { id }, fields: { purchased: false } });

function createGeneralTargets(world: TestData, actor: Actor): Record<string, RequestParts> {
  const { owner, friend, stranger, inactive } = world.people;
  const own = getActorIdentity(world, actor);
  return {
    '-': {},
    'own-identity': createNewUserRequest(own),
    'owners-identity': createNewUserRequest(owner),
    'unfinished-identity': createNewUserRequest(world.unfinished),
    'own-uid': { params: { uid: own.uid } },
    'owners-uid': { params: { uid: owner.uid } },
    'unknown-uid': { params: { uid: 'nobody' } },
    'public-list': createListRequest(listIds.public),
    'shared-list': createListRequest(listIds.private),
    'private-list': createListRequest(listIds.secret),
    'deleted-list': createListRequest(world.deleted.list),
    'strangers-list': createListRequest(listIds.strangers),
    'inactives-list': createListRequest(listIds.inactives),
    'missing-list': createListRequest(missingId),
    'strangers-item': { ...createListRequest(listIds.public), fields: { item_id: itemIds.strangers } },
    'own-item': { ...createListRequest(listIds.public), fields: { item_id: itemIds.free } },
    'missing-item': { ...createListRequest(listIds.public), fields: { item_id: missingId } },
    'owners-name': { fields: { owner_id: owner.id } },
    'given-to-stranger': { ...createListRequest(listIds.public), fields: { owner_id: stranger.id } },
    'shared-with-friend': {
      ...createListRequest(listIds.public),
      fields: { is_public: false, shared_with_ids: [friend.id] },
    },
    'shared-with-stranger': {
      ...createListRequest(listIds.public),
      fields: { is_public: false, shared_with_ids: [stranger.id] },
    },
    owner: { params: { id: owner.id }, query: { friend_id: owner.id } },
    inactive: { params: { id: inactive.id }, query: { friend_id: inactive.id } },
    nobody: { params: { id: missingId }, query: { friend_id: missingId } },
    stranger: { params: { id: stranger.id } },
    free: createClaimRequest(itemIds.free),
    private: createClaimRequest(itemIds.secret),
    strangers: createClaimRequest(itemIds.strangers),
    deleted: createClaimRequest(world.deleted.item),
    'of-deleted-list': createClaimRequest(world.deleted.itemOfList),
    hidden: createClaimRequest(itemIds.hidden),
    taken: createClaimRequest(itemIds.taken),
    'hidden-taken': createClaimRequest(itemIds.hiddenTaken),
    'switched-off': createClaimRequest(itemIds.switchedOff),
    inactives: createClaimRequest(itemIds.inactives),
    missing: createClaimRequest(missingId),
    'release-free': createReleaseRequest(itemIds.free),
    'release-taken': createReleaseRequest(itemIds.taken),
    'release-hidden-taken': createReleaseRequest(itemIds.hiddenTaken),
    'release-private': createReleaseRequest(itemIds.secret),
    'release-strangers': createReleaseRequest(itemIds.strangers),
    'release-deleted': createReleaseRequest(world.deleted.item),
    'release-of-deleted-list': createReleaseRequest(world.deleted.itemOfList),
    'release-inactives': createReleaseRequest(itemIds.inactives),
    'release-missing': createReleaseRequest(missingId),
    'for-somebody-else': { ...createClaimRequest(itemIds.free), fields: { purchased_by: friend.id } },
    'already-resolved': { fields: { status: 'resolved' } },
    'sharees-gift': { params: { id: claimId } },
    'missing-gift': { params: { id: missingId } },
    'for-stranger': { fields: { for_user_id: stranger.id, for_name: undefined } },
    'sharees-idea': { params: { id: listIds.private, itemId: itemIds.idea } },
    'missing-idea': { params: { id: listIds.private, itemId: missingId } },
    'friends-report': { params: { id: reportId } },
    'missing-report': { params: { id: missingId } },
  };
}

const createItemRequest = (id: number, itemId: number, fields: object = {}): RequestParts => ({
  params: { id, itemId },
  fields: { id: itemId, ...fields },
});

/**
 * Path parameters and bodies of operations on items. Paths contain the ids of list and item. A request to
 * move an item also contains the target list.
 */
const createItemRequests = ({ deleted }: TestData): Record<string, RequestParts> => ({
  'its-list': createItemRequest(listIds.public, itemIds.free),
  'in-shared-list': createItemRequest(listIds.private, itemIds.hidden),
  'in-private-list': createItemRequest(listIds.secret, itemIds.secret),
  'in-deleted-list': createItemRequest(deleted.list, deleted.itemOfList),
  'in-inactives-list': createItemRequest(listIds.inactives, itemIds.inactives),
  'missing-list': createItemRequest(missingId, itemIds.free),
  'another-list': createItemRequest(listIds.second, itemIds.free),
  'strangers-item': createItemRequest(listIds.public, itemIds.strangers),
  'deleted-item': createItemRequest(listIds.public, deleted.item),
  'missing-item': createItemRequest(listIds.public, missingId),
  'move-to-second': createItemRequest(listIds.public, itemIds.free, { new_wishlist_id: listIds.second }),
  'move-to-private': createItemRequest(listIds.public, itemIds.free, { new_wishlist_id: listIds.secret }),
  'move-to-strangers': createItemRequest(listIds.public, itemIds.free, { new_wishlist_id: listIds.strangers }),
  'move-to-deleted': createItemRequest(listIds.public, itemIds.free, { new_wishlist_id: deleted.list }),
  'move-to-inactives': createItemRequest(listIds.public, itemIds.free, { new_wishlist_id: listIds.inactives }),
  'move-to-nowhere': createItemRequest(listIds.public, itemIds.free, { new_wishlist_id: missingId }),
});

const severalItemOperations = new Set(['moveItems', 'deleteItems']);
const itemOperations = new Set(['updateItem', 'deleteItem', 'changeItemState', 'placeItem', ...severalItemOperations]);

function listRequestTargets(name: string, world: TestData, actor: Actor): Record<string, RequestParts> {
  if (itemOperations.has(name)) return createItemRequests(world);
  return sharingOperations.has(name) ? createSharedTargets(name, world) : createGeneralTargets(world, actor);
}

function createItemOperationBody(name: string, { id, ...fields }: Record<string, unknown>): Record<string, unknown> {
  if (!severalItemOperations.has(name)) return fields;
  return { item_ids: [id], ...(name === 'moveItems' ? { new_wishlist_id: listIds.second } : {}) };
}

interface CallWithTarget {
  name: string;
  call: Call;
  on: string;
}

export function createActorRequest({ name, call, on }: CallWithTarget, world: TestData, actor: Actor): RequestInput {
  const flags = { is_superuser: true, is_staff: true, is_active: true };
  const extra: RequestParts = name === 'createUser' ? createNewUserRequest(getActorIdentity(world, actor)) : {};
  const targets = listRequestTargets(name, world, actor);
  const target = on === 'flags' ? { fields: { ...extra.fields, ...flags } } : targets[on];
  if (!target) throw new Error(`What is ${on}?`);
  const fields: Record<string, unknown> = { ...validFields[name], ...target.fields };
  const { params = {}, query = {}, headers = {} } = target;
  if (call.form) {
    const texts = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value)]));
    return { params, form: createItemFormData(name === 'addItem' ? { name: texts['name'] ?? '' } : texts) };
  }
  const known = Object.entries(query).filter(([field]) => field in (call.query?.entries ?? {}));
  const body = itemOperations.has(name) ? createItemOperationBody(name, fields) : fields;
  return { params, query: Object.fromEntries(known), headers, ...(call.body ? { body } : {}) };
}
