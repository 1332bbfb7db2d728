import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../../server/src/database/database.ts';
import { type ServerProcess, startServerProcess } from '../../server/test/server-process.ts';
import { underLoad } from '../../trust/restarts/load.ts';
import { sharedEnvironment } from '../proxies/shared-postgres.ts';
import { demand, type Step } from '../runs/steps.ts';
import type { PoolMode } from './configuration.ts';
import type { PgBouncer } from './pgbouncer.ts';

const clients = 6;
const loadMs = 5_000;

/** Lets `work` have servers that reach their database through the pooler, and ends them; answers all that they printed. */
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

async function serves(pooler: PgBouncer): Promise<string> {
  let served = 0;
  await withServers(pooler, 2, async (servers) => {
    const addresses = await Promise.all(servers.map(({ ready }) => ready));
    for (const tally of await Promise.all(addresses.map((one) => underLoad(one, clients, async () => sleep(loadMs))))) {
      served += tally.served;
      demand(tally.failures.length === 0, `failed: ${[...new Set(tally.failures)].join(', ')}`);
    }
  });
  demand(served > 100, `only ${served} requests were served`);
  return `${served} requests, 0 failed`;
}

async function keepsSettings({ connection }: PgBouncer): Promise<void> {
  const db = createDatabase(connection);
  try {
    const { rows } = await db.pool.query<{ all: string }>(
      `select concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout'), current_setting('jit')) as all`,
    );
    demand(rows[0]?.all === '2s 1s off', `the settings are ${rows[0]?.all}`);
  } finally {
    await db.close();
  }
}

const refusal = 'A pooler in front of the database lends connections by the transaction';

async function refuses(pooler: PgBouncer, mode: PoolMode): Promise<void> {
  await pooler.change(mode);
  try {
    const printed = await withServers(pooler, 1, async ([server]) => {
      const end = await server?.exited;
      demand(end?.code === 1, `it ended with ${end?.code}`);
    });
    demand(printed.includes(refusal), `it said: ${printed}`);
  } finally {
    await pooler.change('session');
  }
}

/** Every status or error that clients met, with how often. */
const counted = (failures: readonly string[]): string =>
  Object.entries(Object.groupBy(failures, (failure) => failure))
    .map(([failure, all = []]) => `${failure} × ${all.length}`)
    .join(', ');

async function survives(pooler: PgBouncer): Promise<string> {
  let said = '';
  const printed = await withServers(pooler, 1, async ([server]) => {
    const address = (await server?.ready) ?? '';
    const { served, failures } = await underLoad(address, clients, async () => {
      await sleep(1_000);
      await pooler.change('transaction');
      await sleep(4_000);
      await pooler.change('session');
    });
    const others = failures.filter((failure) => failure !== '503');
    demand(others.length === 0, `answers beside 503: ${counted(others)}`);
    demand(failures.length > 0, 'the change was not noticed at all');
    said = `${served} served, ${failures.length} refused with 503`;
    const after = await underLoad(address, clients, async () => sleep(2_000));
    demand(after.failures.length === 0 && after.served > 0, `afterwards: ${counted(after.failures)}`);
  });
  demand(printed.includes('a prepared statement was lost on its connection'), 'the log does not say why');
  return said;
}

/** What has to hold behind PgBouncer, which pools by session as the steps begin. */
export const poolerSteps = (pooler: PgBouncer): Step[] => [
  { title: 'by session: two processes serve under load', run: () => serves(pooler) },
  { title: 'by session: what connections are told holds', run: () => keepsSettings(pooler) },
  { title: 'by transaction: a start is refused in one sentence', run: () => refuses(pooler, 'transaction') },
  { title: 'by statement: a start is refused in one sentence', run: () => refuses(pooler, 'statement') },
  {
    title: 'changed to transactions under load, and back: 503 and a sentence in the log, then all is well',
    run: () => survives(pooler),
  },
];
