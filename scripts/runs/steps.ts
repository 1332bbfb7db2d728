import type { TestCounts } from './tally.ts';

/**
 * One test of a sequence. It passes if `run` resolves. If `run` returns a text, it is printed after the
 * title.
 */
export interface TestStep {
  title: string;
  run: () => Promise<string | void>;
}

/** Throws an error with the message `complaint` if `holds` is false. */
export function assertTrue(holds: boolean, complaint: string): void {
  if (!holds) throw new Error(complaint);
}

/** Runs all steps one after another, even after a failure, and prints the results. Returns the counts. */
export async function runSteps(steps: readonly TestStep[]): Promise<TestCounts> {
  const failures: string[] = [];
  for (const { title, run } of steps) {
    try {
      const detail = await run();
      console.log(`✓ ${title}${detail === undefined ? '' : ` (${detail})`}`);
    } catch (error) {
      failures.push(title);
      console.log(`✗ ${title}\n  ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { passed: steps.length - failures.length, failed: failures.length, skipped: 0, failures };
}
