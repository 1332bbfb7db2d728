import { calls } from '@wishwell/contract/calls.ts';
import type { TestApp } from './app.ts';
import { claimsOf, plantKey, type Sign } from './bearers.ts';
import { finishClaimEndings } from './finish-claim-endings.ts';
import { drawing } from './drawings.ts';
import { addItem, itemForm } from './items.ts';
import { signedIn, signUp, visitor, type Caller, type Person } from './person.ts';

/** Everybody who can stand in some way to Olga, whose lists these are. */
export const actors = [
  'owner',
  'sharee',
  'friend',
  'asked',
  'asker',
  'stranger',
  'staff',
  'superuser',
  'inactive',
  'unfinished',
  'anonymous',
  'forged',
  'expired',
] as const;
export type Actor = (typeof actors)[number];

/** Olga's, unless the name says otherwise. The private one is shared with the sharee, the secret one with nobody. */
export const lists = { public: 101, private: 102, second: 103, strangers: 104, inactives: 105, secret: 106 } as const;

/** Where each lies and what is special about it. */
export const items = {
  free: 201,
  hidden: 202,
  taken: 203,
  switchedOff: 204,
  hiddenTaken: 205,
  onSecond: 206,
  strangers: 207,
  inactives: 208,
  secret: 209,
} as const;

/** Keys of the pictures of two items; rows without files. */
export const images = { free: 'f0'.repeat(16), taken: '7a'.repeat(16) } as const;

export const report = 301;

/** No record of any kind has this id. */
export const nowhere = 999_999;

/** What was Olga's until she deleted it: the sharee had claimed both items. */
interface Deleted {
  /** Was private and shared. */
  list: number;
  /** Was on that list, and went with it. */
  itemOfList: number;
  /** Was on the public list. */
  item: number;
  /** The address of its picture, signed and not yet dead. */
  image: string;
}

export interface World {
  callers: Readonly<Record<Actor, Caller>>;
  people: Readonly<Record<Exclude<Actor, 'unfinished' | 'anonymous' | 'forged' | 'expired'>, Person>>;
  /** An identity without a user record. */
  unfinished: { uid: string; email: string; bearer: string; cookie: string };
  deleted: Deleted;
  /** Signs whatever a bearer is to say, with a key that the server takes for its own. */
  sign: Sign;
  /** Puts everything back to how it is described here, with the same ids and times. */
  reset(): Promise<void>;
}

/** Signs everybody up, and has Olga delete what is to be gone. Wants an app that nobody has used yet. */
export async function createWorld(app: Pick<TestApp, 'origin' | 'db'>): Promise<World> {
  const unfinished = await signUp(app, { name: 'Uma' });
  const { sign } = await plantKey(app);
  const [owner, sharee, friend, asked, asker, stranger, staff, superuser, inactive] = await Promise.all([
    signedIn(app, 'Olga'),
    signedIn(app, 'Sam'),
    signedIn(app, 'Finn'),
    signedIn(app, 'Pia'),
    signedIn(app, 'Quinn'),
    signedIn(app, 'Xenia'),
    signedIn(app, 'Stan'),
    signedIn(app, 'Una'),
    signedIn(app, 'Ina'),
  ]);
  const people = { owner, sharee, friend, asked, asker, stranger, staff, superuser, inactive };
  const now = Math.floor(Date.now() / 1000);
  const expired = await sign({ ...claimsOf(owner.bearer), iat: now - 660, exp: now - 60 });
  const callers = {
    ...people,
    unfinished: visitor(app, unfinished.bearer),
    anonymous: visitor(app),
    forged: visitor(app, `${owner.bearer.slice(0, -8)}AAAAAAAA`),
    expired: visitor(app, expired),
  };
  const reset = async (): Promise<void> => {
    await finishClaimEndings(app.db);
    await app.db.pool.query(worldOf(people, unfinished.uid));
  };
  await reset();
  const deleted = await makeAndDelete(people);
  return { callers, people, unfinished, deleted, sign, reset };
}

async function makeAndDelete({ owner, sharee }: World['people']): Promise<Deleted> {
  const body = { title: 'Past', is_public: false, shared_with_ids: [sharee.id] };
  const { id: list } = await owner.does(calls.createWishlist, { body });
  const { id: itemOfList } = await addItem(owner, list, 'Vase');
  const form = itemForm({ name: 'Bowl' }, new Blob([await drawing()]));
  const { id: item, image_url: image } = await owner.does(calls.addItem, { params: { id: lists.public }, form });
  for (const id of [itemOfList, item]) {
    await sharee.does(calls.purchase, { params: { id }, body: { purchased: true } });
  }
  await owner.does(calls.deleteItem, { params: { id: lists.public, itemId: item } });
  await owner.does(calls.deleteWishlist, { params: { id: list } });
  return { list, itemOfList, item, image };
}

const then = `'2026-01-01T12:00:00Z'`;

const friendship = (status: 'friends' | 'pending', requester: Person, other: Person): string =>
  `(${Math.min(requester.id, other.id)}, ${Math.max(requester.id, other.id)}, '${status}', ${requester.id}, ${then})`;

const bearersFrom = ({ id, bearer }: Person): string => `(${id}, ${Number(claimsOf(bearer)['bearers_from'] ?? 0)})`;

function worldOf({ owner, sharee, friend, ...people }: World['people'], unfinishedUid: string): string {
  return `
    delete from friendships; delete from friend_requests; delete from wishlists; delete from ended_claims;
    delete from pictures; delete from bug_reports; delete from idempotency_keys; delete from rate_counts;
    delete from users where uid = '${unfinishedUid}';
    update users set display_name = initcap(split_part(email, '.', 1)), avatar = 'gray', version = 1,
      created_at = ${then},
      is_staff = id = ${people.staff.id}, is_superuser = id = ${people.superuser.id},
      is_active = id <> ${people.inactive.id};
    -- The bearers of the world stay good: each carries the value that its holder had.
    update users set bearers_from = timestamptz 'epoch' + held.microseconds * interval '1 microsecond'
      from (values ${Object.values({ owner, sharee, friend, ...people })
        .map(bearersFrom)
        .join(', ')}) held(id, microseconds)
      where users.id = held.id;
    insert into friendships (low_id, high_id, status, requester_id, created_at) values
      ${friendship('friends', owner, sharee)}, ${friendship('friends', friend, owner)},
      ${friendship('friends', people.inactive, owner)}, ${friendship('friends', people.inactive, friend)},
      ${friendship('pending', owner, people.asked)}, ${friendship('pending', people.asker, owner)};
    insert into wishlists (id, owner_id, title, is_public, created_at) overriding system value values
      (${lists.public}, ${owner.id}, 'Winter', true, ${then}), (${lists.private}, ${owner.id}, 'Baby', false, ${then}),
      (${lists.second}, ${owner.id}, 'Later', true, ${then}),
      (${lists.strangers}, ${people.stranger.id}, 'Boat', true, ${then}),
      (${lists.inactives}, ${people.inactive.id}, 'Garden', true, ${then}),
      (${lists.secret}, ${owner.id}, 'Attic', false, ${then});
    insert into wishlist_shares (wishlist_id, user_id) values (${lists.private}, ${sharee.id});
    insert into items (id, wishlist_id, name, price, is_available, created_at) overriding system value values
      (${items.free}, ${lists.public}, 'Mug', 38, true, ${then}), (${items.hidden}, ${lists.private}, 'Cot', 0, true, ${then}),
      (${items.taken}, ${lists.public}, 'Lamp', 9.5, true, ${then}), (${items.switchedOff}, ${lists.public}, 'Hat', 0, false, ${then}),
      (${items.hiddenTaken}, ${lists.private}, 'Pram', 0, true, ${then}), (${items.onSecond}, ${lists.second}, 'Kite', 0, true, ${then}),
      (${items.strangers}, ${lists.strangers}, 'Oar', 0, true, ${then}), (${items.inactives}, ${lists.inactives}, 'Rake', 0, true, ${then}),
      (${items.secret}, ${lists.secret}, 'Trunk', 0, true, ${then});
    insert into pictures (key, item_id, attached, created_at) values
      ('${images.free}', ${items.free}, true, ${then}), ('${images.taken}', ${items.taken}, true, ${then});
    insert into claims (item_id, giver_id, created_at) values
      (${items.taken}, ${sharee.id}, ${then}), (${items.hiddenTaken}, ${sharee.id}, ${then});
    insert into bug_reports (id, user_id, title, description, created_at) overriding system value values
      (${report}, ${friend.id}, 'Typo', 'On the first page', ${then});
    select setval(pg_get_serial_sequence('wishlists', 'id'), 1100), setval(pg_get_serial_sequence('items', 'id'), 2100),
      setval(pg_get_serial_sequence('bug_reports', 'id'), 3000);`;
}
