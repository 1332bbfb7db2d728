import { sql } from '../database/statements.ts';

export interface QuotaCountRow {
  count: number;
  /** Seconds until the end of the quota's current period. */
  remaining: number;
}

/**
 * Increments the quota count of a subject, for example a user, in the current period. Returns the new count.
 */
export const incrementQuotaCount = sql<QuotaCountRow, [subject: string, periodSeconds: number]>(
  'limits.incrementQuotaCount',
  `insert into rate_counts as c (subject, period_start, count)
   values ($1, to_timestamp(floor(extract(epoch from now()) / $2::int) * $2::int), 1)
   on conflict (subject, period_start) do update set count = c.count + 1
   returning count, ceil($2::int - extract(epoch from now() - period_start))::int as remaining`,
);

/** Deletes quota counts if their period began more than a day ago. No period is longer than an hour. */
export const deleteOldQuotaCounts = sql(
  'limits.deleteOldQuotaCounts',
  `delete from rate_counts where period_start < now() - interval '1 day'`,
);

export interface RequestCountRow {
  key: string;
  /** Number of requests of one key (user or network) to all processes, in the key's current minute. */
  calls: number;
  /** Milliseconds since the current minute of the key (user or network) began. */
  age: number;
}

// SQL condition that the one-minute window of a request count has not ended. It is false if the window begins
// in the future, as after the database's clock was set back.
const isCurrentMinuteSql = `c.began_at between clock_timestamp() - interval '1 minute' and clock_timestamp()`;

/**
 * Adds `newRequestCounts` to the stored counts of `keys`. Starts a new minute for each key whose minute has
 * ended. The three arrays have equal length. `agesMilliseconds` is the time since each key's minute began.
 * Sorts by key, because simultaneous statements that lock rows in different orders can deadlock.
 */
export const addToRequestCounts = sql<
  RequestCountRow,
  [keys: readonly string[], agesMilliseconds: readonly number[], newRequestCounts: readonly number[]]
>(
  'limits.addToRequestCounts',
  `insert into call_counts as c (key, began_at, calls)
   select key, clock_timestamp() - make_interval(secs => age / 1000.0), calls
   from unnest($1::text[], $2::int[], $3::int[]) as mine (key, age, calls)
   order by key
   on conflict (key) do update set
     began_at = case when ${isCurrentMinuteSql} then c.began_at else excluded.began_at end,
     calls = case when ${isCurrentMinuteSql} then c.calls else 0 end + excluded.calls
   returning key, calls, (extract(epoch from clock_timestamp() - began_at) * 1000)::int as age`,
);

/** Deletes the request counts of ended minutes. Skips rows that another process has locked. */
export const deleteOldRequestCounts = sql(
  'limits.deleteOldRequestCounts',
  `delete from call_counts where key in (
     select key from call_counts as c where not (${isCurrentMinuteSql}) order by key for update skip locked
   )`,
);
