import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figures, readFigures } from '../../trust/figures.ts';
import { root } from '../checks/tool.ts';
import { lastLine, type Tally } from './tally.ts';
import { runUnitTests } from './unit-tests.ts';

const head = `# Reliability

What the long run of \`trust/\` counted last. \`npm run test:trust\` runs it and writes this page; \`npm run test:full\` runs it after
everything else. Each suite's test stands under \`trust/\`, and \`npm test\` runs a short version of it. Where there is a seed,
\`SEED\` with that number repeats the run.
`;

const row = ({ suite, counts, seed }: Figures): string => {
  const counted = Object.entries(counts).map(([what, count]) => `${what}: **${count.toLocaleString('en-US')}**`);
  return `| ${suite} | ${counted.join(', ')} | ${seed ?? ''} |`;
};

/** The page of these figures. `when` is the day, `tests` the line a run ends with. */
export function reliabilityPage(figures: readonly Figures[], { when, tests }: { when: string; tests: string }): string {
  const rows = figures.toSorted((one, other) => one.suite.localeCompare(other.suite)).map(row);
  const machine = `${availableParallelism()} cores, ${process.platform}-${process.arch}, Node ${process.versions.node}`;
  return `${head}\n${when}, ${machine}: ${tests}.\n\n| suite | counted | seed |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** Runs the suites of `trust/` in their long version and writes docs/reliability.md from what they counted. */
export async function runTrust(): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-figures-'));
  try {
    const file = join(folder, 'figures');
    await writeFile(file, '');
    const tally = await runUnitTests({ projects: ['trust'], env: { FULL: '1', FIGURES_FILE: file } });
    const when = new Date().toISOString().slice(0, 10);
    const page = reliabilityPage(readFigures(await readFile(file, 'utf8')), { when, tests: lastLine(tally) });
    await writeFile(join(root, 'docs/reliability.md'), page);
    return tally;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
