import { appendFile } from 'node:fs/promises';
import { proxyNames } from '../scripts/proxies/configuration.ts';
import { startInstallation } from '../scripts/proxies/installation.ts';
import { connectToRunningPostgres } from '../server/src/postgres/running.ts';

// Set by scripts/ops-e2e.ts: which proxy, the folder of the PostgreSQL that all share, and where requests are counted.
const { JOURNEY_PROXY, JOURNEY_POSTGRES = '', JOURNEY_COUNTS = '' } = process.env;
const proxy = proxyNames.find((name) => name === JOURNEY_PROXY);

/** Whether a test meets several processes behind a proxy in place of one server. */
export const isBehindProxy = proxy !== undefined;

const processes = 3;

interface Place {
  origin: string;
  environment: Record<string, string>;
}

let server: ReturnType<typeof connectToRunningPostgres> | undefined;

/** Runs the real processes on a database of their own while `visit` goes on, and notes how many requests each answered. */
export async function whileServedBehindProxy(
  environment: Record<string, string>,
  visit: (place: Place) => Promise<void>,
): Promise<void> {
  server ??= connectToRunningPostgres(JOURNEY_POSTGRES);
  const postgres = await server;
  if (!postgres || !proxy) throw new Error('The shared PostgreSQL does not run');
  const installation = await startInstallation({ proxy, processes, server: postgres, environment });
  try {
    await visit({ origin: installation.origin, environment: installation.environment });
  } finally {
    const served = await installation.stop();
    await appendFile(JOURNEY_COUNTS, `${JSON.stringify(served)}\n`);
  }
}
