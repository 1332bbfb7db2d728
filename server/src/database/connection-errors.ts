import pg from 'pg';

/**
 * Whether a connection no longer serves because of what is prepared on it: a pooler has given away the one on which it was
 * (26000, 42P05), or a table has changed so that a statement would answer something else (0A000 where PostgreSQL looks at its plan again).
 */
export const isPreparedStatementLost = (error: unknown): error is Error & { code: string } => {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code === '26000' || error.code === '42P05') return true;
  return error.code === '0A000' && 'routine' in error && error.routine === 'RevalidateCachedQuery';
};

/** PostgreSQL's refusals leave a connection that can be used, unless it lost its prepared statements. */
export const isConnectionUnusable = (error: Error): boolean =>
  !(error instanceof pg.DatabaseError) || isPreparedStatementLost(error);

/** The driver's own, which has no code; PostgreSQL's time-outs leave a connection that can be used. */
export const isTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';
