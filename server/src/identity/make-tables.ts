import { readFile } from 'node:fs/promises';
import { type Database, inTransaction, unhurried } from '../db.ts';

/** Makes the schema `auth` and its tables where they are missing. */
export async function makeTables(db: Database): Promise<void> {
  const text = await readFile(new URL('tables.sql', import.meta.url), 'utf8');
  await inTransaction(db, async (tx) => {
    // An index on millions of rows takes its time.
    await tx.query({ text: 'set local statement_timeout = 0; set local lock_timeout = 0' });
    await tx.query(unhurried(text));
  });
}
