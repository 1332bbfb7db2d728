interface EntryWithId {
  id: number;
}

/** Returns a copy of `list` in which the given fields of the entry `id` are replaced. */
export function changeCachedListEntry<T extends EntryWithId>(list: readonly T[], id: number, change: Partial<T>): T[] {
  return list.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
}

/**
 * Returns a copy of `list` with the entry `id` moved in front of the entry `before`. If `before` is null,
 * moves the entry to the end.
 */
export function moveListEntryBefore<T extends EntryWithId>(list: readonly T[], id: number, before: number | null): T[] {
  const entry = list.find((one) => one.id === id);
  const others = list.filter((one) => one.id !== id);
  const index = others.findIndex((one) => one.id === before);
  return entry ? others.toSpliced(index === -1 ? others.length : index, 0, entry) : others;
}

/**
 * Restores the entry `id` of `list` from `before`, the list before a failed change. Keeps the other entries,
 * because they may have pending changes.
 */
export function restoreListEntry<T extends EntryWithId>(list: readonly T[], before: readonly T[], id: number): T[] {
  const index = before.findIndex((entry) => entry.id === id);
  const entry = before[index];
  const others = list.filter((other) => other.id !== id);
  return entry ? others.toSpliced(index, 0, entry) : others;
}

/**
 * Numbers of pieces of an item. `wanted`: the owner wants them. `free`: nobody has claimed them. `mine`: the
 * current user or guest has claimed them. Null means any number.
 */
export interface ItemClaimQuantities {
  wanted: number | null;
  free: number | null;
  mine: number;
}

/**
 * Returns the item as it is after the current user or guest has claimed `quantity` pieces. A quantity of 0
 * releases the claim.
 */
export function setOwnClaimQuantityOnItem<T extends ItemClaimQuantities>(
  item: T,
  quantity: number,
): T & { purchased: boolean } {
  const free = item.free === null ? null : Math.max(0, item.free + item.mine - quantity);
  return { ...item, free, mine: quantity, purchased: free === 0 };
}
