import { isPreparedStatementLostError, isDriverTimeoutError } from './connection-errors.ts';
import { type CheckedOutConnection, type Database, getStatementName, type Transaction } from './database.ts';

interface Connection extends CheckedOutConnection {
  /** Error that made the connection unusable; undefined while the connection is usable. */
  fatalError: Error | undefined;
}

/**
 * Runs `work` on a checked-out connection. Afterwards closes the connection if it was lost or a statement
 * timed out in the driver.
 */
async function withConnection<T>(db: Database, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection: Connection = { ...(await db.checkOut()), fatalError: undefined };
  // Records that the connection was lost during the transaction. The pending statement rejects as well.
  const recordFatalError = (error: Error): void => {
    connection.fatalError = error;
  };
  connection.client.on('error', recordFatalError);
  try {
    return await work(connection);
  } catch (error) {
    if (isDriverTimeoutError(error) || isPreparedStatementLostError(error)) recordFatalError(error);
    throw error;
  } finally {
    connection.client.off('error', recordFatalError);
    connection.release(connection.fatalError);
  }
}

/**
 * Runs `work` in one READ COMMITTED transaction. Commits when `work` resolves, rolls back when it rejects.
 */
export function runInTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return withConnection(db, async (connection) => {
    const { client, query } = connection;
    try {
      await query({ text: 'begin' });
      const result = await work({ inTransaction: true, query });
      await query({ text: 'commit' });
      return result;
    } catch (error) {
      // After a timeout the request has no time left for a `rollback` statement. Closing the connection also
      // rolls the transaction back.
      if (!isDriverTimeoutError(error) && !connection.fatalError)
        await client.query('rollback').catch((failure: Error) => (connection.fatalError = failure));
      throw error;
    }
  });
}

/**
 * Sends `begin`, the statements of `work` and `commit` in one network round trip. `work` must send all its
 * statements synchronously, so it cannot use rows that an earlier statement returned. The transaction is
 * committed unless a statement fails.
 */
export function runPipelinedTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return withConnection(db, async ({ query }) => {
    let hasSentAll = false;
    const beginResult = query({ text: 'begin' });
    const result = work({
      inTransaction: true,
      query: async (config) => {
        if (hasSentAll) throw new Error(`${getStatementName(config)} comes after the end of its transaction`);
        return query(config);
      },
    });
    hasSentAll = true;
    const settled = await Promise.allSettled([result, beginResult, query({ text: 'commit' })] as const);
    for (const one of settled) if (one.status === 'rejected') throw one.reason;
    return result;
  });
}
