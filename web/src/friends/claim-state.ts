import type { FriendItem } from '../api/friend-wishlists.ts';

type Claimable = Pick<FriendItem, 'isAvailable' | 'purchased' | 'purchasedBy'>;

/** What a friend may do with an item (specification, section 4); `switchedOff` by its owner, and nobody's. */
export type ClaimState = 'free' | 'mine' | 'taken' | 'switchedOff';

/** Where an item stands for the user `giverId`. */
export function claimState(
  { isAvailable, purchased, purchasedBy }: Claimable,
  giverId: number | undefined,
): ClaimState {
  if (purchased) return purchasedBy !== null && purchasedBy === giverId ? 'mine' : 'taken';
  return isAvailable ? 'free' : 'switchedOff';
}

/** Whether the badge reads Available: the owner's switch is on and nobody has claimed it. */
export const isToBeHad = ({ isAvailable, purchased }: Claimable): boolean => isAvailable && !purchased;

/** Available first, then oldest. */
export function availableFirst<T extends Claimable & { id: number }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => Number(isToBeHad(b)) - Number(isToBeHad(a)) || a.id - b.id);
}
