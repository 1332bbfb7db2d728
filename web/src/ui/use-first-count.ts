import { startTransition, useEffect, useState } from 'react';

/** Milliseconds in which what is shown first loads its pictures before the rest is begun. */
const pause = 100;

/** How many of `length` entries to render now: the `first` at once, and soon all of them. */
export function useFirstCount(length: number, first: number): number {
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setBegun(true)), pause);
    return () => clearTimeout(timer);
  }, []);
  return isBegun ? length : Math.min(first, length);
}
