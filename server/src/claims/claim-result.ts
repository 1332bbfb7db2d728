import { type OwnerClaimVisibilityLevel, ownerClaimVisibilityLevels } from '@wishwell/contract/limits.ts';
import { Problem } from '../http/problem.ts';
import type { ItemQuantities } from './json.ts';

/**
 * Throws 409 if the wishlist now shows its owner more about claims than when the giver loaded it. `known` is
 * the value of `show_claims` that the giver saw, `shown` the current value.
 */
export function assertGiverKnowsClaimVisibility(
  known: OwnerClaimVisibilityLevel,
  shown: OwnerClaimVisibilityLevel,
): void {
  if (ownerClaimVisibilityLevels.indexOf(shown) > ownerClaimVisibilityLevels.indexOf(known))
    throw new Problem(409, 'purchase.showsClaims');
}

/**
 * Returns whether the giver now promises `quantity` of the item; 0 means no claim. If false, the item has
 * moved to another list, and the caller must try again. Throws 409 if the free quantity is too small or the
 * item is unavailable. Throws 403 if a giver without a claim wants to release an item that others have
 * claimed. `isReleased` tells whether this request has deleted the giver's claim.
 */
export function isRequestedQuantityPromised(quantity: number, item: ItemQuantities, isReleased = false): boolean {
  const { promised, mine, wanted, is_available: isAvailable } = item;
  if (mine === quantity) {
    const isClaimedByOthersOnly = quantity === 0 && !isReleased && wanted !== null && promised >= wanted;
    if (isClaimedByOthersOnly) throw new Problem(403, 'purchase.notYourClaim');
    return true;
  }
  if (quantity < mine) return false;
  const freeQuantity = wanted === null ? quantity : Math.max(0, wanted - (promised - mine));
  if (freeQuantity === 0) throw new Problem(409, 'purchase.taken');
  // An unavailable item accepts no new claims, but keeps its existing ones.
  if (!isAvailable) throw new Problem(409, 'purchase.switchedOff');
  if (quantity > freeQuantity) throw new Problem(409, 'purchase.notEnough', { values: { free: freeQuantity } });
  return false;
}
