import { LRUCache } from 'lru-cache';
import type { UserRow } from './queries.ts';

/** Records of active people by uid. */
export interface CallerCache {
  get(uid: string): UserRow | undefined;
  /** Reads a record and keeps it, unless a change of anybody was reported while it was read. */
  load(uid: string, read: () => Promise<UserRow | undefined>): Promise<UserRow | undefined>;
  /** To be called when the person has changed. */
  forget(uid: string): void;
  /** To be called when changes are reported from now on, or no longer: without reports nothing is kept. */
  setReported(isReported: boolean): void;
}

/** An upper bound for the case that a report is lost unnoticed. */
const longestMs = 30_000;
const people = 10_000;

/** Creates a cache that keeps nothing until `setReported(true)`. */
export function createCallerCache(): CallerCache {
  const cache = new LRUCache<string, UserRow>({ max: people, ttl: longestMs });
  let isReported = false;
  let changes = 0;
  return {
    get: (uid) => cache.get(uid),
    load: async (uid, read) => {
      const before = changes;
      const user = await read();
      // A record read before a change may arrive after its report.
      if (user?.is_active && isReported && changes === before) cache.set(uid, user);
      else cache.delete(uid);
      return user;
    },
    forget: (uid) => {
      changes += 1;
      cache.delete(uid);
    },
    setReported: (value) => {
      changes += 1;
      isReported = value;
      cache.clear();
    },
  };
}
