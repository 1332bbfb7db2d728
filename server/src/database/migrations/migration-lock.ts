import { setTimeout as sleep } from 'node:timers/promises';
import type { Executor } from '../database.ts';
import { StartFailure } from '../../process/start-failure.ts';

// The same constant for every process that migrates this database.
const MIGRATION_LOCK = 7_294_120_311;
/** Milliseconds between two attempts. */
const PAUSE_MS = 50;

interface WaitOptions {
  onWait?: (sentence: string) => void;
  /** Milliseconds between two calls of `onWait`, and altogether. */
  logMs?: number;
  waitMs?: number;
}

const findHolder = `
  select a.pid, a.application_name as name, a.state, extract(epoch from now() - a.state_change)::int as seconds
  from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'advisory' and l.granted and l.database = (select oid from pg_database where datname = current_database())
    and (l.classid::bigint << 32 | l.objid::bigint) = $1`;

/** Says which connection holds the lock, and how an operator ends it. */
async function describeHolder(executor: Executor): Promise<string> {
  const { rows } = await executor.query<{ pid: number; name: string; state: string; seconds: number }>({
    text: findHolder,
    values: [MIGRATION_LOCK],
  });
  const [holder] = rows;
  if (holder === undefined) return 'Another process holds the lock of the migrations.';
  const { pid, name, state, seconds } = holder;
  const program = name === '' ? '' : `${name}, `;
  return `Another process holds the lock of the migrations: PostgreSQL's process ${pid} (${program}${state} for ${seconds} s). If it hangs, end it: select pg_terminate_backend(${pid}).`;
}

/**
 * Tries until the lock is free. A statement that waits for it would block an index that the holder builds concurrently,
 * and the holder would wait for the statement. Logs who holds it; throws `StartFailure` after ten minutes.
 */
export async function acquireMigrationLock(
  executor: Executor,
  lock: 'pg_try_advisory_lock' | 'pg_try_advisory_xact_lock',
  { onWait = () => {}, logMs = 10_000, waitMs = 600_000 }: WaitOptions = {},
): Promise<void> {
  const text = `select ${lock}($1) as is_ours`;
  const begun = performance.now();
  let nextLog = begun + logMs;
  for (;;) {
    const { rows } = await executor.query<{ is_ours: boolean }>({ text, values: [MIGRATION_LOCK] });
    if (rows[0]?.is_ours) return;
    const now = performance.now();
    if (now > begun + waitMs) throw new StartFailure(await describeHolder(executor));
    if (now > nextLog) {
      nextLog = now + logMs;
      onWait(await describeHolder(executor));
    }
    await sleep(PAUSE_MS);
  }
}
