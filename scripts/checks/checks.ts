import { findTextCatalogueProblems } from './catalogue.ts';
import { findLongCommentsAndTestTitles } from './comments.ts';
import { findCssClassProblems } from './css-classes.ts';
import { findMissingFilesNamedInDocuments } from './files-in-documents.ts';
import { findLockfileProblems } from './lockfile.ts';
import { findSpecificationProblems } from './specification.ts';
import { runTool } from './tool.ts';

/** Checks by name. Each check returns the found problems as text, or '' if there is none. */
const checks: Readonly<Record<string, () => Promise<string> | string>> = {
  'format (oxfmt)': () => runTool('oxfmt', '--check', '.'),
  'lint (oxlint)': () => runTool('oxlint'),
  'types (tsc)': () => runTool('tsc', '-b', '--pretty'),
  'unused code (knip)': () => runTool('knip', '--no-progress'),
  'CSS classes': () => findCssClassProblems().join('\n'),
  'rules and their tests': () => findSpecificationProblems().join('\n'),
  'files in documents': () => findMissingFilesNamedInDocuments().join('\n'),
  'length of comments and test titles': () => findLongCommentsAndTestTitles().join('\n'),
  'lockfile and install scripts': () => findLockfileProblems().join('\n'),
  'text catalogue': () => findTextCatalogueProblems().join('\n'),
};

export async function runAndReportChecks(): Promise<string[]> {
  const results = Object.entries(checks).map(async ([name, check]) => ({ name, problems: await check() }));
  const failedChecks = (await Promise.all(results)).filter(({ problems }) => problems !== '');
  for (const { name, problems } of failedChecks) console.log(`\n✗ ${name}\n${problems}`);
  return failedChecks.map(({ name }) => name);
}
