import { expect, onTestFinished, test } from 'vitest';
import { timeOnClaimedAndUnclaimedLists, ownerActions, createOwnersTestData } from '../bench/invisible/claimed.ts';
import { timeHiddenAndMissingIds, prepareComparisons } from '../bench/invisible/compare.ts';
import { median } from '../bench/table.ts';
import type { Database } from '../server/src/database/database.ts';
import { createTemporaryFolder } from '../server/test/archives.ts';
import { testAppSecret } from '../server/test/config.ts';
import { createFreshDatabase, createDatabaseUrl } from '../server/test/database.ts';
import { startServerProcess } from '../server/test/server-process.ts';
import { printCounts } from './figures.ts';
import { chooseSeed, createRandomSource } from './seed.ts';

const seed = chooseSeed();
const measuredPairCount = 200;
// Number of runs of each comparison. The test uses the median of all runs, so that random noise does not
// matter.
const comparisonRunCount = 5;
/**
 * Ratio: the median response time for hidden objects, divided by that for missing objects. This is its
 * largest allowed deviation from 1.
 */
const maxHiddenTimeRatioDeviation = 0.15;
/**
 * Number of measured pairs of requests for each owner action. It is smaller than `pairCount`, because the
 * test fills two lists before each pair.
 */
const ownerActionPairCount = 40;
/**
 * Ratio: the median response time on claimed lists, divided by that on unclaimed lists. This is its largest
 * allowed deviation from 1.
 */
const maxClaimedTimeRatioDeviation = 0.05;

async function startServer(): Promise<{ origin: string; db: Database }> {
  const [dataDir, database] = [await createTemporaryFolder(), await createFreshDatabase()];
  const server = startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: createDatabaseUrl(database),
    APP_SECRET: testAppSecret,
    ALLOW_UNSAFE_DATABASE: 'yes',
    RATE_LIMITS: 'off',
  });
  onTestFinished(async () => {
    await server.stop();
    await database.drop();
  });
  return { origin: await server.ready, db: database.db };
}

test(`requests for hidden and for missing objects take equally long (SEED=${seed})`, async () => {
  const app = await startServer();
  const random = createRandomSource(seed);
  const comparisons = await prepareComparisons(app);
  const ratios = new Map<string, number[]>(comparisons.map(({ name }) => [name, []]));
  for (let attempt = 0; attempt < comparisonRunCount; attempt += 1) {
    for (const comparison of comparisons) {
      const { hidden, missing } = await timeHiddenAndMissingIds(comparison, measuredPairCount, random);
      ratios.get(comparison.name)?.push(hidden / missing);
    }
  }
  const medianRatios = [...ratios].map(([name, of]) => ({ name, ratio: median(of) }));
  const exceedingRatios = medianRatios.filter(({ ratio }) => !(Math.abs(ratio - 1) <= maxHiddenTimeRatioDeviation));
  expect(exceedingRatios).toEqual([]);
  const allRatios = medianRatios.map(({ ratio }) => ratio);
  printCounts({
    suite: 'hidden against missing, by time',
    counts: {
      comparisons: comparisons.length,
      'pairs of each': measuredPairCount * comparisonRunCount,
      'lowest ratio of medians': Math.min(...allRatios).toFixed(3),
      'highest ratio of medians': Math.max(...allRatios).toFixed(3),
    },
    seed,
  });
});

test(`an owner’s action that ends no claim takes equally long with and without claims (SEED=${seed})`, async () => {
  const app = await startServer();
  const random = createRandomSource(seed);
  const owners = await createOwnersTestData(app);
  const comparedActions = ownerActions.filter(({ endsClaims = false }) => !endsClaims);
  const ratios = new Map<string, number[]>(comparedActions.map(({ name }) => [name, []]));
  for (let attempt = 0; attempt < comparisonRunCount; attempt += 1) {
    for (const action of comparedActions) {
      const { claimed, unclaimed } = await timeOnClaimedAndUnclaimedLists(
        owners,
        app.db,
        action,
        ownerActionPairCount,
        random,
      );
      ratios.get(action.name)?.push(claimed / unclaimed);
    }
  }
  const medianRatios = [...ratios].map(([name, of]) => ({ name, ratio: median(of) }));
  expect(medianRatios.filter(({ ratio }) => !(Math.abs(ratio - 1) <= maxClaimedTimeRatioDeviation))).toEqual([]);
  const allRatios = medianRatios.map(({ ratio }) => ratio);
  printCounts({
    suite: 'claimed against unclaimed, by time',
    counts: {
      actions: medianRatios.length,
      'pairs of each': ownerActionPairCount * comparisonRunCount,
      'lowest ratio of medians': Math.min(...allRatios).toFixed(3),
      'highest ratio of medians': Math.max(...allRatios).toFixed(3),
    },
    seed,
  });
});
