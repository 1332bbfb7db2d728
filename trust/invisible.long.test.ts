import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compare, prepare } from '../bench/invisible/compare.ts';
import { median } from '../bench/table.ts';
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

test(`what is hidden takes as long as what is missing (SEED=${seed})`, async () => {
  buildWebApp();
  const dataDir = await mkdtemp(join(tmpdir(), 'wishwell-invisible-'));
  const database = await freshDatabase();
  const server = startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(database),
    ALLOW_UNSAFE_DATABASE: 'yes',
    RATE_LIMITS: 'off',
  });
  onTestFinished(async () => {
    process.kill(server.pid, 'SIGTERM');
    await server.exited;
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const dice = createDice(seed);
  const comparisons = await prepare({ origin: await server.ready });
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
