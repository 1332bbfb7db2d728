import { once } from 'node:events';
import { calls } from '@wishwell/contract/calls.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { createFreshDatabase, type FreshDatabase } from '../../test/database.ts';
import { type Person, signUpPerson } from '../../test/person.ts';
import { openSocket } from '../../test/raw-socket.ts';
import { createDatabase, type Database } from './database.ts';
import { runInRequest, type RequestDeadline } from './request-deadline.ts';
import { backgroundTimeouts } from './session-settings.ts';
import { runInTransaction } from './transactions.ts';

const selectOne = { text: 'select 1 as one' };
const selectSlowly = { text: 'select pg_sleep(600)' };

let database: FreshDatabase;
/**
 * Database with one connection. Requests wait at most 2.5 s for this connection, other work at most a minute.
 */
let db: Database;

beforeAll(async () => {
  database = await createFreshDatabase();
  db = createDatabase({ ...database.connection, ...backgroundTimeouts, max: 1, callTimeoutMillis: 2_500 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** Runs `work` as part of an HTTP request. */
const runAsRequest = <T>(request: RequestDeadline, work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => runInRequest(request, () => void work().then(resolve, reject)));

/** Returns a request that has 50 ms left until its deadline. */
const createExpiringRequest = (): RequestDeadline => ({ waitedMs: 2_450, isResponseSent: false });

const takeOnlyConnection = (): Promise<pg.PoolClient> => db.pool.connect();

test('a request that waits for a connection fails at its deadline; the next request gets the connection', async () => {
  const client = await takeOnlyConnection();
  const request = createExpiringRequest();
  await expect(runAsRequest(request, () => db.query(selectOne))).rejects.toThrow(
    'timeout exceeded when trying to connect',
  );
  expect(request.waitedMs).toBeGreaterThanOrEqual(2_490);
  client.release();
  expect((await db.query(selectOne)).rows).toEqual([{ one: 1 }]);
});

test('a request that waits for a statement fails at its deadline', async () => {
  await expect(runAsRequest(createExpiringRequest(), () => db.query(selectSlowly))).rejects.toThrow(
    'Query read timeout',
  );
  expect((await db.query(selectOne)).rows).toEqual([{ one: 1 }]);
});

test('a transaction that exceeds the deadline of its request fails and stores nothing', async () => {
  await db.query({ text: 'create table notes (note text)' });
  const transaction = runAsRequest(createExpiringRequest(), () =>
    runInTransaction(db, async (tx) => {
      await tx.query({ text: `insert into notes values ('half')` });
      await tx.query(selectSlowly);
    }),
  );
  await expect(transaction).rejects.toThrow('Query read timeout');
  expect((await db.query({ text: 'select from notes' })).rowCount).toBe(0);
});

test('a request fails when the durations of its two statements together exceed its deadline', async () => {
  const request: RequestDeadline = { waitedMs: 0, isResponseSent: false };
  const sleep = { text: 'select pg_sleep(1.5)' };
  const twoStatements = runAsRequest(request, async () => {
    await db.query(sleep);
    await db.query(sleep);
  });
  await expect(twoStatements).rejects.toThrow('Query read timeout');
});

test('simultaneous statements of a request reduce its remaining time only once', async () => {
  const request: RequestDeadline = { waitedMs: 0, isResponseSent: false };
  const sleep = { text: 'select pg_sleep(0.5)' };
  const began = performance.now();
  await runAsRequest(request, () =>
    runInTransaction(db, (tx) => Promise.all([tx.query(sleep), tx.query(sleep), tx.query(sleep)])),
  );
  expect(request.waitedMs).toBeGreaterThanOrEqual(1_490);
  expect(request.waitedMs).toBeLessThanOrEqual(performance.now() - began);
});

test("simultaneous statements of a request all fail at the request's deadline", async () => {
  const sleep = { text: 'select pg_sleep(1.5)' };
  const transaction = runAsRequest({ waitedMs: 0, isResponseSent: false }, () =>
    runInTransaction(db, (tx) => Promise.all([tx.query(sleep), tx.query(sleep)])),
  );
  await expect(transaction).rejects.toThrow(/Query read timeout|Connection terminated/);
  expect((await db.query(selectOne)).rows).toEqual([{ one: 1 }]);
});

test('work that a request starts after its response has no deadline', async () => {
  const request = createExpiringRequest();
  const client = await takeOnlyConnection();
  request.isResponseSent = true;
  const laterWork = runAsRequest(request, () => db.query(selectOne));
  setTimeout(() => client.release(), 200);
  expect((await laterWork).rows).toEqual([{ one: 1 }]);
});

/**
 * Creates a wishlist with a slow request: the body arrives 100 ms after the headers. Returns the response.
 */
async function createWishlistSlowly(app: TestApp, { bearer }: Person): Promise<string> {
  const body = JSON.stringify({ title: 'Winter' });
  const socket = await openSocket(app.origin);
  const head = `POST /api/mywishlists HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${bearer}\r\n`;
  socket.write(`${head}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`);
  setTimeout(() => socket.write(body), 100);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString();
}

test('a request gets 503 if no database connection becomes free before the deadline of the request', async () => {
  const oneConnectionDb = createDatabase({
    ...database.connection,
    ...backgroundTimeouts,
    callTimeoutMillis: 1_500,
    max: 1,
  });
  const app = await startAppForTest(
    {},
    { database: { ...database, db: oneConnectionDb, drop: () => oneConnectionDb.close() } },
  );
  const ana = await signUpPerson(app, 'Ana');
  const client = await oneConnectionDb.pool.connect();
  expect(await ana.tries(calls.listWishlists)).toMatchObject({ status: 503 });
  expect(await createWishlistSlowly(app, ana)).toMatch(/^HTTP\/1\.1 503 /);
  client.release();
  await ana.does(calls.createWishlist, { body: { title: 'Spring' } });
  expect((await ana.does(calls.listWishlists)).map(({ title }) => title)).toEqual(['Spring']);
});
