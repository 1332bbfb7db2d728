import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/** Milliseconds in which what is shown first loads its pictures before the rest is begun. */
const pause = 100;

/** How many of `length` entries to render now: the `first` at once, and soon all of them. What comes later is added in small steps. */
export function useRenderedCount(length: number, first: number): number {
  // Where nothing comes later, nothing is waited for, nor drawn twice.
  const [isBegun, setBegun] = useState(length <= first);
  useEffect(() => {
    if (isBegun) return undefined;
    const timer = setTimeout(() => startTransition(() => setBegun(true)), pause);
    return () => clearTimeout(timer);
  }, [isBegun]);
  // An answer that arrives is drawn without a pause (`useSyncExternalStore`); a thousand entries would hold up a press.
  const count = useDeferredValue(isBegun ? length : first);
  return Math.min(count, length);
}
