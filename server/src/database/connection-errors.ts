/**
 * Whether a connection no longer serves because of what is prepared on it: a pooler has given away the one on which it was
 * (26000, 42P05), or a table has changed so that a statement would answer something else (0A000 where PostgreSQL looks at its plan again).
 */
export const losesStatements = (error: unknown): error is Error & { code: string } => {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code === '26000' || error.code === '42P05') return true;
  return error.code === '0A000' && 'routine' in error && error.routine === 'RevalidateCachedQuery';
};
