import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../../server/src/database/database.ts';
import { type ServerProcess, startServerProcess } from '../../server/test/server-process.ts';
import { runUnderLoad } from '../../trust/restarts/load.ts';
import { sharedEnvironment } from '../proxies/shared-postgres.ts';
import { assertTrue, type TestStep } from '../runs/steps.ts';
import type { PoolMode } from './configuration.ts';
import type { PgBouncer } from './pgbouncer.ts';

const clientCount = 6;
const loadDurationMs = 5_000;

/**
 * Starts servers that connect through PgBouncer, calls `work`, then stops the servers. Returns their
 * output.
 */
async function withServers(
  { url }: PgBouncer,
  count: number,
  work: (servers: readonly ServerProcess[]) => Promise<void>,
): Promise<string> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'wishwell-pooled-'));
  const env = { ...sharedEnvironment, DATA_DIR: folder.path, DATABASE_URL: url };
  const servers = Array.from({ length: count }, () => startServerProcess(env));
  try {
    await work(servers);
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
  const ends = await Promise.all(servers.map(({ exited }) => exited));
  return ends.map(({ output, complaint }) => output + complaint).join('');
}

async function assertRequestsServed(pooler: PgBouncer): Promise<string> {
  let served = 0;
  await withServers(pooler, 2, async (servers) => {
    const origins = await Promise.all(servers.map(({ ready }) => ready));
    for (const tally of await Promise.all(
      origins.map((one) => runUnderLoad(one, clientCount, async () => sleep(loadDurationMs))),
    )) {
      served += tally.served;
      assertTrue(tally.failures.length === 0, `failed: ${[...new Set(tally.failures)].join(', ')}`);
    }
  });
  assertTrue(served > 100, `only ${served} requests were served`);
  return `${served} requests, 0 failed`;
}

async function assertSessionTimeouts({ connection }: PgBouncer): Promise<void> {
  const db = createDatabase(connection);
  try {
    const { rows } = await db.pool.query<{ all: string }>(
      `select concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout'), current_setting('jit')) as all`,
    );
    assertTrue(rows[0]?.all === '2s 1s off', `the settings are ${rows[0]?.all}`);
  } finally {
    await db.close();
  }
}

const refusalMessage = 'A pooler in front of the database uses transaction mode';

async function assertStartRefused(pooler: PgBouncer, mode: PoolMode): Promise<void> {
  await pooler.changeMode(mode);
  try {
    const serverOutput = await withServers(pooler, 1, async ([server]) => {
      const exit = await server?.exited;
      assertTrue(exit?.code === 1, `it ended with ${exit?.code}`);
    });
    assertTrue(serverOutput.includes(refusalMessage), `unexpected output: ${serverOutput}`);
  } finally {
    await pooler.changeMode('session');
  }
}

const formatFailureCounts = (failures: readonly string[]): string =>
  Object.entries(Object.groupBy(failures, (failure) => failure))
    .map(([failure, all = []]) => `${failure} × ${all.length}`)
    .join(', ');

async function assertRecoveryAfterModeChange(pooler: PgBouncer): Promise<string> {
  let detail = '';
  const serverOutput = await withServers(pooler, 1, async ([server]) => {
    const origin = (await server?.ready) ?? '';
    const { served, failures } = await runUnderLoad(origin, clientCount, async () => {
      await sleep(1_000);
      await pooler.changeMode('transaction');
      await sleep(4_000);
      await pooler.changeMode('session');
    });
    const others = failures.filter((failure) => failure !== '503');
    assertTrue(others.length === 0, `responses other than 503: ${formatFailureCounts(others)}`);
    assertTrue(failures.length > 0, 'no request failed during the change');
    detail = `${served} served, ${failures.length} failed with 503`;
    const loadAfterwards = await runUnderLoad(origin, clientCount, async () => sleep(2_000));
    assertTrue(
      loadAfterwards.failures.length === 0 && loadAfterwards.served > 0,
      `afterwards: ${formatFailureCounts(loadAfterwards.failures)}`,
    );
  });
  assertTrue(
    serverOutput.includes('a prepared statement was lost on its connection'),
    'the log does not contain the reason',
  );
  return detail;
}

/** Returns the checks of Wishwell behind PgBouncer, in order. Requires PgBouncer in session mode. */
export const createPoolerSteps = (pooler: PgBouncer): TestStep[] => [
  {
    title: 'with session pooling, two processes serve all requests under load',
    run: () => assertRequestsServed(pooler),
  },
  {
    title: 'with session pooling, the database session has the timeouts of Wishwell',
    run: () => assertSessionTimeouts(pooler),
  },
  {
    title: 'with transaction pooling, the server exits with 1 and prints the reason',
    run: () => assertStartRefused(pooler, 'transaction'),
  },
  {
    title: 'with statement pooling, the server exits with 1 and prints the reason',
    run: () => assertStartRefused(pooler, 'statement'),
  },
  {
    title: 'a change to transaction pooling under load causes 503 and a log entry until it is undone',
    run: () => assertRecoveryAfterModeChange(pooler),
  },
];
