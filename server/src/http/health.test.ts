import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFreshDatabase } from '../../test/database.ts';
import type { Database } from '../database/database.ts';
import { createLogger } from '../process/logger.ts';
import { addLogFieldsToRequests } from './access-log.ts';
import { registerHealthRoutes } from './health.ts';
import { registerErrorHandlers } from './reply-problem.ts';

interface ServerWithProbes {
  db: Database;
  countQueries: () => number;
  probe: () => Promise<number>;
  listMessages: () => string[];
}

/**
 * Starts a server that has only the health probes. Counts its database queries and collects its log lines.
 */
async function startServer(): Promise<ServerWithProbes> {
  const { db, drop } = await createFreshDatabase();
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const app = fastify({ loggerInstance: createLogger({ logLevel: 'warn' }, log) });
  onTestFinished(async () => {
    await app.close();
    await drop();
  });
  addLogFieldsToRequests(app);
  registerErrorHandlers(app);
  registerHealthRoutes(app, db);
  const query = vi.spyOn(db.pool, 'query');
  const probe = async (): Promise<number> => (await app.inject('/api/ready')).statusCode;
  const listMessages = (): string[] => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  return { db, countQueries: () => query.mock.calls.length, probe, listMessages };
}

test('100 readiness probes share one database query; its result, also a failure, is valid for a second', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  onTestFinished(() => now.mockRestore());
  const { db, countQueries, probe } = await startServer();
  expect(new Set(await Promise.all(Array.from({ length: 100 }, probe)))).toEqual(new Set([200]));
  now.mockReturnValue(5_999);
  expect(await probe()).toBe(200);
  expect(countQueries()).toBe(1);
  now.mockReturnValue(6_000);
  await db.pool.query('alter table migrations rename to gone');
  expect(await Promise.all([probe(), probe()])).toEqual([503, 503]);
  await db.pool.query('alter table gone rename to migrations');
  expect(await probe()).toBe(503);
  now.mockReturnValue(7_000);
  expect(await probe()).toBe(200);
  // Expects five statements: three of readiness probes, and two of this test.
  expect(countQueries()).toBe(5);
});

test('readiness probes that arrive during a slow query wait for its result and cause no second query', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  onTestFinished(() => now.mockRestore());
  const { db, countQueries, probe } = await startServer();
  const lockingClient = await db.pool.connect();
  try {
    await lockingClient.query('begin; lock table migrations');
    const firstProbe = probe();
    await vi.waitFor(() => expect(countQueries()).toBe(1), { timeout: 10_000 });
    now.mockReturnValue(8_000);
    const laterProbes = [probe(), probe()];
    await lockingClient.query('rollback');
    expect(await Promise.all([firstProbe, ...laterProbes])).toEqual([200, 200, 200]);
    expect(countQueries()).toBe(1);
  } finally {
    lockingClient.release(true);
  }
});

test('a readiness probe gets 200 for a newer additive schema, and 503 for an incompatible schema', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  onTestFinished(() => now.mockRestore());
  const { db, probe, listMessages } = await startServer();
  const probeLater = async (): Promise<number> => {
    now.mockReturnValue(performance.now() + 1_000);
    return probe();
  };
  expect(await probe()).toBe(200);
  await db.pool.query(`insert into migrations (name) values ('900_more.additive.sql')`);
  expect([await probeLater(), await probeLater()]).toEqual([200, 200]);
  const additiveMessage =
    'This database is of a newer version of Wishwell (it has 900_more.additive.sql), with which this version works.';
  expect(listMessages()).toEqual([additiveMessage]);
  await db.pool.query(`insert into migrations (name) values ('901_other.sql')`);
  expect([await probeLater(), await probeLater()]).toEqual([503, 503]);
  const incompatibleMessage =
    'This database belongs to a newer version of Wishwell (it has 901_other.sql): start that version, or restore a backup.';
  expect(listMessages().filter((message) => message.startsWith('This database'))).toEqual([
    additiveMessage,
    incompatibleMessage,
  ]);
});
