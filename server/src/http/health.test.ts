import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '../../test/database.ts';
import type { Database } from '../db.ts';
import { healthRoutes } from './health.ts';
import { replyProblems } from './reply-problem.ts';
import { noteForLog } from './access-log.ts';

/** A server of probes alone, and how often its database was asked. */
async function startProbed(): Promise<{ db: Database; asked: () => number; probe: () => Promise<number> }> {
  const { db, drop } = await freshDatabase();
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    await drop();
  });
  noteForLog(app);
  replyProblems(app);
  healthRoutes(app, db);
  const query = vi.spyOn(db.pool, 'query');
  const probe = async (): Promise<number> => (await app.inject('/api/ready')).statusCode;
  return { db, asked: () => query.mock.calls.length, probe };
}

test('however many ask at once whether we are ready, the database is asked once a second', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  onTestFinished(() => now.mockRestore());
  const { asked, probe } = await startProbed();
  expect(new Set(await Promise.all(Array.from({ length: 100 }, probe)))).toEqual(new Set([200]));
  now.mockReturnValue(5_999);
  expect(await probe()).toBe(200);
  expect(asked()).toBe(1);
  now.mockReturnValue(6_000);
  await Promise.all([probe(), probe()]);
  expect(asked()).toBe(2);
});

test('an answer that takes longer than a second is waited for by everybody, and asked for once', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  onTestFinished(() => now.mockRestore());
  const { db, asked, probe } = await startProbed();
  const other = await db.pool.connect();
  try {
    await other.query('begin; lock table migrations');
    const early = probe();
    await vi.waitFor(() => expect(asked()).toBe(1));
    now.mockReturnValue(8_000);
    const late = [probe(), probe()];
    await other.query('rollback');
    expect(await Promise.all([early, ...late])).toEqual([200, 200, 200]);
    expect(asked()).toBe(1);
  } finally {
    other.release(true);
  }
});

test('what was found out is found out again a second later, good or bad', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  onTestFinished(() => now.mockRestore());
  const { db, probe } = await startProbed();
  expect(await probe()).toBe(200);
  await db.pool.query('alter table migrations rename to gone');
  now.mockReturnValue(6_000);
  expect(await probe()).toBe(503);
  await db.pool.query('alter table gone rename to migrations');
  expect(await probe()).toBe(503);
  now.mockReturnValue(7_000);
  expect(await probe()).toBe(200);
});
