import { appendFile } from 'node:fs/promises';
import { proxyNames } from '../scripts/proxies/configuration.ts';
import { startInstallation } from '../scripts/proxies/installation.ts';
import { connectToRunningPostgres } from '../server/src/embedded-postgres/connect-to-running.ts';

// scripts/ops-e2e.ts sets these environment variables: the name of the proxy, the data folders of the shared
// PostgreSQL and of its standby, and the path of the file for request counts.
const { JOURNEY_PROXY, JOURNEY_POSTGRES = '', JOURNEY_STANDBY, JOURNEY_COUNTS = '' } = process.env;
const testedProxy = proxyNames.find((name) => name === JOURNEY_PROXY);

/** Whether the tests run against several server processes behind a proxy. */
export const isBehindProxy = testedProxy !== undefined;

const processCount = 3;

interface ProxiedServer {
  origin: string;
  environment: Record<string, string>;
}

type PostgresConnection = Awaited<ReturnType<typeof connectToRunningPostgres>>;
let databases: Promise<[server: PostgresConnection, standby: PostgresConnection]> | undefined;

async function connectToStandby(): Promise<PostgresConnection> {
  if (JOURNEY_STANDBY === undefined) return undefined;
  const standby = await connectToRunningPostgres(JOURNEY_STANDBY);
  if (!standby) throw new Error('The standby of the shared PostgreSQL does not run');
  return standby;
}

/**
 * Runs several server processes behind the proxy, with a new database, while `visit` runs. Then appends the
 * number of requests of each process to the file JOURNEY_COUNTS.
 */
export async function withServersBehindProxy(
  environment: Record<string, string>,
  visit: (server: ProxiedServer) => Promise<void>,
): Promise<void> {
  databases ??= Promise.all([connectToRunningPostgres(JOURNEY_POSTGRES), connectToStandby()]);
  const [server, standby] = await databases;
  if (!server || !testedProxy) throw new Error('The shared PostgreSQL does not run');
  const installation = await startInstallation({
    proxy: testedProxy,
    processes: processCount,
    server,
    standby,
    environment,
  });
  try {
    await visit({ origin: installation.origin, environment: installation.environment });
  } finally {
    const requestCounts = await installation.stop();
    await appendFile(JOURNEY_COUNTS, `${JSON.stringify(requestCounts)}\n`);
  }
}
