import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createDatabase, type Database, type Query } from '../database.ts';
import { maySeeReplica } from '../request-deadline.ts';
import { StartFailure } from '../../process/start-failure.ts';
import { firstPosition, parseWalPosition, type WalPosition } from './wal-position.ts';

/** A copy of the database that follows it, for calls that only read. */
export interface Replica {
  /** The database, whose reads are asked of the replica where the call around may see it. */
  readonly db: Database;
  /** Whether the replica can be asked, and shows every change up to `position`. */
  shows(position: WalPosition): boolean;
  /** Where the database's changes end now. */
  findPosition(): Promise<WalPosition>;
  [Symbol.asyncDispose](): Promise<void>;
}

interface ReplicaParts {
  primary: Database;
  connection: pg.PoolConfig;
  /** Hears, in a sentence, when the replica cannot be asked, and when it can again. */
  say: (level: 'info' | 'warn', sentence: string) => void;
}

/** How often both are asked where they are, in milliseconds. */
const interval = 500;
/** How far behind the replica may be: after so many milliseconds, what somebody else has changed shows. */
const mostBehind = 5_000;

/** One call waits no longer than this for the replica, so that there is time to ask the database instead. */
const patience = {
  callTimeoutMillis: 1_000,
  connectionTimeoutMillis: 800,
  statement_timeout: 900,
  query_timeout: 1_000,
};

/** Few enough that reads share a single one: what it is asked is answered by the replica whose position is known. */
const oneConnection = { max: 4, sharesAllReads: true };

/** What has been written down for good, and so can be sent; of a replica, what it shows. */
const flushed = `case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end`;
/** Behind everything that has been confirmed, also where a commit does not wait for the disk. */
const inserted = 'pg_current_wal_insert_lsn()';

async function findPosition(db: Database, which: string): Promise<WalPosition> {
  const text = `select ${which}::text as position`;
  const { rows } = await db.query<{ position: string | null }>({ text, reads: true });
  const position = parseWalPosition(rows[0]?.position ?? '');
  if (position === undefined) throw new Error('it does not say how far it has come');
  return position;
}

/** What a cluster and its copies have in common, and no other cluster; null where that may not be asked. */
async function findIdentity(db: Database): Promise<string | null> {
  const text = `select system_identifier || '/' || current_database() as identity from pg_control_system()`;
  const { rows } = await db.query<{ identity: string }>({ text, reads: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === '42501') return { rows: [] };
    throw error;
  });
  return rows[0]?.identity ?? null;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Opens the replica and follows it from then on. One that is away, or too far behind, is no failure: the database is asked
 * instead, until it is there again. Throws `StartFailure` where it is a copy of something else.
 */
export async function openReplica({ primary, connection, say }: ReplicaParts): Promise<Replica> {
  const copy = createDatabase({ ...connection, ...patience, ...oneConnection });
  /** Where the database was each time it was asked, of the last seconds. */
  let expected: { at: number; position: WalPosition }[] = [];
  let shown = firstPosition;
  let freshAt = -Infinity;
  /** Why it is not asked; undefined while it is. */
  let trouble: string | undefined = 'it has not been asked yet';
  let identity: string | null | undefined;

  // Behind one address several replicas may take turns: of a new connection it is not known yet what it shows.
  copy.pool.on('connect', () => {
    shown = firstPosition;
    freshAt = -Infinity;
  });
  const sayTrouble = (why: string): void =>
    say('warn', `The read replica is not asked for now (${why}): DATABASE_URL answers in its place.`);
  const become = (now: string | undefined): void => {
    if (trouble === undefined && now !== undefined) sayTrouble(now);
    if (trouble !== undefined && now === undefined) say('info', 'The read replica answers.');
    trouble = now;
  };

  const compare = async (): Promise<void> => {
    identity ??= await findIdentity(primary);
    const other = await findIdentity(copy);
    if (identity !== null && other !== null && identity !== other)
      throw new StartFailure('DATABASE_READ_URL leads to another database than DATABASE_URL, not to a replica of it.');
  };

  const look = async (): Promise<void> => {
    const at = performance.now();
    // While the database itself is away, what the replica has stays new for as long as it was.
    const position = await findPosition(primary, flushed).catch(() => undefined);
    if (position !== undefined) expected.push({ at, position });
    shown = await findPosition(copy, flushed);
    expected = expected.filter((one) => at - one.at <= mostBehind);
    freshAt = expected.findLast((one) => one.position <= shown)?.at ?? -Infinity;
    become(isFresh() ? undefined : 'it is more than five seconds behind');
  };
  const isFresh = (): boolean => performance.now() - freshAt <= mostBehind;

  const follow = async (): Promise<void> => {
    try {
      if (trouble !== undefined) await compare();
      await look();
    } catch (error) {
      become(reasonOf(error));
      if (error instanceof StartFailure) throw error;
    }
  };

  try {
    await follow();
  } catch (error) {
    await copy.close();
    throw error;
  }
  if (trouble !== undefined) sayTrouble(trouble);

  const ending = new AbortController();
  const followOn = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await sleep(interval, undefined, { ref: false, signal: ending.signal }).catch(() => {});
      await follow().catch(() => {});
    }
  };
  const following = followOn();

  const read = async <Row extends pg.QueryResultRow>(config: Query): Promise<pg.QueryResult<Row>> => {
    try {
      return await copy.query<Row>(config);
    } catch (error) {
      // What a replica had to cancel, or cannot make sense of yet, says nothing against it.
      if (!(error instanceof pg.DatabaseError)) become(reasonOf(error));
      return primary.query<Row>(config);
    }
  };

  return {
    db: {
      ...primary,
      query: (config) =>
        config.reads && maySeeReplica() && trouble === undefined ? read(config) : primary.query(config),
    },
    shows: (position) => trouble === undefined && position <= shown && isFresh(),
    findPosition: () => findPosition(primary, inserted),
    [Symbol.asyncDispose]: async () => {
      ending.abort();
      await following;
      await copy.close();
    },
  };
}
