import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figures, readFigures } from '../../trust/figures.ts';
import { root, runTool } from '../checks/tool.ts';
import type { Tally } from './tally.ts';
import { runUnitTests } from './unit-tests.ts';

const page = join(root, 'docs/reliability.md');

const head = `# Reliability

What the long run of \`trust/\` counted last, suite by suite; each suite's test stands there, and \`npm test\` runs a short version
of it. \`npm run test:trust\` runs the long one and writes this page; words behind it choose files, and the lines of other suites
stay. \`npm run test:full\` ends with it. Where there is a seed, \`SEED\` with that number repeats the run.

| suite | counted | seed | when | where |
| --- | --- | --- | --- | --- |
`;

const where = `${availableParallelism()} cores, ${process.platform}-${process.arch}, Node ${process.versions.node}`;

function lineOf({ suite, counts, seed }: Figures, when: string): string {
  const counted = Object.entries(counts).map(([what, count]) => `${what}: **${count.toLocaleString('en-US')}**`);
  return `| ${suite} | ${counted.join(', ')} | ${seed ?? ''} | ${when} | ${where} |`;
}

/** The suite of a line of the page, undefined for every other line. */
const suiteOf = (line: string): string | undefined => /^\| (?!suite |---)([^|]+) \|/.exec(line)?.[1]?.trimEnd();

/** The page `before` with the lines of these figures, which replace older ones of their suites; `when` is the day. */
export function reliabilityPage(before: string, figures: readonly Figures[], when: string): string {
  const lines = new Map<string, string>();
  for (const line of before.split('\n')) {
    const suite = suiteOf(line);
    if (suite !== undefined) lines.set(suite, line);
  }
  for (const one of figures) lines.set(one.suite, lineOf(one, when));
  const sorted = [...lines].toSorted(([one], [other]) => one.localeCompare(other)).map(([, line]) => line);
  return `${head}${sorted.join('\n')}\n`;
}

/**
 * Runs the suites of `trust/` in their long version, or those `files` of them, and writes docs/reliability.md from what
 * they counted.
 */
export async function runTrust(files: readonly string[] = []): Promise<Tally> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'wishwell-figures-'));
  const file = join(folder.path, 'figures');
  await writeFile(file, '');
  const tally = await runUnitTests({ projects: ['trust'], files, env: { FULL: '1', FIGURES_FILE: file } });
  const figures = readFigures(await readFile(file, 'utf8'));
  const before = await readFile(page, 'utf8').catch(() => '');
  await writeFile(page, reliabilityPage(before, figures, new Date().toISOString().slice(0, 10)));
  await runTool('oxfmt', page);
  return tally;
}
