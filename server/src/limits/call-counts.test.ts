import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '../../test/database.ts';
import type { Executor } from '../database/database.ts';
import { inTransaction } from '../database/transactions.ts';
import { createCallCounts } from './call-counts.ts';

const max = 5;

/** A database of the test's own, and how often it was asked. */
async function countingDatabase(): Promise<{ db: Executor; asked: () => number; rows: () => Promise<unknown[]> }> {
  const { db, drop } = await freshDatabase();
  onTestFinished(drop);
  let asked = 0;
  const counting: Executor = {
    query: (config) => {
      asked += 1;
      return db.query(config);
    },
  };
  const rows = async (): Promise<unknown[]> =>
    (await db.pool.query('select key, calls from call_counts order by key')).rows;
  return { db: counting, asked: () => asked, rows };
}

const repeat = <T>(times: number, act: () => T): T[] => Array.from({ length: times }, act);

test('two processes count as one once they have settled, and none asks the database for a call', async () => {
  const { db, asked } = await countingDatabase();
  const [one, other] = [createCallCounts(db, 'secret'), createCallCounts(db, 'secret')];
  repeat(3, () => one.count('ana', max));
  repeat(2, () => other.count('ana', max));
  expect(other.count('ana', max).current).toBe(3);
  expect(asked()).toBe(0);
  await one.settle();
  await other.settle();
  expect(other.count('ana', max).current, 'what both have counted').toBe(6);
  expect(one.count('ana', max).current, 'as it last heard').toBe(4);
  await one.settle();
  expect(one.count('ana', max).current).toBeGreaterThan(max);
  expect(one.count('ben', max).current).toBe(1);
});

test('one settlement is one statement for however many calls, and none where nobody called', async () => {
  const { db, asked } = await countingDatabase();
  const counts = createCallCounts(db, 'secret');
  for (let n = 0; n < 1_000; n += 1) repeat(3, () => counts.count(`address ${n}`, max));
  await counts.settle();
  expect(asked()).toBe(1);
  await counts.settle();
  expect(asked()).toBe(1);
});

test('a flood that is refused already is not written any more', async () => {
  const { db, asked } = await countingDatabase();
  const counts = createCallCounts(db, 'secret');
  expect(repeat(9, () => counts.count('eve', max).current)).toEqual([1, 2, 3, 4, 5, 6, 6, 6, 6]);
  await counts.settle();
  expect(repeat(9, () => counts.count('eve', max).current)).toEqual(repeat(9, () => 6));
  await counts.settle();
  expect(asked()).toBe(1);
});

test('an attacker with many addresses fills neither memory nor table, nor hides the one that floods', async () => {
  const { db, rows } = await countingDatabase();
  const counts = createCallCounts(db, 'secret', { keys: 100, settledAtOnce: 10 });
  for (let n = 0; n < 5_000; n += 1) {
    counts.count(`address ${n} ${'x'.repeat(8_000)}`, max);
    counts.count('flood', max);
  }
  expect(counts.size).toBe(100);
  await counts.settle();
  const settled = await rows();
  expect(settled).toHaveLength(10);
  expect(settled).toContainEqual({ key: expect.stringMatching(/^[\w-]{43}$/), calls: max + 1 });
});

test('a minute ends a minute after the first call, wherever that was made', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  onTestFinished(() => now.mockRestore());
  const { db, rows } = await countingDatabase();
  const [one, other] = [createCallCounts(db, 'secret'), createCallCounts(db, 'secret')];
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

test('minutes that have ended leave the table', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  const { db, rows } = await countingDatabase();
  const counts = createCallCounts(db, 'secret');
  counts.count('ana', max);
  await counts.settle();
  await db.query({ text: `update call_counts set began_at = began_at - interval '61 seconds'` });
  now.mockReturnValue(59_999);
  await counts.sweep();
  expect(await rows(), 'nobody looks more than once a minute').toHaveLength(1);
  now.mockReturnValue(61_000);
  await counts.settle();
  await counts.sweep();
  expect(await rows()).toEqual([]);
  expect(counts.size).toBe(0);
});

test('a minute that another process is busy with stays, and nobody waits for it', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  const { db, drop } = await freshDatabase({ impatient: true });
  onTestFinished(drop);
  const counts = createCallCounts(db, 'secret');
  await db.pool.query(
    `insert into call_counts select n, now() - interval '2 minutes', 1 from generate_series(1, 3) as n`,
  );
  now.mockReturnValue(61_000);
  await inTransaction(db, async (tx) => {
    await tx.query({ text: `update call_counts set calls = 9 where key = '2'` });
    await counts.sweep();
  });
  expect((await db.pool.query('select key, calls from call_counts')).rows).toEqual([{ key: '2', calls: 9 }]);
  now.mockReturnValue(122_000);
  await counts.sweep();
  expect((await db.pool.query('select key from call_counts')).rows).toEqual([]);
});

test('two processes that settle the same people in another order do not wait in a ring', async () => {
  const { db, drop } = await freshDatabase();
  onTestFinished(drop);
  const people = Array.from({ length: 500 }, (_, n) => `person ${n}`);
  const both = [people, people.toReversed()].map((order) => ({ counts: createCallCounts(db, 'secret'), order }));
  for (let round = 0; round < 10; round += 1) {
    for (const { counts, order } of both) for (const person of order) counts.count(person, max * 10);
    await Promise.all(both.map(({ counts }) => counts.settle()));
  }
  const { rows } = await db.pool.query<{ calls: number }>('select distinct calls from call_counts');
  expect(rows).toEqual([{ calls: 20 }]);
});

test('a clock of the database that is set back locks nobody out', async () => {
  const { db } = await countingDatabase();
  const counts = createCallCounts(db, 'secret');
  repeat(6, () => counts.count('ana', max));
  await counts.settle();
  await db.query({ text: `update call_counts set began_at = began_at + interval '30 days'` });
  const restarted = createCallCounts(db, 'secret');
  restarted.count('ana', max);
  await restarted.settle();
  expect(restarted.count('ana', max)).toMatchObject({ current: 2, ttl: expect.closeTo(60_000, -4.5) });
});

test('while the database is away a process counts on by itself, and loses nothing it has counted', async () => {
  const { db, rows } = await countingDatabase();
  let away = true;
  const shaky: Executor = { query: (config) => (away ? Promise.reject(new Error('away')) : db.query(config)) };
  const counts = createCallCounts(shaky, 'secret');
  repeat(4, () => counts.count('ana', max));
  await expect(counts.settle()).rejects.toThrow('away');
  expect(counts.count('ana', max).current).toBe(5);
  expect(counts.count('ana', max).current).toBe(6);
  away = false;
  await counts.settle();
  expect(await rows()).toEqual([{ key: expect.any(String), calls: 6 }]);
});

test('what is counted names nobody, and its key is no other purpose’s', async () => {
  const { db, rows } = await countingDatabase();
  const counts = createCallCounts(db, 'secret');
  counts.count('ip:203.0.113.5', max);
  await counts.settle();
  expect(JSON.stringify(await rows())).not.toContain('203.0.113.5');
  const [row] = await rows();
  const underTheSecret = ['ip:203.0.113.5', 'calls ip:203.0.113.5'].map((text) =>
    createHmac('sha256', 'secret').update(text).digest('base64url'),
  );
  expect(row).toMatchObject({ key: expect.not.stringMatching(underTheSecret.join('|')) });
});
