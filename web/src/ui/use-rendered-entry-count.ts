import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/**
 * Delay in milliseconds between the render of the first entries and of all others. The images of the first
 * entries start to load during the delay.
 */
const remainingEntriesDelayMs = 100;

/**
 * Returns how many entries a list renders now: at first `first` entries, and after a delay all `length`
 * entries.
 */
export function useRenderedEntryCount(length: number, first: number): number {
  // All entries of a short list render at once.
  const [showsAll, setShowsAll] = useState(length <= first);
  useEffect(() => {
    if (showsAll) return undefined;
    const timer = setTimeout(() => startTransition(() => setShowsAll(true)), remainingEntriesDelayMs);
    return () => clearTimeout(timer);
  }, [showsAll]);
  // Defers the render, because a synchronous render of a thousand new entries would block the page.
  const count = useDeferredValue(showsAll ? length : first);
  return Math.min(count, length);
}
