/**
 * Measures the web app with a list of 50 items: size of the scripts, Lighthouse, interactions and drags at
 * 4x CPU throttling, the paste of a link, and heap growth. With `large`, compares a thousand lists, friends
 * and items with fifty. Exits with 1 when a figure exceeds its limit.
 * Usage: npm run bench:web [-- [large] scripts|lighthouse|interactions|entry|heap …] [-- --rounds=5]
 */
import { withTemporaryServer } from '../scripts/browser/temporary-server.ts';
import { buildWebApp } from '../server/test/server-process.ts';
import { selectBenchmarkParts, readCommandLine, parseCountArgument } from './command-line.ts';
import { startTestShop } from './load/shop.ts';
import { printTable } from './table.ts';
import { measureItemEntry } from './web/item-entry.ts';
import { createLargeTestData } from './web/large-world.ts';
import { measuredLargePages, measuredPages } from './web/limits.ts';
import {
  measureHeap,
  measureInteractions,
  measureScripts,
  measureWithLighthouse,
  resolvePagePaths,
  type MeasurementTarget,
} from './web/measures.ts';
import type { FigureResult } from './web/page-report.ts';
import { createBenchTestData } from './web/world.ts';

type BenchmarkPart = 'scripts' | 'lighthouse' | 'interactions' | 'entry' | 'heap';

const measureFunctionsByPart: Readonly<
  Record<BenchmarkPart, (measuredWorld: MeasurementTarget, smallWorld?: MeasurementTarget) => Promise<FigureResult[]>>
> = {
  scripts: measureScripts,
  lighthouse: measureWithLighthouse,
  interactions: measureInteractions,
  entry: measureItemEntry,
  heap: measureHeap,
};

const { values, positionals } = readCommandLine({ rounds: { type: 'string' } });
const hasLargeTestData = positionals.includes('large');
const chosenParts = selectBenchmarkParts(
  positionals.filter((word) => word !== 'large'),
  measureFunctionsByPart,
);
const roundCount = parseCountArgument(values.rounds, { noun: 'rounds', minimum: 1, usual: 5 });

function printReport(heading: string, verdicts: readonly FigureResult[]): void {
  if (verdicts.some(({ isExceeded }) => isExceeded)) process.exitCode = 1;
  printTable(
    heading,
    verdicts.map(({ what, figure, smallWorldFigure = '', limit, isExceeded }) => [
      what,
      figure,
      ...(hasLargeTestData ? [smallWorldFigure] : []),
      limit,
      isExceeded ? 'OVER' : '',
    ]),
  );
}

async function measureAll(measuredWorld: MeasurementTarget, smallWorld?: MeasurementTarget): Promise<void> {
  for (const part of chosenParts) printReport(part, await measureFunctionsByPart[part](measuredWorld, smallWorld));
}

buildWebApp();
const shop = await startTestShop();
const serverEnvironment = { LINK_PREVIEW_ALLOW: shop.host };

async function createLargeMeasurementTarget(
  server: { origin: string; dataDir: string },
  entryCount: number,
): Promise<MeasurementTarget> {
  const world = await createLargeTestData(server, entryCount);
  return { origin: server.origin, rounds: roundCount, shop, ...resolvePagePaths(world, measuredLargePages) };
}

await withTemporaryServer(serverEnvironment, async (server) => {
  if (!hasLargeTestData) {
    const worldWithPages = resolvePagePaths(await createBenchTestData(server.origin), measuredPages);
    return measureAll({ origin: server.origin, rounds: roundCount, shop, ...worldWithPages });
  }
  const measuredWorld = await createLargeMeasurementTarget(server, 1_000);
  return withTemporaryServer(serverEnvironment, async (other) =>
    measureAll(measuredWorld, await createLargeMeasurementTarget(other, 50)),
  );
}).finally(() => shop.close());
