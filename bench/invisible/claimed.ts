import { calls, type Call } from '@wishwell/contract/calls.ts';
import type { Database } from '../../server/src/database/database.ts';
import { createItemFormData } from '../../server/test/items.ts';
import { createBearerRenewer, type Person, type RequestInput, signUpPerson } from '../../server/test/person.ts';
import { median } from '../table.ts';

/** Number of items on the measured list: one below the quota, so that the owner can add an item. */
const CLAIMED_ITEM_COUNT = 999;
const WARM_UP_PAIRS = 3;

/**
 * Test data of one owner: a long list, and a friend who has claimed either all items on this list or none.
 */
interface OwnerTestData {
  owner: Person;
  friend: Person;
  /**
   * Ids of the long list, of a private list, and of the first item on the long list. `reset` changes these
   * ids.
   */
  list: number;
  attic: number;
  item: number;
}

/**
 * A measured request of an owner. If `before` is set, the benchmark sends this request first and does not
 * measure its time.
 */
export interface OwnerAction {
  name: string;
  /** Whether the action ends the claims. Its response time then grows by milliseconds for many claims. */
  endsClaims?: boolean;
  /** Whether the list is private and shared with the friend; otherwise the list is public. */
  isShared?: boolean;
  before?: (world: OwnerTestData) => [Call, RequestInput];
  measured: (world: OwnerTestData) => [Call, RequestInput];
}

const createSaveListRequest = ({ list }: OwnerTestData, body: object): [Call, RequestInput] => [
  calls.updateWishlist,
  { params: { id: list }, body: { title: 'Winter', ...body } },
];
const createSaveItemRequest = ({ list, item }: OwnerTestData, fields: Record<string, string>): [Call, RequestInput] => [
  calls.updateItem,
  { params: { id: list }, form: createItemFormData({ id: String(item), name: 'Item', ...fields }) },
];
const createDeleteListRequest = ({ list }: OwnerTestData): [Call, RequestInput] => [
  calls.deleteWishlist,
  { params: { id: list } },
];
const createDeleteItemRequest = ({ list, item }: OwnerTestData): [Call, RequestInput] => [
  calls.deleteItem,
  { params: { id: list, itemId: item } },
];
const createUnfriendRequest = ({ friend }: OwnerTestData): [Call, RequestInput] => [
  calls.revokeFriend,
  { query: { friend_id: friend.id } },
];
const createHideListRequest = (world: OwnerTestData): [Call, RequestInput] =>
  createSaveListRequest(world, { is_public: false });
const createReadListRequest = ({ list }: OwnerTestData): [Call, RequestInput] => [
  calls.getWishlist,
  { params: { id: list } },
];
const createReadAllListsRequest = (): [Call, RequestInput] => [calls.listWishlists, {}];

/** All measured actions of an owner. Some actions read a list right after a change that ends claims. */
export const ownerActions: readonly OwnerAction[] = [
  { name: 'reads the list', measured: createReadListRequest },
  { name: 'renames it', measured: (world) => createSaveListRequest(world, { title: 'Spring' }) },
  { name: 'makes it private', endsClaims: true, measured: createHideListRequest },
  { name: 'reads it right after making it private', before: createHideListRequest, measured: createReadListRequest },
  { name: 'makes it public', isShared: true, measured: (world) => createSaveListRequest(world, { is_public: true }) },
  {
    name: 'shares it',
    measured: (world) => createSaveListRequest(world, { is_public: false, shared_with_ids: [world.friend.id] }),
  },
  {
    name: 'un-shares it',
    endsClaims: true,
    isShared: true,
    measured: (world) => createSaveListRequest(world, { shared_with_ids: [] }),
  },
  { name: 'deletes it', endsClaims: true, measured: createDeleteListRequest },
  {
    name: 'reads all lists right after deleting it',
    before: createDeleteListRequest,
    measured: createReadAllListsRequest,
  },
  {
    name: 'adds an item',
    measured: ({ list }) => [calls.addItem, { params: { id: list }, form: createItemFormData({ name: 'Item' }) }],
  },
  { name: 'edits an item', measured: (world) => createSaveItemRequest(world, { price: '12' }) },
  { name: 'switches an item off', measured: (world) => createSaveItemRequest(world, { is_available: 'false' }) },
  {
    name: 'moves an item out of sight',
    endsClaims: true,
    measured: (world) => createSaveItemRequest(world, { new_wishlist_id: String(world.attic) }),
  },
  { name: 'deletes an item', endsClaims: true, measured: createDeleteItemRequest },
  { name: 'un-friends the giver', endsClaims: true, measured: createUnfriendRequest },
  {
    name: 'reads all lists right after un-friending',
    before: createUnfriendRequest,
    measured: createReadAllListsRequest,
  },
];

/** Returns SQL that deletes the lists of an owner and creates them again. */
const createResetListsSql = ({ owner, friend }: OwnerTestData, isClaimed: boolean, isShared: boolean): string => `
  delete from claims;
  delete from wishlists where owner_id = ${owner.id};
  insert into friendships (low_id, high_id, status, requester_id)
    values (${Math.min(owner.id, friend.id)}, ${Math.max(owner.id, friend.id)}, 'friends', ${owner.id})
    on conflict do nothing;
  insert into wishlists (owner_id, title, is_public) values (${owner.id}, 'Attic', false);
  with list as (insert into wishlists (owner_id, title, is_public) values (${owner.id}, 'Winter', ${!isShared}) returning id)
  insert into items (wishlist_id, name) select id, 'Item' from list, generate_series(1, ${CLAIMED_ITEM_COUNT});
  insert into wishlist_shares (wishlist_id, user_id)
    select id, ${friend.id} from wishlists where owner_id = ${owner.id} and title = 'Winter' and ${isShared};
  insert into claims (item_id, giver_id)
    select i.id, ${friend.id} from items i join wishlists w on w.id = i.wishlist_id
    where w.owner_id = ${owner.id} and ${isClaimed};`;

const ownerListIdsQuery = `
  select max(w.id) filter (where w.title = 'Winter') as list, max(w.id) filter (where w.title = 'Attic') as attic,
    (select min(i.id) from items i where i.wishlist_id = max(w.id) filter (where w.title = 'Winter')) as item
  from wishlists w where w.owner_id = $1`;

/**
 * Creates the lists of both owners again, with claims only on the list of one owner. Runs `vacuum`, so that
 * deleted rows do not slow down one of the lists.
 */
async function recreateOwnerLists(
  db: Database,
  worlds: readonly OwnerTestData[],
  claimed: OwnerTestData,
  isShared: boolean,
): Promise<void> {
  for (const world of worlds) {
    await db.pool.query(createResetListsSql(world, world === claimed, isShared));
    const { rows } = await db.pool.query<Pick<OwnerTestData, 'list' | 'attic' | 'item'>>(ownerListIdsQuery, [
      world.owner.id,
    ]);
    Object.assign(world, rows[0]);
  }
  await db.pool.query('vacuum analyze items, claims');
}

async function sendTimedRequest(world: OwnerTestData, [call, sent]: [Call, RequestInput]): Promise<number> {
  const startedAt = performance.now();
  const reply = await world.owner.tries(call, sent);
  if (reply.status >= 300) throw new Error(`${call.method} ${call.path}: ${reply.status} ${reply.text}`);
  return performance.now() - startedAt;
}

/**
 * Signs up two owners with one friend each. For each measurement, the friend of one owner has claimed all
 * items, and the friend of the other owner has claimed none.
 */
export async function createOwnersTestData(app: {
  origin: string;
}): Promise<{ worlds: OwnerTestData[]; renew: () => Promise<void> }> {
  const [ana, ben, cleo, dan] = [
    await signUpPerson(app, 'Ana'),
    await signUpPerson(app, 'Ben'),
    await signUpPerson(app, 'Cleo'),
    await signUpPerson(app, 'Dan'),
  ];
  const empty = { list: 0, attic: 0, item: 0 };
  const worlds = [
    { owner: ana, friend: ben, ...empty },
    { owner: cleo, friend: dan, ...empty },
  ];
  return { worlds, renew: createBearerRenewer(app, [ana, cleo]) };
}

/**
 * Returns the median times of an action in milliseconds, on claimed and on unclaimed lists. `random` returns
 * numbers in [0, 1) that decide which of the two lists is measured first in a pair.
 */
export async function timeOnClaimedAndUnclaimedLists(
  { worlds, renew }: Awaited<ReturnType<typeof createOwnersTestData>>,
  db: Database,
  { isShared = false, before, measured }: OwnerAction,
  pairs: number,
  random: () => number,
): Promise<{ claimed: number; unclaimed: number }> {
  const times: { claimed: number[]; unclaimed: number[] } = { claimed: [], unclaimed: [] };
  for (let pair = -WARM_UP_PAIRS; pair < pairs; pair += 1) {
    await renew();
    const order: (keyof typeof times)[] = ['claimed', 'unclaimed'];
    if (random() < 0.5) order.reverse();
    for (const [at, variant] of order.entries()) {
      const [world, other] = (at + pair + WARM_UP_PAIRS) % 2 === 0 ? worlds : [worlds[1], worlds[0]];
      if (!world || !other) throw new Error('There are two owners');
      await recreateOwnerLists(db, worlds, variant === 'claimed' ? world : other, isShared);
      await sendTimedRequest(world, createReadListRequest(world));
      if (before) await sendTimedRequest(world, before(world));
      const durationMs = await sendTimedRequest(world, measured(world));
      if (pair >= 0) times[variant].push(durationMs);
    }
  }
  return { claimed: median(times.claimed), unclaimed: median(times.unclaimed) };
}
