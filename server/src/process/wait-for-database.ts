import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { logWhileWaiting } from '../concurrency/log-while-waiting.ts';
import { StartFailure } from './start-failure.ts';

/** Milliseconds between a failed attempt to connect to the database and the next attempt. */
const RETRY_PAUSE_MS = 500;
/** Minimum time in milliseconds between two log lines about the unavailable database. */
const LOG_INTERVAL_MS = 10_000;
/** Default of the maximum wait for the database, in milliseconds. After this time the start fails. */
const MAX_WAIT_MS = 300_000;

/**
 * Returns the message of a database connection error, or its error code if the message is empty. The result
 * never contains the password.
 */
const getConnectionErrorReason = ({ message, code }: NodeJS.ErrnoException): string =>
  message || code || 'no reason given';

/**
 * Returns whether the error means that the database refuses access. Reasons are a wrong user or password
 * (SQLSTATE class 28), an unknown database (3D000), a missing permission (42501), or a missing password (an
 * error of the driver).
 */
const isAccessRefused = ({ message, code = '' }: NodeJS.ErrnoException): boolean =>
  /^(?:28...|3D000|42501)$/.test(code) || message.startsWith('SASL');

/**
 * Repeats `query` until the database responds. Returns the result. Logs warnings during the wait. Throws a
 * `StartFailure` at once if the database refuses access, and after `waitMs` milliseconds if it does not
 * respond.
 */
export async function waitForDatabase<T>(
  query: () => Promise<T>,
  logger: FastifyBaseLogger,
  waitMs = MAX_WAIT_MS,
): Promise<T> {
  const startedAt = performance.now();
  let loggedAt = -Infinity;
  for (;;) {
    try {
      return await logWhileWaiting(query(), 'The connection to the database', (message) => logger.warn(message));
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      const reason = getConnectionErrorReason(cause);
      if (isAccessRefused(cause)) {
        throw new StartFailure(`The database refuses access (${reason}): check DATABASE_URL.`, { cause });
      }
      const now = performance.now();
      if (now - startedAt > waitMs) {
        const duration = `for ${Math.round(waitMs / 1000)} seconds`;
        throw new StartFailure(
          `The database has not answered ${duration} (${reason}): start it, or check DATABASE_URL if it runs elsewhere.`,
          { cause },
        );
      }
      if (now - loggedAt > LOG_INTERVAL_MS) {
        loggedAt = now;
        logger.warn(`Waiting for the database (${reason}).`);
      }
    }
    await sleep(RETRY_PAUSE_MS);
  }
}
