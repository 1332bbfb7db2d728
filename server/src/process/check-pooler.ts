import type pg from 'pg';
import type { Database } from '../database/database.ts';
import { StartFailure } from './start-failure.ts';

// Once, where many share a pooler, chance may have it look like none; five times it does not.
const ROUNDS = 5;

const probe = { name: 'probe.session', text: 'select pg_backend_pid() as pid' };

async function processOf(client: pg.PoolClient): Promise<number | undefined> {
  return (await client.query<{ pid: number }>(probe)).rows[0]?.pid;
}

/**
 * Whether one connection keeps its process of PostgreSQL, asked twice and once more while another has a transaction. A pooler
 * that lends processes by the transaction gives away one that is free: to whoever asks next, be it that of the last or that of the longest ago.
 */
async function keepsItsOwn(one: pg.PoolClient, other: pg.PoolClient): Promise<boolean> {
  const own = [await processOf(one), await processOf(one)];
  await other.query('begin');
  const others = await processOf(other);
  own.push(await processOf(one));
  await other.query('commit');
  return new Set(own).size === 1 && !own.includes(others);
}

/** What only a pooler says: that it does not know a statement, knows it already, or wants no transaction. */
const isPoolers = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:26000|42P05|08P01)$/.test(String(error.code));

async function lasts({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  const [one, other] = [await pool.connect(), await pool.connect()];
  try {
    for (let round = 0; round < ROUNDS; round += 1) if (!(await keepsItsOwn(one, other))) return false;
    return true;
  } finally {
    // What they were told stays with them.
    for (const client of [one, other]) client.release(true);
  }
}

/**
 * Throws `StartFailure` when a connection does not last: named statements, settings and locks of a session are then lost,
 * or somebody else's, between one transaction and the next.
 */
export async function checkPooler(db: Pick<Database, 'pool'>): Promise<void> {
  const isLasting = await lasts(db).catch((error: unknown) => {
    if (isPoolers(error)) return false;
    throw error;
  });
  if (isLasting) return;
  throw new StartFailure(
    'A pooler in front of the database lends connections by the transaction, which neither prepared statements nor locks of ' +
      'Wishwell survive: let it pool by session (PgBouncer: pool_mode = session), or have DATABASE_URL lead past it.',
  );
}
