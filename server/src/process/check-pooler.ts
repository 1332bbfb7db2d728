import type pg from 'pg';
import type { Database } from '../database/database.ts';
import { StartFailure } from './start-failure.ts';

// Number of runs of the check. One run can succeed by chance, because a busy pooler assigns PostgreSQL
// processes at random.
const CHECK_ROUNDS = 5;

const probeStatement = { name: 'probe.session', text: 'select pg_backend_pid() as pid' };

async function findProcessId(client: pg.PoolClient): Promise<number | undefined> {
  return (await client.query<{ pid: number }>(probeStatement)).rows[0]?.pid;
}

/**
 * Returns whether `firstClient` keeps the same PostgreSQL process while `secondClient` has an open
 * transaction. A pooler in transaction mode can assign that process to `secondClient`.
 */
async function hasDedicatedProcess(firstClient: pg.PoolClient, secondClient: pg.PoolClient): Promise<boolean> {
  const ownIds = [await findProcessId(firstClient), await findProcessId(firstClient)];
  await secondClient.query('begin');
  const otherId = await findProcessId(secondClient);
  ownIds.push(await findProcessId(firstClient));
  await secondClient.query('commit');
  return new Set(ownIds).size === 1 && !ownIds.includes(otherId);
}

/**
 * Returns whether only a pooler can cause this error: unknown prepared statement (26000), duplicate prepared
 * statement (42P05) or protocol violation (08P01).
 */
const isPoolerError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:26000|42P05|08P01)$/.test(String(error.code));

async function hasDedicatedProcessInAllRounds({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  const [firstClient, secondClient] = [await pool.connect(), await pool.connect()];
  try {
    for (let round = 0; round < CHECK_ROUNDS; round += 1)
      if (!(await hasDedicatedProcess(firstClient, secondClient))) return false;
    return true;
  } finally {
    // Closes both connections instead of returning them to the pool, because they have the prepared statement
    // of this check.
    for (const client of [firstClient, secondClient]) client.release(true);
  }
}

/**
 * Throws a `StartFailure` if a connection pooler in transaction mode is between server and database. With
 * such a pooler, a connection loses its prepared statements, settings and advisory locks.
 */
export async function assertNoTransactionPooling(db: Pick<Database, 'pool'>): Promise<void> {
  const areProcessesDedicated = await hasDedicatedProcessInAllRounds(db).catch((error: unknown) => {
    if (isPoolerError(error)) return false;
    throw error;
  });
  if (areProcessesDedicated) return;
  throw new StartFailure(
    'A pooler in front of the database uses transaction mode, which breaks prepared statements and locks of Wishwell: ' +
      'set it to session mode (PgBouncer: pool_mode = session), or point DATABASE_URL at the database itself.',
  );
}
