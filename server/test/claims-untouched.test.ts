import { calls, type ApiOperation } from '@wishwell/contract/calls.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { runActionsBeforeStatements } from './delay-statements.ts';
import { befriend } from './friendship.ts';
import { createItemFormData } from './items.ts';
import { signUpPerson, type Person, type RequestInput } from './person.ts';

// Each test performs an action of an owner twice: on a list with 100 claims, and on a list without claims.
// For each table, PostgreSQL must report equal numbers of scans and of changed rows for both lists. Durations
// would depend on the machine; these numbers do not. If the action ends claims, only the changed rows of
// tables other than `claims` must be equal.
let app: TestApp;
let ana: Person;
let ben: Person;
let recordedCounts: string[][] = [];

const transactionCountsSql = `
  select relname as table, seq_scan + coalesce(idx_scan, 0) as scans, n_tup_ins as inserted, n_tup_upd as updated, n_tup_del as deleted
  from pg_stat_xact_user_tables
  where seq_scan + coalesce(idx_scan, 0) + n_tup_ins + n_tup_upd + n_tup_del > 0
  order by schemaname, relname`;

interface TableCounts {
  table: string;
  scans: number;
  inserted: number;
  updated: number;
  deleted: number;
}

/** Records PostgreSQL's table statistics of every transaction of the server, just before its commit. */
function recordTransactionCounts(): void {
  const preparedClients = new WeakSet<pg.PoolClient>();
  app.db.pool.on('acquire', (client) => {
    if (preparedClients.has(client)) return;
    preparedClients.add(client);
    const query = client.query.bind(client);
    runActionsBeforeStatements(client, (statement) => {
      const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : '';
      // Flushes PostgreSQL's statistics, so that the counts of this transaction do not include earlier
      // transactions.
      if (text === 'begin') return () => query('select pg_stat_force_next_flush()');
      if (text !== 'commit') return undefined;
      return async () => {
        const { rows } = await query<TableCounts>(transactionCountsSql);
        // Leaves out the transaction that deletes images, because it can run at any time after the response.
        if (rows.every(({ table }) => table === 'pictures')) return;
        recordedCounts.push(rows.map((row) => Object.values(row).join(' ')));
      };
    });
  });
}

beforeAll(async () => {
  app = await startApp();
  [ana, ben] = await Promise.all([signUpPerson(app, 'Ana'), signUpPerson(app, 'Ben')]);
  await befriend(ana, ben);
  // Disables autovacuum, which could analyse a nearly empty table during the test and so change query plans.
  for (const table of ['claims', 'items', 'wishlists', 'friendships', 'pictures'])
    await app.db.pool.query(`alter table ${table} set (autovacuum_enabled = off)`);
  recordTransactionCounts();
});
afterAll(() => app.close());

interface TestLists {
  list: number;
  privateList: number;
  item: number;
}

const createListUpdateRequest = ({ list }: TestLists, body: object): [ApiOperation, RequestInput] => [
  calls.updateWishlist,
  { params: { id: list }, body: { title: 'Winter', ...body } },
];
const createItemUpdateRequest = (
  { list, item }: TestLists,
  fields: Record<string, string>,
): [ApiOperation, RequestInput] => [
  calls.updateItem,
  { params: { id: list }, form: createItemFormData({ id: String(item), name: 'Mug', ...fields }) },
];

const ownerActions: Readonly<Record<string, (lists: TestLists) => [ApiOperation, RequestInput]>> = {
  'renames a list': (lists) => createListUpdateRequest(lists, { title: 'Spring' }),
  'makes a list private': (lists) => createListUpdateRequest(lists, { is_public: false }),
  'shares a list': (lists) => createListUpdateRequest(lists, { is_public: false, shared_with_ids: [ben.id] }),
  'deletes a list': ({ list }) => [calls.deleteWishlist, { params: { id: list } }],
  'adds an item': ({ list }) => [calls.addItem, { params: { id: list }, form: createItemFormData({ name: 'Hat' }) }],
  'edits an item': (lists) => createItemUpdateRequest(lists, { price: '12' }),
  'makes an item unavailable': (lists) => createItemUpdateRequest(lists, { is_available: 'false' }),
  'moves an item to a private list': (lists) =>
    createItemUpdateRequest(lists, { new_wishlist_id: String(lists.privateList) }),
  'marks an item as received': ({ list, item }) => [
    calls.changeItemState,
    { params: { id: list, itemId: item }, body: { state: 'received' } },
  ],
  'changes the order of a list': ({ list, item }) => [
    calls.placeItem,
    { params: { id: list, itemId: item }, body: { before: null } },
  ],
  'adds several items': ({ list }) => [
    calls.addItems,
    { params: { id: list }, body: { items: [{ name: 'Hat' }, { name: 'Mug' }] } },
  ],
  // Moves only one item: for two ids on different pages of an index, PostgreSQL would count a second scan.
  'moves several items': ({ list, privateList, item }) => [
    calls.moveItems,
    { params: { id: list }, body: { item_ids: [item], new_wishlist_id: privateList } },
  ],
  'deletes several items': ({ list, item }) => [
    calls.deleteItems,
    { params: { id: list }, body: { item_ids: [item] } },
  ],
  'duplicates a list': ({ list }) => [calls.duplicateWishlist, { params: { id: list }, body: {} }],
  'archives a list': (lists) => createListUpdateRequest(lists, { archived: true }),
  'deletes an item': ({ list, item }) => [calls.deleteItem, { params: { id: list, itemId: item } }],
  'un-friends the giver': () => [calls.revokeFriend, { query: { friend_id: ben.id } }],
};
const createPurchaseRequest = ({ item }: TestLists, purchased: boolean): [ApiOperation, RequestInput] => [
  calls.purchase,
  { params: { id: item }, body: { purchased } },
];
const refusedActions: Readonly<Record<string, (lists: TestLists) => [ApiOperation, RequestInput]>> = {
  'claims an item of their own': (lists) => createPurchaseRequest(lists, true),
  'releases an item of their own': (lists) => createPurchaseRequest(lists, false),
};
const sharedListActions: Readonly<Record<string, (lists: TestLists) => [ApiOperation, RequestInput]>> = {
  'makes a list public': (lists) => createListUpdateRequest(lists, { is_public: true }),
  'un-shares a list': (lists) => createListUpdateRequest(lists, { shared_with_ids: [] }),
};

/** Names of the actions that hide items from the giver, or delete items. */
const hidingActions: ReadonlySet<string> = new Set([
  'makes a list private',
  'shares a list',
  'deletes a list',
  'moves an item to a private list',
  'moves several items',
  'deletes several items',
  'deletes an item',
  'un-friends the giver',
  'un-shares a list',
]);

/** Creates a list of 100 items, public or shared with the giver, and an empty private list. */
async function createTestLists(isClaimed: boolean, isShared: boolean): Promise<TestLists> {
  await app.db.pool.query(`delete from wishlists; delete from claims;
    insert into friendships (low_id, high_id, status, requester_id)
      select least(${ana.id}, ${ben.id}), greatest(${ana.id}, ${ben.id}), 'friends', ${ana.id} on conflict do nothing`);
  const { id: privateList } = await ana.does(calls.createWishlist, { body: { title: 'Attic', is_public: false } });
  const visibility = isShared ? { is_public: false, shared_with_ids: [ben.id] } : { is_public: true };
  const { id: list } = await ana.does(calls.createWishlist, { body: { title: 'Winter', ...visibility } });
  const { rows } = await app.db.pool.query<{ id: number }>(
    `insert into items (wishlist_id, name) select $1, 'Mug' from generate_series(1, 100) returning id`,
    [list],
  );
  if (isClaimed) await app.db.pool.query('insert into claims (item_id, giver_id) select id, $1 from items', [ben.id]);
  return { list, privateList, item: rows[0]?.id ?? 0 };
}

async function recordActionCounts(
  action: (lists: TestLists) => [ApiOperation, RequestInput],
  isClaimed: boolean,
  isShared: boolean,
): Promise<string[][]> {
  const [call, sent] = action(await createTestLists(isClaimed, isShared));
  recordedCounts = [];
  const { status } = await ana.tries(call, sent);
  expect(status).toBeLessThan(call === calls.purchase ? 404 : 300);
  return [...recordedCounts];
}

/**
 * Returns the numbers of changed rows of each transaction. Leaves out numbers of scans, and the table
 * `claims`.
 */
const selectChangedRows = (counts: string[][]): string[][] =>
  counts.map((lines) =>
    lines
      .map((line) => line.replace(/ \d+/, ''))
      .filter((line) => !line.startsWith('claims ') && !line.endsWith(' 0 0 0')),
  );

it.each([
  ...Object.entries({ ...ownerActions, ...refusedActions }).map(([name, action]) => [name, action, false] as const),
  ...Object.entries(sharedListActions).map(([name, action]) => [name, action, true] as const),
])(
  'an owner who %s causes the same table scans and writes with 100 claims as without claims',
  async (name, action, isShared) => {
    const select = hidingActions.has(name) ? selectChangedRows : (counts: string[][]) => counts;
    const unclaimed = select(await recordActionCounts(action, false, isShared));
    const claimed = select(await recordActionCounts(action, true, isShared));
    expect(claimed).toEqual(unclaimed);
    expect(claimed.flat().length).toBeGreaterThan(hidingActions.has(name) ? 0 : 1);
    expect(claimed.flat().filter((line) => line.startsWith('claims '))).toEqual([]);
  },
);
