import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../test/database.ts';
import { runInRequest } from './request-deadline.ts';
import { createDatabase, type Database } from './database.ts';
import { backgroundTimeouts } from './session-settings.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

function open(max: number): Database {
  const db = createDatabase({ ...database.connection, ...backgroundTimeouts, max, callTimeoutMillis: 60_000 });
  onTestFinished(() => db.close());
  return db;
}

/** What `work` comes to as a part of this caller's request. */
const as = <T>(caller: string, work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) =>
    runInRequest({ waited: 0, answered: false, caller }, () => void work().then(resolve, reject)),
  );

/** Ends while nobody holds the lock, and tells on which connection it ran. */
const waiting = { text: 'select pg_backend_pid() as pid from pg_advisory_xact_lock_shared(21)' };

/** Holds what `waiting` waits for until the returned function is called. */
async function holdLock(): Promise<() => Promise<unknown>> {
  const holder = createDatabase({ ...database.connection, max: 1 });
  onTestFinished(() => holder.close());
  const client = await holder.pool.connect();
  await client.query('select pg_advisory_lock(21)');
  return async () => {
    await client.query('select pg_advisory_unlock(21)');
    client.release();
  };
}

async function untilAllRun(db: Database, count: number): Promise<void> {
  await expect.poll(() => db.pool.totalCount - db.pool.idleCount).toBe(count);
}

/** The processes whose statement waits for the lock. */
async function listWaiting(): Promise<number[]> {
  const text = `select pid from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  const { rows } = await database.db.pool.query<{ pid: number }>(text);
  return rows.map(({ pid }) => pid);
}

test('while six people send slow statements, another person’s comes before the second of anybody', async () => {
  const db = open(10);
  const unlock = await holdLock();
  const ended: string[] = [];
  const sends = (caller: string, statement: { text: string }) =>
    as(caller, () => db.query(statement)).then(
      () => ended.push(caller),
      () => ended.push(`${caller} cancelled`),
    );
  const slow = Array.from({ length: 48 }, (_, place) => sends(`user:${place % 6}`, waiting));
  const other = sends('user:other', { text: 'select 1' });
  // Four people's run. As three of them end, the other two begin, and then the other person's.
  await expect.poll(async () => (await listWaiting()).length).toBe(4);
  const three = (await listWaiting()).slice(0, 3);
  await database.db.pool.query('select pg_cancel_backend(pid) from unnest($1::int[]) pid', [three]);
  await other;
  expect(ended).toHaveLength(4);
  expect(ended.filter((one) => one.endsWith(' cancelled'))).toHaveLength(3);
  await unlock();
  await Promise.all(slow);
});

test.each([
  { kind: 'reads', reads: true, most: 2 },
  { kind: 'changes', reads: false, most: 1 },
])('one person holds at most $most connections for $kind', async ({ reads, most }) => {
  const db = open(10);
  const text = 'select pg_backend_pid() as pid, pg_sleep(0.01)';
  const sends = () => as('user:1', () => db.query<{ pid: number }>({ text, reads }));
  const answers = await Promise.all(Array.from({ length: 30 }, sends));
  expect(new Set(answers.flatMap(({ rows }) => rows.map(({ pid }) => pid))).size).toBe(most);
});

test('changes go on while slow reads hold all connections for reads', async () => {
  const db = open(10);
  const unlock = await holdLock();
  const slow = Array.from({ length: 12 }, (_, place) =>
    as(`user:${place}`, () => db.query({ ...waiting, reads: true })),
  );
  await untilAllRun(db, 3);
  const change = { text: 'select 1 as one' };
  const found = await Promise.all(Array.from({ length: 20 }, () => as('user:other', () => db.query(change))));
  expect(found.map(({ rows }) => rows)).toEqual(Array.from({ length: 20 }, () => [{ one: 1 }]));
  await unlock();
  await Promise.all(slow);
});

test('small reads go on while slow statements hold all other connections', async () => {
  const db = open(4);
  const unlock = await holdLock();
  const slow = Array.from({ length: 8 }, (_, place) => as(`user:${place}`, () => db.query(waiting)));
  await untilAllRun(db, 2);
  const small = { text: 'select 1 as one', isSmall: true };
  const found = await Promise.all(Array.from({ length: 20 }, () => as('user:other', () => db.query(small))));
  expect(found.map(({ rows }) => rows)).toEqual(Array.from({ length: 20 }, () => [{ one: 1 }]));
  await unlock();
  await Promise.all(slow);
});
