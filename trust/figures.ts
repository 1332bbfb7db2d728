import { appendFile } from 'node:fs/promises';
import * as v from 'valibot';

/**
 * Counts of one test suite, such as `{ contests: 2000, 'two winners': 0 }`, and the random seed of the run.
 */
const TestSuiteCounts = v.object({
  suite: v.string(),
  counts: v.record(v.string(), v.union([v.number(), v.string()])),
  seed: v.optional(v.number()),
});
export type TestSuiteCounts = v.InferOutput<typeof TestSuiteCounts>;

/**
 * Appends a suite's figures to the file that the environment variable FIGURES_FILE names. `npm run test:full`
 * sets the variable and writes the figures to docs/reliability.md. Does nothing without the variable.
 */
export async function appendCountsToFile(figures: TestSuiteCounts): Promise<void> {
  const file = process.env['FIGURES_FILE'];
  if (file !== undefined) await appendFile(file, `${JSON.stringify(figures)}\n`);
}

/** Parses the text of a figures file: one JSON object per line. Throws if a line is invalid. */
export const parseCountsFile = (text: string): TestSuiteCounts[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v.parse(TestSuiteCounts, JSON.parse(line)));
