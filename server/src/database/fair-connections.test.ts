import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createFreshDatabase, type FreshDatabase } from '../../test/database.ts';
import { createDatabase, type Database } from './database.ts';
import { runInRequest } from './request-deadline.ts';
import { backgroundTimeouts } from './session-settings.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await createFreshDatabase();
});
afterAll(() => database.drop());

function openDatabase(max: number): Database {
  const db = createDatabase({ ...database.connection, ...backgroundTimeouts, max, callTimeoutMillis: 60_000 });
  onTestFinished(() => db.close());
  return db;
}

/** Runs `work` as part of an HTTP request of the given caller. */
const runAsCaller = <T>(caller: string, work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) =>
    runInRequest({ waitedMs: 0, isResponseSent: false, caller }, () => void work().then(resolve, reject)),
  );

/**
 * SQL statement that waits for the advisory lock of `holdLock`, then returns the process id of its
 * connection.
 */
const waitForLockQuery = { text: 'select pg_backend_pid() as pid from pg_advisory_xact_lock_shared(21)' };

/**
 * Acquires an advisory lock. `waitForLockQuery` has to wait until the returned function releases the lock.
 */
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

/** Returns when `count` connections of the pool are in use. */
async function waitForBusyConnections(db: Database, count: number): Promise<void> {
  await expect.poll(() => db.pool.totalCount - db.pool.idleCount).toBe(count);
}

/** Returns the process ids of connections that wait for an advisory lock. */
async function listWaitingPids(): Promise<number[]> {
  const text = `select pid from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  const { rows } = await database.db.pool.query<{ pid: number }>(text);
  return rows.map(({ pid }) => pid);
}

test('a statement of a new caller runs before the second slow statement of each of six other callers', async () => {
  const db = openDatabase(10);
  const unlock = await holdLock();
  const endedCallers: string[] = [];
  const send = (caller: string, statement: { text: string }) =>
    runAsCaller(caller, () => db.query(statement)).then(
      () => endedCallers.push(caller),
      () => endedCallers.push(`${caller} cancelled`),
    );
  const slow = Array.from({ length: 48 }, (_, place) => send(`user:${place % 6}`, waitForLockQuery));
  const otherStatement = send('user:other', { text: 'select 1' });
  // Four of the six callers have a running statement. When three of these statements end, three others begin:
  // one statement of each of the other two callers, and the statement of `user:other`.
  await expect.poll(async () => (await listWaitingPids()).length).toBe(4);
  const threePids = (await listWaitingPids()).slice(0, 3);
  await database.db.pool.query('select pg_cancel_backend(pid) from unnest($1::int[]) pid', [threePids]);
  await otherStatement;
  expect(endedCallers).toHaveLength(4);
  expect(endedCallers.filter((one) => one.endsWith(' cancelled'))).toHaveLength(3);
  await unlock();
  await Promise.all(slow);
});

test.each([
  { kind: 'reads', reads: true, maxConnections: 2 },
  { kind: 'changes', reads: false, maxConnections: 1 },
])(
  '30 simultaneous $kind of one caller use at most $maxConnections connections of the pool',
  async ({ reads, maxConnections }) => {
    const db = openDatabase(10);
    const text = 'select pg_backend_pid() as pid, pg_sleep(0.01)';
    const send = () => runAsCaller('user:1', () => db.query<{ pid: number }>({ text, reads }));
    const answers = await Promise.all(Array.from({ length: 30 }, send));
    expect(new Set(answers.flatMap(({ rows }) => rows.map(({ pid }) => pid))).size).toBe(maxConnections);
  },
);

test('changes run while slow reads occupy all connections for reads', async () => {
  const db = openDatabase(10);
  const unlock = await holdLock();
  const slow = Array.from({ length: 12 }, (_, place) =>
    runAsCaller(`user:${place}`, () => db.query({ ...waitForLockQuery, reads: true })),
  );
  await waitForBusyConnections(db, 3);
  const change = { text: 'select 1 as one' };
  const results = await Promise.all(
    Array.from({ length: 20 }, () => runAsCaller('user:other', () => db.query(change))),
  );
  expect(results.map(({ rows }) => rows)).toEqual(Array.from({ length: 20 }, () => [{ one: 1 }]));
  await unlock();
  await Promise.all(slow);
});

test('small reads run while slow statements occupy all other connections', async () => {
  const db = openDatabase(4);
  const unlock = await holdLock();
  const slow = Array.from({ length: 8 }, (_, place) => runAsCaller(`user:${place}`, () => db.query(waitForLockQuery)));
  await waitForBusyConnections(db, 2);
  const small = { text: 'select 1 as one', isSmall: true };
  const results = await Promise.all(Array.from({ length: 20 }, () => runAsCaller('user:other', () => db.query(small))));
  expect(results.map(({ rows }) => rows)).toEqual(Array.from({ length: 20 }, () => [{ one: 1 }]));
  await unlock();
  await Promise.all(slow);
});
