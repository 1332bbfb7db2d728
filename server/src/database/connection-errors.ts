import pg from 'pg';

/**
 * Returns whether the error means that the connection's prepared statements cannot be used any more. There
 * are two causes: a pooler such as PgBouncer changed the server connection (SQLSTATE 26000, 42P05), or a
 * table change altered the types of result columns (SQLSTATE 0A000 from the function RevalidateCachedQuery).
 */
export const isPreparedStatementLostError = (error: unknown): error is Error & { code: string } => {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code === '26000' || error.code === '42P05') return true;
  return error.code === '0A000' && 'routine' in error && error.routine === 'RevalidateCachedQuery';
};

/**
 * Returns whether the connection must be closed after the error. After an error that PostgreSQL itself
 * reported, the connection stays usable, unless its prepared statements are lost.
 */
export const isUnusableConnectionError = (error: Error): boolean =>
  !(error instanceof pg.DatabaseError) || isPreparedStatementLostError(error);

/**
 * Returns whether the error is a timeout of the driver `pg` (its setting `query_timeout`). This error has no
 * error code. After it the connection is unusable; after a timeout in PostgreSQL the connection stays usable.
 */
export const isDriverTimeoutError = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';
