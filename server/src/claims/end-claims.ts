import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../database/database.ts';
import { only } from '../database/statements.ts';
import { inTransaction } from '../database/transactions.ts';
import { coalesceRuns } from '../concurrency/coalesce-runs.ts';
import {
  deleteEnding,
  endDeletedItemClaim,
  endDeletedListClaims,
  endClaimsOnOwner,
  endHiddenClaims,
  endMovedClaim,
  findRegainedSight,
  itemsPerBatch,
  lockNextEnding,
  purgeItem,
  purgeItems,
  purgeWishlist,
  type ClaimEnding,
  type EndedBatch,
} from './ending-queries.ts';

/** Milliseconds before a first look and between two rounds, so that they do not slow down the owner's client and next requests. */
const PAUSE_MS = 50;

/** Ends the claims whose end `requestEnding` has requested. */
export interface ClaimEndings extends AsyncDisposable {
  /** Looks at new requests after a pause, in the background; failures are logged, and the next start tries again. */
  start(): void;
  /** Works off all requests, except those that another process is working on. Rejects when some fail. */
  run(): Promise<void>;
}

/** A giver sees an item again whose claim the transaction was about to end. */
class SightRegained extends Error {}

/** One batch in each direction: how many of their own claims two people see end must not depend on the other's. */
async function endBatchBetween(tx: Transaction, people: readonly [number, number]): Promise<EndedBatch> {
  const one = only(await endClaimsOnOwner(tx, people));
  const other = only(await endClaimsOnOwner(tx, people.toReversed()));
  return {
    item_ids: [...one.item_ids, ...other.item_ids],
    giver_ids: [...one.giver_ids, ...other.giver_ids],
    is_last: one.is_last && other.is_last,
  };
}

async function endBatch(tx: Transaction, ending: ClaimEnding): Promise<EndedBatch> {
  const { reason, wishlist_id: wishlistId, item_id: itemId, person_id: personId, other_id: otherId } = ending;
  if (personId !== null && otherId !== null) return endBatchBetween(tx, [personId, otherId]);
  if (reason === 'hidden') return only(await endHiddenClaims(tx, [wishlistId]));
  if (reason === 'moved') return only(await endMovedClaim(tx, [itemId]));
  if (itemId !== null) return only(await endDeletedItemClaim(tx, [itemId, ending.owner_id]));
  return only(await endDeletedListClaims(tx, [wishlistId, ending.owner_id]));
}

/** Deletes a batch of what the owner deleted; answers whether that was all. */
async function purge(tx: Transaction, { wishlist_id: wishlistId, item_id: itemId }: ClaimEnding): Promise<boolean> {
  if (itemId !== null) await purgeItem(tx, [itemId]);
  if (wishlistId === null) return true;
  const items = await purgeItems(tx, [wishlistId]);
  if (items.length === itemsPerBatch) return false;
  await purgeWishlist(tx, [wishlistId]);
  return true;
}

/**
 * Works off a batch of one request; answers whether that was all. The statement after
 * the deletion asks for sight again. A giver who claims meanwhile waits for this transaction. A giver who has regained
 * sight keeps the claim, because the transaction is rolled back.
 */
async function workOffBatch(tx: Transaction, ending: ClaimEnding): Promise<boolean> {
  const batch = await endBatch(tx, ending);
  if (ending.reason !== 'deleted' && batch.item_ids.length > 0) {
    const { is_regained: isRegained } = only(await findRegainedSight(tx, [batch.item_ids, batch.giver_ids]));
    if (isRegained) throw new SightRegained();
  }
  if (!batch.is_last) return false;
  if (ending.reason === 'deleted' && !(await purge(tx, ending))) return false;
  await deleteEnding(tx, [ending.id]);
  return true;
}

interface Progress {
  id: number;
  isDone: boolean;
  failure?: unknown;
}

/** Requests by id, both limits included; those of deletions, or all others. */
interface Range {
  from: number;
  to: number | null;
  isDeletion: boolean;
}

/** Works off a batch of the first request in the range; undefined when there is none. */
async function workOffNext(db: Database, { from, to, isDeletion }: Range): Promise<Progress | undefined> {
  let id: number | undefined;
  try {
    return await inTransaction(db, async (tx) => {
      const [ending] = await lockNextEnding(tx, [from, to, isDeletion]);
      if (!ending) return undefined;
      ({ id } = ending);
      return { id, isDone: await workOffBatch(tx, ending) };
    });
  } catch (error) {
    if (id === undefined) throw error;
    return error instanceof SightRegained ? { id, isDone: false } : { id, isDone: true, failure: error };
  }
}

/**
 * Works off a batch of each request in the range, and calls `onEach` after each. A request that fails does not hold up
 * those after it; rejects with the failures at the end.
 */
async function workOffEach(
  db: Database,
  range: Range,
  stopping: AbortSignal,
  onEach: (progress: Progress) => void,
): Promise<void> {
  const failures: unknown[] = [];
  let { from } = range;
  while (!stopping.aborted) {
    const progress = await workOffNext(db, { ...range, from });
    if (!progress) break;
    if (progress.failure !== undefined) failures.push(progress.failure);
    onEach(progress);
    from = progress.id + 1;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} requests to end claims failed`);
}

/**
 * Creates the background task. Each new request gets one batch after `PAUSE_MS`; the remaining batches run separately, on
 * another connection. Otherwise the time at which one request ends would show how many claims another one ended (decision
 * 35). Disposing waits for the current batch; the next start continues.
 */
export function createClaimEndings({ db, logger }: { db: Database; logger: FastifyBaseLogger }): ClaimEndings {
  const stopping = new AbortController();
  const { signal } = stopping;
  /** The highest id that had its first batch. */
  let lastSeen = 0;

  const lookAtNew = coalesceRuns(() =>
    workOffEach(db, { from: lastSeen + 1, to: null, isDeletion: false }, signal, ({ id }) => (lastSeen = id)),
  );

  /** Rounds of one batch for each request that is left. */
  const workOffRest = (isDeletion: boolean): (() => Promise<void>) =>
    coalesceRuns(async () => {
      for (let isLeft = true; isLeft && !signal.aborted;) {
        isLeft = false;
        const range = { from: 0, to: isDeletion ? null : lastSeen, isDeletion };
        await workOffEach(db, range, signal, ({ isDone }) => (isLeft ||= !isDone));
        if (isLeft) await sleep(PAUSE_MS, undefined, { signal }).catch(() => {});
      }
    });
  const endHidden = workOffRest(false);
  const purgeDeleted = workOffRest(true);

  const run = async (): Promise<void> => {
    // Handles each rejection from the start: one that comes before its `await` would end the process.
    const looking = Promise.allSettled([lookAtNew()]);
    const purging = Promise.allSettled([purgeDeleted()]);
    const results = [...(await looking), ...(await Promise.allSettled([endHidden()])), ...(await purging)];
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  };
  let timer: NodeJS.Timeout | undefined;
  const runNow = (): void => {
    timer = undefined;
    run().catch((error: unknown) => logger.warn({ err: error }, 'claims could not be ended yet'));
  };
  const start = (): void => {
    timer ??= setTimeout(runNow, PAUSE_MS).unref();
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
