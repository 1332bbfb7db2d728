import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figures, readFigures } from '../../trust/figures.ts';
import { root } from '../checks/tool.ts';

const head = `# Reliability

What \`npm run test:full\` counted in its last whole run; the command writes this page. A suite's test stands under
\`trust/\` by the same name, and \`npm test\` runs a short version of each. A seed repeats a run: give it as \`SEED\`.
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

/** Runs `run` with a place for figures, and writes the page from what was kept there; `run` answers its last line. */
export async function withReliabilityPage(run: (figuresFile: string) => Promise<string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-figures-'));
  try {
    const file = join(folder, 'figures');
    await writeFile(file, '');
    const tests = await run(file);
    const when = new Date().toISOString().slice(0, 10);
    const page = reliabilityPage(readFigures(await readFile(file, 'utf8')), { when, tests });
    await writeFile(join(root, 'docs/reliability.md'), page);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
