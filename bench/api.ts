/**
 * What the calls cost: the product beside a bare node:http server that answers the same bytes, and beside pgbench sending
 * the very same statements to the same PostgreSQL; everything in turn, round by round. Linux only; see bench/README.md.
 * Usage: npm run bench:api [-- calls|documents|settings|pictures|memory|largest …] [-- --short]
 * Ends with 1 when a goal is missed, unless it is short.
 */
import { type Bench, withBench } from './api/bench.ts';
import { measureCalls } from './api/calls.ts';
import { measureDocuments } from './api/documents.ts';
import type { Goal } from './api/goals.ts';
import { measureLargest } from './api/largest.ts';
import { measureMemory } from './api/memory.ts';
import { measurePictures } from './api/pictures.ts';
import { measureSettings } from './api/settings.ts';
import { chooseParts, readCommandLine, refuse } from './command-line.ts';
import { missingTools } from './load/tools.ts';
import { printTable } from './table.ts';

const parts: Readonly<
  Record<
    'calls' | 'documents' | 'settings' | 'pictures' | 'memory' | 'largest',
    (bench: Bench, isShort: boolean) => Promise<Goal[]>
  >
> = {
  calls: measureCalls,
  documents: measureDocuments,
  settings: measureSettings,
  pictures: measurePictures,
  largest: measureLargest,
  memory: (bench, isShort) => measureMemory(bench, isShort ? 10_000 : 1_000_000),
};

const { values, positionals } = readCommandLine({ short: { type: 'boolean', default: false } });
const isShort = values.short;
const wanted = chooseParts(isShort && positionals.length === 0 ? ['calls'] : positionals, parts);
const missing = missingTools(['wrk', 'pgbench']);
if (missing.length > 0) refuse(...missing);

await withBench(isShort ? { rounds: 1, seconds: 1 } : { rounds: 3, seconds: 3 }, async (bench) => {
  const goals: Goal[] = [];
  for (const part of wanted) goals.push(...(await parts[part](bench, isShort)));
  if (goals.some(({ isMissed }) => isMissed) && !isShort) process.exitCode = 1;
  printTable(
    'Goals',
    goals.map(({ what, figure, goal, isMissed }) => [what, figure, goal, isMissed ? 'MISSED' : '']),
  );
});
