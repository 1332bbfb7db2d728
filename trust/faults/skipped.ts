import { existsSync } from 'node:fs';

const faketimeLibrary = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/**
 * The requirements that some long tests have. The value is the reason why this machine does not meet the
 * requirement; undefined if it does.
 */
const skipReasons = {
  root: process.getuid?.() === 0 ? undefined : 'it mounts a file system and so needs root',
  faketime: existsSync(faketimeLibrary) ? undefined : "it needs Debian's package faketime",
} as const;

/**
 * Returns environment variables for libfaketime, which reads the offset of the clock from `file`, such as
 * `+30d`.
 */
export const createFakeClockEnvironment = (file: string): Record<string, string> => ({
  LD_PRELOAD: faketimeLibrary,
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_NO_CACHE: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});

/** Returns whether this machine can run a long test. Prints the reason if it cannot. */
export function canMachineRunTest(test: string, need: keyof typeof skipReasons): boolean {
  const reason = skipReasons[need];
  if (reason !== undefined) console.warn(`Skipped: ${test}: ${reason}.`);
  return reason === undefined;
}
