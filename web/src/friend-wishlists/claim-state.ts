import type { FriendItem } from '../api/friend-wishlists.ts';

type Claimable = Pick<FriendItem, 'isAvailable' | 'purchased' | 'purchasedBy'>;

/** What a friend may do with an item (docs/specification.md §4); `switchedOff` by its owner, and nobody's. */
export type ClaimState = 'free' | 'mine' | 'taken' | 'switchedOff';

/** Where an item stands for the user. Who has claimed it is told to nobody else, so an id there is the user's own. */
export function claimState({ isAvailable, purchased, purchasedBy }: Claimable): ClaimState {
  if (purchased) return purchasedBy === null ? 'taken' : 'mine';
  return isAvailable ? 'free' : 'switchedOff';
}

/** Whether the badge reads Available: the owner's switch is on and nobody has claimed it. */
export const isClaimable = ({ isAvailable, purchased }: Claimable): boolean => isAvailable && !purchased;

/** Available first, then oldest. */
export function availableFirst<T extends Claimable & { id: number }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => Number(isClaimable(b)) - Number(isClaimable(a)) || a.id - b.id);
}
