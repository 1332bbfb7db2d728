import { createDatabase } from '../server/src/database/database.ts';
import { findRunningPostgres } from '../server/src/embedded-postgres/find-running-postgres.ts';

/**
 * Tables that `emptyDatabase` does not empty. The server needs the applied migrations and the signing keys,
 * and the audit log does not allow deletion.
 */
const keptTables = ['public.migrations', 'public.audit_log', 'auth.jwks'];

/**
 * Returns false for a deadlock (SQLSTATE 40P01), so that the caller retries. Throws any other error again.
 */
function rethrowUnlessDeadlock(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === '40P01') return false;
  throw error;
}

/**
 * Deletes the data of all people from the embedded database of a running server. Does not reset the id
 * sequences: for a reused id, the server could return the cached data of a deleted record.
 */
export async function emptyDatabase(dataDir: string): Promise<void> {
  const connection = await findRunningPostgres(dataDir);
  // Waits up to 30 s for table locks, because requests of the previous test can still hold locks.
  const { pool, close } = createDatabase({ ...connection, max: 1, lock_timeout: 30_000, statement_timeout: 0 });
  try {
    const { rows } = await pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname in ('public', 'auth') and format('%s.%s', schemaname, tablename) <> all($1)`,
      [keptTables],
    );
    const truncateSql = `truncate ${rows.map(({ name }) => name).join(', ')}`;
    // Repeats the statement if PostgreSQL has ended it because of a deadlock with background work of the
    // server.
    while (!(await pool.query(truncateSql).then(() => true, rethrowUnlessDeadlock)));
  } finally {
    await close();
  }
}
