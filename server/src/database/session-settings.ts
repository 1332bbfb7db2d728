import type pg from 'pg';

/**
 * What every connection tells PostgreSQL's planner. Our statements look up rows by their keys: a page costs as much in any
 * order once it is in memory or on a flash disk, which the default, of the days of turning disks, denies; and none is worth
 * compiling.
 */
export const plannerSettings = { random_page_cost: 1.1, jit: 'off' } as const;

/**
 * How long a call waits for the database before it is refused: for a connection, for a lock, for a statement's end, in
 * milliseconds. It may wait more than once, as for its caller's record and for its own transaction, but no longer in
 * all than `callTimeoutMillis`, so that three seconds leave time to say so.
 */
export const requestTimeouts = {
  callTimeoutMillis: 2_500,
  connectionTimeoutMillis: 1_800,
  lock_timeout: 1_000,
  statement_timeout: 2_000,
  // For a database that has stopped answering without closing the connection.
  query_timeout: 2_100,
};

/** For what nobody waits on, such as housekeeping: a minute for a connection or a lock, ten for a statement. */
export const backgroundTimeouts = {
  callTimeoutMillis: undefined,
  connectionTimeoutMillis: 60_000,
  lock_timeout: 60_000,
  statement_timeout: 600_000,
  query_timeout: 601_000,
};

/** What PostgreSQL itself counts for a connection, in milliseconds; without a number, for as long as it likes. */
type SessionTimeouts = Pick<
  pg.PoolConfig,
  'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout'
>;

/** For a connection of its own that may work as long as it likes. */
export const noTimeouts = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };

/**
 * Sets planner and timeouts of a connection by a statement. The driver's own way, startup parameters, is refused by poolers
 * such as PgBouncer.
 */
export async function applySessionSettings(client: pg.ClientBase, timeouts: SessionTimeouts): Promise<void> {
  const settings = Object.entries({ ...plannerSettings, ...timeouts });
  await client.query(settings.map(([name, value]) => `set ${name} = ${value || 0}`).join('; '));
}
