/**
 * What the calls cost: the product beside a bare node:http server that answers the same bytes, and beside pgbench sending
 * the very same statements to the same PostgreSQL; everything in turn, round by round. Linux only; see bench/README.md.
 * Usage: npm run bench:api [-- calls|settings|pictures|memory …] [-- --short]
 * Ends with 1 when a goal is missed, unless it is short.
 */
import { parseArgs } from 'node:util';
import { type Bench, withBench } from './api/bench.ts';
import { measureCalls } from './api/calls.ts';
import type { Goal } from './api/goals.ts';
import { measureMemory } from './api/memory.ts';
import { measurePictures } from './api/pictures.ts';
import { measureSettings } from './api/settings.ts';
import { missingTools } from './load/tools.ts';
import { printTable } from './table.ts';

const parts: Readonly<Record<string, (bench: Bench, isShort: boolean) => Promise<Goal[]>>> = {
  calls: measureCalls,
  settings: measureSettings,
  pictures: measurePictures,
  memory: (bench, isShort) => measureMemory(bench, isShort ? 10_000 : 1_000_000),
};

function readArguments(): { wanted: readonly string[]; isShort: boolean } | string {
  try {
    const { values, positionals } = parseArgs({ options: { short: { type: 'boolean' } }, allowPositionals: true });
    const unknown = positionals.filter((word) => !(word in parts));
    if (unknown.length > 0)
      return `There is no part called ${unknown.join(' or ')}: say ${Object.keys(parts).join(', ')}.`;
    const isShort = values.short === true;
    const all = isShort ? ['calls'] : Object.keys(parts);
    return { wanted: positionals.length > 0 ? positionals : all, isShort };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const asked = readArguments();
const problems = [...(typeof asked === 'string' ? [asked] : []), ...missingTools(['wrk', 'pgbench'])];
if (typeof asked === 'string' || problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(2);
}
const { wanted, isShort } = asked;

await withBench(isShort ? { rounds: 1, seconds: 1 } : { rounds: 3, seconds: 3 }, async (bench) => {
  const goals: Goal[] = [];
  for (const part of wanted) goals.push(...((await parts[part]?.(bench, isShort)) ?? []));
  if (goals.some(({ isMissed }) => isMissed) && !isShort) process.exitCode = 1;
  printTable(
    'Goals',
    goals.map(({ what, figure, goal, isMissed }) => [what, figure, goal, isMissed ? 'MISSED' : '']),
  );
});
