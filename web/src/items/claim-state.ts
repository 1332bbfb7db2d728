import { maxQuantity } from '@wishwell/contract/limits.ts';
import type { ItemClaimQuantities } from '../api/optimistic-update.ts';

interface ClaimableFields {
  isAvailable: boolean;
  /**
   * Whether no piece of the item is free. Undefined for a visitor of a share link from whom the page hides
   * claims.
   */
  purchased?: boolean | undefined;
  /**
   * The number of pieces that the user has claimed. On the page of a share link: whether the user has claimed
   * a piece.
   */
  mine?: number | boolean | undefined;
}

/**
 * The state of an item from the view of a giver (docs/specification.md §4). `claimed` means that other givers
 * have claimed it.
 */
type ClaimState = 'free' | 'mine' | 'claimed' | 'unavailable';

export function getClaimState({ isAvailable, purchased, mine }: ClaimableFields): ClaimState {
  if (mine) return 'mine';
  if (purchased) return 'claimed';
  return isAvailable ? 'free' : 'unavailable';
}

export const cardStyleByClaimState = {
  free: 'free',
  mine: 'mine',
  claimed: 'greyed',
  unavailable: 'greyed',
} as const;

/**
 * Returns the highest number of pieces that the user can claim: the free pieces plus those that the user has
 * already claimed.
 */
export function getMaxClaimableQuantity({
  free,
  mine,
  isAvailable,
}: ItemClaimQuantities & { isAvailable: boolean }): number {
  if (!isAvailable) return mine;
  return free === null ? maxQuantity : Math.min(maxQuantity, mine + free);
}

/**
 * Returns whether the app shows the numbers of pieces of an item. They are hidden if only one piece is wanted
 * and the user has claimed at most one.
 */
export const isClaimQuantityShown = ({
  wanted,
  mine = 0,
}: {
  wanted: number | null;
  mine?: number | undefined;
}): boolean => wanted !== 1 || mine > 1;
