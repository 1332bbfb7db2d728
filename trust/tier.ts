/** Whether this is the long run of the tests, with many repetitions (`npm run test:full`). */
export const isFullTestRun = process.env['FULL'] === '1';

/** Returns `counts.full` in the long run of the tests, `counts.quick` in `npm test`. */
export const chooseRunCount = (counts: { quick: number; full: number }): number =>
  isFullTestRun ? counts.full : counts.quick;

/** Timeout of a test in milliseconds (one hour), for long runs on a busy machine. */
export const hourMs = 3_600_000;
