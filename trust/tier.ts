/** Whether this is the long run of the tests (`npm run test:full`): every file, with more repetitions. */
export const isFullTestRun = process.env['FULL'] === '1';

/** Returns `counts.full` in the long run of the tests, `counts.quick` in `npm test`. */
export const chooseRunCount = (counts: { quick: number; full: number }): number =>
  isFullTestRun ? counts.full : counts.quick;
