import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../../process/start-failure.ts';
import type { Executor } from '../database.ts';

// Key of the advisory lock that allows only one process at a time to migrate a database.
const MIGRATION_ADVISORY_LOCK_ID = 7_294_120_311;
/** Milliseconds between two attempts to acquire the migration lock. */
const RETRY_PAUSE_MS = 50;

interface MigrationLockWaitOptions {
  /**
   * Callback that runs every `logMs` milliseconds of the wait, with a description of the process that holds
   * the lock.
   */
  onWait?: (message: string) => void;
  logMs?: number;
  /** Milliseconds after which the wait for the migration lock fails. */
  waitMs?: number;
}

const findLockHolderSql = `
  select a.pid, a.application_name as name, a.state, extract(epoch from now() - a.state_change)::int as seconds
  from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'advisory' and l.granted and l.database = (select oid from pg_database where datname = current_database())
    and (l.classid::bigint << 32 | l.objid::bigint) = $1`;

/**
 * Returns a message for the operator: which process holds the migration lock, and the SQL command that ends
 * that process.
 */
async function describeLockHolder(executor: Executor): Promise<string> {
  const { rows } = await executor.query<{ pid: number; name: string; state: string; seconds: number }>({
    text: findLockHolderSql,
    values: [MIGRATION_ADVISORY_LOCK_ID],
  });
  const [holder] = rows;
  if (holder === undefined) return 'Another process holds the lock of the migrations.';
  const { pid, name, state, seconds } = holder;
  const program = name === '' ? '' : `${name}, `;
  return `Another process holds the lock of the migrations: PostgreSQL's process ${pid} (${program}${state} for ${seconds} s). If it hangs, end it: select pg_terminate_backend(${pid}).`;
}

/**
 * Acquires the migration lock with the PostgreSQL function `lockFunction`. Polls for the lock, because a
 * waiting statement would deadlock with a process that builds an index concurrently. Throws `StartFailure`
 * after `waitMs` milliseconds.
 */
export async function acquireMigrationLock(
  executor: Executor,
  lockFunction: 'pg_try_advisory_lock' | 'pg_try_advisory_xact_lock',
  { onWait = () => {}, logMs = 10_000, waitMs = 600_000 }: MigrationLockWaitOptions = {},
): Promise<void> {
  const text = `select ${lockFunction}($1) as is_ours`;
  const startedAt = performance.now();
  let nextLogAt = startedAt + logMs;
  for (;;) {
    const { rows } = await executor.query<{ is_ours: boolean }>({ text, values: [MIGRATION_ADVISORY_LOCK_ID] });
    if (rows[0]?.is_ours) return;
    const now = performance.now();
    if (now > startedAt + waitMs) throw new StartFailure(await describeLockHolder(executor));
    if (now > nextLogAt) {
      nextLogAt = now + logMs;
      onWait(await describeLockHolder(executor));
    }
    await sleep(RETRY_PAUSE_MS);
  }
}
