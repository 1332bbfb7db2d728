import { startTransition, useEffect, useState } from 'react';

/** Milliseconds in which what is shown first loads its pictures before the rest is begun. */
const pause = 100;
/** So few that a slow telephone answers a press between two steps. */
const step = 25;

/**
 * How many of `length` entries to render now: the first ones at once, and then ever more in small steps, until all are
 * there to be searched, reached by keyboard and printed. What is out of sight still has to be kept from being laid out.
 */
export function useGradualCount(length: number, first: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    // Also with few entries it goes beyond them, so that one that is added stands there at once.
    if (count > length) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + step)), count === first ? pause : 0);
    return () => clearTimeout(timer);
  }, [count, length, first]);
  return Math.min(count, length);
}
