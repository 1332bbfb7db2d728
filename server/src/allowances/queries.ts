import { sql } from '../db.ts';

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
