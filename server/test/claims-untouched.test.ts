import { calls, type Call } from '@wishwell/contract/calls.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { finishClaimEndings } from './finish-claim-endings.ts';
import { befriend } from './friendship.ts';
import { holdBack } from './held-back.ts';
import { itemForm } from './items.ts';
import { signedIn, type Person, type Sent } from './person.ts';

// What PostgreSQL itself counts in the transaction of an owner's action: scans and changed rows of each table. Timing
// depends on the machine; these counts must be the same with 100 claims and with none.
let app: TestApp;
let ana: Person;
let ben: Person;
let counts: string[][] = [];

const countsOfTransaction = `
  select relname as table, seq_scan + coalesce(idx_scan, 0) as scans, n_tup_ins as inserted, n_tup_upd as updated, n_tup_del as deleted
  from pg_stat_xact_user_tables
  where seq_scan + coalesce(idx_scan, 0) + n_tup_ins + n_tup_upd + n_tup_del > 0
  order by schemaname, relname`;

interface Counts {
  table: string;
  scans: number;
  inserted: number;
  updated: number;
  deleted: number;
}

/** Notes the counts of every transaction on the connections of the app's pool, just before it commits. */
function countTransactions(): void {
  const known = new WeakSet<pg.PoolClient>();
  app.db.pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client);
    holdBack(client, (statement) => {
      const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : '';
      // PostgreSQL adds up the counts of several transactions until it flushes them.
      if (text === 'begin') return () => query('select pg_stat_force_next_flush()');
      if (text !== 'commit') return undefined;
      return async () => {
        const { rows } = await query<Counts>(countsOfTransaction);
        // Pictures are removed after the response.
        if (rows.every(({ table }) => table === 'pictures')) return;
        counts.push(rows.map((row) => Object.values(row).join(' ')));
      };
    });
  });
}

beforeAll(async () => {
  app = await startApp();
  [ana, ben] = await Promise.all([signedIn(app, 'Ana'), signedIn(app, 'Ben')]);
  await befriend(ana, ben);
  // Once autovacuum has analysed a nearly empty table, a plan may begin with it.
  for (const table of ['claims', 'items', 'wishlists', 'friendships', 'pictures'])
    await app.db.pool.query(`alter table ${table} set (autovacuum_enabled = off)`);
  countTransactions();
});
afterAll(() => app.close());

interface Place {
  list: number;
  attic: number;
  item: number;
}

const save = ({ list }: Place, body: object): [Call, Sent] => [
  calls.updateWishlist,
  { params: { id: list }, body: { title: 'Winter', ...body } },
];
const saveItem = ({ list, item }: Place, fields: Record<string, string>): [Call, Sent] => [
  calls.updateItem,
  { params: { id: list }, form: itemForm({ id: String(item), name: 'Mug', ...fields }) },
];

const actions: Readonly<Record<string, (place: Place) => [Call, Sent]>> = {
  'renames a list': (place) => save(place, { title: 'Spring' }),
  'makes a list private': (place) => save(place, { is_public: false }),
  'shares a list': (place) => save(place, { is_public: false, shared_with_ids: [ben.id] }),
  'deletes a list': ({ list }) => [calls.deleteWishlist, { params: { id: list } }],
  'adds an item': ({ list }) => [calls.addItem, { params: { id: list }, form: itemForm({ name: 'Hat' }) }],
  'edits an item': (place) => saveItem(place, { price: '12' }),
  'switches an item off': (place) => saveItem(place, { is_available: 'false' }),
  'moves an item out of sight': (place) => saveItem(place, { new_wishlist_id: String(place.attic) }),
  'deletes an item': ({ list, item }) => [calls.deleteItem, { params: { id: list, itemId: item } }],
  'un-friends the giver': () => [calls.revokeFriend, { query: { friend_id: ben.id } }],
};
const claims = ({ item }: Place, purchased: boolean): [Call, Sent] => [
  calls.purchase,
  { params: { id: item }, body: { purchased } },
];
const refused: Readonly<Record<string, (place: Place) => [Call, Sent]>> = {
  'claims an item of their own': (place) => claims(place, true),
  'releases an item of their own': (place) => claims(place, false),
};
const onShared: Readonly<Record<string, (place: Place) => [Call, Sent]>> = {
  'makes a list public': (place) => save(place, { is_public: true }),
  'un-shares a list': (place) => save(place, { shared_with_ids: [] }),
};

/** A list of a hundred items, shared with the giver or public, and a private list. */
async function makeLists(isClaimed: boolean, isShared: boolean): Promise<Place> {
  await finishClaimEndings(app.db);
  await app.db.pool.query(`delete from wishlists; delete from claims;
    insert into friendships (low_id, high_id, status, requester_id)
      select least(${ana.id}, ${ben.id}), greatest(${ana.id}, ${ben.id}), 'friends', ${ana.id} on conflict do nothing`);
  const { id: attic } = await ana.does(calls.createWishlist, { body: { title: 'Attic', is_public: false } });
  const sight = isShared ? { is_public: false, shared_with_ids: [ben.id] } : { is_public: true };
  const { id: list } = await ana.does(calls.createWishlist, { body: { title: 'Winter', ...sight } });
  const { rows } = await app.db.pool.query<{ id: number }>(
    `insert into items (wishlist_id, name) select $1, 'Mug' from generate_series(1, 100) returning id`,
    [list],
  );
  if (isClaimed) await app.db.pool.query('insert into claims (item_id, giver_id) select id, $1 from items', [ben.id]);
  return { list, attic, item: rows[0]?.id ?? 0 };
}

/** The counts of each transaction that the action runs. */
async function countsOf(
  action: (place: Place) => [Call, Sent],
  isClaimed: boolean,
  isShared: boolean,
): Promise<string[][]> {
  const [call, sent] = action(await makeLists(isClaimed, isShared));
  counts = [];
  const { status } = await ana.tries(call, sent);
  expect(status).toBeLessThan(call === calls.purchase ? 404 : 300);
  return [...counts];
}

it.each([
  ...Object.entries({ ...actions, ...refused }).map(([name, action]) => [name, action, false] as const),
  ...Object.entries(onShared).map(([name, action]) => [name, action, true] as const),
])(
  'an owner who %s reads and writes the same rows, and no claim, whether all is claimed or nothing',
  async (_name, action, isShared) => {
    const unclaimed = await countsOf(action, false, isShared);
    const claimed = await countsOf(action, true, isShared);
    expect(claimed).toEqual(unclaimed);
    expect(claimed.flat().length).toBeGreaterThan(1);
    expect(claimed.flat().filter((line) => /^(?:claims|ended_claims) /.test(line))).toEqual([]);
  },
);
