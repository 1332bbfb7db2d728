/**
 * Measures API requests and compares them with two baselines in alternating rounds: a bare node:http server
 * that returns the same bytes, and pgbench with the same statements. Linux only. Exits with 1 when a goal
 * is missed, except with --short.
 * Usage: npm run bench:api [-- calls|documents|settings|pictures|previews|memory|largest …] [-- --short]
 */
import { type BenchInstallation, withBenchInstallation } from './api/bench.ts';
import { measureWorkloads } from './api/calls.ts';
import { measureDocuments } from './api/documents.ts';
import type { GoalResult } from './api/goals.ts';
import { measureImages } from './api/images.ts';
import { measureLargestResponses } from './api/largest.ts';
import { measureMemory } from './api/memory.ts';
import { measurePreviews } from './api/previews.ts';
import { measureSettings } from './api/settings.ts';
import { selectBenchmarkParts, readCommandLine, exitWithUsageError } from './command-line.ts';
import { listMissingToolMessages } from './load/tools.ts';
import { printTable } from './table.ts';

const measureFunctionsByPart: Readonly<
  Record<
    'calls' | 'documents' | 'settings' | 'pictures' | 'previews' | 'memory' | 'largest',
    (bench: BenchInstallation, isShort: boolean) => Promise<GoalResult[]>
  >
> = {
  calls: measureWorkloads,
  documents: measureDocuments,
  settings: measureSettings,
  pictures: measureImages,
  previews: measurePreviews,
  largest: measureLargestResponses,
  memory: (bench, isShort) => measureMemory(bench, isShort ? 10_000 : 1_000_000),
};

const { values, positionals } = readCommandLine({ short: { type: 'boolean', default: false } });
const isShortRun = values.short;
const chosenParts = selectBenchmarkParts(
  isShortRun && positionals.length === 0 ? ['calls'] : positionals,
  measureFunctionsByPart,
);
const missingToolMessages = listMissingToolMessages(['wrk', 'pgbench']);
if (missingToolMessages.length > 0) exitWithUsageError(...missingToolMessages);

await withBenchInstallation(isShortRun ? { rounds: 1, seconds: 1 } : { rounds: 3, seconds: 3 }, async (bench) => {
  const goals: GoalResult[] = [];
  for (const part of chosenParts) goals.push(...(await measureFunctionsByPart[part](bench, isShortRun)));
  if (goals.some(({ isMissed }) => isMissed) && !isShortRun) process.exitCode = 1;
  printTable(
    'Goals',
    goals.map(({ what, figure, goal, isMissed }) => [what, figure, goal, isMissed ? 'MISSED' : '']),
  );
});
