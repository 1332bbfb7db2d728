import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '../../test/database.ts';
import type { Database } from '../database/database.ts';
import { healthRoutes } from './health.ts';
import { replyProblems } from './reply-problem.ts';
import { createLogger } from '../process/logger.ts';
import { noteForLog } from './access-log.ts';

interface Probed {
  db: Database;
  asked: () => number;
  probe: () => Promise<number>;
  /** What the log has said, as messages. */
  said: () => string[];
}

/** A server of probes alone, and how often its database was asked. */
async function startProbed(): Promise<Probed> {
  const { db, drop } = await freshDatabase();
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const app = fastify({ loggerInstance: createLogger({ logLevel: 'warn' }, log) });
  onTestFinished(async () => {
    await app.close();
    await drop();
  });
  noteForLog(app);
  replyProblems(app);
  healthRoutes(app, db);
  const query = vi.spyOn(db.pool, 'query');
  const probe = async (): Promise<number> => (await app.inject('/api/ready')).statusCode;
  const said = (): string[] => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  return { db, asked: () => query.mock.calls.length, probe, said };
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

test('a newer version that only adds is served beside; of one that changes more a process is not ready; each is said once', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  onTestFinished(() => now.mockRestore());
  const { db, probe, said } = await startProbed();
  const later = async (): Promise<number> => {
    now.mockReturnValue(performance.now() + 1_000);
    return probe();
  };
  expect(await probe()).toBe(200);
  await db.pool.query(`insert into migrations (name) values ('900_more.additive.sql')`);
  expect([await later(), await later()]).toEqual([200, 200]);
  const beside =
    'This database is of a newer version of Wishwell (it has 900_more.additive.sql), beside which this one goes on serving.';
  expect(said()).toEqual([beside]);
  await db.pool.query(`insert into migrations (name) values ('901_other.sql')`);
  expect([await later(), await later()]).toEqual([503, 503]);
  const foreign =
    'This database belongs to a newer version of Wishwell (it has 901_other.sql): start that version, or restore a backup.';
  expect(said().filter((sentence) => sentence.startsWith('This database'))).toEqual([beside, foreign]);
});
