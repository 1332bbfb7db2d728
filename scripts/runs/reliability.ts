import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestSuiteCounts, parseCountsFile } from '../../trust/figures.ts';
import { repositoryRoot, runToolInRepository } from '../checks/tool.ts';
import type { TestCounts } from './tally.ts';
import { runUnitTests } from './unit-tests.ts';

const pagePath = join(repositoryRoot, 'docs/reliability.md');

const pageHead = `# Reliability

Results of the last long run of \`trust/\`. Each row is one test suite.

- \`npm test\` runs a short version of each suite.
- \`npm run test:trust\` runs the long version and updates this page. With test files as arguments, it runs only these files and
  keeps the rows of other suites. \`npm run test:full\` ends with this command.
- To repeat a run, set \`SEED\` to the seed in its row.

| suite | counted | seed | when | where |
| --- | --- | --- | --- | --- |
`;

const machineName = `${availableParallelism()} cores, ${process.platform}-${process.arch}, Node ${process.versions.node}`;

function formatTableRow({ suite, counts, seed }: TestSuiteCounts, when: string): string {
  const counted = Object.entries(counts).map(([what, count]) => `${what}: **${count.toLocaleString('en-US')}**`);
  return `| ${suite} | ${counted.join(', ')} | ${seed ?? ''} | ${when} | ${machineName} |`;
}

/**
 * Returns the name of the test suite in a table row of docs/reliability.md. Returns undefined for other
 * lines.
 */
const findSuiteName = (line: string): string | undefined => /^\| (?!suite |---)([^|]+) \|/.exec(line)?.[1]?.trimEnd();

/**
 * Returns the new text of docs/reliability.md, with rows for these figures. `before` is the current text of
 * the file, `when` is the date in the new rows.
 */
export function renderReliabilityPage(before: string, figures: readonly TestSuiteCounts[], when: string): string {
  const lines = new Map<string, string>();
  for (const line of before.split('\n')) {
    const suite = findSuiteName(line);
    if (suite !== undefined) lines.set(suite, line);
  }
  for (const one of figures) lines.set(one.suite, formatTableRow(one, when));
  const sorted = [...lines].toSorted(([one], [other]) => one.localeCompare(other)).map(([, line]) => line);
  return `${pageHead}${sorted.join('\n')}\n`;
}

/**
 * Runs the tests of `trust/` (or only the test files `files`) with many repetitions. Writes their counts to
 * docs/reliability.md.
 */
export async function runTrustTests(files: readonly string[] = []): Promise<TestCounts> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'wishwell-figures-'));
  const file = join(folder.path, 'figures');
  await writeFile(file, '');
  const tally = await runUnitTests({ projects: ['trust'], files, env: { FULL: '1', FIGURES_FILE: file } });
  const figures = parseCountsFile(await readFile(file, 'utf8'));
  const before = await readFile(pagePath, 'utf8').catch(() => '');
  await writeFile(pagePath, renderReliabilityPage(before, figures, new Date().toISOString().slice(0, 10)));
  await runToolInRepository('oxfmt', pagePath);
  return tally;
}
