import { appendFile } from 'node:fs/promises';
import { proxyNames } from '../scripts/proxies/configuration.ts';
import { startInstallation } from '../scripts/proxies/installation.ts';
import { connectToRunningPostgres } from '../server/src/embedded-postgres/connect-to-running.ts';

// Set by scripts/ops-e2e.ts: which proxy, the folder of the PostgreSQL that all share and that of its standby if there is
// one, and where requests are counted.
const { JOURNEY_PROXY, JOURNEY_POSTGRES = '', JOURNEY_STANDBY, JOURNEY_COUNTS = '' } = process.env;
const proxy = proxyNames.find((name) => name === JOURNEY_PROXY);

/** Whether a test meets several processes behind a proxy in place of one server. */
export const isBehindProxy = proxy !== undefined;

const processes = 3;

interface Place {
  origin: string;
  environment: Record<string, string>;
}

type Found = Awaited<ReturnType<typeof connectToRunningPostgres>>;
let found: Promise<[server: Found, standby: Found]> | undefined;

async function findStandby(): Promise<Found> {
  if (JOURNEY_STANDBY === undefined) return undefined;
  const standby = await connectToRunningPostgres(JOURNEY_STANDBY);
  if (!standby) throw new Error('The standby of the shared PostgreSQL does not run');
  return standby;
}

/** Runs the real processes on a database of their own while `visit` goes on, and notes how many requests each answered. */
export async function whileServedBehindProxy(
  environment: Record<string, string>,
  visit: (place: Place) => Promise<void>,
): Promise<void> {
  found ??= Promise.all([connectToRunningPostgres(JOURNEY_POSTGRES), findStandby()]);
  const [server, standby] = await found;
  if (!server || !proxy) throw new Error('The shared PostgreSQL does not run');
  const installation = await startInstallation({ proxy, processes, server, standby, environment });
  try {
    await visit({ origin: installation.origin, environment: installation.environment });
  } finally {
    const served = await installation.stop();
    await appendFile(JOURNEY_COUNTS, `${JSON.stringify(served)}\n`);
  }
}
