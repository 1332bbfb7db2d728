import type { Transaction } from '../database/database.ts';
import { insertRequestToEndClaims, insertItemEndingRequests, insertUnfriendingRequests } from './ending-queries.ts';

/**
 * A request to end claims. It contains the reason, and the wishlist, the item or the two people concerned.
 */
export type NewClaimEndingRequest =
  | { reason: 'hidden'; wishlistId: number }
  | { reason: 'moved'; itemId: number }
  /**
   * The owner no longer wants the item. Its claims end after a delay, unless the owner wants the item again
   * by then.
   */
  | { reason: 'hidden'; itemId: number; isLater: true }
  | { reason: 'unfriended'; people: readonly [number, number] }
  | { reason: 'deleted'; ownerId: number; wishlistId: number }
  | { reason: 'deleted'; ownerId: number; itemId: number };

/**
 * Inserts a row of `claim_endings`, which requests the end of claims. After the commit, call
 * `ClaimEndingJob.start`: the job ends the claims. This function reads no claims, so that the response time
 * does not reveal claims to the owner.
 */
export async function requestClaimEnding(tx: Transaction, request: NewClaimEndingRequest): Promise<void> {
  const wishlistId = 'wishlistId' in request ? request.wishlistId : null;
  const itemId = 'itemId' in request ? request.itemId : null;
  const [personId, otherId] = 'people' in request ? request.people : [null, null];
  const ownerId = 'ownerId' in request ? request.ownerId : null;
  await insertRequestToEndClaims(tx, [
    request.reason,
    wishlistId,
    itemId,
    personId,
    otherId,
    ownerId,
    'isLater' in request,
  ]);
}

/**
 * Requests the end of the claims on several items, in one SQL statement. `ownerId` is the former owner of
 * deleted items, else null.
 */
export async function requestClaimEndingsOfItems(
  tx: Transaction,
  reason: 'moved' | 'deleted',
  itemIds: readonly number[],
  ownerId: number | null,
): Promise<void> {
  await insertItemEndingRequests(tx, [reason, itemIds, ownerId]);
}

/** Requests the end of the claims between one person and several former friends, in one SQL statement. */
export async function requestClaimEndingsBetweenPeople(
  tx: Transaction,
  personId: number,
  others: readonly number[],
): Promise<void> {
  await insertUnfriendingRequests(tx, [personId, others]);
}
