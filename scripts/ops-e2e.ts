import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebApp } from '../server/test/server-process.ts';
import { chooseProxies } from './proxies/choose.ts';
import { type ProxyName } from './proxies/configuration.ts';
import { judgeCounts, readCounts } from './proxies/counts.ts';
import { countLooks, withSharedPostgres } from './proxies/shared-postgres.ts';
import { runJourneys } from './runs/journeys.ts';
import { addUp, reportTotal, type Tally } from './runs/tally.ts';

/** The processes read from a standby of the database (`DATABASE_READ_URL`). */
const replicaOption = '--replica';

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort());

/**
 * Every journey before three processes behind the proxy, which read from a standby if they are to have one; fails as well
 * when a process had next to nothing to do.
 */
async function runBehind(proxy: ProxyName, files: readonly string[], hasStandby: boolean): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-counts-'));
  try {
    return await withSharedPostgres(async ({ dataDir, connection, standby }) => {
      const counts = join(folder, 'counts');
      const env = {
        JOURNEY_PROXY: proxy,
        JOURNEY_POSTGRES: dataDir,
        ...(standby && { JOURNEY_STANDBY: standby.dataDir }),
        JOURNEY_COUNTS: counts,
      };
      const tally = await runJourneys({ files, env, signal: ending.signal });
      const { served, complaint } = judgeCounts(readCounts(await readFile(counts, 'utf8').catch(() => '')));
      console.log(`\n${proxy}: the processes answered ${served.join(', ')} requests`);
      if (standby) {
        const [there, here] = [await countLooks(standby.connection), await countLooks(connection)];
        console.log(`${there} looks into blocks of the standby, ${here} into those of the database itself`);
      }
      return complaint === undefined
        ? tally
        : addUp([tally, { passed: 0, failed: 1, skipped: 0, failures: [complaint] }]);
    }, hasStandby);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const given = process.argv.slice(2);
const { proxies, rest } = chooseProxies(
  'ops:e2e',
  given.filter((word) => word !== replicaOption),
);
if (proxies.length > 0) buildWebApp();
const tallies: Tally[] = [];
for (const proxy of proxies)
  if (!ending.signal.aborted) tallies.push(await runBehind(proxy, rest, given.includes(replicaOption)));
if (proxies.length > 0) reportTotal(addUp(tallies));
