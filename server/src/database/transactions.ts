import { isPreparedStatementLost, isTimeout } from './connection-errors.ts';
import { type CheckedOutConnection, type Database, nameOf, type Transaction } from './database.ts';

interface Connection extends CheckedOutConnection {
  /** Why the connection can be used no more, once that is so. */
  loss: Error | undefined;
}

/** Checks out a connection for `work`; closes it afterwards when it was lost, or did not answer. */
async function withConnection<T>(db: Database, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection: Connection = { ...(await db.checkOut()), loss: undefined };
  // A connection lost in the middle of a transaction reports here as well as to the statement that waits on it.
  const noteLoss = (error: Error): void => {
    connection.loss = error;
  };
  connection.client.on('error', noteLoss);
  try {
    return await work(connection);
  } catch (error) {
    if (isTimeout(error) || isPreparedStatementLost(error)) noteLoss(error);
    throw error;
  } finally {
    connection.client.off('error', noteLoss);
    connection.release(connection.loss);
  }
}

/** Runs `work` in one READ COMMITTED transaction: committed when it resolves, undone when it rejects. */
export function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return withConnection(db, async (connection) => {
    const { client, query } = connection;
    try {
      await query({ text: 'begin' });
      const result = await work({ inTransaction: true, query });
      await query({ text: 'commit' });
      return result;
    } catch (error) {
      // A connection that did not answer once is not asked again: the caller has waited long enough.
      if (!isTimeout(error) && !connection.loss)
        await client.query('rollback').catch((failure: Error) => (connection.loss = failure));
      throw error;
    }
  });
}

/**
 * Sends `begin`, the statements that `work` sends before it waits for anything, and `commit` in one round trip, as one READ
 * COMMITTED transaction. All of it is committed unless a statement fails. No statement can depend on another's rows, only on
 * what the database keeps until the transaction ends.
 */
export function pipelinedTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return withConnection(db, async ({ query }) => {
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
