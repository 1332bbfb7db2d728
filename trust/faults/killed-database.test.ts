import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase, type Database } from '../../server/src/database/database.ts';
import { findRunningPostgres } from '../../server/src/embedded-postgres/find-running-postgres.ts';
import { createTemporaryFolder } from '../../server/test/archives.ts';
import { assertInvariants } from '../../server/test/invariants.ts';
import { startServerProcess } from '../../server/test/server-process.ts';
import { chooseRunCount, isFullTestRun } from '../tier.ts';
import { countLostAndDoubledLists, type WriteResults, runWithWriters, signUpWriters } from './writer.ts';

interface Installation {
  dataDir: string;
  origin: string;
  db: Database;
}

async function startInstallation(): Promise<Installation> {
  const dataDir = await createTemporaryFolder();
  const env = { DATA_DIR: dataDir, RATE_LIMITS: 'off', LIMIT_WISHLISTS_PER_USER: '1000000' };
  const server = startServerProcess(env);
  const origin = await server.ready;
  const db = createDatabase({ ...(await findRunningPostgres(dataDir)), max: 1 });
  onTestFinished(async () => {
    await db.close();
    await server.stop();
  });
  return { dataDir, origin, db };
}

async function killPostmaster({ dataDir }: Installation): Promise<void> {
  process.kill(Number.parseInt(await readFile(join(dataDir, 'postgres-18/postmaster.pid'), 'utf8'), 10), 'SIGKILL');
}

/**
 * Kills the PostgreSQL backend of one connection of the server. PostgreSQL then ends all other backends and
 * runs crash recovery.
 */
async function killBackend({ db }: Installation): Promise<void> {
  const { rows } = await db.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
  );
  if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
}

/**
 * Calls `kill`, waits until a write fails, and then until a later write succeeds. Returns the milliseconds
 * from the kill to this success.
 */
async function causeAndMeasureOutageMs(results: WriteResults, kill: () => Promise<void>): Promise<number> {
  const killed = performance.now();
  await kill();
  while (results.lastRefusal <= killed) await sleep(5);
  while (results.newestSuccess <= results.lastRefusal) await sleep(5);
  return performance.now() - killed;
}

/**
 * Waits until PostgreSQL has run for over 3 s, which Wishwell does not count as a short run
 * (`maxShortRunDurationMs`).
 */
async function waitForLongRun({ db }: Installation): Promise<void> {
  const isLongRun = `select clock_timestamp() - pg_postmaster_start_time() > interval '3.5 s' as is_long`;
  await expect
    .poll(async () => (await db.pool.query(isLongRun)).rows, { timeout: 30_000 })
    .toEqual([{ is_long: true }]);
}

const killCount = chooseRunCount({ quick: 1, full: 10 });

test.each([
  { what: 'backend', kill: killBackend },
  { what: 'postmaster', kill: killPostmaster },
])(`no acknowledged write is lost when a PostgreSQL $what is killed ${killCount} times`, async ({ what, kill }) => {
  const installation = await startInstallation();
  const writers = await signUpWriters(installation.origin);
  let slowestRecovery = 0;
  const results = await runWithWriters(installation.origin, writers, async (currentResults) => {
    for (let killNumber = 0; killNumber < killCount; killNumber += 1) {
      const startedAt = performance.now();
      await vi.waitUntil(() => currentResults.newestSuccess > startedAt, { timeout: 120_000, interval: 5 });
      // If several short runs of PostgreSQL follow each other, Wishwell exits. So every fourth run is longer.
      if (what === 'postmaster' && killNumber % 4 === 3) await waitForLongRun(installation);
      slowestRecovery = Math.max(
        slowestRecovery,
        await causeAndMeasureOutageMs(currentResults, () => kill(installation)),
      );
    }
  });

  expect(results.faults).toEqual([]);
  expect(results.dropped).toBe(0);
  expect(await countLostAndDoubledLists(installation.db, results)).toEqual({ lost: 0, doubled: 0 });
  await assertInvariants(installation);
  if (isFullTestRun) expect(Math.max(results.slowestRefusal, slowestRecovery)).toBeLessThan(3_000);
});
