import { readFile } from 'node:fs/promises';
import { type Database, type Executor, inTransaction, unhurried } from '../db.ts';

/** Makes the schema `auth` and its tables where they are missing. */
export async function makeTables(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    // An index on millions of rows takes its time.
    await tx.query({ text: 'set local statement_timeout = 0; set local lock_timeout = 0' });
    await makeTablesIn(tx);
  });
}

/** The same within a transaction that has more to do. */
export async function makeTablesIn(tx: Executor): Promise<void> {
  await tx.query(unhurried(await readFile(new URL('tables.sql', import.meta.url), 'utf8')));
}
