import { resolve } from './address.ts';
import type { HistoryEntry, RouterHistory } from './history.ts';

const nowhere = { pathname: '/', search: '', hash: '' };

/** A history of its own, for tests; one stands at the last of `entries`. */
export function memoryHistory(entries: readonly string[] = ['/']): RouterHistory {
  const watchers = new Set<() => void>();
  const stack: HistoryEntry[] = entries.map((entry, index) => ({
    type: 'POP',
    location: { ...resolve(entry, nowhere), state: null, key: String(index) },
  }));
  let at = stack.length - 1;
  let place = stack[at] ?? { type: 'POP', location: { ...nowhere, state: null, key: '0' } };
  const arrive = (next: HistoryEntry): void => {
    place = next;
    for (const moved of watchers) moved();
  };
  return {
    now: () => place,
    watch: (onMove) => {
      watchers.add(onMove);
      return () => watchers.delete(onMove);
    },
    go: (steps) => {
      const there = stack[at + steps];
      if (!there) return;
      at += steps;
      arrive({ ...there, type: 'POP' });
    },
    move: (to, { replace, state }) => {
      const next: HistoryEntry = {
        type: replace ? 'REPLACE' : 'PUSH',
        location: { ...to, state, key: `${at}.${stack.length}.${Math.random()}` },
      };
      if (!replace) at += 1;
      stack.splice(at, stack.length, next);
      arrive(next);
    },
  };
}
