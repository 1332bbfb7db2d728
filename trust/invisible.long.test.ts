import { expect, onTestFinished, test } from 'vitest';
import { compareClaimed, ownerActions, prepareOwners } from '../bench/invisible/claimed.ts';
import { compare, prepare } from '../bench/invisible/compare.ts';
import { median } from '../bench/table.ts';
import type { Database } from '../server/src/database/database.ts';
import { newFolder } from '../server/test/archives.ts';
import { testSecret } from '../server/test/config.ts';
import { freshDatabase, urlOf } from '../server/test/database.ts';
import { buildWebApp, startServerProcess } from '../server/test/server-process.ts';
import { keepFigures } from './figures.ts';
import { chooseSeed, createDice } from './seed.ts';

const seed = chooseSeed();
const pairs = 200;
// Another program may slow one try down; half of them, and always the same side, it does not.
const tries = 5;
/** How far from 1 the median of the tries may lie. */
const limit = 0.15;
/** Pairs of an owner's actions: each fills two lists first. */
const ownerPairs = 40;
const claimedLimit = 0.05;

async function startServer(): Promise<{ origin: string; db: Database }> {
  buildWebApp();
  const [dataDir, database] = [await newFolder(), await freshDatabase()];
  const server = startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(database),
    APP_SECRET: testSecret,
    ALLOW_UNSAFE_DATABASE: 'yes',
    RATE_LIMITS: 'off',
  });
  onTestFinished(async () => {
    await server.stop();
    await database.drop();
  });
  return { origin: await server.ready, db: database.db };
}

test(`what is hidden takes as long as what is missing (SEED=${seed})`, async () => {
  const app = await startServer();
  const dice = createDice(seed);
  const comparisons = await prepare(app);
  const ratios = new Map<string, number[]>(comparisons.map(({ name }) => [name, []]));
  for (let tried = 0; tried < tries; tried += 1) {
    for (const comparison of comparisons) {
      const { hidden, missing } = await compare(comparison, pairs, dice);
      ratios.get(comparison.name)?.push(hidden / missing);
    }
  }
  const medians = [...ratios].map(([name, of]) => ({ name, ratio: median(of) }));
  const apart = medians.filter(({ ratio }) => !(Math.abs(ratio - 1) <= limit));
  expect(apart).toEqual([]);
  const all = medians.map(({ ratio }) => ratio);
  await keepFigures({
    suite: 'hidden against missing, by time',
    counts: {
      comparisons: comparisons.length,
      'pairs of each': pairs * tries,
      'lowest ratio of medians': Math.min(...all).toFixed(3),
      'highest ratio of medians': Math.max(...all).toFixed(3),
    },
    seed,
  });
});

test(`an owner’s actions take as long whether the list is claimed or not (SEED=${seed})`, async () => {
  const app = await startServer();
  const dice = createDice(seed);
  const owners = await prepareOwners(app);
  const ratios = new Map<string, number[]>(ownerActions.map(({ name }) => [name, []]));
  for (let tried = 0; tried < tries; tried += 1) {
    for (const action of ownerActions) {
      const { claimed, unclaimed } = await compareClaimed(owners, app.db, action, ownerPairs, dice);
      ratios.get(action.name)?.push(claimed / unclaimed);
    }
  }
  const medians = [...ratios].map(([name, of]) => ({ name, ratio: median(of) }));
  expect(medians.filter(({ ratio }) => !(Math.abs(ratio - 1) <= claimedLimit))).toEqual([]);
  const all = medians.map(({ ratio }) => ratio);
  await keepFigures({
    suite: 'claimed against unclaimed, by time',
    counts: {
      actions: medians.length,
      'pairs of each': ownerPairs * tries,
      'lowest ratio of medians': Math.min(...all).toFixed(3),
      'highest ratio of medians': Math.max(...all).toFixed(3),
    },
    seed,
  });
});
