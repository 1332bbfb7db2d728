import type { Database } from '../../server/src/database/database.ts';
import { purchase } from '../../server/src/claims/purchase.ts';
import { findFriendWishlist } from '../../server/src/friend-wishlists/queries.ts';
import { listFriends } from '../../server/src/friends/queries.ts';
import { listSuggestions } from '../../server/src/friends/suggestions.ts';
import { listOwnWishlists } from '../../server/src/wishlists/queries.ts';
import { pageSizes } from '@wishwell/contract/limits.ts';
import { recording, withVariables } from '../load/recorder.ts';
import { encodeFields } from '../../trust/connection.ts';
import type { Sent } from '../load/pgbench.ts';
import type { LoggedServer } from '../load/server.ts';
import type { Sending } from '../load/wrk.ts';
import { firstItemOf, firstListOf, nextOf, size, type World } from './world.ts';

/** One call as people make it, and what the server asks of the database for it. */
export interface Workload {
  name: string;
  sendings: readonly Sending[];
  /**
   * For pgbench: how a script draws whom it is, and the very statements of so many requests; absent where nothing is to be
   * learned from it.
   */
  database?: { settings: readonly string[]; sent: readonly Sent[]; requests: number };
}

export const names = {
  friendWishlist: 'a friend’s wishlist',
  unchanged: 'the same, unchanged',
  ownWishlists: 'my wishlists',
  friends: 'friends',
  suggestions: 'suggestions',
  claim: 'claim, then undo',
  addition: 'add an item',
} as const;

/** Somebody in the middle of the ring, whose ids are no one else's. */
const viewer = 41;
const list = firstListOf(nextOf(viewer));
const item = firstItemOf(list);

/** In pgbench's script: somebody, and the first list of who stands next to them. Clients do not get in each other's way. */
const settings = [
  String.raw`\set viewer :client_id * 2 + 1 + 20 * random(0, ${size.people / 20 - 1})`,
  String.raw`\set list (:viewer % ${size.people}) * ${size.listsEach} + 1`,
  String.raw`\set item (:list - 1) * ${size.itemsEach} + 1 + 2 * random(0, ${size.itemsEach / 2 - 1})`,
];

async function statementsOf(
  db: Database,
  work: (db: Database) => Promise<unknown>,
  requests = 1,
): Promise<NonNullable<Workload['database']>> {
  const { db: recorded, sent } = recording(db);
  await work(recorded);
  return { settings, sent: withVariables(sent, { viewer, list, item }), requests };
}

const bearerOf = ({ people }: World, person: number): Record<string, string> => ({
  authorization: `Bearer ${people[person - 1]?.bearer}`,
});

async function unchanged({ origin }: LoggedServer, sendings: readonly Sending[]): Promise<Sending[]> {
  const known: Sending[] = [];
  for (const sending of sendings) {
    const reply = await fetch(`${origin}${sending.path}`, { headers: { ...sending.headers } });
    await reply.body?.cancel();
    const tag = reply.headers.get('etag');
    if (tag === null) throw new Error(`${sending.path} has no tag`);
    known.push({ ...sending, headers: { ...sending.headers, 'if-none-match': tag } });
  }
  return known;
}

/** The workloads, their bearers being those of now. */
export async function createWorkloads(server: LoggedServer, db: Database, world: World): Promise<Workload[]> {
  const everybody = world.people.map(({ id }) => id);
  const get = (path: (person: number) => string): Sending[] =>
    everybody.map((person) => ({ method: 'GET', path: path(person), headers: bearerOf(world, person) }));
  const friendWishlist = get((person) => `/api/friendwishlists/${firstListOf(nextOf(person))}`);
  const friendsPage = [viewer, null, null, pageSizes.firstFriends + 1];
  return [
    {
      name: names.friendWishlist,
      sendings: friendWishlist,
      database: await statementsOf(db, (on) => findFriendWishlist(on, [list, viewer, null, null])),
    },
    { name: names.unchanged, sendings: await unchanged(server, friendWishlist) },
    {
      name: names.ownWishlists,
      sendings: get(() => '/api/mywishlists'),
      database: await statementsOf(db, (on) => listOwnWishlists(on, [viewer, null])),
    },
    {
      name: names.friends,
      sendings: get(() => '/api/friends'),
      database: await statementsOf(db, (on) => listFriends(on, friendsPage)),
    },
    {
      name: names.suggestions,
      sendings: get(() => '/api/friends/notfriends'),
      database: await statementsOf(db, (on) => listSuggestions(on, viewer, { q: '', limit: pageSizes.suggestions })),
    },
    {
      name: names.claim,
      sendings: [true, false].flatMap((purchased) => everybody.map((person) => claim(world, person, purchased))),
      database: await statementsOf(db, claimAndUndo, 2),
    },
    { name: names.addition, sendings: everybody.map((person) => addition(world, person)) },
  ];
}

/** Half of the items are nobody's: the ones with odd numbers. */
function claim(world: World, person: number, purchased: boolean): Sending {
  return {
    method: 'PUT',
    path: `/api/friendwishlists/${firstItemOf(firstListOf(nextOf(person)))}/purchase`,
    headers: { ...bearerOf(world, person), 'content-type': 'application/json' },
    body: JSON.stringify({ purchased }),
  };
}

async function claimAndUndo(db: Database): Promise<void> {
  for (const purchased of [true, false]) await purchase(db, viewer, item, purchased);
}

/** Onto the last list, which nothing else reads here. */
function addition(world: World, person: number): Sending {
  const form = encodeFields({ name: 'One more wish', description: 'In blue or green, size M.', price: '12.50' });
  return {
    method: 'POST',
    path: `/api/mywishlists/${firstListOf(person) + size.listsEach - 1}/item`,
    headers: { ...bearerOf(world, person), ...form.headers },
    body: form.body,
  };
}
