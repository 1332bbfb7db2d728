import { expect, test } from 'vitest';
import { createDatabaseForTest } from '../../test/database-for-test.ts';
import type { Database } from '../database/database.ts';
import { startPeriodicCleanup } from './housekeeping.ts';

async function createDatabaseWithUsers(): Promise<Database> {
  const { db } = await createDatabaseForTest();
  await db.pool.query(
    `insert into users (uid, email) select 'u' || n, n || '@example.com' from generate_series(1, 4) n`,
  );
  return db;
}

const startTestHousekeeping = (db: Database) =>
  startPeriodicCleanup({
    db,
    images: { sweep: () => Promise.resolve() },
    outbox: { queueMail: async () => {} },
    identity: {},
    logger: { warn: () => {} },
  });

const rules: [rule: string, setUp: string, query: string, expected: object[]][] = [
  [
    'keeps the newest 1,000 ended claims of each giver and deletes older ones',
    `insert into claims (giver_id, name, ended_reason, ended_at)
     select giver, n::text, 'deleted', now() + n * interval '1 ms'
     from (values (1, 3500), (2, 1000), (3, 1001)) as g (giver, many), generate_series(1, many) n`,
    'select giver_id, count(*)::int as kept, min(name::int) as first from claims group by giver_id order by 1',
    [
      { giver_id: 1, kept: 1000, first: 2501 },
      { giver_id: 2, kept: 1000, first: 1 },
      { giver_id: 3, kept: 1000, first: 2 },
    ],
  ],
  [
    'deletes claims that ended more than 365 days ago',
    `insert into claims (giver_id, name, ended_reason, created_at, ended_at)
     select 1 + n % 4, '', 'deleted', 'epoch'::timestamptz, now() - interval '366 days' from generate_series(1, 2500) n
     union all select 1, 'young', 'deleted', 'epoch'::timestamptz, now() - interval '364 days'`,
    'select name from claims',
    [{ name: 'young' }],
  ],
  [
    'ends claims on items that have been unwanted for more than 15 seconds, but no other claims',
    `insert into wishlists (owner_id, title) values (1, 'Winter');
     insert into items (wishlist_id, name, state, unwanted_since) values
       (1, 'late', 'received', now() - interval '16 seconds'), (1, 'undoable', 'received', now() + interval '1 minute');
     insert into claims (item_id, giver_id, name) select id, 2, name from items`,
    'select name, ended_reason from claims order by name',
    [
      { name: 'late', ended_reason: 'received' },
      { name: 'undoable', ended_reason: null },
    ],
  ],
  [
    'deletes idempotency keys that are older than a day',
    `insert into idempotency_keys (user_id, key, fingerprint, record_id, created_at)
     select 1 + n % 4, n::text, ''::bytea, 1, now() - interval '25 hours' from generate_series(1, 2500) n
     union all select 1, 'young', '', 1, now() - interval '23 hours'`,
    'select key from idempotency_keys',
    [{ key: 'young' }],
  ],
];

test.each(rules)(
  'housekeeping applies this rule to the rows of the database: it %s',
  { timeout: 60_000 },
  async (_rule, setUp, query, expectedRows) => {
    const db = await createDatabaseWithUsers();
    await db.pool.query(setUp);
    const housekeeping = startTestHousekeeping(db);
    await expect.poll(async () => (await db.pool.query(query)).rows, { timeout: 15_000 }).toEqual(expectedRows);
    await housekeeping[Symbol.asyncDispose]();
    expect((await db.pool.query(query)).rows).toEqual(expectedRows);
  },
);

test(
  'after housekeeping is stopped, it finishes its batch of 1,000 rows and deletes no others',
  { timeout: 60_000 },
  async () => {
    const db = await createDatabaseWithUsers();
    await db.pool.query(`
    insert into claims (giver_id, name, ended_reason, created_at, ended_at)
    select 1, '', 'deleted', 'epoch'::timestamptz, now() - interval '366 days' from generate_series(1, 2500) n;
    insert into idempotency_keys (user_id, key, fingerprint, created_at)
    select 1, n::text, ''::bytea, now() - interval '25 hours' from generate_series(1, 2500) n`);
    await startTestHousekeeping(db)[Symbol.asyncDispose]();
    const { rows } = await db.pool.query(
      'select (select count(*) from claims)::int as records, (select count(*) from idempotency_keys)::int as keys',
    );
    expect(rows).toEqual([{ records: 1500, keys: 1500 }]);
  },
);
