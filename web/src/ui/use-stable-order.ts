import { useMemo, useState } from 'react';

interface StableOrderOptions<T> {
  /** Determines the order in the first render. By default, this is the order of `entries`. */
  sort?: (entries: readonly T[]) => readonly T[];
  /** When this value changes, the hook sorts the entries again. */
  resetKey?: string;
}

/**
 * Returns the entries in the order of the first render, with new entries last. Cards therefore do not move
 * when the data is reloaded.
 */
export function useStableOrder<T extends { id: number }>(
  entries: readonly T[],
  { sort = (same) => same, resetKey = '' }: StableOrderOptions<T> = {},
): T[] {
  const readOrder = () => ({ resetKey, indexes: new Map(sort(entries).map(({ id }, index) => [id, index])) });
  const [order, setOrder] = useState(readOrder);
  if (order.resetKey !== resetKey) setOrder(readOrder());
  return useMemo(() => {
    const indexOf = (entry: T): number => order.indexes.get(entry.id) ?? order.indexes.size;
    return entries.toSorted((a, b) => indexOf(a) - indexOf(b));
  }, [entries, order]);
}
