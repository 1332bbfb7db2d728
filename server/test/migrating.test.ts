import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createDatabase } from '../src/database/database.ts';
import { backgroundTimeouts } from '../src/database/session-settings.ts';
import { migrateAll } from './cluster.ts';
import { testConfig } from './config.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';
import { describeSchema } from './schema.ts';

// A fresh database or two in each, and everybody waits for somebody.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Of the schema before every other migration. */
const dump = new URL('../migrations/released/001_product.sql', import.meta.url);

async function fullDatabase(): Promise<FreshDatabase> {
  const database = await freshDatabase({ template: 'template1' });
  onTestFinished(database.drop);
  const patient = createDatabase({ ...database.connection, ...backgroundTimeouts });
  await patient.pool.query(await readFile(dump, 'utf8'));
  // The dump's signing keys were encrypted under another APP_SECRET, which a start refuses.
  await patient.pool.query('delete from auth.jwks');
  await patient.close();
  return database;
}

/** A write into each table that the migrations change, as the product's calls do it: patient for a second. */
const write = `
  update users set version = version + 1 where id = 2;
  update friendships set requester_id = requester_id where low_id = (select min(low_id) from friendships);
  insert into friend_requests values (2, 3);
  update wishlists set version = version + 1 where owner_id = 2;
  insert into wishlist_shares select id, 3 from wishlists where owner_id = 2 on conflict do nothing;
  update auth.session set "updatedAt" = now();`;
/** The same of other rows. */
const otherWrite = `
  update users set version = version + 1 where id = 3;
  update friendships set requester_id = requester_id where high_id = (select max(high_id) from friendships);
  insert into friend_requests values (3, 2);
  update wishlists set version = version + 1 where owner_id = 3;
  insert into auth.session (id, "expiresAt", token, "updatedAt", "userId")
    select gen_random_uuid(), now(), gen_random_uuid(), now(), id from auth."user" limit 1;`;

/** A transaction that has done `what` and stays open until it is told otherwise. */
async function hold({ db }: FreshDatabase, what: string): Promise<{ end(): Promise<void> }> {
  const client = await db.pool.connect();
  await client.query(`begin; ${what}`);
  return {
    end: async () => {
      await client.query('commit');
      client.release();
    },
  };
}

/** Waits until a statement that begins or goes on like this waits for a lock; answers its process. */
async function untilWaiting({ pool }: FreshDatabase['db'], statement: string): Promise<number> {
  for (;;) {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
      [`%${statement}%`],
    );
    const [waiting] = rows;
    if (waiting) return waiting.pid;
  }
}

/** Writes as calls do, once and again; rejects when one had to wait for longer than a call does. */
async function writeOften(client: pg.PoolClient, times: number): Promise<void> {
  await client.query(`set lock_timeout = '1s'`);
  for (let time = 0; time < times; time += 1) await client.query(otherWrite);
}

async function expectWhole(database: FreshDatabase): Promise<void> {
  const fresh = await freshDatabase();
  onTestFinished(fresh.drop);
  expect(await describeSchema(database)).toEqual(await describeSchema(fresh));
  const { rows } = await database.db.pool.query('select indexrelid::regclass from pg_index where not indisvalid');
  expect(rows).toEqual([]);
}

const migrateFrom = ({ connection }: FreshDatabase): Promise<void> => migrateAll(connection, testConfig('/tmp'));

it.each([
  ['somebody’s transaction that writes', write, 'create unique index concurrently'],
  // PostgreSQL lets it pass where an index is built, and not where a table changes.
  ['somebody’s transaction that reads', 'select from friendships', 'alter table friendships'],
])('people write on while the schema changes, and while it waits for %s', async (_whose, what, waiting) => {
  const database = await fullDatabase();
  const held = await hold(database, what);
  const writer = await database.db.pool.connect();
  const progress = { isDone: false };
  const migrated = migrateFrom(database).finally(() => (progress.isDone = true));
  await untilWaiting(database.db, waiting);
  await writeOften(writer, 50);
  expect(progress.isDone).toBe(false);
  await held.end();
  while (!progress.isDone) await writeOften(writer, 1);
  writer.release();
  await migrated;
  await expectWhole(database);
});

it('the tables of the identity are looked after while people sign in', async () => {
  const database = await fullDatabase();
  await migrateFrom(database);
  const held = await hold(database, write);
  const writer = await database.db.pool.connect();
  const progress = { isDone: false };
  const migrated = migrateFrom(database).finally(() => (progress.isDone = true));
  await untilWaiting(database.db, 'create table if not exists auth');
  await writeOften(writer, 50);
  expect(progress.isDone).toBe(false);
  await held.end();
  writer.release();
  await migrated;
});

it('a change of the schema that was cut off is finished by the next start', async () => {
  const database = await fullDatabase();
  const held = await hold(database, write);
  const cut = migrateFrom(database).catch((error: unknown) => error);
  const pid = await untilWaiting(database.db, 'create unique index concurrently');
  await database.db.pool.query('select pg_terminate_backend($1)', [pid]);
  expect(await cut).toBeInstanceOf(Error);
  await held.end();
  const half = await database.db.pool.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where not indisvalid',
  );
  expect(half.rows).toEqual([{ name: 'friendships_pair' }]);
  await migrateFrom(database);
  await expectWhole(database);
});
