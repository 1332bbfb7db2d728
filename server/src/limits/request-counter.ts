import { createHmac, hkdfSync } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../database/database.ts';
import { deleteOldRequestCounts, addToRequestCounts } from './queries.ts';

const MINUTE_MS = 60_000;

/**
 * Limits of the request counter: the number of keys, such as IP addresses, in memory and in one call of
 * `settle`. They bound memory and database size during an attack with many IP addresses.
 */
const defaultKeyLimits = { maxKeys: 10_000, maxSettledKeys: 2_000 };

/** The number of requests of one key, for example an IP address, in the key's current minute. */
interface MinuteRequestCount {
  /** Start of the current minute of the key, such as an IP address, as a value of `performance.now()`. */
  beganAt: number;
  /**
   * Number of requests of the key, such as an IP address, to all processes, as last read from the database.
   */
  settled: number;
  /**
   * Number of requests of the key, such as an IP address, to this process that are not in the database yet.
   */
  unsettled: number;
}

/**
 * Counts requests per minute for each key, for example an IP address. All processes with the same database
 * share the counts.
 */
export interface RequestCounter {
  /**
   * Counts one request. Returns the number of requests in the key's current minute, and the milliseconds
   * until this minute ends. The key's first request begins the minute. The number never exceeds `max` + 1.
   */
  count(key: string, max: number): { current: number; ttl: number };
  /**
   * Exchanges counts with the database. One statement adds this process's new requests and reads the counts
   * of all processes.
   */
  settle(): Promise<void>;
  /** Deletes counts of past minutes from the database, at most once a minute. */
  sweep(): Promise<void>;
  readonly size: number;
}

/**
 * Creates a counter of requests. It counts in memory, so a request needs no SQL statement, and counting works
 * without the database. Only `settle` and `sweep` use the database, which contains keys only as HMACs. The
 * secret of the HMACs is derived from `appSecret` (HKDF, RFC 5869).
 */
export function createRequestCounter(
  db: Executor,
  appSecret: string,
  { maxKeys, maxSettledKeys } = defaultKeyLimits,
): RequestCounter {
  const counts = new LRUCache<string, MinuteRequestCount>({ max: maxKeys });
  const secret = Buffer.from(hkdfSync('sha256', appSecret, '', 'wishwell call counts', 32));
  const hashKey = (key: string): string => createHmac('sha256', secret).update(key).digest('base64url');
  const isExpired = ({ beganAt }: MinuteRequestCount): boolean => performance.now() - beganAt >= MINUTE_MS;
  let sweptAt = performance.now();

  const deleteExpired = (): void => {
    for (const [key] of [...counts].filter(([, count]) => isExpired(count))) counts.delete(key);
  };

  /**
   * Returns the counts with requests that are not in the database yet, the largest first. `settle` writes
   * only the first of them, so that an attacker's many small counts cannot delay a large count.
   */
  const listUnsettled = (): { key: string; count: MinuteRequestCount; calls: number }[] =>
    [...counts]
      .toReversed()
      .flatMap(([key, count]) => (count.unsettled > 0 ? [{ key, count, calls: count.unsettled }] : []))
      .toSorted((one, other) => other.calls - one.calls)
      .slice(0, maxSettledKeys)
      .map((unsettled) => ({ ...unsettled, key: hashKey(unsettled.key) }));

  return {
    count(key, max) {
      const existing = counts.get(key);
      const count =
        existing && !isExpired(existing) ? existing : { beganAt: performance.now(), settled: 0, unsettled: 0 };
      if (count !== existing) counts.set(key, count);
      if (count.settled + count.unsettled <= max) count.unsettled += 1;
      return { current: count.settled + count.unsettled, ttl: count.beganAt + MINUTE_MS - performance.now() };
    },

    async settle() {
      deleteExpired();
      const unsettled = listUnsettled();
      if (unsettled.length === 0) return;
      const now = performance.now();
      const rows = await addToRequestCounts(db, [
        unsettled.map(({ key }) => key),
        unsettled.map(({ count }) => Math.round(now - count.beganAt)),
        unsettled.map(({ calls }) => calls),
      ]);
      const totals = new Map(rows.map((row) => [row.key, row]));
      for (const { key, count, calls } of unsettled) {
        const row = totals.get(key);
        if (!row) continue;
        count.unsettled -= calls;
        count.settled = row.calls;
        count.beganAt = performance.now() - row.age;
      }
    },

    async sweep() {
      if (performance.now() - sweptAt < MINUTE_MS) return;
      sweptAt = performance.now();
      await deleteOldRequestCounts(db);
    },

    get size() {
      return counts.size;
    },
  };
}
