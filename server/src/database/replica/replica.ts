import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartFailure } from '../../process/start-failure.ts';
import { createDatabase, type Database, type Query } from '../database.ts';
import { canReadFromReplica } from '../request-deadline.ts';
import { positionBeforeAllChanges, parseWalPosition, type WalPosition } from './wal-position.ts';

export interface Replica {
  /**
   * Runs read-only queries on the replica if the request allows it, and all other statements on the primary.
   */
  readonly db: Database;
  /** Returns whether the replica is usable and contains all changes up to `position`. */
  shows(position: WalPosition): boolean;
  /** Returns the current WAL position of the primary. */
  findPosition(): Promise<WalPosition>;
  [Symbol.asyncDispose](): Promise<void>;
}

interface ReplicaOptions {
  primary: Database;
  connection: pg.PoolConfig;
  /** Logs when the replica becomes unavailable or available. */
  log: (level: 'info' | 'warn', message: string) => void;
}

/** Milliseconds between two comparisons of the WAL positions of primary and replica. */
const checkIntervalMs = 500;
/** Maximum replication lag in milliseconds. A replica with a longer lag is not used. */
const maxLagMs = 5_000;

/**
 * Timeouts of the replica in milliseconds. They are shorter than the timeouts of the primary, so that the
 * primary still has time to run the query after the replica failed.
 */
const replicaTimeouts = {
  callTimeoutMillis: 1_000,
  connectionTimeoutMillis: 800,
  statement_timeout: 900,
  query_timeout: 1_000,
};

/**
 * Options of a small pool in which all queries share one connection. Thus the WAL position and the rows come
 * from the same replica, even if several replicas have the same host name.
 */
const sharedConnectionOptions = { max: 4, sharesAllReads: true };

/**
 * SQL for a WAL position: on a primary, the position up to which it has flushed to disk; on a replica, the
 * position up to which it has replayed.
 */
const flushedPositionSql = `case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end`;
/**
 * SQL for the insert position in the WAL of the primary. This position lies after every confirmed commit,
 * even if `synchronous_commit` is off.
 */
const insertPositionSql = 'pg_current_wal_insert_lsn()';

async function findPosition(db: Database, positionSql: string): Promise<WalPosition> {
  const text = `select ${positionSql}::text as position`;
  const { rows } = await db.query<{ position: string | null }>({ text, reads: true });
  const position = parseWalPosition(rows[0]?.position ?? '');
  if (position === undefined) throw new Error('it does not report its position');
  return position;
}

/**
 * Returns an identifier that is the same only on a primary and its replicas. Returns null if the database
 * user has no permission to query it.
 */
async function findClusterIdentity(db: Database): Promise<string | null> {
  const text = `select system_identifier || '/' || current_database() as identity from pg_control_system()`;
  const { rows } = await db.query<{ identity: string }>({ text, reads: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === '42501') return { rows: [] };
    throw error;
  });
  return rows[0]?.identity ?? null;
}

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Connects to the replica and checks its WAL position every `checkIntervalMs`. While the replica is
 * unavailable or lags, all queries go to the primary. Throws `StartFailure` if the server is not a replica of
 * the primary.
 */
export async function openReplica({ primary, connection, log }: ReplicaOptions): Promise<Replica> {
  const replicaDb = createDatabase({ ...connection, ...replicaTimeouts, ...sharedConnectionOptions });
  let primaryPositions: { at: number; position: WalPosition }[] = [];
  let replayedPosition = positionBeforeAllChanges;
  let lastFreshAt = -Infinity;
  /** Reason why the replica is not used; undefined while it is used. */
  let unavailableReason: string | undefined = 'not checked yet';
  let primaryIdentity: string | null | undefined;

  // A new connection may lead to another replica with the same host name. The WAL position of that replica is
  // still unknown.
  replicaDb.pool.on('connect', () => {
    replayedPosition = positionBeforeAllChanges;
    lastFreshAt = -Infinity;
  });
  const logUnavailable = (reason: string): void =>
    log('warn', `The read replica is not used now (${reason}): reads go to DATABASE_URL.`);
  const setUnavailableReason = (reason: string | undefined): void => {
    if (unavailableReason === undefined && reason !== undefined) logUnavailable(reason);
    if (unavailableReason !== undefined && reason === undefined) log('info', 'The read replica is used again.');
    unavailableReason = reason;
  };

  const assertSameCluster = async (): Promise<void> => {
    primaryIdentity ??= await findClusterIdentity(primary);
    const replicaIdentity = await findClusterIdentity(replicaDb);
    if (primaryIdentity !== null && replicaIdentity !== null && primaryIdentity !== replicaIdentity)
      throw new StartFailure('DATABASE_READ_URL leads to another database than DATABASE_URL, not to a replica of it.');
  };

  const updatePositions = async (): Promise<void> => {
    const checkedAt = performance.now();
    // If the primary is unavailable, the replica remains in use for `maxLagMs`.
    const position = await findPosition(primary, flushedPositionSql).catch(() => undefined);
    if (position !== undefined) primaryPositions.push({ at: checkedAt, position });
    replayedPosition = await findPosition(replicaDb, flushedPositionSql);
    primaryPositions = primaryPositions.filter((one) => checkedAt - one.at <= maxLagMs);
    lastFreshAt = primaryPositions.findLast((one) => one.position <= replayedPosition)?.at ?? -Infinity;
    setUnavailableReason(isFresh() ? undefined : 'it is more than five seconds behind');
  };
  const isFresh = (): boolean => performance.now() - lastFreshAt <= maxLagMs;

  const checkReplica = async (): Promise<void> => {
    try {
      if (unavailableReason !== undefined) await assertSameCluster();
      await updatePositions();
    } catch (error) {
      setUnavailableReason(getMessage(error));
      if (error instanceof StartFailure) throw error;
    }
  };

  try {
    await checkReplica();
  } catch (error) {
    await replicaDb.close();
    throw error;
  }
  if (unavailableReason !== undefined) logUnavailable(unavailableReason);

  const closing = new AbortController();
  const checkPeriodically = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await sleep(checkIntervalMs, undefined, { ref: false, signal: closing.signal }).catch(() => {});
      await checkReplica().catch(() => {});
    }
  };
  const periodicChecks = checkPeriodically();

  const readFromReplica = async <Row extends pg.QueryResultRow>(config: Query): Promise<pg.QueryResult<Row>> => {
    try {
      return await replicaDb.query<Row>(config);
    } catch (error) {
      // An error from PostgreSQL, such as a cancelled query, does not mean that the replica is unavailable.
      if (!(error instanceof pg.DatabaseError)) setUnavailableReason(getMessage(error));
      return primary.query<Row>(config);
    }
  };

  return {
    db: {
      ...primary,
      query: (config) =>
        config.reads && canReadFromReplica() && unavailableReason === undefined
          ? readFromReplica(config)
          : primary.query(config),
    },
    shows: (position) => unavailableReason === undefined && position <= replayedPosition && isFresh(),
    findPosition: () => findPosition(primary, insertPositionSql),
    [Symbol.asyncDispose]: async () => {
      closing.abort();
      await periodicChecks;
      await replicaDb.close();
    },
  };
}
