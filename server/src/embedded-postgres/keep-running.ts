import { setTimeout as sleep } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

interface SupervisedPostgres {
  /** Resolves with a message if PostgreSQL has ended unexpectedly and is not restarted. */
  died: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Maximum duration of a short run of PostgreSQL, in milliseconds. Several short runs mean a permanent fault.
 * After a longer run, PostgreSQL probably ended because of a single event, such as a lack of memory.
 */
const maxShortRunDurationMs = 3_000;
/** Number of consecutive short runs or failed starts after which PostgreSQL is no longer restarted. */
const maxShortRuns = 5;
/** Milliseconds between a failed start of PostgreSQL and the next attempt. */
const retryPauseMs = 1_000;

/**
 * Launches PostgreSQL, and restarts it after each unexpected end. After each such end, calls
 * `onUnexpectedEnd` with the last log lines.
 */
export async function keepPostgresRunning(
  launch: () => Promise<Postmaster>,
  onUnexpectedEnd: (lastLogLines: string) => void,
): Promise<SupervisedPostgres> {
  let postmaster = await launch();
  let isStopping = false;
  const launchAgain = async (): Promise<Postmaster> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await launch();
      } catch (error) {
        if (isStopping || attempt === maxShortRuns) throw error;
        await sleep(retryPauseMs);
      }
    }
  };
  const supervise = async (): Promise<string | undefined> => {
    let shortRuns = 0;
    for (;;) {
      const startedAt = performance.now();
      const lastLogLines = await postmaster.ended;
      if (isStopping) return undefined;
      shortRuns = performance.now() - startedAt < maxShortRunDurationMs ? shortRuns + 1 : 0;
      const message = `The embedded PostgreSQL has stopped by itself. Its last log lines: ${lastLogLines}`;
      if (shortRuns === maxShortRuns) return message;
      onUnexpectedEnd(message);
      postmaster = await launchAgain();
      if (isStopping) await postmaster.stop();
    }
  };
  const supervision = supervise().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  const died = Promise.withResolvers<string>();
  void supervision.then((message) => {
    if (message !== undefined) died.resolve(message);
  });
  return {
    died: died.promise,
    stop: async () => {
      isStopping = true;
      await postmaster.stop();
      await supervision;
    },
  };
}
