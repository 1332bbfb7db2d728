import { existsSync } from 'node:fs';

const faketimeLibrary = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/** Why this machine cannot run a test of the long tier, undefined when it can; said where the test is skipped. */
const reasons = {
  root: process.getuid?.() === 0 ? undefined : 'it mounts a file system and so needs root',
  faketime: existsSync(faketimeLibrary) ? undefined : "it needs Debian's package faketime",
} as const;

/** The clock that a process started with this environment believes in; `file` holds how far it is off, such as `+30d`. */
export const withClock = (file: string): Record<string, string> => ({
  LD_PRELOAD: faketimeLibrary,
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_NO_CACHE: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});

/** Whether a test of the long run can run here; says why when it cannot. */
export function runsHere(test: string, need: keyof typeof reasons): boolean {
  const reason = reasons[need];
  if (reason !== undefined) console.warn(`Skipped: ${test}: ${reason}.`);
  return reason === undefined;
}
