import { readFile } from 'node:fs/promises';
import { type Database, inTransaction } from '../db.ts';

const HOUR_MS = 3_600_000;

/** Makes the schema `auth` and its tables where they are missing. */
export async function makeTables(db: Database): Promise<void> {
  const text = await readFile(new URL('tables.sql', import.meta.url), 'utf8');
  await inTransaction(db, async (tx) => {
    // An index on millions of rows takes its time, and the driver counts for itself beside the server.
    await tx.query({ text: 'set local statement_timeout = 0' });
    await tx.query(Object.assign({ text }, { query_timeout: HOUR_MS }));
  });
}
