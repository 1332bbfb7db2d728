import type { FastifyBaseLogger } from 'fastify';
import type { IdentityProvider } from '../accounts/identity.ts';
import { deleteExcessClaimRecords } from '../claims/delete-records.ts';
import type { ClaimEndingJob } from '../claims/end-claims.ts';
import type { Database } from '../database/database.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import { deleteOldRequests } from '../friends/queries.ts';
import { deleteOldKeys } from '../idempotency/queries.ts';
import type { ImageService } from '../images/images.ts';
import { deleteOldInvitations } from '../invitations/queries.ts';
import { deleteOldCounts } from '../limits/queries.ts';
import { deleteOldGuests } from '../sharing/guest-queries.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

interface HousekeepingDependencies {
  /** Database connections with the timeouts of background work. */
  db: Database;
  images: Pick<ImageService, 'sweep'>;
  claimEndings: Pick<ClaimEndingJob, 'start'>;
  identity: Pick<IdentityProvider, 'deleteExpired'>;
  logger: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Deletes expired data now and every hour: images without an item, old counts and idempotency keys, ended
 * claims, sessions and links. Also starts a job every minute. The job completes the end of claims after a
 * process has crashed. Disposing waits until the current deletion has finished.
 */
export function startHousekeeping({
  db,
  images,
  claimEndings,
  identity,
  logger,
}: HousekeepingDependencies): AsyncDisposable {
  const stopping = new AbortController();
  const deleteExpiredData = async (): Promise<void> => {
    const productTasks = [
      images.sweep(),
      deleteOldCounts(db),
      deleteInBatches(db, deleteOldKeys, stopping.signal),
      deleteInBatches(db, deleteOldGuests, stopping.signal),
      deleteInBatches(db, deleteOldInvitations, stopping.signal),
      deleteOldRequests(db),
      deleteExcessClaimRecords(db, stopping.signal),
    ];
    const tasks = [...productTasks, ...(identity.deleteExpired ? [identity.deleteExpired(db)] : [])];
    const results = await Promise.allSettled(tasks);
    for (const result of results) {
      if (result.status === 'rejected') logger.warn({ err: result.reason }, 'housekeeping will try again');
    }
  };
  let currentRun = deleteExpiredData();
  const timer = setInterval(() => {
    currentRun = deleteExpiredData();
  }, HOUR_MS);
  timer.unref();
  claimEndings.start();
  const claimsTimer = setInterval(claimEndings.start, MINUTE_MS);
  claimsTimer.unref();
  return {
    [Symbol.asyncDispose]: () => {
      stopping.abort();
      clearInterval(timer);
      clearInterval(claimsTimer);
      return currentRun;
    },
  };
}
