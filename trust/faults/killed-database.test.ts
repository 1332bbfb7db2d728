import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createDatabase, type Database } from '../../server/src/database/database.ts';
import { connectToRunningPostgres } from '../../server/src/embedded-postgres/connect-to-running.ts';
import { newFolder } from '../../server/test/archives.ts';
import { assertInvariants } from '../../server/test/invariants.ts';
import { buildWebApp, type ServerProcess, startServerProcess } from '../../server/test/server-process.ts';
import { makeAccounts } from '../accounts.ts';
import { keepFigures } from '../figures.ts';
import { howMany, isFull } from '../tier.ts';
import { findLosses } from './losses.ts';
import { type Ledger, underWriters } from './writer.ts';

const writers = 16;

beforeAll(buildWebApp);

interface Installation {
  dataDir: string;
  address: string;
  server: ServerProcess;
  db: Database;
}

async function install(env: Record<string, string> = {}): Promise<Installation> {
  const dataDir = await newFolder();
  const server = startServerProcess({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LIMIT_WISHLISTS_PER_USER: '1000000',
    ...env,
  });
  const address = await server.ready;
  const db = createDatabase({ ...(await connectToRunningPostgres(dataDir)), max: 1 });
  onTestFinished(async () => {
    await db.close();
    await server.stop();
  });
  return { dataDir, address, server, db };
}

async function killPostmaster({ dataDir }: Installation): Promise<void> {
  process.kill(Number.parseInt(await readFile(join(dataDir, 'postgres-18/postmaster.pid'), 'utf8'), 10), 'SIGKILL');
}

/** One that works for the server; PostgreSQL then ends all others and recovers. */
async function killBackend({ db }: Installation): Promise<void> {
  const { rows } = await db.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
  );
  if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
}

async function success(ledger: Ledger, moment: number): Promise<void> {
  while (ledger.newestSuccess <= moment) await sleep(5);
}

/** Kills, and waits until writes are refused and then acknowledged again. Answers how many milliseconds that took. */
async function outage(ledger: Ledger, kill: () => Promise<void>): Promise<number> {
  const killed = performance.now();
  await kill();
  while (ledger.lastRefusal <= killed) await sleep(5);
  while (ledger.newestSuccess <= ledger.lastRefusal) await sleep(5);
  return performance.now() - killed;
}

const storms = [
  { what: 'backend', times: howMany({ quick: 2, full: 300 }), kill: killBackend },
  { what: 'postmaster', times: howMany({ quick: 2, full: 100 }), kill: killPostmaster },
];

test.each(storms)('a $what of the database killed $times times costs no acknowledged write', async (storm) => {
  const installation = await install();
  const accounts = await makeAccounts(installation.address, writers);
  let slowestRecovery = 0;
  const ledger = await underWriters(installation.address, accounts, async (now) => {
    for (let time = 0; time < storm.times; time += 1) {
      await success(now, performance.now());
      // Short lives alone would be taken for a fault that stays.
      if (storm.what === 'postmaster' && time % 4 === 3) await sleep(3_500);
      slowestRecovery = Math.max(slowestRecovery, await outage(now, () => storm.kill(installation)));
    }
  });

  expect(ledger.faults).toEqual([]);
  expect(ledger.dropped).toBe(0);
  const losses = await findLosses(installation.db, ledger);
  expect(losses).toEqual({ lost: 0, doubled: 0 });
  await assertInvariants(installation);
  const { refused, slowestRefusal, acknowledged } = ledger;
  const slowest = {
    'slowest refusal, ms': Math.round(slowestRefusal),
    'slowest recovery, ms': Math.round(slowestRecovery),
  };
  await keepFigures({
    suite: `faults: ${storm.what} killed`,
    counts: { kills: storm.times, acknowledged: acknowledged.size, refused, ...losses, ...slowest },
  });
  if (isFull) expect(Math.max(slowestRefusal, slowestRecovery)).toBeLessThan(3_000);
});

test('the same storm on a database that does not sync loses writes, and is seen to', async () => {
  const installation = await install({ ALLOW_UNSAFE_DATABASE: 'yes' });
  const { db } = installation;
  const accounts = await makeAccounts(installation.address, writers);
  for (const setting of ['synchronous_commit = off', `wal_writer_delay = '10s'`]) {
    await db.pool.query(`alter system set ${setting}`);
  }
  await db.pool.query('select pg_reload_conf()');
  const ledger = await underWriters(installation.address, accounts, async (now) => {
    for (let time = 0; time < 3; time += 1) {
      await success(now, performance.now());
      await sleep(200);
      await outage(now, () => killPostmaster(installation));
    }
  });
  const { lost } = await findLosses(db, ledger);
  expect(lost).toBeGreaterThan(0);
  await keepFigures({ suite: 'faults: control without sync', counts: { kills: 3, 'losses it must find': lost } });
});
