import pg from 'pg';

/**
 * Returns whether the error means that the connection's prepared statements are no longer usable. Either a
 * pooler such as PgBouncer changed the server connection (SQLSTATE 26000, 42P05), or a table change altered
 * the types of result columns (SQLSTATE 0A000 from the function RevalidateCachedQuery).
 */
export const isPreparedStatementLostError = (error: unknown): error is Error & { code: string } => {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code === '26000' || error.code === '42P05') return true;
  return error.code === '0A000' && 'routine' in error && error.routine === 'RevalidateCachedQuery';
};

/**
 * Returns whether the connection must be closed after this error of a statement: a lost connection, the
 * driver's `query_timeout`, a session that PostgreSQL ended (SQLSTATE 57P01, 25P03), a server that became a
 * standby in a failover (25006), or lost prepared statements. After other errors, the connection stays
 * usable.
 */
export const isUnusableConnectionError = (error: unknown): error is Error =>
  error instanceof Error &&
  (!(error instanceof pg.DatabaseError) ||
    /^(?:57P|25P0[34]|25006)/.test(error.code ?? '') ||
    isPreparedStatementLostError(error));
