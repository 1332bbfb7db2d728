export interface TestFileResult {
  /**
   * Path of the test file from the root of the repository; undefined for failures that belong to no test
   * file.
   */
  file?: string;
  milliseconds: number;
  passed: number;
  skipped: number;
  failedTitles: readonly string[];
  /** Titles of tests that failed once and passed when their file ran again. */
  flakyTitles?: readonly string[];
}

/** Returns failures that belong to no test file, such as a failed build or a crashed test runner. */
export const createFailedRunResult = (...failedTitles: string[]): TestFileResult => ({
  milliseconds: 0,
  passed: 0,
  skipped: 0,
  failedTitles,
});

/** Maximum number of failed test files that run a second time. If more files fail, none runs again. */
const maxRepeatedFiles = 8;

/**
 * Matches test files that never run a second time. These files test for races and leaks, so even a rare
 * failure can be a bug of the product.
 */
const firstTryPattern =
  /^(?:trust\/(?:races|privacy|abuse)\/|server\/test\/(?:access|surprise|claims-untouched|(?:guest-)?races)\.test|server\/src\/claims\/purchase-races\.test)/;

/**
 * Runs each failed test file again, alone and in a new process. In the returned results, the second run of a
 * file replaces the first run. `flakyTitles` contains the tests that failed only in the first run.
 */
export async function rerunFailedTestFiles(
  first: readonly TestFileResult[],
  runFile: (file: string) => Promise<readonly TestFileResult[]>,
): Promise<readonly TestFileResult[]> {
  const failed = first.flatMap(({ file, failedTitles }) => (failedTitles.length > 0 && file ? [file] : []));
  if (failed.length > maxRepeatedFiles) {
    console.log(`\nNo second pass: ${failed.length} files failed, more than ${maxRepeatedFiles}.`);
    return first;
  }
  const repeated = failed.filter((file) => !firstTryPattern.test(file));
  if (repeated.length > 0) console.log(`\nSecond pass: ${repeated.join(', ')}`);
  const results: TestFileResult[] = [];
  for (const result of first) {
    const { file, failedTitles } = result;
    if (file === undefined || !repeated.includes(file)) {
      results.push(result);
      continue;
    }
    const second = await runFile(file);
    const stillFailed = new Set(second.flatMap((one) => one.failedTitles));
    const flakyTitles = failedTitles.filter((title) => !stillFailed.has(title));
    results.push(...second, { ...createFailedRunResult(), file, flakyTitles });
  }
  return results;
}

/** Returns lines with duration and path of the slowest test files, at most `most` lines. */
export function listSlowestTestFiles(results: readonly TestFileResult[], most: number): string[] {
  return results
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, most)
    .map(({ file = '', milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`);
}

const prefixFile = (file: string | undefined, titles: readonly string[]): string[] =>
  titles.map((title) => (file === undefined ? title : `${file}: ${title}`));

/** Returns the titles of all flaky tests and failed tests, and a line with the numbers of tests by result. */
export function summariseTestResults(results: readonly TestFileResult[]) {
  const failures = results.flatMap(({ file, failedTitles }) => prefixFile(file, failedTitles));
  const passed = results.reduce((sum, one) => sum + one.passed, 0);
  const skipped = results.reduce((sum, one) => sum + one.skipped, 0);
  return {
    failures,
    flaky: results.flatMap(({ file, flakyTitles = [] }) => prefixFile(file, flakyTitles)),
    counts: `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    isSuccess: failures.length === 0 && passed > 0,
  };
}

/**
 * Prints the flaky tests, the failed tests and the numbers of tests by result. Sets exit code 1 if a test
 * failed or no test passed.
 */
export function reportTestResults(results: readonly TestFileResult[]): void {
  const { flaky, failures, counts, isSuccess } = summariseTestResults(results);
  if (flaky.length > 0) console.log(`\nflaky:\n${flaky.map((title) => `  ${title}`).join('\n')}`);
  for (const failure of failures) console.log(`✗ ${failure}`);
  console.log(`\n${counts}`);
  if (!isSuccess) process.exitCode = 1;
}
