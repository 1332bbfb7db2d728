import type { Tally } from './tally.ts';

/** What has to hold, as a sentence; it holds when the work resolves, with what it has to say besides. */
export interface Step {
  title: string;
  run: () => Promise<string | void>;
}

/** Throws unless it holds. */
export function demand(holds: boolean, complaint: string): void {
  if (!holds) throw new Error(complaint);
}

/** Runs the steps one after another, also after one that failed, and prints how each went. */
export async function runSteps(steps: readonly Step[]): Promise<Tally> {
  const failures: string[] = [];
  for (const { title, run } of steps) {
    try {
      const said = await run();
      console.log(`✓ ${title}${said === undefined ? '' : ` (${said})`}`);
    } catch (error) {
      failures.push(title);
      console.log(`✗ ${title}\n  ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { passed: steps.length - failures.length, failed: failures.length, skipped: 0, failures };
}
