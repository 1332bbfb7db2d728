import type { Call } from '@wishwell/contract/calls.ts';
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
const contents: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
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
export function ownIdentity({ people, unfinished }: World, actor: Actor): { uid: string; email: string } {
  if (actor === 'anonymous' || actor === 'forged' || actor === 'expired') return people.owner;
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
    'shared-list': listParams(lists.private),
    'private-list': listParams(lists.secret),
    'deleted-list': listParams(world.deleted.list),
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
    stranger: { params: { id: stranger.id } },
    free: claim(items.free),
    private: claim(items.secret),
    strangers: claim(items.strangers),
    deleted: claim(world.deleted.item),
    'of-deleted-list': claim(world.deleted.itemOfList),
    hidden: claim(items.hidden),
    taken: claim(items.taken),
    'hidden-taken': claim(items.hiddenTaken),
    'switched-off': claim(items.switchedOff),
    inactives: claim(items.inactives),
    missing: claim(nowhere),
    'release-free': release(items.free),
    'release-taken': release(items.taken),
    'release-hidden-taken': release(items.hiddenTaken),
    'release-private': release(items.secret),
    'release-strangers': release(items.strangers),
    'release-deleted': release(world.deleted.item),
    'release-of-deleted-list': release(world.deleted.itemOfList),
    'release-inactives': release(items.inactives),
    'release-missing': release(nowhere),
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
const itemTargets = ({ deleted }: World): Record<string, Target> => ({
  'its-list': onList(lists.public, items.free),
  'in-shared-list': onList(lists.private, items.hidden),
  'in-private-list': onList(lists.secret, items.secret),
  'in-deleted-list': onList(deleted.list, deleted.itemOfList),
  'in-inactives-list': onList(lists.inactives, items.inactives),
  'missing-list': onList(nowhere, items.free),
  'another-list': onList(lists.second, items.free),
  'strangers-item': onList(lists.public, items.strangers),
  'deleted-item': onList(lists.public, deleted.item),
  'missing-item': onList(lists.public, nowhere),
  'move-to-second': onList(lists.public, items.free, { new_wishlist_id: lists.second }),
  'move-to-private': onList(lists.public, items.free, { new_wishlist_id: lists.secret }),
  'move-to-strangers': onList(lists.public, items.free, { new_wishlist_id: lists.strangers }),
  'move-to-deleted': onList(lists.public, items.free, { new_wishlist_id: deleted.list }),
  'move-to-inactives': onList(lists.public, items.free, { new_wishlist_id: lists.inactives }),
  'move-to-nowhere': onList(lists.public, items.free, { new_wishlist_id: nowhere }),
});

/** A rule about a call of the product. */
interface CallOnSomething {
  name: string;
  call: Call;
  on: string;
}

/** What `actor` sends for one row of the table. */
export function requestOf({ name, call, on }: CallOnSomething, world: World, actor: Actor): Sent {
  const flags = { is_superuser: true, is_staff: true, is_active: true };
  const extra: Target = name === 'createUser' ? creationOf(ownIdentity(world, actor)) : {};
  const isItem = name === 'updateItem' || name === 'deleteItem';
  const targets = isItem ? itemTargets(world) : targetsOf(world, actor);
  const target = on === 'flags' ? { fields: { ...extra.fields, ...flags } } : targets[on];
  if (!target) throw new Error(`What is ${on}?`);
  const fields = { ...contents[name], ...target.fields };
  const { params = {}, query = {} } = target;
  if (call.form) {
    const texts = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value)]));
    return { params, form: itemForm(name === 'addItem' ? { name: texts['name'] ?? '' } : texts) };
  }
  const known = Object.entries(query).filter(([field]) => field in (call.query?.entries ?? {}));
  return { params, query: Object.fromEntries(known), ...(call.body ? { body: fields } : {}) };
}
