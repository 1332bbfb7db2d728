import type { Transaction } from '../db.ts';
import { notFound, Problem } from '../http/problem.ts';
import { findPlace, lockFriendshipAndWishlist, lockVisibleItem, type Place } from './queries.ts';

declare const authorised: unique symbol;

/** An item that the caller sees on a friend's list, held so until the transaction ends. */
export interface ClaimableItem {
  id: number;
  isAvailable: boolean;
  readonly [authorised]: 'friend';
}

/**
 * Locks friendship, list and item, in the order of every writer, and asks for visibility only then: whoever takes it
 * away at the same moment either comes first, and this is 404, or waits and ends the claim that was just won.
 */
async function lockAt(tx: Transaction, viewerId: number, itemId: number, place: Place) {
  // Sent together; the second looks once the first holds its locks.
  const [[held], [item]] = await Promise.all([
    lockFriendshipAndWishlist(tx, [viewerId, place.owner_id, place.wishlist_id]),
    lockVisibleItem(tx, [itemId, place.wishlist_id, viewerId]),
  ]);
  return held && item;
}

/**
 * 403 for one's own item, 404 for one that is not there or not to be seen, both after one look. Answers `moved` when it went to another list
 * between the look and the lock: the lock on the first list must be given up before the second is taken.
 */
export async function lockClaimableItem(
  tx: Transaction,
  viewerId: number,
  itemId: number,
): Promise<ClaimableItem | 'moved'> {
  const [place] = await findPlace(tx, [itemId, viewerId]);
  if (!place) throw notFound();
  if (place.owner_id === viewerId) throw new Problem(403, 'purchase.own');
  const item = await lockAt(tx, viewerId, itemId, place);
  if (item) return { id: itemId, isAvailable: item.is_available } as ClaimableItem;
  const [placeNow] = await findPlace(tx, [itemId, viewerId]);
  if (placeNow && placeNow.wishlist_id !== place.wishlist_id) return 'moved';
  throw notFound();
}
