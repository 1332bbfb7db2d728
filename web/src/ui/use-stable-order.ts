import { useMemo, useState } from 'react';

/**
 * The entries in the order of the first of them that this component saw, so that nothing jumps under a finger when
 * they are loaded again; who came later follows. `sort` makes that first order.
 */
export function useStableOrder<T extends { id: number }>(
  entries: readonly T[],
  sort: (entries: readonly T[]) => readonly T[] = (same) => same,
): T[] {
  const [places] = useState(() => new Map(sort(entries).map((entry, place) => [entry.id, place])));
  return useMemo(() => {
    const placeOf = (entry: T): number => places.get(entry.id) ?? places.size;
    return entries.toSorted((a, b) => placeOf(a) - placeOf(b));
  }, [entries, places]);
}
