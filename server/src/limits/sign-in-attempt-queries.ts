import { type NoRow, sql } from '../database/statements.ts';

// Returns the SQL that selects the sign-in attempts of a key, such as an account. Ignores attempts with a
// future time, from before the database's clock was set back.
const createPastAttemptsSql = (table: string): string =>
  `array(select moment from unnest(${table}.at) as moment where moment <= clock_timestamp() order by moment)`;

/**
 * Parameters of a query about the sign-in attempts of one key, such as an account or a network. If
 * `isLockedForWholeWindow` is true, a key at its maximum stays locked for a whole time window after its last
 * attempt.
 */
export type AttemptParameters = [
  key: string,
  maxAttempts: number,
  windowSeconds: number,
  isLockedForWholeWindow: boolean,
];

/**
 * Inserts a sign-in attempt. If the key, such as an account, has reached its maximum, inserts nothing and
 * returns no row. The upsert locks the row of the key, so simultaneous attempts are counted one after
 * another.
 */
export const insertAttempt = sql<{ at: string }, AttemptParameters>(
  'limits.insertAttempt',
  `insert into auth.attempts as known (key, at) values ($1, array[clock_timestamp()])
   on conflict (key) do update set at = array(
     select moment from unnest(known.at) as moment
     where moment between clock_timestamp() - make_interval(secs => $3) and clock_timestamp() order by moment
   ) || clock_timestamp()
   where (
     select cardinality(past) < $2
       or past[case when $4 then cardinality(past) else cardinality(past) - $2 + 1 end]
          <= clock_timestamp() - make_interval(secs => $3)
     from (select ${createPastAttemptsSql('known')} as past) as known_past
   )
   returning at[cardinality(at)]::text as at`,
);

/** Returns the number of seconds until the key, such as an account, may make its next sign-in attempt. */
export const findAttemptWaitSeconds = sql<{ seconds: number }, AttemptParameters>(
  'limits.findAttemptWaitSeconds',
  `select greatest(1, ceil(extract(epoch from
     past[case when $4 then cardinality(past) else cardinality(past) - $2 + 1 end]
     + make_interval(secs => $3) - clock_timestamp())))::int as seconds
   from (select ${createPastAttemptsSql('a')} as past from auth.attempts a where key = $1) as known where cardinality(past) >= $2`,
);

/** Deletes one sign-in attempt. `at` is the time of the attempt, as `insertAttempt` returned it. */
export const deleteAttempt = sql<NoRow, [key: string, at: string]>(
  'limits.deleteAttempt',
  'update auth.attempts set at = array_remove(at, $2::timestamptz) where key = $1',
);

export const deleteAttemptsOfAccount = sql<NoRow, [key: string]>(
  'limits.deleteAttemptsOfAccount',
  'delete from auth.attempts where key = $1',
);

/** Deletes rows without a sign-in attempt in the last hour. No time window is longer than an hour. */
export const deleteOldAttempts = sql(
  'limits.deleteOldAttempts',
  `delete from auth.attempts where cardinality(at) = 0 or at[cardinality(at)] < now() - interval '1 hour'`,
);
