interface ClaimableFields {
  isAvailable: boolean;
  /**
   * Whether no piece of the item is free. Undefined for a visitor of a share link from whom the page hides
   * claims.
   */
  purchased?: boolean | undefined;
}

/**
 * Returns whether a giver can claim the item: the owner has made it available, and at least one piece is
 * free.
 */
export const isClaimable = ({ isAvailable, purchased }: ClaimableFields): boolean => isAvailable && !purchased;

/**
 * Returns the items that can be claimed, followed by the other items. Both groups keep the order that the
 * owner chose.
 */
export const sortClaimableFirst = <T extends ClaimableFields>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => Number(isClaimable(b)) - Number(isClaimable(a)));
