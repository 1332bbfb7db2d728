import { sql } from '../database/statements.ts';

// Attempts in the future are not counted: the clock was set back since.
const pastAttempts = (table: string): string =>
  `array(select moment from unnest(${table}.at) as moment where moment <= clock_timestamp() order by moment)`;

/**
 * Notes one attempt under a key ($1) unless as many as allowed ($2) lie within the last $3 seconds; no row then. With
 * $4 the door stays shut for $3 seconds after the last of them, without until the oldest has left the window. One
 * statement, so that attempts at the same instant count one after the other.
 */
export const insertAttempt = sql<{ at: string }>(
  'identity.insertAttempt',
  `insert into auth.attempts as known (key, at) values ($1, array[clock_timestamp()])
   on conflict (key) do update set at = array(
     select moment from unnest(known.at) as moment
     where moment between clock_timestamp() - make_interval(secs => $3) and clock_timestamp() order by moment
   ) || clock_timestamp()
   where (
     select cardinality(past) < $2
       or past[case when $4 then cardinality(past) else cardinality(past) - $2 + 1 end]
          <= clock_timestamp() - make_interval(secs => $3)
     from (select ${pastAttempts('known')} as past) as known_past
   )
   returning at[cardinality(at)]::text as at`,
);

/** Whole seconds until the next attempt under a key is taken; the parameters are those of `insertAttempt`. */
export const findAttemptWait = sql<{ seconds: number }>(
  'identity.findAttemptWait',
  `select greatest(1, ceil(extract(epoch from
     past[case when $4 then cardinality(past) else cardinality(past) - $2 + 1 end]
     + make_interval(secs => $3) - clock_timestamp())))::int as seconds
   from (select ${pastAttempts('a')} as past from auth.attempts a where key = $1) as known where cardinality(past) >= $2`,
);

/** Takes one attempt back: it was none of those that count. */
export const deleteAttempt = sql<object>(
  'identity.deleteAttempt',
  'update auth.attempts set at = array_remove(at, $2::timestamptz) where key = $1',
);

/** `$1` key. */
export const deleteAttempts = sql<object>('identity.deleteAttempts', 'delete from auth.attempts where key = $1');

/** Forgets keys without an attempt in the last hour, which is as long as the longest window. */
export const deleteOldAttempts = sql<object>(
  'identity.deleteOldAttempts',
  `delete from auth.attempts where cardinality(at) = 0 or at[cardinality(at)] < now() - interval '1 hour'`,
);
