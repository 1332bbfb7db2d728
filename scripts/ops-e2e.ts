import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebApp } from '../server/test/server-process.ts';
import { chooseProxies } from './proxies/choose.ts';
import { type ProxyName } from './proxies/configuration.ts';
import { evaluateRequestCounts, parseRequestCounts } from './proxies/counts.ts';
import { countBlockHits, withSharedPostgres } from './proxies/shared-postgres.ts';
import { runEndToEndTests } from './runs/journeys.ts';
import { sumTestCounts, reportTotal, type TestCounts } from './runs/tally.ts';

/** Command-line option: the server processes send read-only requests to a standby (`DATABASE_READ_URL`). */
const replicaOption = '--replica';

const stopController = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopController.abort());

/**
 * Runs the end-to-end tests against three server processes behind a proxy. Counts a failure if one of the
 * processes got too few requests.
 */
async function runTestsBehindProxy(
  proxy: ProxyName,
  files: readonly string[],
  hasStandby: boolean,
): Promise<TestCounts> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-counts-'));
  try {
    return await withSharedPostgres(async ({ dataDir, connection, standby }) => {
      const counts = join(folder, 'counts');
      const env = {
        LONG_FILES: '1',
        JOURNEY_PROXY: proxy,
        JOURNEY_POSTGRES: dataDir,
        ...(standby && { JOURNEY_STANDBY: standby.dataDir }),
        JOURNEY_COUNTS: counts,
      };
      const tally = await runEndToEndTests({ files, env, signal: stopController.signal });
      const { served, complaint } = evaluateRequestCounts(
        parseRequestCounts(await readFile(counts, 'utf8').catch(() => '')),
      );
      console.log(`\n${proxy}: requests per process: ${served.join(', ')}`);
      if (standby) {
        const [onStandby, onPrimary] = [await countBlockHits(standby.connection), await countBlockHits(connection)];
        console.log(`Block accesses: ${onStandby} on the standby, ${onPrimary} on the primary`);
      }
      return complaint === undefined
        ? tally
        : sumTestCounts([tally, { passed: 0, failed: 1, skipped: 0, failures: [complaint] }]);
    }, hasStandby);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const args = process.argv.slice(2);
const { proxies, otherArguments } = chooseProxies(
  'ops:e2e',
  args.filter((word) => word !== replicaOption),
);
if (proxies.length > 0) buildWebApp();
const testCounts: TestCounts[] = [];
for (const proxy of proxies)
  if (!stopController.signal.aborted)
    testCounts.push(await runTestsBehindProxy(proxy, otherArguments, args.includes(replicaOption)));
if (proxies.length > 0) reportTotal(sumTestCounts(testCounts));
