import { createHmac, hkdfSync } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../database/database.ts';
import { deleteOldCallCounts, settleCallCounts } from './queries.ts';

const MINUTE = 60_000;

/** Whoever has most keys wins nothing: a process remembers no more, and settles no more at once. */
const usual = { keys: 10_000, settledAtOnce: 2_000 };

interface Count {
  /** When its minute began, by a clock that nobody sets. */
  beganAt: number;
  /** Calls of every process, as the database last said. */
  settled: number;
  /** Calls of this process that the database does not know of yet. */
  own: number;
}

/** Counts calls a minute for keys such as an address, together with every other process on the same database. */
export interface CallCounts {
  /**
   * Counts one call and answers how many `key` has made in its minute, which began with the first, and in how many
   * milliseconds that ends. From the first call beyond `max` on none is counted: that one says it all.
   */
  count(key: string, max: number): { current: number; ttl: number };
  /** Tells the database what was counted here, in one statement, and learns what was counted elsewhere. */
  settle(): Promise<void>;
  /** Once a minute deletes the minutes that have ended, of every process. */
  sweep(): Promise<void>;
  /** Keys that are remembered. */
  readonly size: number;
}

/**
 * Between settlements a process decides by what it has counted itself and what it last heard, so a call costs no
 * statement, and a database that is away does not stop the counting. A key derived from `appSecret` for this purpose
 * alone (HKDF, RFC 5869) hides from the database who is counted.
 */
export function createCallCounts(db: Executor, appSecret: string, { keys, settledAtOnce } = usual): CallCounts {
  const counts = new LRUCache<string, Count>({ max: keys });
  const secret = Buffer.from(hkdfSync('sha256', appSecret, '', 'wishwell call counts', 32));
  const digestOf = (key: string): string => createHmac('sha256', secret).update(key).digest('base64url');
  const isExpired = ({ beganAt }: Count): boolean => performance.now() - beganAt >= MINUTE;
  let sweptAt = performance.now();

  const deleteExpired = (): void => {
    for (const [key] of [...counts].filter(([, count]) => isExpired(count))) counts.delete(key);
  };

  /** The busiest first: a crowd of addresses with a call each must not hide the one that floods. */
  const takeUnsettled = (): { key: string; count: Count; calls: number }[] =>
    [...counts]
      .toReversed()
      .flatMap(([key, count]) => (count.own > 0 ? [{ key, count, calls: count.own }] : []))
      .toSorted((one, other) => other.calls - one.calls)
      .slice(0, settledAtOnce)
      .map((unsettled) => ({ ...unsettled, key: digestOf(unsettled.key) }));

  return {
    count(key, max) {
      const known = counts.get(key);
      const count = known && !isExpired(known) ? known : { beganAt: performance.now(), settled: 0, own: 0 };
      if (count !== known) counts.set(key, count);
      if (count.settled + count.own <= max) count.own += 1;
      return { current: count.settled + count.own, ttl: count.beganAt + MINUTE - performance.now() };
    },

    async settle() {
      deleteExpired();
      const sent = takeUnsettled();
      if (sent.length === 0) return;
      const now = performance.now();
      const rows = await settleCallCounts(db, [
        sent.map(({ key }) => key),
        sent.map(({ count }) => Math.round(now - count.beganAt)),
        sent.map(({ calls }) => calls),
      ]);
      const told = new Map(rows.map((row) => [row.key, row]));
      for (const { key, count, calls } of sent) {
        const row = told.get(key);
        if (!row) continue;
        count.own -= calls;
        count.settled = row.calls;
        count.beganAt = performance.now() - row.age;
      }
    },

    async sweep() {
      if (performance.now() - sweptAt < MINUTE) return;
      sweptAt = performance.now();
      await deleteOldCallCounts(db);
    },

    get size() {
      return counts.size;
    },
  };
}
