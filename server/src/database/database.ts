import pg from 'pg';
import { deductWait, currentCaller, recordStep, remainingTime } from './request-deadline.ts';
import { columnTypes } from './column-types.ts';
import { applySessionSettings, requestTimeouts } from './session-settings.ts';
import { followFailovers } from './failovers.ts';
import { withTimeout } from '../concurrency/with-timeout.ts';
import { divideConnections } from './divide-connections.ts';
import type { CheckedOut } from './fair-connections.ts';
import { isConnectionUnusable, isPreparedStatementLost } from './connection-errors.ts';

/** Whatever a statement can run on: the pool, or a transaction's own connection. */
export interface Executor {
  query<Row extends pg.QueryResultRow>(config: Query): Promise<pg.QueryResult<Row>>;
}

/** One statement as the driver takes it, and what is known of it. */
export interface Query extends pg.QueryConfig {
  /** Whether it only reads: a replica may answer it. */
  reads?: boolean;
  /** Whether it reads a few rows and little text, in a millisecond or two: it may share a connection with others. */
  isSmall?: boolean;
}

/** A connection inside a transaction; a statement that must not run outside one asks for this type. */
export interface Transaction extends Executor {
  readonly inTransaction: true;
}

export interface Database extends Executor {
  readonly pool: pg.Pool;
  /** Checks out a connection of the pool; waits for one as long as the call around may still wait. */
  checkOut(): Promise<CheckedOutConnection>;
  close(): Promise<void>;
}

/** A connection on which no statement runs for longer than the call around may still wait. */
export interface CheckedOutConnection extends Executor, CheckedOut {}

/** Of a pool: the driver's options, and how long one call may wait for it in all, in milliseconds; any time if undefined. */
export type DatabaseOptions = pg.PoolConfig & {
  callTimeoutMillis?: number | undefined;
  /** Whether all reads share connections, not only the small ones. */
  sharesAllReads?: boolean;
  /** How many transactions and single changes run at once. */
  changesAtOnce?: number;
  /** How many reads that are not small run at once. */
  readsAtOnce?: number;
};

/** A statement's name; of one without, its text when that is a single word, such as `commit`. Never a value. */
export const nameOf = ({ name, text }: pg.QueryConfig): string => name ?? (/^\w+$/.test(text) ? text : 'unnamed');

const notRead = (): Error => new Error('Query read timeout');
const notInTime = (): Error => new Error('timeout exceeded when trying to connect');

/** The pool. A database that is away, or busy beyond `requestTimeouts`, is an error and never a hang. */
export function createDatabase(options: DatabaseOptions, onIdleError: (error: Error) => void = () => {}): Database {
  const {
    callTimeoutMillis,
    sharesAllReads = false,
    changesAtOnce = 8,
    readsAtOnce = 3,
    statement_timeout,
    lock_timeout,
    idle_in_transaction_session_timeout = 15_000,
    ...connection
  } = { ...requestTimeouts, ...options };
  const timeouts = { statement_timeout, lock_timeout, idle_in_transaction_session_timeout };
  const pool = new pg.Pool({
    max: 10,
    keepAlive: true,
    // A statement goes to the database at once, without waiting for the answer to the one before.
    pipeline: true,
    ...connection,
    // oxlint-disable-next-line typescript/no-misused-promises -- pg awaits it although its type says void
    onConnect: (client) => applySessionSettings(client, timeouts),
    types: columnTypes,
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', onIdleError);
  // The pool takes its own listener off while it hands a connection out; one lost in that moment would end the process too.
  pool.on('connect', (client) => void client.on('error', () => {}));

  const failovers = followFailovers(pool);
  const { shared, share, checkOut, checkOutToRead } = divideConnections(failovers.connect, {
    // Background work takes no turns.
    connections: callTimeoutMillis === undefined ? 0 : pool.options.max,
    changesAtOnce,
    readsAtOnce,
    refusal: notInTime,
    spoils: isPreparedStatementLost,
  });
  const connect = (take = checkOut): Promise<CheckedOut> => {
    const left = remainingTime(callTimeoutMillis);
    return left === undefined ? take(undefined) : deductWait(take(currentCaller(), left));
  };
  /** A caller who gives up does not free the connection: it is busy until the statement ends. */
  const awaitRead = <T>(answer: Promise<T>): Promise<T> => {
    const left = remainingTime(callTimeoutMillis);
    return deductWait(left === undefined ? answer : withTimeout(answer, left, notRead));
  };
  const mayShare = (config: Query): boolean =>
    shared > 0 && (config.isSmall === true || (sharesAllReads && config.reads === true));
  const read = async <Row extends pg.QueryResultRow>(config: Query): Promise<pg.QueryResult<Row>> => {
    const send = (client: pg.PoolClient) => recordStep('statement', nameOf(config), client.query<Row>(config));
    if (mayShare(config)) return awaitRead(share(send, remainingTime(callTimeoutMillis)));
    const { client, release } = await connect(checkOutToRead);
    const answer = send(client);
    answer.then(
      () => release(),
      (error: Error) => release(isConnectionUnusable(error) ? error : undefined),
    );
    return awaitRead(answer);
  };
  const checkOutConnection = async (): Promise<CheckedOutConnection> => {
    const { client, release } = await connect();
    return {
      client,
      release,
      query: <Row extends pg.QueryResultRow>(config: pg.QueryConfig) => {
        const left = remainingTime(callTimeoutMillis);
        const atMost = left === undefined ? {} : { query_timeout: Math.min(left, pool.options.query_timeout ?? left) };
        const answer = failovers.follow(client, client.query<Row>({ ...atMost, ...config }));
        const noted = recordStep('statement', nameOf(config), answer);
        return left === undefined ? noted : deductWait(noted);
      },
    };
  };
  return {
    pool,
    checkOut: checkOutConnection,
    query: async <Row extends pg.QueryResultRow>(config: Query) => {
      if (config.reads || mayShare(config)) return read<Row>(config);
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
