import pg from 'pg';
import { createFairQueue, type FairQueue } from '../concurrency/fair-queue.ts';
import { withTimeout } from '../concurrency/with-timeout.ts';
import { isUnusableConnectionError } from './connection-errors.ts';
import { getFairQueueKeyOfCaller, recordTimedRequestStep } from './request-context.ts';
import { applySessionSettings, requestTimeouts } from './session-settings.ts';

// Parses bigint columns as numbers. No value is rounded, because all stay below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface Executor {
  query<Row extends pg.QueryResultRow>(config: Query): Promise<pg.QueryResult<Row>>;
}

/** SQL statement with its parameters, for the driver `pg`. */
export interface Query extends pg.QueryConfig {
  /**
   * Whether the statement only reads and waits for no lock. It may then use a connection of the pool for
   * reads. The function `sql` sets this value.
   */
  reads?: boolean;
}

/** A connection with an open transaction. Functions that need a transaction have a parameter of this type. */
export interface Transaction extends Executor {
  readonly inTransaction: true;
}

export interface Database extends Executor {
  /**
   * Pool of connections for transactions and single changes; for reads too if `readConnections` is not set.
   */
  readonly pool: pg.Pool;
  /**
   * Checks out a connection of `pool`. Rejects if none is free within `connectionTimeoutMillis` milliseconds.
   */
  checkOut(): Promise<CheckedOutConnection>;
  countConnections(): ConnectionCounts;
  close(): Promise<void>;
}

/** Counts of database connections, each summed over all pools. */
interface ConnectionCounts {
  inUse: number;
  idle: number;
  /** Number of requests that wait for a connection. */
  waiting: number;
  max: number;
}

/** A database connection that the caller must release. */
interface CheckedOutConnection extends Executor {
  /** Whether the connection was lost or is unusable. `release` then closes it. */
  isBroken(): boolean;
  release(): void;
}

export type DatabaseOptions = pg.PoolConfig & {
  /**
   * Number of connections of a separate pool for reads. If set, a fair queue shares the connections of both
   * pools between callers. Undefined if no HTTP requests use the database.
   */
  readConnections?: number;
};

/**
 * Maximum numbers of database connections that a server process uses for requests: `max` for transactions and
 * changes, `readConnections` for reads.
 */
export const requestConnectionLimits = { max: 8, readConnections: 4 } as const;

/** A connection pool, and the queue in which callers wait for its connections. */
interface SharedPool {
  pool: pg.Pool;
  queue: FairQueue | undefined;
}

/**
 * Returns the name of a statement for logs and traces. For a statement without a name, returns its SQL text
 * if it is a single word such as `commit`, otherwise `unnamed`. Never returns parameter values.
 */
export const getStatementName = ({ name, text }: pg.QueryConfig): string =>
  name ?? (/^\w+$/.test(text) ? text : 'unnamed');

const createConnectTimeoutError = (): Error => new Error('timeout exceeded when trying to connect');

/**
 * Connections with a commit that was cancelled while it waited for the synchronous standby. Such a commit may
 * exist only on the primary, but PostgreSQL reports it as a success with a warning.
 */
const unreplicatedClients = new WeakSet<pg.PoolClient>();

/**
 * PostgreSQL function that sends the warning about an unreplicated commit. The code compares this name,
 * because the text of the warning depends on the server's language.
 */
const replicationWaitRoutine = 'SyncRepWaitForLSN';

/**
 * Creates a database with one pool, or with two pools if `readConnections` is set. Read-only statements then
 * run on the pool for reads, so they never wait behind transactions that wait for locks. All other statements
 * and all transactions run on `pool`. A wait for a connection, a lock or a statement rejects after its
 * timeout in `options`. The default timeouts are `requestTimeouts`.
 */
export function createDatabase(options: DatabaseOptions, onIdleError: (error: Error) => void = () => {}): Database {
  const { readConnections, ...settings } = options;
  const changes = openPool(settings, onIdleError);
  if (readConnections === undefined) return joinPools({ pool: changes, queue: undefined });
  const reads = openPool({ ...settings, max: readConnections }, onIdleError);
  return joinPools(
    // Each caller gets only one connection at a time. Otherwise one caller's transactions that wait for a
    // lock could occupy all connections.
    { pool: changes, queue: createCallerQueue(changes, 1) },
    { pool: reads, queue: createCallerQueue(reads, Math.ceil(readConnections / 2)) },
  );
}

const getMaxWaitMs = ({ options }: pg.Pool): number =>
  options.connectionTimeoutMillis ?? requestTimeouts.connectionTimeoutMillis;

const createCallerQueue = (pool: pg.Pool, maxRunningPerKey: number): FairQueue =>
  createFairQueue({
    maxRunning: pool.options.max,
    maxRunningPerKey,
    maxWaitMs: getMaxWaitMs(pool),
    createRefusal: createConnectTimeoutError,
  });

function openPool(options: pg.PoolConfig, onIdleError: (error: Error) => void): pg.Pool {
  const {
    statement_timeout,
    lock_timeout,
    idle_in_transaction_session_timeout = 15_000,
    ...connection
  } = { ...requestTimeouts, ...options };
  const timeouts = { statement_timeout, lock_timeout, idle_in_transaction_session_timeout };
  const pool = new pg.Pool({
    max: 10,
    keepAlive: true,
    // Enables pipelining: sends each statement without waiting for the result of the previous statement.
    pipeline: true,
    ...connection,
    // oxlint-disable-next-line typescript/no-misused-promises -- pg awaits it although its type says void
    onConnect: (client) => applySessionSettings(client, timeouts),
  });
  // Without this listener for `error`, the loss of an idle connection would end the process.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => {
    // The pool removes its own `error` listener while a connection is checked out. Without this listener, an
    // error of that connection would end the process.
    client.on('error', () => {});
    client.on('notice', ({ routine }) => {
      if (routine === replicationWaitRoutine) unreplicatedClients.add(client);
    });
  });
  return pool;
}

function joinPools(forChanges: SharedPool, forReads = forChanges): Database {
  const pools = [...new Set([forChanges, forReads])];
  const sum = (count: (one: SharedPool) => number): number => pools.reduce((total, one) => total + count(one), 0);
  return {
    pool: forChanges.pool,
    checkOut: () => checkOut(forChanges),
    query: async (config) => {
      const { query, release } = await checkOut(config.reads ? forReads : forChanges);
      try {
        return await query(config);
      } finally {
        release();
      }
    },
    countConnections: () => ({
      inUse: sum(({ pool }) => pool.totalCount - pool.idleCount),
      idle: sum(({ pool }) => pool.idleCount),
      waiting: sum(({ pool, queue }) => pool.waitingCount + (queue?.load().waiting ?? 0)),
      max: sum(({ pool }) => pool.options.max),
    }),
    close: async () => {
      await Promise.all(pools.map(({ pool }) => pool.end()));
    },
  };
}

/**
 * Checks out a connection. An HTTP request first waits in the queue, which is fair between clients.
 * Background work skips the queue. Waits at most `connectionTimeoutMillis` for queue and connection together.
 */
async function checkOut({ pool, queue }: SharedPool): Promise<CheckedOutConnection> {
  const caller = getFairQueueKeyOfCaller();
  if (!queue || caller === undefined) return wrapClient(await pool.connect());
  const startedAt = performance.now();
  const freeSlot = await queue.acquire(caller);
  const connecting = pool.connect();
  try {
    const remainingMs = Math.max(1, startedAt + getMaxWaitMs(pool) - performance.now());
    return wrapClient(await withTimeout(connecting, remainingMs, createConnectTimeoutError), freeSlot);
  } catch (error) {
    freeSlot();
    // If the pool provides the connection after the timeout, returns the connection to the pool at once.
    connecting.then((client) => client.release()).catch(() => {});
    throw error;
  }
}

function wrapClient(client: pg.PoolClient, freeSlot = (): void => {}): CheckedOutConnection {
  let fatalError: Error | undefined;
  return {
    isBroken: () => fatalError !== undefined,
    release: () => {
      client.release(fatalError);
      freeSlot();
    },
    query: async <Row extends pg.QueryResultRow>(config: Query) => {
      try {
        const result = await recordTimedRequestStep('statement', getStatementName(config), client.query<Row>(config));
        if (unreplicatedClients.delete(client)) throw new Error('The commit was not replicated: its wait was canceled');
        return result;
      } catch (error) {
        if (isUnusableConnectionError(error)) fatalError = error;
        throw error;
      }
    },
  };
}
