import { countTests, sumTestCounts, type TestCounts } from './tally.ts';

/** With more failed files than this, the run fails without a second pass. */
const maxRepeatedFiles = 8;

/**
 * Beginnings of the paths of test files that must pass at the first try: a failure that appears once in many
 * runs is a fault of the product there.
 */
const firstTryPaths: readonly string[] = [
  'trust/races/',
  'trust/privacy/',
  'trust/abuse/',
  'server/test/access.test.ts',
  'server/test/surprise.test.ts',
  'server/test/claims-untouched.test.ts',
  'server/test/guest-races.test.ts',
  'server/test/races.test.ts',
  'server/src/claims/purchase-races.test.ts',
];

const mustPassAtFirstTry = (file: string): boolean => firstTryPaths.some((path) => file.startsWith(path));

/**
 * Runs each failed test file again, alone and in a new process. Returns the counts with the results of these
 * runs instead of the first results. `flaky` contains the tests that failed only in the first run.
 */
export async function repeatFailedFiles(
  first: TestCounts,
  runFile: (file: string) => Promise<TestCounts>,
): Promise<TestCounts> {
  const { files = [] } = first;
  const failed = files.filter(({ failedTitles }) => failedTitles.length > 0);
  if (failed.length > maxRepeatedFiles) {
    console.log(`\nNo second pass: ${failed.length} files failed, more than ${maxRepeatedFiles}.`);
    return first;
  }
  const repeated = failed.filter(({ file }) => !mustPassAtFirstTry(file));
  if (repeated.length === 0) return first;
  console.log(`\nSecond pass: ${repeated.map(({ file }) => file).join(', ')}`);
  const secondRuns: TestCounts[] = [];
  for (const { file } of repeated) secondRuns.push(await runFile(file));
  const second = sumTestCounts(secondRuns);
  const flaky = countTests(repeated).failures?.filter((title) => second.failures?.includes(title) !== true) ?? [];
  // A failure without a file, such as a crash of the test runner, stays in the counts.
  const crashes = (first.failures ?? []).filter((title) => countTests(files).failures?.includes(title) !== true);
  return sumTestCounts([
    countTests(files.filter((one) => !repeated.includes(one))),
    second,
    { passed: 0, failed: crashes.length, skipped: 0, failures: crashes, flaky },
  ]);
}
