/** How long the tests of one file took. */
export interface FileDuration {
  file: string;
  milliseconds: number;
}

/** How many tests of one kind went how. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Which ones failed, of a runner whose output may be far above the last line. */
  failures?: readonly string[];
  durations?: readonly FileDuration[];
}

export function addUp(tallies: readonly Tally[]): Tally {
  const sum = (count: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + count(tally), 0);
  return {
    passed: sum((tally) => tally.passed),
    failed: sum((tally) => tally.failed),
    skipped: sum((tally) => tally.skipped),
    failures: tallies.flatMap(({ failures = [] }) => failures),
    durations: tallies.flatMap(({ durations = [] }) => durations),
  };
}

/** A runner that ended badly without naming a failed test, such as one that could not start, has failed once. */
export function withCrash(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** The `most` slowest files, the slowest first, a line each. */
export function listSlowest(durations: readonly FileDuration[], most: number): string[] {
  return durations
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, most)
    .map(({ file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`);
}

/** The last line of a test run. */
export function lastLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Ends a command: prints what failed and its last line, and exits with 1 when a test failed or none ran. */
export function reportTotal(total: Tally): void {
  for (const failure of total.failures ?? []) console.log(`✗ ${failure}`);
  console.log(`\n${lastLine(total)}`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
}
