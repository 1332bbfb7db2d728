import type pg from 'pg';

/**
 * Settings of PostgreSQL's query planner for every connection. On an SSD, reading a random page costs little
 * more than reading a sequential page. Our statements are too short to gain from JIT compilation.
 */
const plannerSettings = { random_page_cost: 1.1, jit: 'off' } as const;

/**
 * Timeouts of a request's waits for a connection, a lock and a statement, in milliseconds. A request waits at
 * most three seconds for a connection and a lock together.
 */
export const requestTimeouts = {
  connectionTimeoutMillis: 1_800,
  lock_timeout: 1_000,
  statement_timeout: 2_000,
  // Timeout of the database driver. It ends the wait for a database that no longer responds, but has not
  // closed the connection.
  query_timeout: 2_100,
};

/** Returns the timeouts of requests, multiplied by `factor`, the setting TIMEOUT_FACTOR. */
export const multiplyRequestTimeouts = (factor: number): typeof requestTimeouts => ({
  connectionTimeoutMillis: requestTimeouts.connectionTimeoutMillis * factor,
  lock_timeout: requestTimeouts.lock_timeout * factor,
  statement_timeout: requestTimeouts.statement_timeout * factor,
  query_timeout: requestTimeouts.query_timeout * factor,
});

/**
 * Timeouts of background work such as housekeeping, in milliseconds: a minute for a connection or a lock, ten
 * minutes for a statement.
 */
export const backgroundTimeouts = {
  connectionTimeoutMillis: 60_000,
  lock_timeout: 60_000,
  statement_timeout: 600_000,
  query_timeout: 601_000,
};

/**
 * Timeouts while the server starts or migrates, in milliseconds: five minutes for a connection. Statements
 * and locks have no timeout, because one migration may take minutes on a busy disk.
 */
export const serverStartTimeouts = {
  connectionTimeoutMillis: 300_000,
  lock_timeout: 0,
  statement_timeout: 0,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

/** Timeouts that PostgreSQL enforces, in milliseconds. An undefined value means no timeout. */
type SessionTimeouts = Pick<
  pg.PoolConfig,
  'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout'
>;

export const noTimeouts = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };

/**
 * Sets planner settings and timeouts of a database connection. Uses `set` statements, because poolers such as
 * PgBouncer reject startup parameters.
 */
export async function applySessionSettings(client: pg.ClientBase, timeouts: SessionTimeouts): Promise<void> {
  const settings = Object.entries({ ...plannerSettings, ...timeouts });
  await client.query(settings.map(([name, value]) => `set ${name} = ${value || 0}`).join('; '));
}
