import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createCoalescedRunner } from '../concurrency/coalesce-runs.ts';
import type { Database, Transaction } from '../database/database.ts';
import { getOnlyRow } from '../database/statements.ts';
import { runInTransaction } from '../database/transactions.ts';
import type { Outbox } from '../mail/outbox.ts';
import {
  deleteClaimEndingRequest,
  endDeletedItemClaim,
  endDeletedListClaims,
  endClaimsOnItemsOfOwner,
  endHiddenClaims,
  endMovedClaim,
  endUnwantedClaim,
  findRegainedVisibility,
  itemsPerBatch,
  lockDeletedItem,
  lockDeletedWishlist,
  lockNextEndingRequest,
  purgeItem,
  purgeItems,
  purgeWishlist,
  type ClaimEndingRequest,
  type EndedClaimBatch,
  type EndedGuestClaim,
} from './ending-queries.ts';

/**
 * Milliseconds before the first batch of claims, and between two rounds of batches. Without this pause, the
 * batches could delay the owner's next HTTP requests.
 */
const BATCH_PAUSE_MS = 50;

/**
 * The claim ending job, which runs in the background. Each row of `claim_endings` is a request to end claims;
 * `requestClaimEnding` inserts it. The job ends the claims, then deletes the row.
 */
export interface ClaimEndingJob extends AsyncDisposable {
  /**
   * Schedules the processing of new claim-ending requests in the background. Logs errors; the next run
   * retries the failed requests.
   */
  start(): void;
  /**
   * Processes all claim-ending requests, except those whose rows another process has locked. Rejects if some
   * fail.
   */
  run(): Promise<void>;
}

interface ClaimEndingDependencies {
  db: Database;
  /** Queue of outgoing mails. Each guest whose claim has ended gets a mail. */
  outbox: Pick<Outbox, 'queueMail'>;
  logger: FastifyBaseLogger;
}

/** Groups ended claims by guest, because each guest gets one mail about all of them. */
const groupClaimsByGuest = (ended: readonly EndedGuestClaim[]): Iterable<EndedGuestClaim[]> =>
  Map.groupBy(ended, ({ guest_id: guestId }) => guestId).values();

/** Thrown to roll back the transaction if a giver can see the item again: that giver keeps the claim. */
class VisibilityRegainedError extends Error {}

/**
 * Ends two batches for two people: claims of each person on items of the other one. The size of one batch
 * does not depend on the other batch. Therefore the progress of one person's claims does not reveal the
 * claims of the other person.
 */
async function endClaimBatchBetweenPeople(
  tx: Transaction,
  personId: number,
  otherId: number,
): Promise<EndedClaimBatch> {
  const firstBatch = getOnlyRow(await endClaimsOnItemsOfOwner(tx, [personId, otherId]));
  const secondBatch = getOnlyRow(await endClaimsOnItemsOfOwner(tx, [otherId, personId]));
  return {
    item_ids: [...firstBatch.item_ids, ...secondBatch.item_ids],
    giver_ids: [...firstBatch.giver_ids, ...secondBatch.giver_ids],
    guests: [],
    is_last: firstBatch.is_last && secondBatch.is_last,
  };
}

async function endClaimBatch(tx: Transaction, endingRequest: ClaimEndingRequest): Promise<EndedClaimBatch> {
  const { reason, wishlist_id: wishlistId, item_id: itemId, person_id: personId, other_id: otherId } = endingRequest;
  if (personId !== null && otherId !== null) return endClaimBatchBetweenPeople(tx, personId, otherId);
  if (reason === 'hidden')
    return getOnlyRow(await (itemId === null ? endHiddenClaims(tx, [wishlistId]) : endUnwantedClaim(tx, [itemId])));
  if (reason === 'moved') return getOnlyRow(await endMovedClaim(tx, [itemId]));
  if (itemId !== null) {
    await lockDeletedItem(tx, [itemId]);
    return getOnlyRow(await endDeletedItemClaim(tx, [itemId, endingRequest.owner_id]));
  }
  await lockDeletedWishlist(tx, [wishlistId]);
  return getOnlyRow(await endDeletedListClaims(tx, [wishlistId, endingRequest.owner_id]));
}

/**
 * Removes from the database an item that its owner has deleted, or one batch of the items of a deleted
 * wishlist. Returns whether it was the last batch.
 */
async function purgeBatchOfDeletedRows(
  tx: Transaction,
  { wishlist_id: wishlistId, item_id: itemId }: ClaimEndingRequest,
): Promise<boolean> {
  if (itemId !== null) await purgeItem(tx, [itemId]);
  if (wishlistId === null) return true;
  const items = await purgeItems(tx, [wishlistId]);
  if (items.length === itemsPerBatch) return false;
  await purgeWishlist(tx, [wishlistId]);
  return true;
}

/**
 * Processes one batch of a claim-ending request. Returns whether it was the last batch. After it has ended
 * the claims, checks again whether one of their givers can now see the item. If so, rolls back the
 * transaction: that giver keeps the claim. Meanwhile, new claims on these items wait for the transaction.
 */
async function processEndingRequestBatch(
  { outbox }: ClaimEndingDependencies,
  tx: Transaction,
  endingRequest: ClaimEndingRequest,
): Promise<boolean> {
  const batch = await endClaimBatch(tx, endingRequest);
  for (const [first, ...others] of groupClaimsByGuest(batch.guests)) {
    if (!first) continue;
    const { guest_id: guestId, item_id: itemId, item_name: name, email, locale } = first;
    const payload = { guestId, itemName: others.length === 0 ? name : '' };
    await outbox.queueMail(tx, { kind: 'guest-claim-ended', email, locale, payload, dedupeKey: String(itemId) });
  }
  if (endingRequest.reason !== 'deleted' && batch.item_ids.length > 0) {
    const { is_regained: isRegained } = getOnlyRow(await findRegainedVisibility(tx, [batch.item_ids, batch.giver_ids]));
    if (isRegained) throw new VisibilityRegainedError();
  }
  if (!batch.is_last) return false;
  if (endingRequest.reason === 'deleted' && !(await purgeBatchOfDeletedRows(tx, endingRequest))) return false;
  await deleteClaimEndingRequest(tx, [endingRequest.id]);
  return true;
}

interface EndingBatchProgress {
  id: number;
  isDone: boolean;
  failure?: unknown;
}

/**
 * Inclusive range of ids of claim-ending requests. `to` null means no upper limit. `isDeletion` selects
 * either the requests for deletions, or those for all other reasons.
 */
interface EndingRequestIdRange {
  from: number;
  to: number | null;
  isDeletion: boolean;
}

/**
 * Processes one batch of the first claim-ending request in the range. Returns undefined if the range contains
 * no request.
 */
async function processNextEndingRequest(
  parts: ClaimEndingDependencies,
  { from, to, isDeletion }: EndingRequestIdRange,
): Promise<EndingBatchProgress | undefined> {
  let id: number | undefined;
  try {
    return await runInTransaction(parts.db, async (tx) => {
      const [endingRequest] = await lockNextEndingRequest(tx, [from, to, isDeletion]);
      if (!endingRequest) return undefined;
      ({ id } = endingRequest);
      return { id, isDone: await processEndingRequestBatch(parts, tx, endingRequest) };
    });
  } catch (error) {
    if (id === undefined) throw error;
    return error instanceof VisibilityRegainedError ? { id, isDone: false } : { id, isDone: true, failure: error };
  }
}

/**
 * Processes one batch of each claim-ending request in the range, and calls `onEach` after each batch.
 * Continues after a failed request. At the end, rejects with the errors of all failed requests.
 */
async function processAllEndingRequests(
  parts: ClaimEndingDependencies,
  range: EndingRequestIdRange,
  stopping: AbortSignal,
  onEach: (progress: EndingBatchProgress) => void,
): Promise<void> {
  const failures: unknown[] = [];
  let { from } = range;
  while (!stopping.aborted) {
    const progress = await processNextEndingRequest(parts, { ...range, from });
    if (!progress) break;
    if (progress.failure !== undefined) failures.push(progress.failure);
    onEach(progress);
    from = progress.id + 1;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} requests to end claims failed`);
}

/**
 * Creates the claim ending job. Each new request gets its first batch after `BATCH_PAUSE_MS`. Its further
 * batches run on another database connection, so that they do not delay the first batch of a newer request.
 * Otherwise the duration of one request would reveal how many claims another request ended (decision 35).
 * Disposing the job waits for the current batch.
 */
export function createClaimEndingJob({ db, outbox, logger }: ClaimEndingDependencies): ClaimEndingJob {
  const parts = { db, outbox, logger };
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Highest id of the claim-ending requests whose first batch was processed. */
  let lastSeenId = 0;

  const processNew = createCoalescedRunner(() =>
    processAllEndingRequests(
      parts,
      { from: lastSeenId + 1, to: null, isDeletion: false },
      signal,
      ({ id }) => (lastSeenId = id),
    ),
  );

  /**
   * Returns a function that works in rounds until no request is left. Each round processes one batch of each
   * remaining request.
   */
  const createRounds = (isDeletion: boolean): (() => Promise<void>) =>
    createCoalescedRunner(async () => {
      for (let hasMore = true; hasMore && !signal.aborted;) {
        hasMore = false;
        const range = { from: 0, to: isDeletion ? null : lastSeenId, isDeletion };
        await processAllEndingRequests(parts, range, signal, ({ isDone }) => (hasMore ||= !isDone));
        if (hasMore) await sleep(BATCH_PAUSE_MS, undefined, { signal }).catch(() => {});
      }
    });
  const processOtherBatches = createRounds(false);
  const processDeletions = createRounds(true);

  const run = async (): Promise<void> => {
    // `allSettled` handles each rejection at once. Without a handler, a rejection would end the process.
    const processingNew = Promise.allSettled([processNew()]);
    const purging = Promise.allSettled([processDeletions()]);
    const results = [
      ...(await processingNew),
      ...(await Promise.allSettled([processOtherBatches()])),
      ...(await purging),
    ];
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  };
  let timer: NodeJS.Timeout | undefined;
  const runNow = (): void => {
    timer = undefined;
    run().catch((error: unknown) => logger.warn({ err: error }, 'claims could not be ended yet'));
  };
  const start = (): void => {
    timer ??= setTimeout(runNow, BATCH_PAUSE_MS).unref();
  };
  return {
    start,
    run,
    [Symbol.asyncDispose]: async () => {
      stopping.abort();
      clearTimeout(timer);
      await run().catch(() => {});
    },
  };
}
