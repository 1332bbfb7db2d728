/**
 * What the web app costs those who use it, each figure beside its limit, measured on the real server with a list of 50
 * items with pictures: script as it travels, Lighthouse, presses at a quarter of the speed, memory after much use.
 * With `large` the same of a person who has a thousand lists, friends and items on a list, in turn with one who has fifty,
 * whose figures stand in a column of their own.
 * Ends with 1 when a figure is over its limit.
 * Usage: npm run bench:web [-- [large] scripts|lighthouse|interactions|heap …] [-- --rounds=5]
 */
import { withTemporaryServer } from '../scripts/browser/temporary-server.ts';
import { buildWebApp } from '../server/test/server-process.ts';
import { chooseParts, readCommandLine, readCount } from './command-line.ts';
import { printTable } from './table.ts';
import { createLargeWorld } from './web/large-world.ts';
import { largePages, measuredPages } from './web/limits.ts';
import {
  measureHeap,
  measureInteractions,
  measureScripts,
  measureWithLighthouse,
  placeIn,
  type Subject,
} from './web/measures.ts';
import type { Verdict } from './web/page-report.ts';
import { createBenchWorld } from './web/world.ts';

type Part = 'scripts' | 'lighthouse' | 'interactions' | 'heap';

const measures: Readonly<Record<Part, (subject: Subject, fewer?: Subject) => Promise<Verdict[]>>> = {
  scripts: measureScripts,
  lighthouse: measureWithLighthouse,
  interactions: measureInteractions,
  heap: measureHeap,
};

const { values, positionals } = readCommandLine({ rounds: { type: 'string' } });
const isLarge = positionals.includes('large');
const parts = chooseParts(
  positionals.filter((word) => word !== 'large'),
  measures,
);
const rounds = readCount(values.rounds, { of: 'rounds', least: 1, unset: 5 });

function report(heading: string, verdicts: readonly Verdict[]): void {
  if (verdicts.some(({ isOver }) => isOver)) process.exitCode = 1;
  printTable(
    heading,
    verdicts.map(({ what, figure, fewer = '', limit, isOver }) => [
      what,
      figure,
      ...(isLarge ? [fewer] : []),
      limit,
      isOver ? 'OVER' : '',
    ]),
  );
}

/** What is measured on a server of its own that has `many` of everything. */
async function largeSubject(server: { origin: string; dataDir: string }, many: number): Promise<Subject> {
  return { origin: server.origin, rounds, ...placeIn(await createLargeWorld(server, many), largePages) };
}

async function measureAll(subject: Subject, fewer?: Subject): Promise<void> {
  for (const part of parts) report(part, await measures[part](subject, fewer));
}

buildWebApp();
await withTemporaryServer({}, async (server) => {
  if (!isLarge) {
    const place = placeIn(await createBenchWorld(server.origin), measuredPages);
    return measureAll({ origin: server.origin, rounds, ...place });
  }
  const subject = await largeSubject(server, 1_000);
  return withTemporaryServer({}, async (other) => measureAll(subject, await largeSubject(other, 50)));
});
