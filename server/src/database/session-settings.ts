import type pg from 'pg';

/**
 * What every connection tells PostgreSQL's planner. Our statements look up rows by their keys: a page costs as much in any
 * order once it is in memory or on a flash disk, which the default, of the days of turning disks, denies; and none is worth
 * compiling.
 */
export const planner = { random_page_cost: 1.1, jit: 'off' } as const;

/**
 * How long a call waits for the database before it is refused: for a connection, for a lock, for a statement's end, in
 * milliseconds. It may wait more than once, as for its caller's record and for its own transaction, but no longer in
 * all than `callTimeoutMillis`, so that three seconds leave time to say so.
 */
export const patience = {
  callTimeoutMillis: 2_500,
  connectionTimeoutMillis: 1_800,
  lock_timeout: 1_000,
  statement_timeout: 2_000,
  // For a database that has stopped answering without closing the connection.
  query_timeout: 2_100,
};

/** What PostgreSQL itself counts for a connection, in milliseconds; without a number, for as long as it likes. */
type Clocks = Pick<pg.PoolConfig, 'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout'>;

/**
 * Tells a connection what it is to keep to. By a statement, where the driver would do so as it asks for the connection:
 * poolers such as PgBouncer refuse whom they hear that from.
 */
export async function tell(client: pg.ClientBase, clocks: Clocks): Promise<void> {
  const settings = Object.entries({ ...planner, ...clocks });
  await client.query(settings.map(([name, value]) => `set ${name} = ${value || 0}`).join('; '));
}
