import type { Address } from './address.ts';
import { hrefOf } from './address.ts';

/** Where one is, with what whoever led here has noted. */
export interface Location extends Address {
  state: unknown;
  /** Of the entry in the history. */
  key: string;
}

/** How one came here: `POP` is Back, Forward, or opening the page. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface HistoryEntry {
  location: Location;
  type: NavigationType;
}

/** A history of places, and where one is in it. */
export interface RouterHistory {
  now: () => HistoryEntry;
  watch: (onMove: () => void) => () => void;
  go: (steps: number) => void;
  move: (to: Address, options: { replace: boolean; state: unknown }) => void;
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

function read(type: NavigationType): HistoryEntry {
  const { pathname, search, hash } = window.location;
  const key = fieldOf(history.state, 'key');
  const state: unknown = fieldOf(history.state, 'usr') ?? null;
  return { type, location: { pathname, search, hash, state, key: typeof key === 'string' ? key : 'default' } };
}

/** The browser's history. Its entries count as `idx` and carry their `key`; `usr` is the state that was given. */
export function browserHistory(): RouterHistory {
  const watchers = new Set<() => void>();
  let last = { idx: -1, href: '' };
  /** The number of the present entry. One that somebody else made, such as a hash link, has none: it is the next. */
  const count = (): number => {
    const { href } = window.location;
    const known = fieldOf(history.state, 'idx');
    // A hash link to where one is already takes the entry's place, and its number from it.
    const idx = typeof known === 'number' ? known : last.idx + (href === last.href ? 0 : 1);
    if (idx !== known) history.replaceState({ ...history.state, key: newKey(), idx }, '');
    last = { idx, href };
    return idx;
  };
  count();
  let place = read('POP');
  const arrive = (type: NavigationType): void => {
    count();
    place = read(type);
    for (const moved of watchers) moved();
  };
  const popped = (): void => arrive('POP');
  return {
    now: () => place,
    watch: (onMove) => {
      if (watchers.size === 0) window.addEventListener('popstate', popped);
      watchers.add(onMove);
      return () => {
        watchers.delete(onMove);
        if (watchers.size === 0) window.removeEventListener('popstate', popped);
      };
    },
    go: (steps) => history.go(steps),
    move: (to, { replace, state }) => {
      const entry = { usr: state, key: newKey(), idx: count() + (replace ? 0 : 1) };
      if (replace) history.replaceState(entry, '', hrefOf(to));
      else history.pushState(entry, '', hrefOf(to));
      arrive(replace ? 'REPLACE' : 'PUSH');
    },
  };
}

/** One place that is not left: for a page that is rendered by the server. */
export function staticHistory(pathname: string, search = ''): RouterHistory {
  const place: HistoryEntry = {
    type: 'POP',
    location: { pathname, search, hash: '', state: null, key: 'default' },
  };
  return { now: () => place, watch: () => () => undefined, go: () => undefined, move: () => undefined };
}
