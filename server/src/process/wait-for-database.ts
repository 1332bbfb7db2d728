import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { backgroundTimeouts } from '../database/session-settings.ts';
import { StartFailure } from './start-failure.ts';

/** Milliseconds: for one attempt, between two, between two log lines, and altogether. */
const ATTEMPT_MS = 15_000;
const PAUSE_MS = 500;
const LOG_MS = 10_000;
const WAIT_MS = 60_000;

/** Time limits of the connections that a start uses: a database that is only slow is no failure. */
export const startTimeouts = {
  ...backgroundTimeouts,
  connectionTimeoutMillis: ATTEMPT_MS,
  statement_timeout: ATTEMPT_MS,
  query_timeout: ATTEMPT_MS,
};

/** An error of the driver without a message has a code. Neither holds the password. */
const reasonOf = ({ message, code }: NodeJS.ErrnoException): string => message || code || 'no reason given';

/** Wrong user or password (class 28), no such database (3D000), no permission (42501), or no password to send (driver). */
const isRefusal = ({ message, code = '' }: NodeJS.ErrnoException): boolean =>
  /^(?:28...|3D000|42501)$/.test(code) || message.startsWith('SASL');

/**
 * Repeats `query` until the database answers, and logs that it waits. Throws `StartFailure` at once when the database
 * refuses, which waiting does not change, and after a minute otherwise.
 */
export async function waitForDatabase<T>(
  query: () => Promise<T>,
  logger: FastifyBaseLogger,
  waitMs = WAIT_MS,
): Promise<T> {
  const begun = performance.now();
  let loggedAt = -Infinity;
  for (;;) {
    try {
      return await query();
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      const reason = reasonOf(cause);
      if (isRefusal(cause)) {
        throw new StartFailure(`The database does not let Wishwell in (${reason}): check DATABASE_URL.`, { cause });
      }
      const now = performance.now();
      if (now - begun > waitMs) {
        const waited = `for ${Math.round(waitMs / 1000)} seconds`;
        throw new StartFailure(
          `The database has not answered ${waited} (${reason}): start it, or check DATABASE_URL if it runs elsewhere.`,
          { cause },
        );
      }
      if (now - loggedAt > LOG_MS) {
        loggedAt = now;
        logger.warn(`Waiting for the database (${reason}).`);
      }
    }
    await sleep(PAUSE_MS);
  }
}
