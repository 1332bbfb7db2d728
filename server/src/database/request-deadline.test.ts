import { once } from 'node:events';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '@wishwell/contract/calls.ts';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { freshDatabase, type FreshDatabase } from '../../test/database.ts';
import { type Person, signedIn } from '../../test/person.ts';
import { openSocket } from '../../test/raw-socket.ts';
import { runInRequest, type RequestDeadline } from './request-deadline.ts';
import { createDatabase, type Database } from './database.ts';
import { backgroundTimeouts } from './session-settings.ts';
import { inTransaction } from './transactions.ts';

const one = { text: 'select 1 as one' };
const long = { text: 'select pg_sleep(600)' };

let database: FreshDatabase;
/** One connection, for which everybody but a call waits a minute. */
let db: Database;

beforeAll(async () => {
  database = await freshDatabase();
  db = createDatabase({ ...database.connection, ...backgroundTimeouts, max: 1, callTimeoutMillis: 2_500 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** What `work` comes to as a part of a call that has waited so long already. */
const within = <T>(call: RequestDeadline, work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => runInRequest(call, () => void work().then(resolve, reject)));

const nearlyOver = (): RequestDeadline => ({ waited: 2_450, answered: false });

const hold = (): Promise<pg.PoolClient> => db.pool.connect();

test('a call waits for a connection only as long as is left of its time, and what comes later goes to the next', async () => {
  const client = await hold();
  const call = nearlyOver();
  await expect(within(call, () => db.query(one))).rejects.toThrow('timeout exceeded when trying to connect');
  expect(call.waited).toBeGreaterThanOrEqual(2_490);
  client.release();
  expect((await db.query(one)).rows).toEqual([{ one: 1 }]);
});

test('a call waits for a statement only as long as is left of its time', async () => {
  await expect(within(nearlyOver(), () => db.query(long))).rejects.toThrow('Query read timeout');
  expect((await db.query(one)).rows).toEqual([{ one: 1 }]);
});

test('waiting in a transaction counts as much, and leaves nothing behind', async () => {
  await db.query({ text: 'create table notes (note text)' });
  const writing = within(nearlyOver(), () =>
    inTransaction(db, async (tx) => {
      await tx.query({ text: `insert into notes values ('half')` });
      await tx.query(long);
    }),
  );
  await expect(writing).rejects.toThrow('Query read timeout');
  expect((await db.query({ text: 'select from notes' })).rowCount).toBe(0);
});

test('two waits that fit one by one are too long together', async () => {
  const call: RequestDeadline = { waited: 0, answered: false };
  const sleep = { text: 'select pg_sleep(1.5)' };
  const twice = within(call, async () => {
    await db.query(sleep);
    await db.query(sleep);
  });
  await expect(twice).rejects.toThrow('Query read timeout');
});

test('statements that are sent together are waited for once', async () => {
  const call: RequestDeadline = { waited: 0, answered: false };
  const sleep = { text: 'select pg_sleep(0.5)' };
  const began = performance.now();
  await within(call, () => inTransaction(db, (tx) => Promise.all([tx.query(sleep), tx.query(sleep), tx.query(sleep)])));
  expect(call.waited).toBeGreaterThanOrEqual(1_490);
  expect(call.waited).toBeLessThanOrEqual(performance.now() - began);
});

test('of statements that are sent together, none waits longer than is left of the call’s time', async () => {
  const sleep = { text: 'select pg_sleep(1.5)' };
  const writing = within({ waited: 0, answered: false }, () =>
    inTransaction(db, (tx) => Promise.all([tx.query(sleep), tx.query(sleep)])),
  );
  await expect(writing).rejects.toThrow(/Query read timeout|Connection terminated/);
  expect((await db.query(one)).rows).toEqual([{ one: 1 }]);
});

test('what a call leaves running is bound by it until it is answered', async () => {
  const call = nearlyOver();
  const client = await hold();
  call.answered = true;
  const later = within(call, () => db.query(one));
  setTimeout(() => client.release(), 200);
  expect((await later).rows).toEqual([{ one: 1 }]);
});

/** What a call is answered whose body arrives after its headers. */
async function createSlowly(app: TestApp, { bearer }: Person): Promise<string> {
  const body = JSON.stringify({ title: 'Winter' });
  const socket = await openSocket(app.origin);
  const head = `POST /api/mywishlists HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${bearer}\r\n`;
  socket.write(`${head}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`);
  setTimeout(() => socket.write(body), 100);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString();
}

test('a call is bound, with a body and without', async () => {
  const patient = createDatabase({ ...database.connection, ...backgroundTimeouts, callTimeoutMillis: 1_500, max: 1 });
  const app = await startAppForTest({}, { ...database, db: patient, drop: () => patient.close() });
  const ana = await signedIn(app, 'Ana');
  const held = await patient.pool.connect();
  expect(await ana.tries(calls.listWishlists)).toMatchObject({ status: 503 });
  expect(await createSlowly(app, ana)).toMatch(/^HTTP\/1\.1 503 /);
  held.release();
  await ana.does(calls.createWishlist, { body: { title: 'Spring' } });
  expect((await ana.does(calls.listWishlists)).map(({ title }) => title)).toEqual(['Spring']);
});
