import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createFreshDatabase, type FreshDatabase } from '../../test/database.ts';
import { createDatabase, type Database, type Executor } from './database.ts';
import { runInRequest, type RequestDeadline } from './request-deadline.ts';
import { runInTransaction } from './transactions.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await createFreshDatabase();
});
afterAll(() => database.drop());

function openDatabase(max = 10): Database {
  const db = createDatabase({ ...database.connection, max });
  onTestFinished(() => db.close());
  return db;
}

const readPid = async (on: Executor, [seconds]: [number]): Promise<{ pid: number }[]> => {
  const text = 'select pg_backend_pid() as pid, pg_sleep($1)';
  return (await on.query<{ pid: number }>({ text, values: [seconds], isSmall: true })).rows;
};

const collectPids = async (reads: readonly Promise<{ pid: number }[]>[]): Promise<Set<number>> =>
  new Set((await Promise.all(reads)).flat().map(({ pid }) => pid));

const startReads = (db: Database, seconds: number): Promise<{ pid: number }[]>[] =>
  Array.from({ length: 30 }, () => readPid(db, [seconds]));

test('30 simultaneous small reads share three of ten connections', async () => {
  const db = openDatabase();
  expect((await collectPids(startReads(db, 0.001))).size).toBe(3);
  expect(db.pool).toMatchObject({ totalCount: 3, idleCount: 3, waitingCount: 0 });
});

test('a transaction uses a separate connection and does not wait for 30 small reads', async () => {
  const db = openDatabase(4);
  const reads = startReads(db, 0.01);
  let areReadsDone = false;
  void reads.at(-1)?.then(() => (areReadsDone = true));
  const pid = await runInTransaction(db, async (tx) => (await readPid(tx, [0]))[0]?.pid);
  expect(areReadsDone).toBe(false);
  const readers = await collectPids(reads);
  expect(readers.size).toBe(1);
  expect([...readers]).not.toContain(pid);
});

test('a pool of three connections does not share any connection between small reads', async () => {
  const db = openDatabase(3);
  expect((await collectPids(startReads(db, 0))).size).toBe(3);
});

test('a failed read affects no other read on its connection, which stays open', async () => {
  const db = openDatabase(4);
  const [first] = await readPid(db, [0]);
  const text = 'select 1 / $1::int as quotient';
  const results = await Promise.allSettled([2, 0, 1].map((by) => db.query({ text, values: [by], isSmall: true })));
  expect(results).toMatchObject([
    { status: 'fulfilled', value: { rows: [{ quotient: 0 }] } },
    { status: 'rejected', reason: { code: '22012' } },
    { status: 'fulfilled', value: { rows: [{ quotient: 1 }] } },
  ]);
  expect(await readPid(db, [0])).toEqual([first]);
});

test('if a shared connection is lost, only the reads on this connection fail', async () => {
  const [db, other] = [openDatabase(4), openDatabase(4)];
  const [terminated] = await readPid(db, [0]);
  const reads = startReads(db, 0.02);
  const settled = Promise.allSettled(reads);
  await reads[0];
  await other.query({ text: 'select pg_terminate_backend($1)', values: [terminated?.pid] });
  const failed = (await settled).filter(({ status }) => status === 'rejected');
  expect(failed.length).toBeGreaterThan(0);
  const [next] = await readPid(db, [0]);
  expect(next?.pid).not.toBe(terminated?.pid);
  expect(db.pool).toMatchObject({ totalCount: 1, idleCount: 1 });
});

test('a read that exceeds its deadline fails, while another read on the same connection succeeds', async () => {
  const db = openDatabase(4);
  await readPid(db, [0]);
  const expiringRequest: RequestDeadline = { waitedMs: 2_450, isResponseSent: false };
  const timedOutRead = new Promise((resolve, reject) =>
    runInRequest(expiringRequest, () => void readPid(db, [0.2]).then(resolve, reject)),
  );
  const otherRead = readPid(db, [0]);
  await expect(timedOutRead).rejects.toThrow('Query read timeout');
  expect(await otherRead).toHaveLength(1);
  await expect.poll(() => db.pool.idleCount).toBe(1);
  expect(db.pool.totalCount).toBe(1);
});

test('a read that waits for a connection beyond its deadline fails, while another waiting read succeeds', async () => {
  const db = openDatabase(4);
  const clients = await Promise.all([1, 2, 3, 4].map(() => db.pool.connect()));
  const expiringRequest: RequestDeadline = { waitedMs: 2_450, isResponseSent: false };
  const timedOutRead = new Promise((resolve, reject) =>
    runInRequest(expiringRequest, () => void readPid(db, [0]).then(resolve, reject)),
  );
  const otherRead = readPid(db, [0]);
  await expect(timedOutRead).rejects.toThrow('timeout exceeded when trying to connect');
  for (const client of clients) client.release();
  expect(await otherRead).toHaveLength(1);
});

test('a shared connection returns to the pool only after its timed-out reads have ended', async () => {
  const db = openDatabase(4);
  const [first] = await readPid(db, [0]);
  const expiringRequest: RequestDeadline = { waitedMs: 2_450, isResponseSent: false };
  const timedOutRead = new Promise((resolve, reject) =>
    runInRequest(expiringRequest, () => void readPid(db, [0.3]).then(resolve, reject)),
  );
  await expect(timedOutRead).rejects.toThrow('Query read timeout');
  expect(db.pool.idleCount).toBe(0);
  const transactionRows = await runInTransaction(db, (tx) => readPid(tx, [0]));
  expect(transactionRows[0]?.pid).not.toBe(first?.pid);
});
