import { expect, onTestFinished, test, vi } from 'vitest';
import { createFreshDatabase } from '../../test/database.ts';
import type { Executor } from '../database/database.ts';
import { runInTransaction } from '../database/transactions.ts';
import { createRequestCounter } from './request-counter.ts';

const max = 5;

async function createCountingDatabase(): Promise<{
  db: Executor;
  countQueries: () => number;
  rows: () => Promise<unknown[]>;
}> {
  const { db, drop } = await createFreshDatabase();
  onTestFinished(drop);
  let queryCount = 0;
  const counting: Executor = {
    query: (config) => {
      queryCount += 1;
      return db.query(config);
    },
  };
  const rows = async (): Promise<unknown[]> =>
    (await db.pool.query('select key, calls from call_counts order by key')).rows;
  return { db: counting, countQueries: () => queryCount, rows };
}

const repeat = <T>(times: number, act: () => T): T[] => Array.from({ length: times }, act);

test('two processes that exchange request counts through the database both know the total', async () => {
  const { db, countQueries } = await createCountingDatabase();
  const [one, other] = [createRequestCounter(db, 'secret'), createRequestCounter(db, 'secret')];
  repeat(3, () => one.count('ana', max));
  repeat(2, () => other.count('ana', max));
  expect(other.count('ana', max).current).toBe(3);
  expect(countQueries()).toBe(0);
  await one.settle();
  await other.settle();
  expect(other.count('ana', max).current, 'the sum of both processes').toBe(6);
  expect(one.count('ana', max).current, 'the count of the last exchange').toBe(4);
  await one.settle();
  expect(one.count('ana', max).current).toBeGreaterThan(max);
  expect(one.count('ben', max).current).toBe(1);
});

test('requests above the rate limit are not counted and cause no SQL statement', async () => {
  const { db, countQueries } = await createCountingDatabase();
  const counts = createRequestCounter(db, 'secret');
  expect(repeat(9, () => counts.count('eve', max).current)).toEqual([1, 2, 3, 4, 5, 6, 6, 6, 6]);
  await counts.settle();
  expect(repeat(9, () => counts.count('eve', max).current)).toEqual(repeat(9, () => 6));
  await counts.settle();
  expect(countQueries()).toBe(1);
});

test('the request counter keeps its limits for memory and table rows, even with 5,000 callers', async () => {
  const { db, countQueries, rows } = await createCountingDatabase();
  const counts = createRequestCounter(db, 'secret', { maxKeys: 100, maxSettledKeys: 10 });
  for (let n = 0; n < 5_000; n += 1) {
    counts.count(`address ${n} ${'x'.repeat(8_000)}`, max);
    counts.count('flood', max);
  }
  expect(counts.size).toBe(100);
  await counts.settle();
  expect(countQueries()).toBe(1);
  const settled = await rows();
  expect(settled).toHaveLength(10);
  expect(settled).toContainEqual({ key: expect.stringMatching(/^[\w-]{43}$/), calls: max + 1 });
});

test('in all processes, the minute for counting a caller’s requests starts at the first request', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  onTestFinished(() => now.mockRestore());
  const { db, rows } = await createCountingDatabase();
  const [one, other] = [createRequestCounter(db, 'secret'), createRequestCounter(db, 'secret')];
  repeat(6, () => one.count('ana', max));
  await one.settle();
  now.mockReturnValue(1_050_000);
  await db.query({ text: `update call_counts set began_at = began_at - interval '50 seconds'` });
  other.count('ana', max);
  await other.settle();
  const { current, ttl } = other.count('ana', max);
  expect(current).toBeGreaterThan(max);
  expect(ttl).toBeLessThanOrEqual(10_000);
  now.mockReturnValue(1_060_001);
  await db.query({ text: `update call_counts set began_at = began_at - interval '10 seconds'` });
  expect(one.count('ana', max).current).toBe(1);
  expect(other.count('ana', max).current).toBe(1);
  await one.settle();
  expect(await rows(), 'the new minute alone').toEqual([{ key: expect.any(String), calls: 1 }]);
});

test('the request counter deletes old counts from its table, at most once a minute', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  const { db, rows } = await createCountingDatabase();
  const counts = createRequestCounter(db, 'secret');
  counts.count('ana', max);
  await counts.settle();
  await db.query({ text: `update call_counts set began_at = began_at - interval '61 seconds'` });
  now.mockReturnValue(59_999);
  await counts.sweep();
  expect(await rows(), 'no second deletion within a minute').toHaveLength(1);
  now.mockReturnValue(61_000);
  await counts.settle();
  await counts.sweep();
  expect(await rows()).toEqual([]);
  expect(counts.size).toBe(0);
});

test('the deletion of old request counts skips a row that another process has locked', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  const { db, drop } = await createFreshDatabase({ hasProductTimeouts: true });
  onTestFinished(drop);
  const counts = createRequestCounter(db, 'secret');
  await db.pool.query(
    `insert into call_counts select n, now() - interval '2 minutes', 1 from generate_series(1, 3) as n`,
  );
  now.mockReturnValue(61_000);
  await runInTransaction(db, async (tx) => {
    await tx.query({ text: `update call_counts set calls = 9 where key = '2'` });
    await counts.sweep();
  });
  expect((await db.pool.query('select key, calls from call_counts')).rows).toEqual([{ key: '2', calls: 9 }]);
  now.mockReturnValue(122_000);
  await counts.sweep();
  expect((await db.pool.query('select key from call_counts')).rows).toEqual([]);
});

test('two processes that write the counts of the same callers in opposite order do not deadlock', async () => {
  const { db, drop } = await createFreshDatabase();
  onTestFinished(drop);
  const people = Array.from({ length: 500 }, (_, n) => `person ${n}`);
  const both = [people, people.toReversed()].map((order) => ({ counts: createRequestCounter(db, 'secret'), order }));
  for (let round = 0; round < 10; round += 1) {
    for (const { counts, order } of both) for (const person of order) counts.count(person, max * 10);
    await Promise.all(both.map(({ counts }) => counts.settle()));
  }
  const { rows } = await db.pool.query<{ calls: number }>('select distinct calls from call_counts');
  expect(rows).toEqual([{ calls: 20 }]);
});

test('after the clock of the database is set back, a caller at the request limit can send requests again', async () => {
  const { db } = await createCountingDatabase();
  const counts = createRequestCounter(db, 'secret');
  repeat(6, () => counts.count('ana', max));
  await counts.settle();
  await db.query({ text: `update call_counts set began_at = began_at + interval '30 days'` });
  const restarted = createRequestCounter(db, 'secret');
  restarted.count('ana', max);
  await restarted.settle();
  expect(restarted.count('ana', max)).toMatchObject({ current: 2, ttl: expect.closeTo(60_000, -4.5) });
});

test('requests that are counted while the database is unavailable are written to it later', async () => {
  const { db, rows } = await createCountingDatabase();
  let isUnavailable = true;
  const unreliableDb: Executor = {
    query: (config) => (isUnavailable ? Promise.reject(new Error('away')) : db.query(config)),
  };
  const counts = createRequestCounter(unreliableDb, 'secret');
  repeat(4, () => counts.count('ana', max));
  await expect(counts.settle()).rejects.toThrow('away');
  expect(counts.count('ana', max).current).toBe(5);
  expect(counts.count('ana', max).current).toBe(6);
  isUnavailable = false;
  await counts.settle();
  expect(await rows()).toEqual([{ key: expect.any(String), calls: 6 }]);
});

test('the table of request counts contains no IP address', async () => {
  const { db, rows } = await createCountingDatabase();
  const counts = createRequestCounter(db, 'secret');
  counts.count('ip:203.0.113.5', max);
  await counts.settle();
  expect(await rows()).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/), calls: 1 }]);
});
