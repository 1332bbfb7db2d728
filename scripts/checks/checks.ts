import { findCatalogueProblems } from './catalogue.ts';
import { findSpecificationProblems } from './specification.ts';
import { findClassProblems } from './css-classes.ts';
import { findMissingFiles } from './files-in-documents.ts';
import { findLockfileProblems } from './lockfile.ts';
import { runTool } from './tool.ts';

/** One judgement of the whole repository; `complaint` is empty when there is nothing to say. */
interface Verdict {
  name: string;
  complaint: string;
}

const checks: Readonly<Record<string, () => Promise<string>>> = {
  'format (oxfmt)': () => runTool('oxfmt', '--check', '.'),
  'lint (oxlint)': () => runTool('oxlint'),
  'types (tsc)': () => runTool('tsc', '-b', '--pretty'),
  'unused code (knip)': () => runTool('knip', '--no-progress'),
  'CSS classes': async () => (await findClassProblems()).join('\n'),
  'rules and their tests': async () => (await findSpecificationProblems()).join('\n'),
  'files in documents': async () => (await findMissingFiles()).join('\n'),
  'lockfile and install scripts': async () => (await findLockfileProblems()).join('\n'),
  'text catalogue': async () => (await findCatalogueProblems()).join('\n'),
};

function runChecks(): Promise<Verdict[]> {
  return Promise.all(Object.entries(checks).map(async ([name, judge]) => ({ name, complaint: await judge() })));
}

/** Runs every check and prints the complaints. Answers how many checks have one. */
export async function reportChecks(): Promise<number> {
  const bad = (await runChecks()).filter(({ complaint }) => complaint !== '');
  for (const { name, complaint } of bad) console.log(`\n✗ ${name}\n${complaint}`);
  return bad.length;
}
