import { readFile } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import type pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '../src/database/database.ts';
import { backgroundTimeouts } from '../src/database/session-settings.ts';
import { startAppForTest } from './app.ts';
import { migrateAllSchemas } from './cluster.ts';
import { createTestConfig } from './config.ts';
import { createFreshDatabase, type FreshDatabase } from './database.ts';
import { signInWithCredentials } from './identity-requests.ts';
import { findBrokenInvariants } from './invariants.ts';
import { describeSchema } from './schema.ts';

const oldestSchemaDump = new URL('../migrations/released/001_product.sql', import.meta.url);

async function createOldestDatabase(): Promise<FreshDatabase> {
  const database = await createFreshDatabase({ template: 'template1' });
  onTestFinished(database.drop);
  const backgroundDb = createDatabase({ ...database.connection, ...backgroundTimeouts });
  await backgroundDb.pool.query(await readFile(oldestSchemaDump, 'utf8'));
  // Deletes the signing keys, because another `APP_SECRET` encrypted them, and a server could not decrypt
  // them.
  await backgroundDb.pool.query('delete from auth.jwks');
  await backgroundDb.close();
  return database;
}

/** SQL that writes to each table that migrations change. */
const writeToMigratedTablesSql = `
  update users set version = version + 1 where id = 2;
  update friendships set requester_id = requester_id where low_id = (select min(low_id) from friendships);
  insert into friend_requests values (2, 3);
  update wishlists set version = version + 1 where owner_id = 2;
  insert into wishlist_shares select id, 3 from wishlists where owner_id = 2 on conflict do nothing;
  update auth.session set "updatedAt" = now();`;
/**
 * SQL that writes to other rows of the same tables as `writeToMigratedTablesSql`. So two transactions with
 * these statements do not wait for each other's row locks.
 */
const writeToOtherRowsSql = `
  update users set version = version + 1 where id = 3;
  update friendships set requester_id = requester_id where high_id = (select max(high_id) from friendships);
  insert into friend_requests values (3, 2);
  update wishlists set version = version + 1 where owner_id = 3;
  insert into auth.session (id, "expiresAt", token, "updatedAt", "userId")
    select gen_random_uuid(), now(), gen_random_uuid(), now(), id from auth."user" limit 1;`;

/** Runs SQL in a transaction that stays open until `end` is called. */
async function keepTransactionOpen({ db }: FreshDatabase, what: string): Promise<{ end(): Promise<void> }> {
  const client = await db.pool.connect();
  await client.query(`begin; ${what}`);
  return {
    end: async () => {
      await client.query('commit');
      client.release();
    },
  };
}

/**
 * Waits until a statement that contains the given text waits for a lock. Returns the id of its PostgreSQL
 * process.
 */
async function waitUntilBlocked({ pool }: FreshDatabase['db'], statement: string): Promise<number> {
  for (;;) {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
      [`%${statement}%`],
    );
    const [waiting] = rows;
    if (waiting) return waiting.pid;
  }
}

/**
 * Writes `times` times to the tables that migrations change. The lock timeout is one second, as for requests.
 */
async function runWritesRepeatedly(client: pg.PoolClient, times: number): Promise<void> {
  await client.query(`set lock_timeout = '1s'`);
  for (let time = 0; time < times; time += 1) await client.query(writeToOtherRowsSql);
}

const migrateDatabase = ({ connection }: FreshDatabase): Promise<void> =>
  migrateAllSchemas(connection, createTestConfig('/tmp'));

it.each([
  ['a transaction that writes', writeToMigratedTablesSql, 'create unique index concurrently'],
  // An open transaction that has read the table delays `alter table`, but not `create unique index
  // concurrently`.
  ['a transaction that reads', 'select from friendships', 'alter table friendships'],
])('writes succeed during a migration, and while the migration waits for %s', async (_whose, what, waiting) => {
  const database = await createOldestDatabase();
  const openTransaction = await keepTransactionOpen(database, what);
  const writer = await database.db.pool.connect();
  const progress = { isDone: false };
  const migrated = migrateDatabase(database).finally(() => (progress.isDone = true));
  await waitUntilBlocked(database.db, waiting);
  await runWritesRepeatedly(writer, 50);
  expect(progress.isDone).toBe(false);
  await openTransaction.end();
  while (!progress.isDone) await runWritesRepeatedly(writer, 1);
  writer.release();
  await migrated;
  await expectCompleteSchema(database);
});

async function expectCompleteSchema(database: FreshDatabase): Promise<void> {
  const fresh = await createFreshDatabase();
  onTestFinished(fresh.drop);
  expect(await describeSchema(database)).toEqual(await describeSchema(fresh));
  const { rows } = await database.db.pool.query('select indexrelid::regclass from pg_index where not indisvalid');
  expect(rows).toEqual([]);
}

const countsQuery = `
  select (select count(*) from users) as users, (select count(*) from items) as items, (select count(*) from claims where item_id is not null) as claims,
    (select count(*) from friendships) as friendships, (select count(*) from pictures) as pictures,
    (select count(*) from auth.account) as accounts, (select sum(price) from items) as prices`;

it('an upgraded server returns all data of the first release, with line ends of LF', async () => {
  const old = await createOldestDatabase();
  await old.db.pool.query(String.raw`update items set description = E'one\r\ntwo\rthree' where id = 1`);
  const before = (await old.db.pool.query(countsQuery)).rows;
  await migrateDatabase(old);
  expect((await old.db.pool.query(countsQuery)).rows).toEqual(before);
  const { rows } = await old.db.pool.query('select description from items where id = 1');
  expect(rows).toEqual([{ description: 'one\ntwo\nthree' }]);
  expect(await findBrokenInvariants(old)).toEqual([]);

  const app = await startAppForTest({}, { database: { ...old, drop: async () => {} } });
  const mara = await signInWithCredentials(app, { email: 'mara@example.com', password: 'secret gift' });
  const [list] = await mara.does(calls.listWishlists);
  const { items } = await mara.does(calls.getWishlist, { params: { id: list?.id ?? 0 } });
  expect(items.length).toBeGreaterThan(0);
  expect(await mara.does(calls.createWishlist, { body: { title: 'Next year' } })).toMatchObject({ id: 34 });
  const jonas = await signInWithCredentials(app, { email: 'jonas@example.com', password: 'secret gift' });
  const friends = await jonas.does(calls.listFriends);
  expect(friends.map(({ display_name: name }) => name)).toContain('Mara Lindqvist');
});

it('people can sign in while the migration waits to change the identity tables', async () => {
  const database = await createOldestDatabase();
  await migrateDatabase(database);
  const openTransaction = await keepTransactionOpen(database, writeToMigratedTablesSql);
  const writer = await database.db.pool.connect();
  const progress = { isDone: false };
  const migrated = migrateDatabase(database).finally(() => (progress.isDone = true));
  await waitUntilBlocked(database.db, 'create table if not exists auth');
  await runWritesRepeatedly(writer, 50);
  expect(progress.isDone).toBe(false);
  await openTransaction.end();
  writer.release();
  await migrated;
});

it('the next migration completes a migration that was interrupted', async () => {
  const database = await createOldestDatabase();
  const openTransaction = await keepTransactionOpen(database, writeToMigratedTablesSql);
  const interruptedMigration = migrateDatabase(database).catch((error: unknown) => error);
  const pid = await waitUntilBlocked(database.db, 'create unique index concurrently');
  await database.db.pool.query('select pg_terminate_backend($1)', [pid]);
  expect(await interruptedMigration).toBeInstanceOf(Error);
  await openTransaction.end();
  const invalidIndexes = await database.db.pool.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where not indisvalid',
  );
  expect(invalidIndexes.rows).toEqual([{ name: 'friendships_pair' }]);
  await migrateDatabase(database);
  await expectCompleteSchema(database);
});
