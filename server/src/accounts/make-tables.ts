import { readFile } from 'node:fs/promises';
import type { Database, Executor } from '../database/database.ts';
import { withSession } from '../database/session.ts';
import { inTransaction } from '../database/transactions.ts';
import { withoutTimeout } from '../database/without-timeout.ts';
import {
  insideTransaction,
  shortLockTimeout,
  runOutsideTransaction,
  retryUntilLocked,
} from '../database/migrations/online-statements.ts';

const read = (file: string): Promise<string> => readFile(new URL(file, import.meta.url), 'utf8');

/** Makes the schema `auth`, its tables and their indexes where they are missing, while others go on writing. */
export async function makeTables(db: Database): Promise<void> {
  const text = await read('tables.sql');
  await retryUntilLocked(() =>
    inTransaction(db, async (tx) => {
      await tx.query({ text: shortLockTimeout });
      await tx.query(withoutTimeout(text));
    }),
  );
  const indexes = await read('indexes.sql');
  await withSession(db, (session) => runOutsideTransaction(session, indexes));
}

/** The same within a transaction that has more to do, where nobody else sees those tables yet. */
export async function makeTablesIn(tx: Executor): Promise<void> {
  for (const file of ['tables.sql', 'indexes.sql']) await tx.query(withoutTimeout(insideTransaction(await read(file))));
}
