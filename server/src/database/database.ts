import pg from 'pg';
import { countWait, currentCaller, notePart, waitLeft } from './request-deadline.ts';
import { columnTypes } from './column-types.ts';
import { patience, tell } from './session-settings.ts';
import { followFailovers } from './failovers.ts';
import { inTime } from '../concurrency/with-timeout.ts';
import { divideConnections } from './divide-connections.ts';
import type { CheckedOut } from './fair-connections.ts';
import { losesStatements } from './connection-errors.ts';

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

/** A connection of one's own, whose settings and locks live as long as it does. */
export interface Session extends Executor {
  /** Begins what speaks the protocol itself: a COPY as a stream. */
  submit<Stream extends pg.Submittable>(stream: Stream): Stream;
}

export interface Database extends Executor {
  readonly pool: pg.Pool;
  /** A connection of the pool to oneself, for as long as the call around may still wait for one. */
  borrow(): Promise<Borrowed>;
  close(): Promise<void>;
}

/** A connection on which no statement runs for longer than the call around may still wait. */
interface Borrowed extends Executor, CheckedOut {}

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

/** A value PostgreSQL takes as a parameter. */
export type Parameter = string | number | bigint | boolean | Date | Buffer | null | readonly (string | number)[];

/** One statement, prepared once a connection under its name. Answers its rows. */
export interface Statement<Row> {
  (executor: Executor, parameters?: readonly Parameter[]): Promise<Row[]>;
  readonly text: string;
}

/** Every statement of the server by name, so that a test can prepare each against the real schema. */
export const statements = new Map<string, string>();

/** Whether a statement changes nothing and waits for no lock. A test holds this against PostgreSQL's plans. */
export const onlyReads = (text: string): boolean =>
  /^\s*(?:select|with)\b/.test(text) && !/\b(?:insert into|update|delete from|for share|advisory)\b/.test(text);

/** A named statement: planned once a connection, which halves the cost of a call. Names are unique. */
export function sql<Row extends object = Record<string, never>>(
  name: string,
  text: string,
  { isSmall = false }: Pick<Query, 'isSmall'> = {},
): Statement<Row> {
  if (statements.has(name)) throw new Error(`Two statements are called ${name}`);
  statements.set(name, text);
  const reads = onlyReads(text);
  const run = async (executor: Executor, parameters: readonly Parameter[] = []): Promise<Row[]> =>
    (await executor.query<Row>({ name, text, values: [...parameters], reads, isSmall })).rows;
  return Object.assign(run, { text });
}

/** The row of a statement that answers exactly one, such as a count or a plain insert; a fault of ours when it does not. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`One row was expected, and there are ${rows.length}`);
  return row;
}

const noClocks = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };

/** For what nobody waits on, such as housekeeping: a minute for a connection or a lock, ten for a statement. */
export const longPatience = {
  callTimeoutMillis: undefined,
  connectionTimeoutMillis: 60_000,
  lock_timeout: 60_000,
  statement_timeout: 600_000,
  query_timeout: 601_000,
};

/** A statement's name; of one without, its text when that is a single word, such as `commit`. Never a value. */
const nameOf = ({ name, text }: pg.QueryConfig): string => name ?? (/^\w+$/.test(text) ? text : 'unnamed');

/** PostgreSQL's refusals leave a connection that can be used, unless it lost its prepared statements. */
const spoilsConnection = (error: Error): boolean => !(error instanceof pg.DatabaseError) || losesStatements(error);

const notRead = (): Error => new Error('Query read timeout');
const notInTime = (): Error => new Error('timeout exceeded when trying to connect');

/** The pool. A database that is away, or busy beyond `patience`, is an error and never a hang. */
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
  } = { ...patience, ...options };
  const clocks = { statement_timeout, lock_timeout, idle_in_transaction_session_timeout };
  const pool = new pg.Pool({
    max: 10,
    keepAlive: true,
    // A statement goes to the database at once, without waiting for the answer to the one before.
    pipeline: true,
    ...connection,
    // oxlint-disable-next-line typescript/no-misused-promises -- is waited for, which its type does not say
    onConnect: (client) => tell(client, clocks),
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
    spoils: losesStatements,
  });
  const connect = (take = checkOut): Promise<CheckedOut> => {
    const left = waitLeft(callTimeoutMillis);
    return left === undefined ? take(undefined) : countWait(take(currentCaller(), left));
  };
  /** A caller who gives up does not free the connection: it is busy until the statement ends. */
  const awaitRead = <T>(answer: Promise<T>): Promise<T> => {
    const left = waitLeft(callTimeoutMillis);
    return countWait(left === undefined ? answer : inTime(answer, left, notRead));
  };
  const mayShare = (config: Query): boolean =>
    shared > 0 && (config.isSmall === true || (sharesAllReads && config.reads === true));
  const read = async <Row extends pg.QueryResultRow>(config: Query): Promise<pg.QueryResult<Row>> => {
    const send = (client: pg.PoolClient) => notePart('statement', nameOf(config), client.query<Row>(config));
    if (mayShare(config)) return awaitRead(share(send, waitLeft(callTimeoutMillis)));
    const { client, release } = await connect(checkOutToRead);
    const answer = send(client);
    answer.then(
      () => release(),
      (error: Error) => release(spoilsConnection(error) ? error : undefined),
    );
    return awaitRead(answer);
  };
  const borrow = async (): Promise<Borrowed> => {
    const { client, release } = await connect();
    return {
      client,
      release,
      query: <Row extends pg.QueryResultRow>(config: pg.QueryConfig) => {
        const left = waitLeft(callTimeoutMillis);
        const atMost = left === undefined ? {} : { query_timeout: Math.min(left, pool.options.query_timeout ?? left) };
        const answer = failovers.follow(client, client.query<Row>({ ...atMost, ...config }));
        const noted = notePart('statement', nameOf(config), answer);
        return left === undefined ? noted : countWait(noted);
      },
    };
  };
  return {
    pool,
    borrow,
    query: async <Row extends pg.QueryResultRow>(config: Query) => {
      if (config.reads || mayShare(config)) return read<Row>(config);
      const { query, release } = await borrow();
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

/** Lends `work` a connection of its own on which no clock of the pool's runs, closed with everything it was told. */
export async function withSession<T>({ pool }: Database, work: (session: Session) => Promise<T>): Promise<T> {
  const { password } = pool.options;
  // COPY does not go together with statements that were sent ahead.
  const options = {
    ...pool.options,
    ...(password === undefined ? {} : { password }),
    query_timeout: 0,
    pipeline: false,
  };
  const client = new pg.Client(options);
  // Its loss reaches whoever waits for an answer.
  client.on('error', () => {});
  await client.connect();
  try {
    await tell(client, noClocks);
    return await work({ query: (config) => client.query(config), submit: (stream) => client.query(stream) });
  } finally {
    await client.end();
  }
}

/** The driver's own, which has no code; PostgreSQL's time-outs leave a connection that can be used. */
const isTimeout = (error: unknown): error is Error => error instanceof Error && error.message === 'Query read timeout';

interface Lent extends Borrowed {
  /** Why the connection can be used no more, once that is so. */
  loss: Error | undefined;
}

/** Lends `work` a connection of its own, which is closed afterwards when it was lost, or did not answer. */
async function withLent<T>(db: Database, work: (lent: Lent) => Promise<T>): Promise<T> {
  const lent: Lent = { ...(await db.borrow()), loss: undefined };
  // A connection lost in the middle of a transaction reports here as well as to the statement that waits on it.
  const noteLoss = (error: Error): void => {
    lent.loss = error;
  };
  lent.client.on('error', noteLoss);
  try {
    return await work(lent);
  } catch (error) {
    if (isTimeout(error) || losesStatements(error)) noteLoss(error);
    throw error;
  } finally {
    lent.client.off('error', noteLoss);
    lent.release(lent.loss);
  }
}

/** Runs `work` in one READ COMMITTED transaction: committed when it resolves, undone when it rejects. */
export function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return withLent(db, async (lent) => {
    const { client, query } = lent;
    try {
      await query({ text: 'begin' });
      const result = await work({ inTransaction: true, query });
      await query({ text: 'commit' });
      return result;
    } catch (error) {
      // A connection that did not answer once is not asked again: the caller has waited long enough.
      if (!isTimeout(error) && !lent.loss)
        await client.query('rollback').catch((failure: Error) => (lent.loss = failure));
      throw error;
    }
  });
}

/**
 * The statements that `work` sends before it waits for anything, as one READ COMMITTED transaction in a single turn of the
 * database: `begin` and `commit` go out with them. All of it is committed unless one of them fails; none can hang on what
 * another answers, but for what the database keeps for it until the transaction ends.
 */
export function inOneTurn<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return withLent(db, async ({ query }) => {
    let isOver = false;
    const begun = query({ text: 'begin' });
    const found = work({
      inTransaction: true,
      query: async (config) => {
        if (isOver) throw new Error(`${nameOf(config)} comes after the end of its transaction`);
        return query(config);
      },
    });
    isOver = true;
    const all = await Promise.allSettled([found, begun, query({ text: 'commit' })] as const);
    for (const one of all) if (one.status === 'rejected') throw one.reason;
    return found;
  });
}
