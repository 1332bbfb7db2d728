import { useMemo, useState } from 'react';

interface DividedItems<T> {
  available: T[];
  others: T[];
}

/**
 * Divides items into sections by whether they could be claimed when they first appeared. A later claim
 * therefore does not move the item's card.
 */
export function useItemSections<T extends { id: number }>(
  items: readonly T[],
  isClaimable: (item: T) => boolean,
): DividedItems<T> {
  const [claimableById, setClaimableById] = useState(() => new Map(items.map((item) => [item.id, isClaimable(item)])));
  let currentClaimableById = claimableById;
  if (!items.every(({ id }) => claimableById.has(id))) {
    currentClaimableById = new Map(items.map((item) => [item.id, claimableById.get(item.id) ?? isClaimable(item)]));
    setClaimableById(currentClaimableById);
  }
  return useMemo(
    () => ({
      available: items.filter(({ id }) => currentClaimableById.get(id)),
      others: items.filter(({ id }) => !currentClaimableById.get(id)),
    }),
    [items, currentClaimableById],
  );
}
