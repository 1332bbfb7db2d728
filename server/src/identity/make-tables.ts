import { readFile } from 'node:fs/promises';
import type { Database } from '../db.ts';

/** Makes the schema `auth` and its tables where they are missing. */
export async function makeTables(db: Database): Promise<void> {
  await db.query({ text: await readFile(new URL('tables.sql', import.meta.url), 'utf8') });
}
