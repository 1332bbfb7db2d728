import { findCatalogueProblems } from './catalogue.ts';
import { findLongComments } from './comments.ts';
import { findClassProblems } from './css-classes.ts';
import { findMissingFiles } from './files-in-documents.ts';
import { findLockfileProblems } from './lockfile.ts';
import { findSpecificationProblems } from './specification.ts';
import { runToolInRepository } from './tool.ts';

/** Result of a check. `complaint` contains the problems; it is empty if the check passes. */
interface CheckResult {
  name: string;
  complaint: string;
}

const checks: Readonly<Record<string, () => Promise<string>>> = {
  'format (oxfmt)': () => runToolInRepository('oxfmt', '--check', '.'),
  'lint (oxlint)': () => runToolInRepository('oxlint'),
  'types (tsc)': () => runToolInRepository('tsc', '-b', '--pretty'),
  'unused code (knip)': () => runToolInRepository('knip', '--no-progress'),
  'CSS classes': async () => (await findClassProblems()).join('\n'),
  'rules and their tests': async () => (await findSpecificationProblems()).join('\n'),
  'files in documents': async () => (await findMissingFiles()).join('\n'),
  'length of comments and test titles': async () => (await findLongComments()).join('\n'),
  'lockfile and install scripts': async () => (await findLockfileProblems()).join('\n'),
  'text catalogue': async () => (await findCatalogueProblems()).join('\n'),
};

function runChecks(): Promise<CheckResult[]> {
  return Promise.all(Object.entries(checks).map(async ([name, runCheck]) => ({ name, complaint: await runCheck() })));
}

/** Runs all checks and prints the problems of the failed checks. Returns the names of the failed checks. */
export async function reportChecks(): Promise<string[]> {
  const failedChecks = (await runChecks()).filter(({ complaint }) => complaint !== '');
  for (const { name, complaint } of failedChecks) console.log(`\n✗ ${name}\n${complaint}`);
  return failedChecks.map(({ name }) => name);
}
