import type { FastifyBaseLogger } from 'fastify';
import type { IdentityProvider } from '../accounts/identity.ts';
import { deleteOldAndExcessEndedClaims } from '../claims/delete-records.ts';
import { endClaimsOnUnwantedItems, type GuestMailQueue } from '../claims/end-claims.ts';
import type { Database } from '../database/database.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import { deleteOldRequests } from '../friends/queries.ts';
import { deleteOldIdempotencyKeys } from '../idempotency/queries.ts';
import type { ImageService } from '../images/images.ts';
import { deleteOldInvitations } from '../invitations/queries.ts';
import { deleteOldQuotaCounts } from '../limits/queries.ts';
import { deleteInactiveGuests } from '../sharing/guest-queries.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

interface HousekeepingDependencies {
  /** Connections to the database with the timeouts of background work. */
  db: Database;
  images: Pick<ImageService, 'sweep'>;
  outbox: GuestMailQueue;
  identity: Pick<IdentityProvider, 'deleteExpired'>;
  logger: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Deletes expired data now and every hour: images without an item, quota counts, idempotency keys, guests,
 * invitations, records of ended claims, sessions and mailed links. Every minute, ends the claims on items
 * that their owner no longer wants. Disposing waits until the current deletion has finished.
 */
export function startPeriodicCleanup({
  db,
  images,
  outbox,
  identity,
  logger,
}: HousekeepingDependencies): AsyncDisposable {
  const stopping = new AbortController();
  const deleteExpiredData = async (): Promise<void> => {
    const productTasks = [
      images.sweep(),
      deleteOldQuotaCounts(db),
      deleteInBatches(db, deleteOldIdempotencyKeys, stopping.signal),
      deleteInBatches(db, deleteInactiveGuests, stopping.signal),
      deleteInBatches(db, deleteOldInvitations, stopping.signal),
      deleteOldRequests(db),
      deleteOldAndExcessEndedClaims(db, stopping.signal),
    ];
    const tasks = [...productTasks, ...(identity.deleteExpired ? [identity.deleteExpired(db)] : [])];
    const results = await Promise.allSettled(tasks);
    for (const result of results) {
      if (result.status === 'rejected')
        logger.warn({ err: result.reason }, 'housekeeping failed and will run again in an hour');
    }
  };
  const endClaims = (): Promise<void> =>
    endClaimsOnUnwantedItems(db, outbox).catch((error: unknown) =>
      logger.warn({ err: error }, 'claims on unwanted items could not be ended; trying again in a minute'),
    );
  const stopFunctions = [repeat(deleteExpiredData, HOUR_MS), repeat(endClaims, MINUTE_MS)];
  return {
    [Symbol.asyncDispose]: async () => {
      stopping.abort();
      await Promise.all(stopFunctions.map((stop) => stop()));
    },
  };
}

/**
 * Runs `task` now and in each interval. Returns a function that stops the timer and waits for the current
 * run.
 */
function repeat(task: () => Promise<void>, intervalMs: number): () => Promise<void> {
  let currentRun = task();
  const timer = setInterval(() => {
    currentRun = task();
  }, intervalMs).unref();
  return () => {
    clearInterval(timer);
    return currentRun;
  };
}
