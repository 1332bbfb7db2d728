import { sql } from '../database/statements.ts';

export interface CountRow {
  count: number;
  /** Seconds until the period ends. */
  remaining: number;
}

/** `$1` subject, `$2` the period in seconds. Counts one more in the present period. */
export const countOne = sql<CountRow>(
  'allowances.countOne',
  `insert into rate_counts as c (subject, period_start, count)
   values ($1, to_timestamp(floor(extract(epoch from now()) / $2::int) * $2::int), 1)
   on conflict (subject, period_start) do update set count = c.count + 1
   returning count, ceil($2::int - extract(epoch from now() - period_start))::int as remaining`,
);

/** Forgets periods of more than a day ago; no limit counted here is longer than an hour. */
export const deleteOldCounts = sql(
  'allowances.deleteOld',
  `delete from rate_counts where period_start < now() - interval '1 day'`,
);

export interface CallCountRow {
  key: string;
  /** Of every process, in the present minute of this key. */
  calls: number;
  /** Milliseconds since that minute began. */
  age: number;
}

// A minute that lies ahead is none: the database's clock was set back, and nobody shall wait until it has caught up.
const isPresent = `c.began_at between clock_timestamp() - interval '1 minute' and clock_timestamp()`;

/**
 * Adds what one process has counted since it last did: `$1` keys, `$2` milliseconds since their minute began there, `$3`
 * calls. Takes over from a minute that has ended. In the order of the keys, so that two processes never wait in a ring.
 */
export const settleCallCounts = sql<CallCountRow>(
  'allowances.settleCallCounts',
  `insert into call_counts as c (key, began_at, calls)
   select key, clock_timestamp() - make_interval(secs => age / 1000.0), calls
   from unnest($1::text[], $2::int[], $3::int[]) as mine (key, age, calls)
   order by key
   on conflict (key) do update set
     began_at = case when ${isPresent} then c.began_at else excluded.began_at end,
     calls = case when ${isPresent} then c.calls else 0 end + excluded.calls
   returning key, calls, (extract(epoch from clock_timestamp() - began_at) * 1000)::int as age`,
);

/** Forgets minutes that have ended, except those that somebody settles or deletes just now: it waits for nobody. */
export const deleteOldCallCounts = sql(
  'allowances.deleteOldCallCounts',
  `delete from call_counts where key in (
     select key from call_counts as c where not (${isPresent}) order by key for update skip locked
   )`,
);
