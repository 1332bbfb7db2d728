import type { Transaction } from '../database/database.ts';
import { insertEnding, insertUnfriendings } from './ending-queries.ts';

/** What claims are to end, and why: on a wishlist, on an item, or between two people. */
export type EndingRequest =
  | { reason: 'hidden'; wishlistId: number }
  | { reason: 'moved'; itemId: number }
  | { reason: 'unfriended'; people: readonly [number, number] }
  | { reason: 'deleted'; ownerId: number; wishlistId: number }
  | { reason: 'deleted'; ownerId: number; itemId: number };

/**
 * Requests that claims end once the transaction has committed. Writes one row and reads no claim, so that the owner
 * cannot time whether there are any. `ClaimEndings.start` then ends them.
 */
export async function requestEnding(tx: Transaction, request: EndingRequest): Promise<void> {
  const wishlistId = 'wishlistId' in request ? request.wishlistId : null;
  const itemId = 'itemId' in request ? request.itemId : null;
  const [personId, otherId] = 'people' in request ? request.people : [null, null];
  const ownerId = 'ownerId' in request ? request.ownerId : null;
  await insertEnding(tx, [request.reason, wishlistId, itemId, personId, otherId, ownerId]);
}

/** The same for the friendships of one person with each of the others, in one statement. */
export async function requestUnfriendings(tx: Transaction, personId: number, others: readonly number[]): Promise<void> {
  await insertUnfriendings(tx, [personId, others]);
}
