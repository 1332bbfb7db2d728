import { isFullTestRun } from './tier.ts';

/**
 * Counts of one test suite, such as `{ contests: 2000, 'two winners': 0 }`, and the random seed of the run.
 */
interface TestSuiteCounts {
  suite: string;
  counts: Record<string, number | string>;
  seed?: number;
}

/** Prints the counts of a test suite in a long run. */
export function printCounts({ suite, counts, seed }: TestSuiteCounts): void {
  if (!isFullTestRun) return;
  const facts = Object.entries({ ...counts, ...(seed !== undefined && { seed }) });
  console.log(`${suite}: ${facts.map(([name, value]) => `${name} ${value}`).join(', ')}`);
}
