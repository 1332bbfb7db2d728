export interface FileDuration {
  file: string;
  milliseconds: number;
}

/** Number of tests by result. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of failed tests. `reportTotal` prints them at the end of the output. */
  failures?: readonly string[];
  durations?: readonly FileDuration[];
}

export function sumTestCounts(tallies: readonly TestCounts[]): TestCounts {
  const sum = (count: (tally: TestCounts) => number): number =>
    tallies.reduce((total, tally) => total + count(tally), 0);
  return {
    passed: sum((tally) => tally.passed),
    failed: sum((tally) => tally.failed),
    skipped: sum((tally) => tally.skipped),
    failures: tallies.flatMap(({ failures = [] }) => failures),
    durations: tallies.flatMap(({ durations = [] }) => durations),
  };
}

/** Returns the counts, with one failure added if the test runner failed but reported no failed test. */
export function countCrashAsFailure(tally: TestCounts, exitCode: number): TestCounts {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** Returns a line with duration and path for each of the `most` slowest test files. */
export function listSlowestFiles(durations: readonly FileDuration[], most: number): string[] {
  return durations
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, most)
    .map(({ file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`);
}

export function formatTestCounts({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Prints the failed tests and the counts. Sets exit code 1 if a test failed or no test passed. */
export function reportTotal(total: TestCounts): void {
  for (const failure of total.failures ?? []) console.log(`✗ ${failure}`);
  console.log(`\n${formatTestCounts(total)}`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
}
