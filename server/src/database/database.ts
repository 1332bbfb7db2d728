import pg from 'pg';
import { withTimeout } from '../concurrency/with-timeout.ts';
import { columnTypes } from './column-types.ts';
import { isUnusableConnectionError, isPreparedStatementLostError } from './connection-errors.ts';
import { divideConnections } from './divide-connections.ts';
import { createFailoverHandler } from './failovers.ts';
import type { CheckedOutClient } from './fair-connections.ts';
import { recordDatabaseWait, getCurrentCallerKey, recordStep, getRemainingMs } from './request-deadline.ts';
import { applySessionSettings, requestTimeouts } from './session-settings.ts';

export interface Executor {
  query<Row extends pg.QueryResultRow>(config: Query): Promise<pg.QueryResult<Row>>;
}

/** An SQL statement for the driver `pg`, with hints for the choice of the connection that runs it. */
export interface Query extends pg.QueryConfig {
  /** Whether the statement only reads, so that it may run on a replica. */
  reads?: boolean;
  /**
   * Whether the statement takes at most two milliseconds and reads only a few small rows. Such a statement
   * may share a connection with statements of other requests.
   */
  isSmall?: boolean;
}

/** A connection with an open transaction. Functions that need a transaction have a parameter of this type. */
export interface Transaction extends Executor {
  readonly inTransaction: true;
}

export interface Database extends Executor {
  readonly pool: pg.Pool;
  /** Checks out a connection. Waits for a free connection until the request's deadline at the latest. */
  checkOut(): Promise<CheckedOutConnection>;
  close(): Promise<void>;
}

/** A checked-out connection. Its method `query` rejects at the request's deadline. */
export interface CheckedOutConnection extends Executor, CheckedOutClient {}

/**
 * Options of a connection pool. `callTimeoutMillis` is the maximum total time that one request waits for the
 * database, in milliseconds. Undefined means no limit.
 */
export type DatabaseOptions = pg.PoolConfig & {
  callTimeoutMillis?: number | undefined;
  /**
   * Whether every read-only statement may share a connection with statements of other requests. By default
   * only statements with `isSmall` share connections.
   */
  sharesAllReads?: boolean;
  /** Maximum number of transactions and single changing statements that run at the same time. */
  maxConcurrentChanges?: number;
  /** Maximum number of large reads that run at the same time. */
  maxConcurrentReads?: number;
};

/**
 * Returns the statement's name for logs and traces. For a statement without a name, returns its SQL text if
 * the text is a single word such as `commit`, otherwise `unnamed`. Never returns parameter values.
 */
export const getStatementName = ({ name, text }: pg.QueryConfig): string =>
  name ?? (/^\w+$/.test(text) ? text : 'unnamed');

const createReadTimeoutError = (): Error => new Error('Query read timeout');
const createConnectTimeoutError = (): Error => new Error('timeout exceeded when trying to connect');

/**
 * Creates a database with a connection pool. A wait for a connection, a lock or a statement ends with an
 * error after the timeout in `options`; the default timeouts are `requestTimeouts`.
 */
export function createDatabase(options: DatabaseOptions, onIdleError: (error: Error) => void = () => {}): Database {
  const {
    callTimeoutMillis,
    sharesAllReads = false,
    maxConcurrentChanges = 8,
    maxConcurrentReads = 3,
    statement_timeout,
    lock_timeout,
    idle_in_transaction_session_timeout = 15_000,
    ...connection
  } = { ...requestTimeouts, ...options };
  const timeouts = { statement_timeout, lock_timeout, idle_in_transaction_session_timeout };
  const pool = new pg.Pool({
    max: 10,
    keepAlive: true,
    // Sends each statement without waiting for the result of the previous statement.
    pipeline: true,
    ...connection,
    // oxlint-disable-next-line typescript/no-misused-promises -- pg awaits it although its type says void
    onConnect: (client) => applySessionSettings(client, timeouts),
    types: columnTypes,
  });
  // Without a listener for `error`, the loss of an idle connection would end the process.
  pool.on('error', onIdleError);
  // The pool removes its own `error` listener while a connection is checked out. Without the listener below,
  // an error of that connection would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));

  const failovers = createFailoverHandler(pool);
  const { sharedCount, share, checkOut, checkOutToRead } = divideConnections(failovers.connect, {
    // With 0 connections, the pool is not divided and has no queues per caller. A pool without
    // `callTimeoutMillis` serves only background work, which has no caller.
    connections: callTimeoutMillis === undefined ? 0 : pool.options.max,
    maxConcurrentChanges,
    maxConcurrentReads,
    createTimeoutError: createConnectTimeoutError,
    breaksConnection: isPreparedStatementLostError,
  });
  const connect = (checkOutFrom = checkOut): Promise<CheckedOutClient> => {
    const remainingMs = getRemainingMs(callTimeoutMillis);
    return remainingMs === undefined
      ? checkOutFrom(undefined)
      : recordDatabaseWait(checkOutFrom(getCurrentCallerKey(), remainingMs));
  };
  /** Returns the result of a read, or rejects at the request's deadline without cancelling the statement. */
  const awaitRead = <T>(pending: Promise<T>): Promise<T> => {
    const remainingMs = getRemainingMs(callTimeoutMillis);
    return recordDatabaseWait(
      remainingMs === undefined ? pending : withTimeout(pending, remainingMs, createReadTimeoutError),
    );
  };
  const mayShare = (config: Query): boolean =>
    sharedCount > 0 && (config.isSmall === true || (sharesAllReads && config.reads === true));
  const runRead = async <Row extends pg.QueryResultRow>(config: Query): Promise<pg.QueryResult<Row>> => {
    const sendQuery = (client: pg.PoolClient) =>
      recordStep('statement', getStatementName(config), client.query<Row>(config));
    if (mayShare(config)) return awaitRead(share(sendQuery, getRemainingMs(callTimeoutMillis)));
    const { client, release } = await connect(checkOutToRead);
    const pending = sendQuery(client);
    pending.then(
      () => release(),
      (error: Error) => release(isUnusableConnectionError(error) ? error : undefined),
    );
    return awaitRead(pending);
  };
  const checkOutConnection = async (): Promise<CheckedOutConnection> => {
    const { client, release } = await connect();
    return {
      client,
      release,
      query: <Row extends pg.QueryResultRow>(config: pg.QueryConfig) => {
        const remainingMs = getRemainingMs(callTimeoutMillis);
        const timeoutOption =
          remainingMs === undefined
            ? {}
            : { query_timeout: Math.min(remainingMs, pool.options.query_timeout ?? remainingMs) };
        const pending = failovers.watch(client, client.query<Row>({ ...timeoutOption, ...config }));
        const recorded = recordStep('statement', getStatementName(config), pending);
        return remainingMs === undefined ? recorded : recordDatabaseWait(recorded);
      },
    };
  };
  return {
    pool,
    checkOut: checkOutConnection,
    query: async <Row extends pg.QueryResultRow>(config: Query) => {
      if (config.reads || mayShare(config)) return runRead<Row>(config);
      const { query, release } = await checkOutConnection();
      let failure: Error | undefined;
      try {
        return await query<Row>(config);
      } catch (error) {
        failure = error as Error;
        throw error;
      } finally {
        release(failure);
      }
    },
    close: () => pool.end(),
  };
}
