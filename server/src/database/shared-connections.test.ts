import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../test/database.ts';
import { runInRequest, type RequestDeadline } from './request-deadline.ts';
import { createDatabase, type Database, type Executor } from './database.ts';
import { inTransaction } from './transactions.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

function open(max = 10): Database {
  const db = createDatabase({ ...database.connection, max });
  onTestFinished(() => db.close());
  return db;
}

/** Sleeps so many seconds; answers on which connection. */
const backend = async (on: Executor, [seconds]: [number]): Promise<{ pid: number }[]> => {
  const text = 'select pg_backend_pid() as pid, pg_sleep($1)';
  return (await on.query<{ pid: number }>({ text, values: [seconds], isSmall: true })).rows;
};

const pidsOf = async (reads: readonly Promise<{ pid: number }[]>[]): Promise<Set<number>> =>
  new Set((await Promise.all(reads)).flat().map(({ pid }) => pid));

const manyReads = (db: Database, seconds: number): Promise<{ pid: number }[]>[] =>
  Array.from({ length: 30 }, () => backend(db, [seconds]));

test('many small reads at once take three connections of ten, one a connection of its own', async () => {
  const db = open();
  expect((await pidsOf(manyReads(db, 0.001))).size).toBe(3);
  expect(db.pool).toMatchObject({ totalCount: 3, idleCount: 3, waitingCount: 0 });
});

test('a transaction has its own connection, however much is read', async () => {
  const db = open(4);
  const reads = manyReads(db, 0.01);
  let areRead = false;
  void reads.at(-1)?.then(() => (areRead = true));
  const pid = await inTransaction(db, async (tx) => (await backend(tx, [0]))[0]?.pid);
  expect(areRead).toBe(false);
  const readers = await pidsOf(reads);
  expect(readers.size).toBe(1);
  expect([...readers]).not.toContain(pid);
});

test('a pool too small to share gives each read a connection of its own', async () => {
  const db = open(3);
  expect((await pidsOf(manyReads(db, 0))).size).toBe(3);
});

test('a read that fails disturbs none before or behind it, and its connection stays', async () => {
  const db = open(4);
  const [first] = await backend(db, [0]);
  const text = 'select 1 / $1::int as quotient';
  const found = await Promise.allSettled([2, 0, 1].map((by) => db.query({ text, values: [by], isSmall: true })));
  expect(found).toMatchObject([
    { status: 'fulfilled', value: { rows: [{ quotient: 0 }] } },
    { status: 'rejected', reason: { code: '22012' } },
    { status: 'fulfilled', value: { rows: [{ quotient: 1 }] } },
  ]);
  expect(await backend(db, [0])).toEqual([first]);
});

test('a connection that is lost fails what is under way on it, and nothing after that', async () => {
  const [db, other] = [open(4), open(4)];
  const [victim] = await backend(db, [0]);
  const reads = manyReads(db, 0.02);
  const settled = Promise.allSettled(reads);
  await reads[0];
  await other.query({ text: 'select pg_terminate_backend($1)', values: [victim?.pid] });
  const failed = (await settled).filter(({ status }) => status === 'rejected');
  expect(failed.length).toBeGreaterThan(0);
  const [next] = await backend(db, [0]);
  expect(next?.pid).not.toBe(victim?.pid);
  expect(db.pool).toMatchObject({ totalCount: 1, idleCount: 1 });
});

test('a call that may wait no longer gives up alone', async () => {
  const db = open(4);
  await backend(db, [0]);
  const nearlyOver: RequestDeadline = { waited: 2_450, answered: false };
  const hurried = new Promise((resolve, reject) =>
    runInRequest(nearlyOver, () => void backend(db, [0.2]).then(resolve, reject)),
  );
  const patient = backend(db, [0]);
  await expect(hurried).rejects.toThrow('Query read timeout');
  expect(await patient).toHaveLength(1);
  await expect.poll(() => db.pool.idleCount).toBe(1);
  expect(db.pool.totalCount).toBe(1);
});

test('who waits for the connection itself gives up alone as well', async () => {
  const db = open(4);
  const held = await Promise.all([1, 2, 3, 4].map(() => db.pool.connect()));
  const nearlyOver: RequestDeadline = { waited: 2_450, answered: false };
  const hurried = new Promise((resolve, reject) =>
    runInRequest(nearlyOver, () => void backend(db, [0]).then(resolve, reject)),
  );
  const patient = backend(db, [0]);
  await expect(hurried).rejects.toThrow('timeout exceeded when trying to connect');
  for (const client of held) client.release();
  expect(await patient).toHaveLength(1);
});

test('a connection is not free before what nobody waits for any longer has ended on it', async () => {
  const db = open(4);
  const [first] = await backend(db, [0]);
  const nearlyOver: RequestDeadline = { waited: 2_450, answered: false };
  const hurried = new Promise((resolve, reject) =>
    runInRequest(nearlyOver, () => void backend(db, [0.3]).then(resolve, reject)),
  );
  await expect(hurried).rejects.toThrow('Query read timeout');
  expect(db.pool.idleCount).toBe(0);
  const own = await inTransaction(db, (tx) => backend(tx, [0]));
  expect(own[0]?.pid).not.toBe(first?.pid);
});
