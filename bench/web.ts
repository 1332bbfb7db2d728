/**
 * What the web app costs those who use it, each figure beside its limit, measured on the real server with a list of 50
 * items with pictures: script as it travels, Lighthouse, presses at a quarter of the speed, memory after much use.
 * Ends with 1 when a figure is over its limit.
 * Usage: npm run bench:web [-- scripts|lighthouse|interactions|heap …] [-- --rounds=5]
 */
import { withTemporaryServer } from '../scripts/browser/temporary-server.ts';
import { buildWebApp } from '../server/test/server-process.ts';
import { printTable } from './table.ts';
import {
  measureHeap,
  measureInteractions,
  measureScripts,
  measureWithLighthouse,
  type Subject,
} from './web/measures.ts';
import type { Verdict } from './web/page-report.ts';
import { createBenchWorld } from './web/world.ts';

const measures: Readonly<Record<string, (subject: Subject) => Promise<Verdict[]>>> = {
  scripts: measureScripts,
  lighthouse: measureWithLighthouse,
  interactions: measureInteractions,
  heap: measureHeap,
};

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const asked = process.argv.find((word) => word.startsWith('--rounds='))?.slice('--rounds='.length);
const rounds = Number(asked ?? 5);

function report(heading: string, verdicts: readonly Verdict[]): void {
  if (verdicts.some(({ isOver }) => isOver)) process.exitCode = 1;
  printTable(
    heading,
    verdicts.map(({ what, figure, limit, isOver }) => [what, figure, limit, isOver ? 'OVER' : '']),
  );
}

buildWebApp();
await withTemporaryServer({}, async ({ origin }) => {
  const subject = { origin, world: await createBenchWorld(origin), rounds };
  for (const [name, measure] of Object.entries(measures)) {
    if (wanted.length === 0 || wanted.includes(name)) report(name, await measure(subject));
  }
});
