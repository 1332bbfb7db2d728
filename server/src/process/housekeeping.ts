import type { FastifyBaseLogger } from 'fastify';
import { deleteOldCounts } from '../limits/queries.ts';
import { deleteRecords } from '../claims/delete-records.ts';
import type { ClaimEndings } from '../claims/end-claims.ts';
import type { Database } from '../database/database.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import { deleteOldRequests } from '../friends/queries.ts';
import { deleteOldKeys } from '../idempotency/queries.ts';
import type { Identity } from '../accounts/identity.ts';
import type { Images } from '../images/images.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

interface HousekeepingParts {
  /** One that may take its time. */
  db: Database;
  images: Pick<Images, 'sweep'>;
  claimEndings: Pick<ClaimEndings, 'start'>;
  identity: Pick<Identity, 'tidy'>;
  logger: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Forgets what has had its time, now and every hour: given-up pictures, old counts, old idempotency keys, records of ended
 * claims, sessions and links that are over. Ends claims every minute that a crash left over. Disposing lets what has begun
 * finish, except that no further batch of keys or records begins.
 */
export function startHousekeeping({ db, images, claimEndings, identity, logger }: HousekeepingParts): AsyncDisposable {
  const stopping = new AbortController();
  const tidy = async (): Promise<void> => {
    const ours = [
      images.sweep(),
      deleteOldCounts(db),
      deleteInBatches(db, deleteOldKeys, [], stopping.signal),
      deleteOldRequests(db),
      deleteRecords(db, stopping.signal),
    ];
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
  claimEndings.start();
  const leftovers = setInterval(claimEndings.start, MINUTE_MS);
  leftovers.unref();
  return {
    [Symbol.asyncDispose]: () => {
      stopping.abort();
      clearInterval(timer);
      clearInterval(leftovers);
      return round;
    },
  };
}
