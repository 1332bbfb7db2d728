import { runInView } from './report.ts';

/** Every CI service sets it. */
export const isInCi = process.env['CI'] !== undefined;

/** Half a minute of the bench of calls, for its ratios in the log: says what is missing where it cannot run, and judges nothing. */
export async function runShortBench(): Promise<void> {
  console.log('\nA short bench, which no test depends on');
  await runInView('node', ['bench/api.ts', '--short']);
}
