import type { OwnerClaimVisibilityLevel } from '@wishwell/contract/limits.ts';
import type { FriendItem } from '@wishwell/contract/wishlists.ts';
import type { Database } from '../database/database.ts';
import type { JsonText } from '../database/json-text.ts';
import { runPipelinedTransaction } from '../database/transactions.ts';
import { createNotFoundProblem, Problem } from '../http/problem.ts';
import { assertGiverKnowsClaimVisibility, isRequestedQuantityPromised } from './claim-result.ts';
import { deleteClaim, findFriendItem, lockFriendshipAndItem, upsertClaim } from './queries.ts';

/**
 * Maximum number of attempts to claim or release an item. An attempt fails if the item moves to another
 * wishlist at the same time.
 */
const MAX_ATTEMPTS = 5;

interface ClaimChange {
  /** Quantity of the item that the giver promises; 0 releases the giver's claim. */
  quantity: number;
  /** The list's value of `show_claims` that the giver saw before the claim. */
  known: OwnerClaimVisibilityLevel;
}

/**
 * Tries once to claim or release an item, in a pipelined transaction. Throws 404 if the item has just become
 * invisible to the giver. A simultaneous change that hides the item waits for this transaction, and then ends
 * the claim. Returns undefined if the item has moved to another wishlist: the caller then tries again.
 */
async function trySetClaimQuantityOnce(
  db: Database,
  giverId: number,
  itemId: number,
  { quantity, known }: ClaimChange,
): Promise<JsonText<FriendItem> | undefined> {
  const [[lockedOwner], deletedClaims, [itemRow]] = await runPipelinedTransaction(db, (tx) =>
    Promise.all([
      lockFriendshipAndItem(tx, [itemId, giverId]),
      quantity === 0 ? deleteClaim(tx, [itemId, giverId]) : upsertClaim(tx, [itemId, giverId, quantity, known]),
      findFriendItem(tx, [itemId, giverId]),
    ]),
  );
  if (!lockedOwner) throw createNotFoundProblem();
  if (lockedOwner.owner_id === giverId) throw new Problem(403, 'purchase.own');
  if (!itemRow) throw createNotFoundProblem();
  assertGiverKnowsClaimVisibility(known, lockedOwner.show_claims);
  return isRequestedQuantityPromised(quantity, itemRow, deletedClaims.length > 0) ? itemRow.json : undefined;
}

/**
 * Sets the quantity of a friend's item that the giver promises; 0 releases the claim. Returns the item.
 * Idempotent. Throws 403 for the giver's own item, and for the release of an item that only others have
 * claimed. Throws 404 if the giver cannot see the item. Throws 409 if the free quantity is too small, if the
 * item is unavailable, or if the owner now sees more about claims than the giver knew.
 */
export async function setClaimQuantity(
  db: Database,
  giverId: number,
  itemId: number,
  change: ClaimChange,
): Promise<JsonText<FriendItem>> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const item = await trySetClaimQuantityOnce(db, giverId, itemId, change);
    if (item !== undefined) return item;
  }
  throw createNotFoundProblem();
}
