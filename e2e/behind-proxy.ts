import { appendFile } from 'node:fs/promises';
import { proxyNames } from '../scripts/proxies/configuration.ts';
import { startInstallation } from '../scripts/proxies/installation.ts';
import { connectToRunningPostgres } from '../server/src/embedded-postgres/connect-to-running.ts';

// scripts/ops-e2e.ts sets these environment variables: the name of the proxy, the data folder of the shared
// PostgreSQL, and the path of the file for request counts.
const { JOURNEY_PROXY, JOURNEY_POSTGRES = '', JOURNEY_COUNTS = '' } = process.env;
const testedProxy = proxyNames.find((name) => name === JOURNEY_PROXY);

/** Whether the tests run against several server processes behind a proxy. */
export const isBehindProxy = testedProxy !== undefined;

const processCount = 3;

interface ProxiedServer {
  origin: string;
  environment: Record<string, string>;
}

let sharedPostgres: ReturnType<typeof connectToRunningPostgres> | undefined;

/**
 * Runs several server processes behind the proxy, with a new database, while `visit` runs. Then appends the
 * number of requests of each process to the file JOURNEY_COUNTS.
 */
export async function withServersBehindProxy(
  environment: Record<string, string>,
  visit: (server: ProxiedServer) => Promise<void>,
): Promise<void> {
  sharedPostgres ??= connectToRunningPostgres(JOURNEY_POSTGRES);
  const server = await sharedPostgres;
  if (!server || !testedProxy) throw new Error('The shared PostgreSQL does not run');
  const installation = await startInstallation({
    proxy: testedProxy,
    processes: processCount,
    server,
    environment,
  });
  try {
    await visit({ origin: installation.origin, environment: installation.environment });
  } finally {
    const requestCounts = await installation.stop();
    await appendFile(JOURNEY_COUNTS, `${JSON.stringify(requestCounts)}\n`);
  }
}
