import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createFreshDatabase, type FreshDatabase } from '../../test/database.ts';
import { createDatabase, type Database, type DatabaseOptions, requestConnectionLimits } from './database.ts';
import { runInRequestContext } from './request-context.ts';
import { backgroundTimeouts } from './session-settings.ts';
import { runInTransaction } from './transactions.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await createFreshDatabase();
});
afterAll(() => database.drop());

function openDatabase(options: DatabaseOptions = {}): Database {
  const db = createDatabase({
    ...database.connection,
    ...backgroundTimeouts,
    ...requestConnectionLimits,
    ...options,
  });
  onTestFinished(() => db.close());
  return db;
}

const runAsCaller = <T>(caller: string, work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => runInRequestContext({ caller }, () => void work().then(resolve, reject)));

const selectOne = { text: 'select 1 as one' };
const waitForLock = { text: 'select from pg_advisory_xact_lock_shared(21)' };

/**
 * Acquires the lock for which the statement `waitForLock` waits. Returns a function that releases the lock.
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

async function waitForBusyConnections(db: Database, inUse: number): Promise<void> {
  await expect.poll(() => db.countConnections()).toMatchObject({ inUse });
}

async function runQuickStatements(db: Database, statement: { text: string; reads?: boolean }): Promise<number> {
  const results = await Promise.all(
    Array.from({ length: 20 }, () => runAsCaller('user:other', () => db.query(statement))),
  );
  return results.length;
}

test('40 transactions of one caller that wait for a lock do not block other callers', async () => {
  const db = openDatabase();
  const unlock = await holdLock();
  const slow = Array.from({ length: 40 }, () =>
    runAsCaller('user:1', () => runInTransaction(db, (tx) => tx.query(waitForLock))),
  );
  await waitForBusyConnections(db, 1);
  expect(await runQuickStatements(db, selectOne)).toBe(20);
  expect(await runQuickStatements(db, { ...selectOne, reads: true })).toBe(20);
  await expect(db.query(selectOne), 'background work').resolves.toMatchObject({ rowCount: 1 });
  expect(db.countConnections()).toMatchObject({ inUse: 1, waiting: 39, max: 12 });
  await unlock();
  await Promise.all(slow);
});

test('reads and transactions use separate connections, so that neither can block the other', async () => {
  const db = openDatabase();
  const unlock = await holdLock();
  const callers = Array.from({ length: 12 }, (_, place) => `user:${place}`);
  const changes = callers.map((caller) => runAsCaller(caller, () => db.query(waitForLock)));
  await waitForBusyConnections(db, 8);
  expect(await runQuickStatements(db, { ...selectOne, reads: true })).toBe(20);
  await unlock();
  await Promise.all(changes);

  const unlockAgain = await holdLock();
  const reads = callers.map((caller) => runAsCaller(caller, () => db.query({ ...waitForLock, reads: true })));
  await waitForBusyConnections(db, 4);
  expect(await runQuickStatements(db, selectOne)).toBe(20);
  await unlockAgain();
  await Promise.all(reads);
});

test('a request’s waits in the queue and for a connection share the limit `connectionTimeoutMillis`', async () => {
  const db = openDatabase({ connectionTimeoutMillis: 2_000 });
  const clients = await Promise.all(Array.from({ length: 8 }, () => db.pool.connect()));
  const startedAt = performance.now();
  const waiting = [1, 2, 3].map(() => runAsCaller('user:1', () => db.query(selectOne)));
  const reason = { message: 'timeout exceeded when trying to connect' };
  expect(await Promise.allSettled(waiting)).toMatchObject(waiting.map(() => ({ reason })));
  expect(performance.now() - startedAt).toBeLessThan(3_900);
  for (const client of clients) client.release();
  expect((await runAsCaller('user:1', () => db.query(selectOne))).rows).toEqual([{ one: 1 }]);
  await waitForBusyConnections(db, 0);
});
