import { type Database, getStatementName, type Transaction } from './database.ts';

/**
 * Runs `work` in one READ COMMITTED transaction. Commits when `work` resolves, rolls back when it rejects.
 */
export async function runInTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { query, isBroken, release } = await db.checkOut();
  try {
    await query({ text: 'begin' });
    const result = await work({ inTransaction: true, query });
    await query({ text: 'commit' });
    return result;
  } catch (error) {
    // Ignores an error of the rollback. A broken connection is closed, which also rolls the transaction back.
    if (!isBroken()) await query({ text: 'rollback' }).catch(() => {});
    throw error;
  } finally {
    release();
  }
}

/**
 * Sends `begin`, the statements of `work` and `commit` in one network round trip. `work` must send all its
 * statements synchronously, so it cannot use rows that an earlier statement returned. The transaction is
 * committed unless a statement fails.
 */
export async function runPipelinedTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { query, release } = await db.checkOut();
  try {
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
    return await result;
  } finally {
    release();
  }
}
