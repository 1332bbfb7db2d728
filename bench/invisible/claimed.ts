import { calls, type Call } from '@wishwell/contract/calls.ts';
import type { Database } from '../../server/src/database/database.ts';
import { itemForm } from '../../server/test/items.ts';
import { keepBearers, type Person, type Sent, signedIn } from '../../server/test/person.ts';
import { median } from '../table.ts';

/** Items of the list, all of which are claimed or none. One below the quota, so that one may be added. */
const CLAIMS = 999;
/** Pairs that only warm up. */
const WARM_UP = 3;

/** An owner with one long list, and the friend who has claimed all of it or nothing. */
interface World {
  owner: Person;
  friend: Person;
  /** The long list, a private one, and the first item of the long list; new for every request. */
  list: number;
  attic: number;
  item: number;
}

/** Something an owner does, and what is done beforehand without being measured. */
export interface OwnerAction {
  name: string;
  /** Whether the list is shared with the friend instead of public. */
  isShared?: boolean;
  before?: (world: World) => [Call, Sent];
  measured: (world: World) => [Call, Sent];
}

const save = ({ list }: World, body: object): [Call, Sent] => [
  calls.updateWishlist,
  { params: { id: list }, body: { title: 'Winter', ...body } },
];
const saveItem = ({ list, item }: World, fields: Record<string, string>): [Call, Sent] => [
  calls.updateItem,
  { params: { id: list }, form: itemForm({ id: String(item), name: 'Item', ...fields }) },
];
const deleteList = ({ list }: World): [Call, Sent] => [calls.deleteWishlist, { params: { id: list } }];
const deleteItem = ({ list, item }: World): [Call, Sent] => [calls.deleteItem, { params: { id: list, itemId: item } }];
const unfriend = ({ friend }: World): [Call, Sent] => [calls.revokeFriend, { query: { friend_id: friend.id } }];
const hide = (world: World): [Call, Sent] => save(world, { is_public: false });
const read = ({ list }: World): [Call, Sent] => [calls.getWishlist, { params: { id: list } }];
const readAll = (): [Call, Sent] => [calls.listWishlists, {}];

/** Every action of an owner, and the next request after those that end claims in the background. */
export const ownerActions: readonly OwnerAction[] = [
  { name: 'reads the list', measured: read },
  { name: 'renames it', measured: (world) => save(world, { title: 'Spring' }) },
  { name: 'makes it private', measured: hide },
  { name: 'reads it right after making it private', before: hide, measured: read },
  { name: 'makes it public', isShared: true, measured: (world) => save(world, { is_public: true }) },
  { name: 'shares it', measured: (world) => save(world, { is_public: false, shared_with_ids: [world.friend.id] }) },
  { name: 'un-shares it', isShared: true, measured: (world) => save(world, { shared_with_ids: [] }) },
  { name: 'deletes it', measured: deleteList },
  { name: 'reads all lists right after deleting it', before: deleteList, measured: readAll },
  {
    name: 'adds an item',
    measured: ({ list }) => [calls.addItem, { params: { id: list }, form: itemForm({ name: 'Item' }) }],
  },
  { name: 'edits an item', measured: (world) => saveItem(world, { price: '12' }) },
  { name: 'switches an item off', measured: (world) => saveItem(world, { is_available: 'false' }) },
  {
    name: 'moves an item out of sight',
    measured: (world) => saveItem(world, { new_wishlist_id: String(world.attic) }),
  },
  { name: 'deletes an item', measured: deleteItem },
  { name: 'un-friends the giver', measured: unfriend },
  { name: 'reads all lists right after un-friending', before: unfriend, measured: readAll },
];

/** One statement; the rows of requests to end claims are locked while the server works on them, and are deleted first. */
const resetOf = ({ owner, friend }: World, isClaimed: boolean, isShared: boolean): string => `
  delete from claim_endings; delete from ended_claims;
  delete from items where wishlist_id is null;
  delete from wishlists where owner_id is null or owner_id = ${owner.id};
  insert into friendships (low_id, high_id, status, requester_id)
    values (${Math.min(owner.id, friend.id)}, ${Math.max(owner.id, friend.id)}, 'friends', ${owner.id})
    on conflict do nothing;
  insert into wishlists (owner_id, title, is_public) values (${owner.id}, 'Attic', false);
  with list as (insert into wishlists (owner_id, title, is_public) values (${owner.id}, 'Winter', ${!isShared}) returning id)
  insert into items (wishlist_id, name) select id, 'Item' from list, generate_series(1, ${CLAIMS});
  insert into wishlist_shares (wishlist_id, user_id)
    select id, ${friend.id} from wishlists where owner_id = ${owner.id} and title = 'Winter' and ${isShared};
  insert into claims (item_id, giver_id)
    select i.id, ${friend.id} from items i join wishlists w on w.id = i.wishlist_id
    where w.owner_id = ${owner.id} and ${isClaimed};`;

const idsOf = `
  select max(w.id) filter (where w.title = 'Winter') as list, max(w.id) filter (where w.title = 'Attic') as attic,
    (select min(i.id) from items i where i.wishlist_id = max(w.id) filter (where w.title = 'Winter')) as item
  from wishlists w where w.owner_id = $1`;

/**
 * Puts both worlds back, the claims on one of them: the work before a request is the same whichever world it is about.
 * The tables are vacuumed, so that new rows and old ones cost the same to read.
 */
async function reset(db: Database, worlds: readonly World[], claimed: World, isShared: boolean): Promise<void> {
  for (const world of worlds) {
    await db.pool.query(resetOf(world, world === claimed, isShared));
    const { rows } = await db.pool.query<Pick<World, 'list' | 'attic' | 'item'>>(idsOf, [world.owner.id]);
    Object.assign(world, rows[0]);
  }
  await db.pool.query('vacuum analyze items, claims');
}

async function send(world: World, [call, sent]: [Call, Sent]): Promise<number> {
  const began = performance.now();
  const reply = await world.owner.tries(call, sent);
  if (reply.status >= 300) throw new Error(`${call.method} ${call.path}: ${reply.status} ${reply.text}`);
  return performance.now() - began;
}

/** Signs up two owners with a friend each; either has the claims in every other pair. */
export async function prepareOwners(app: { origin: string }): Promise<{ worlds: World[]; renew: () => Promise<void> }> {
  const [ana, ben, cleo, dan] = [
    await signedIn(app, 'Ana'),
    await signedIn(app, 'Ben'),
    await signedIn(app, 'Cleo'),
    await signedIn(app, 'Dan'),
  ];
  const empty = { list: 0, attic: 0, item: 0 };
  const worlds = [
    { owner: ana, friend: ben, ...empty },
    { owner: cleo, friend: dan, ...empty },
  ];
  return { worlds, renew: keepBearers(app, [ana, cleo]) };
}

/** Medians in milliseconds of so many pairs, in an order that `dice` (numbers in [0, 1)) draw for each. */
export async function compareClaimed(
  { worlds, renew }: Awaited<ReturnType<typeof prepareOwners>>,
  db: Database,
  { isShared = false, before, measured }: OwnerAction,
  pairs: number,
  dice: () => number,
): Promise<{ claimed: number; unclaimed: number }> {
  const times: { claimed: number[]; unclaimed: number[] } = { claimed: [], unclaimed: [] };
  for (let pair = -WARM_UP; pair < pairs; pair += 1) {
    await renew();
    const turns: (keyof typeof times)[] = ['claimed', 'unclaimed'];
    if (dice() < 0.5) turns.reverse();
    for (const [at, turn] of turns.entries()) {
      const [world, other] = (at + pair + WARM_UP) % 2 === 0 ? worlds : [worlds[1], worlds[0]];
      if (!world || !other) throw new Error('There are two owners');
      await reset(db, worlds, turn === 'claimed' ? world : other, isShared);
      await send(world, read(world));
      if (before) await send(world, before(world));
      const took = await send(world, measured(world));
      if (pair >= 0) times[turn].push(took);
    }
  }
  return { claimed: median(times.claimed), unclaimed: median(times.unclaimed) };
}
