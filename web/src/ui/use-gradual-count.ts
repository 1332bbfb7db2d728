import { startTransition, useEffect, useState } from 'react';

/** Milliseconds in which what is shown first loads its pictures before the rest is begun. */
const pause = 100;

/**
 * How many of `length` entries to render now: the first ones at once, and then ever more, up to the next multiple of `step`
 * each time, until all are there to be searched, reached by keyboard and printed. Between two steps a slow telephone answers a
 * press. What is out of sight still has to be kept from being laid out.
 */
export function useGradualCount(length: number, { first, step }: { first: number; step: number }): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    // Also with few entries it goes beyond them, so that one that is added stands there at once.
    if (count > length) return;
    const next = (Math.floor(count / step) + 1) * step;
    const timer = setTimeout(() => startTransition(() => setCount(next)), count === first ? pause : 0);
    return () => clearTimeout(timer);
  }, [count, length, first, step]);
  return Math.min(count, length);
}
