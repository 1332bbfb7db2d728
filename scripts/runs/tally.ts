/** Results of the tests in one file. */
export interface TestFileResult {
  /** Path relative to the root of the repository. */
  file: string;
  milliseconds: number;
  passed: number;
  skipped: number;
  /** Titles of the failed tests. */
  failedTitles: readonly string[];
}

/** Number of tests by result. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of failed tests. `reportTotal` prints them at the end of the output. */
  failures?: readonly string[];
  /** Titles of tests that failed once and passed when their file ran again. */
  flaky?: readonly string[];
  files?: readonly TestFileResult[];
}

export function sumTestCounts(tallies: readonly TestCounts[]): TestCounts {
  const sum = (count: (tally: TestCounts) => number): number =>
    tallies.reduce((total, tally) => total + count(tally), 0);
  return {
    passed: sum((tally) => tally.passed),
    failed: sum((tally) => tally.failed),
    skipped: sum((tally) => tally.skipped),
    failures: tallies.flatMap(({ failures = [] }) => failures),
    flaky: tallies.flatMap(({ flaky = [] }) => flaky),
    files: tallies.flatMap(({ files = [] }) => files),
  };
}

const listFailures = ({ file, failedTitles }: TestFileResult): string[] =>
  failedTitles.map((title) => `${file}: ${title}`);

/** Returns the counts of all tests in `files`. */
export function countTests(files: readonly TestFileResult[]): TestCounts {
  const failures = files.flatMap(listFailures);
  return {
    passed: files.reduce((total, { passed }) => total + passed, 0),
    failed: failures.length,
    skipped: files.reduce((total, { skipped }) => total + skipped, 0),
    failures,
    files,
  };
}

/** Returns counts with one failed test, for a test run that has no results. */
export const countOneFailure = (failure: string): TestCounts => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [failure],
});

/** Returns the counts, with one failure added if the test runner failed but reported no failed test. */
export function countCrashAsFailure(tally: TestCounts, runner: string, exitCode: number): TestCounts {
  if (exitCode === 0 || tally.failed > 0) return tally;
  return sumTestCounts([tally, countOneFailure(`${runner} ended with exit code ${exitCode}, but no test failed`)]);
}

/** Returns a line with duration and path for each of the `most` slowest test files. */
export function listSlowestFiles(files: readonly TestFileResult[], most: number): string[] {
  return files
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, most)
    .map(({ file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`);
}

export function formatTestCounts({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Prints flaky tests, failed tests and the counts. Sets exit code 1 if a test failed or no test passed. */
export function reportTotal(total: TestCounts): void {
  const { failures = [], flaky = [] } = total;
  if (flaky.length > 0) console.log(`\nflaky:\n${flaky.map((title) => `  ${title}`).join('\n')}`);
  for (const failure of failures) console.log(`✗ ${failure}`);
  console.log(`\n${formatTestCounts(total)}`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
}
