import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebApp } from '../server/test/server-process.ts';
import { chooseProxies } from './proxies/choose.ts';
import { type ProxyName } from './proxies/configuration.ts';
import { evaluateRequestCounts, parseRequestCounts } from './proxies/counts.ts';
import { withSharedPostgres } from './proxies/shared-postgres.ts';
import { runEndToEndTests } from './runs/journeys.ts';
import { sumTestCounts, reportTotal, type TestCounts } from './runs/tally.ts';

const stopController = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopController.abort());

/**
 * Runs the end-to-end tests against three server processes behind a proxy. Counts a failure if one of the
 * processes got too few requests.
 */
async function runTestsBehindProxy(proxy: ProxyName, files: readonly string[]): Promise<TestCounts> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-counts-'));
  try {
    return await withSharedPostgres(async ({ dataDir }) => {
      const counts = join(folder, 'counts');
      const env = {
        LONG_FILES: '1',
        JOURNEY_PROXY: proxy,
        JOURNEY_POSTGRES: dataDir,
        JOURNEY_COUNTS: counts,
      };
      const tally = await runEndToEndTests({ files, env, signal: stopController.signal });
      const { served, complaint } = evaluateRequestCounts(
        parseRequestCounts(await readFile(counts, 'utf8').catch(() => '')),
      );
      console.log(`\n${proxy}: requests per process: ${served.join(', ')}`);
      return complaint === undefined
        ? tally
        : sumTestCounts([tally, { passed: 0, failed: 1, skipped: 0, failures: [complaint] }]);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const { proxies, otherArguments } = chooseProxies('ops:e2e', process.argv.slice(2));
if (proxies.length > 0) buildWebApp();
const testCounts: TestCounts[] = [];
for (const proxy of proxies)
  if (!stopController.signal.aborted) testCounts.push(await runTestsBehindProxy(proxy, otherArguments));
if (proxies.length > 0) reportTotal(sumTestCounts(testCounts));
