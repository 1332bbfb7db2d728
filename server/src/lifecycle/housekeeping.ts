import type { FastifyBaseLogger } from 'fastify';
import { deleteOldCounts } from '../allowances/queries.ts';
import type { Database } from '../db.ts';
import { deleteOldRequests } from '../friends/queries.ts';
import { deleteOldKeys } from '../idempotency/queries.ts';
import type { Pictures } from '../pictures/pictures.ts';

const HOUR_MS = 3_600_000;

/**
 * Forgets what has had its time, now and every hour: given-up pictures, old counts, old idempotency keys. Disposing lets a
 * round that has begun finish.
 */
export function startHousekeeping(db: Database, pictures: Pictures, logger: FastifyBaseLogger): AsyncDisposable {
  const tidy = async (): Promise<void> => {
    const tasks = [pictures.sweep(), deleteOldCounts(db), deleteOldKeys(db), deleteOldRequests(db)];
    const results = await Promise.allSettled(tasks);
    for (const result of results) {
      if (result.status === 'rejected') logger.warn({ err: result.reason }, 'housekeeping will try again');
    }
  };
  let round = tidy();
  const timer = setInterval(() => {
    round = tidy();
  }, HOUR_MS);
  timer.unref();
  return {
    [Symbol.asyncDispose]: () => {
      clearInterval(timer);
      return round;
    },
  };
}
