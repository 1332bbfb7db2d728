import { LRUCache } from 'lru-cache';
import type { UserRow } from './queries.ts';

/** Cache of the user records of active users, by uid. */
export interface UserRecordCache {
  get(uid: string): UserRow | undefined;
  /**
   * Calls `read` and caches the user record that it returns. Does not cache the record if the database
   * reported a change of any user during the call.
   */
  load(uid: string, read: () => Promise<UserRow | undefined>): Promise<UserRow | undefined>;
  /** Removes a user record from the cache. Call this after each change of the user. */
  forget(uid: string): void;
  /** Pass false while the database reports no changes of users. The cache then stays empty. */
  setChangesReported(isReported: boolean): void;
}

/**
 * Maximum age of a cached user record in milliseconds. If the report of a change is lost, the cached record
 * is outdated for at most this time.
 */
const MAX_AGE_MS = 30_000;
const MAX_CACHED_USERS = 10_000;

/** Creates a cache of user records. The cache stays empty until `setChangesReported(true)` is called. */
export function createUserRecordCache(): UserRecordCache {
  const cache = new LRUCache<string, UserRow>({ max: MAX_CACHED_USERS, ttl: MAX_AGE_MS });
  let isReported = false;
  let changeCount = 0;
  return {
    get: (uid) => cache.get(uid),
    load: async (uid, read) => {
      const countBefore = changeCount;
      const user = await read();
      // If a change was reported while `read` ran, the record may be older than the change and is not cached.
      if (user?.is_active && isReported && changeCount === countBefore) cache.set(uid, user);
      else cache.delete(uid);
      return user;
    },
    forget: (uid) => {
      changeCount += 1;
      cache.delete(uid);
    },
    setChangesReported: (value) => {
      changeCount += 1;
      isReported = value;
      cache.clear();
    },
  };
}
