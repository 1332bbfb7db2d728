import type { FastifyBaseLogger } from 'fastify';
import { deleteOldCounts } from '../allowances/queries.ts';
import type { Database } from '../db.ts';
import { deleteOldRequests } from '../friends/queries.ts';
import { deleteOldKeys } from '../idempotency/queries.ts';
import type { Identity } from '../identity/identity.ts';
import type { Pictures } from '../pictures/pictures.ts';

const HOUR_MS = 3_600_000;

interface HousekeepingParts {
  /** One that may take its time. */
  db: Database;
  pictures: Pictures;
  identity: Identity;
  logger: FastifyBaseLogger;
}

/**
 * Forgets what has had its time, now and every hour: given-up pictures, old counts, old idempotency keys, sessions and
 * links that are over. Disposing lets a round that has begun finish.
 */
export function startHousekeeping({ db, pictures, identity, logger }: HousekeepingParts): AsyncDisposable {
  const tidy = async (): Promise<void> => {
    const ours = [pictures.sweep(), deleteOldCounts(db), deleteOldKeys(db), deleteOldRequests(db)];
    const tasks = [...ours, ...(identity.tidy ? [identity.tidy(db)] : [])];
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
