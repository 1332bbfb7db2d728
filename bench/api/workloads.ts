import { randomBytes } from 'node:crypto';
import type { Database } from '../../server/src/db.ts';
import { purchase } from '../../server/src/friend-wishlists/purchase.ts';
import { findFriendWishlist } from '../../server/src/friend-wishlists/queries.ts';
import { listFriends } from '../../server/src/friends/queries.ts';
import { listSuggestions } from '../../server/src/friends/suggestions.ts';
import { addressParameters } from '../../server/src/pictures/address-parameters.ts';
import { deriveSigningPads } from '../../server/src/pictures/signature.ts';
import { listOwnWishlists } from '../../server/src/wishlists/queries.ts';
import { pageSizes } from '@wishwell/contract/limits.ts';
import { recording, withVariables } from '../load/recorder.ts';
import type { Sent } from '../load/pgbench.ts';
import type { Sending } from '../load/wrk.ts';
import { firstItemOf, firstListOf, nextOf, size, type World } from './world.ts';

/** One call as people make it, and what the server asks of the database for it. */
export interface Workload {
  name: string;
  sendings: readonly Sending[];
  /** For pgbench: how a script draws whom it is, and the very statements of the call; absent where files are written too. */
  database?: { settings: readonly string[]; sent: readonly Sent[] };
}

const pads = deriveSigningPads(randomBytes(32).toString('hex'));

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

async function statementsOf(db: Database, work: (db: Database) => Promise<unknown>): Promise<Sent[]> {
  const { db: recorded, sent } = recording(db);
  await work(recorded);
  return withVariables(sent, { viewer, list, item });
}

const bearerOf = ({ people }: World, person: number): Record<string, string> => ({
  authorization: `Bearer ${people[person - 1]?.bearer}`,
});

/** The workloads, their bearers being those of now. */
export async function createWorkloads(db: Database, world: World): Promise<Workload[]> {
  const everybody = world.people.map(({ id }) => id);
  const get = (name: string, path: (person: number) => string): Pick<Workload, 'name' | 'sendings'> => ({
    name,
    sendings: everybody.map((person) => ({ method: 'GET', path: path(person), headers: bearerOf(world, person) })),
  });
  const address = addressParameters(pads);
  return [
    {
      ...get('a friend’s wishlist', (person) => `/api/friendwishlists/${firstListOf(nextOf(person))}`),
      database: { settings, sent: await statementsOf(db, (on) => findFriendWishlist(on, [...address, list, viewer])) },
    },
    {
      ...get('my wishlists', () => '/api/mywishlists'),
      database: { settings, sent: await statementsOf(db, (on) => listOwnWishlists(on, [...address, viewer])) },
    },
    {
      ...get('friends', () => '/api/friends'),
      database: {
        settings,
        sent: await statementsOf(db, (on) => listFriends(on, [...address, viewer, null, null, pageSizes.friends + 1])),
      },
    },
    {
      ...get('suggestions', () => '/api/friends/notfriends'),
      database: {
        settings,
        sent: await statementsOf(db, (on) => listSuggestions(on, viewer, { q: '', limit: pageSizes.suggestions })),
      },
    },
    {
      name: 'claim, then undo',
      sendings: [true, false].flatMap((purchased) => everybody.map((person) => claim(world, person, purchased))),
      database: { settings, sent: await statementsOf(db, claimAndUndo) },
    },
    { name: 'add an item', sendings: everybody.map((person) => addition(world, person)) },
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
  for (const purchased of [true, false]) await purchase({ db, pads }, viewer, item, purchased);
}

const boundary = 'wishwell-bench';

/** A form's body of plain fields. */
const formOf = (fields: Readonly<Record<string, string>>): string =>
  `${Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--${boundary}--\r\n`;

/** Onto the last list, which nothing else reads here. */
function addition(world: World, person: number): Sending {
  return {
    method: 'POST',
    path: `/api/mywishlists/${firstListOf(person) + size.listsEach - 1}/item`,
    headers: { ...bearerOf(world, person), 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: formOf({ name: 'One more wish', description: 'In blue or green, size M.', price: '12.50' }),
  };
}
