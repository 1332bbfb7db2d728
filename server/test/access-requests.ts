import type { CallName } from '@wishwell/contract/calls.ts';
import type { Rule } from './access-rules.ts';
import { itemForm } from './items.ts';
import type { Sent } from './person.ts';
import { items, lists, nowhere, report, type Actor, type World } from './world.ts';

/** What a row of the table sends; `fields` go into the body or the form, whichever the call takes. */
interface Target {
  params?: Sent['params'];
  query?: Sent['query'];
  fields?: Readonly<Record<string, unknown>>;
}

/** What each call sends besides. */
const contents: Partial<Record<CallName, Readonly<Record<string, unknown>>>> = {
  updateProfile: { display_name: 'Changed' },
  createWishlist: { title: 'New' },
  updateWishlist: { title: 'Changed' },
  addItem: { name: 'New' },
  updateItem: { name: 'Changed' },
  purchase: { purchased: true },
  createBugReport: { title: 'Crash', description: 'On the second page' },
  updateBugReportStatus: { status: 'resolved' },
};

/** The uid and the address of whoever asks; of the owner for those who have none. */
function ownIdentity({ people, unfinished }: World, actor: Actor): { uid: string; email: string } {
  if (actor === 'anonymous' || actor === 'forged') return people.owner;
  return actor === 'unfinished' ? unfinished : people[actor];
}

const creationOf = ({ uid, email }: { uid: string; email: string }): Target => ({
  fields: { firebase_uid: uid, email },
});

const listParams = (id: number): Target => ({ params: { id } });
const claim = (id: number): Target => ({ params: { id } });
const release = (id: number): Target => ({ params: { id }, fields: { purchased: false } });

function targetsOf(world: World, actor: Actor): Record<string, Target> {
  const { owner, friend, stranger, inactive } = world.people;
  const own = ownIdentity(world, actor);
  return {
    '-': {},
    'own-identity': creationOf(own),
    'owners-identity': creationOf(owner),
    'unfinished-identity': creationOf(world.unfinished),
    'own-uid': { params: { uid: own.uid } },
    'owners-uid': { params: { uid: owner.uid } },
    'unknown-uid': { params: { uid: 'nobody' } },
    'public-list': listParams(lists.public),
    'private-list': listParams(lists.private),
    'strangers-list': listParams(lists.strangers),
    'inactives-list': listParams(lists.inactives),
    'missing-list': listParams(nowhere),
    'owners-name': { fields: { owner_id: owner.id } },
    'given-to-stranger': { ...listParams(lists.public), fields: { owner_id: stranger.id } },
    'shared-with-friend': { ...listParams(lists.public), fields: { is_public: false, shared_with_ids: [friend.id] } },
    'shared-with-stranger': {
      ...listParams(lists.public),
      fields: { is_public: false, shared_with_ids: [stranger.id] },
    },
    owner: { params: { id: owner.id }, query: { friend_id: owner.id } },
    inactive: { params: { id: inactive.id }, query: { friend_id: inactive.id } },
    nobody: { params: { id: nowhere }, query: { friend_id: nowhere } },
    free: claim(items.free),
    hidden: claim(items.hidden),
    taken: claim(items.taken),
    'hidden-taken': claim(items.hiddenTaken),
    'switched-off': claim(items.switchedOff),
    inactives: claim(items.inactives),
    missing: claim(nowhere),
    'release-free': release(items.free),
    'release-taken': release(items.taken),
    'release-hidden-taken': release(items.hiddenTaken),
    'for-somebody-else': { ...claim(items.free), fields: { purchased_by: friend.id } },
    'already-resolved': { fields: { status: 'resolved' } },
    'friends-report': { params: { id: report } },
    'missing-report': { params: { id: nowhere } },
  };
}

const onList = (id: number, itemId: number, fields: object = {}): Target => ({
  params: { id, itemId },
  fields: { id: itemId, ...fields },
});

/** An item is named by its list and itself; a move names a second list. */
const itemTargets: Record<string, Target> = {
  'its-list': onList(lists.public, items.free),
  'another-list': onList(lists.second, items.free),
  'strangers-item': onList(lists.public, items.strangers),
  'missing-item': onList(lists.public, nowhere),
  'move-to-second': onList(lists.public, items.free, { new_wishlist_id: lists.second }),
  'move-to-strangers': onList(lists.public, items.free, { new_wishlist_id: lists.strangers }),
  'move-to-nowhere': onList(lists.public, items.free, { new_wishlist_id: nowhere }),
};

/** What `actor` sends for one row of the table. */
export function requestOf({ name, call, on }: Rule, world: World, actor: Actor): Sent {
  const flags = { is_superuser: true, is_staff: true, is_active: true };
  const extra: Target = name === 'createUser' ? creationOf(ownIdentity(world, actor)) : {};
  const target =
    on === 'flags' ? { fields: { ...extra.fields, ...flags } } : { ...targetsOf(world, actor), ...itemTargets }[on];
  if (!target) throw new Error(`What is ${on}?`);
  const fields = { ...contents[name], ...target.fields };
  const { params = {}, query = {} } = target;
  if (call.form) {
    const texts = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value)]));
    return { params, form: itemForm(name === 'addItem' ? { name: texts['name'] ?? '' } : texts) };
  }
  return { params, query: call.query ? query : {}, ...(call.body ? { body: fields } : {}) };
}
