import { readFile } from 'node:fs/promises';
import type { Database, Executor } from '../database/database.ts';
import {
  removeConcurrentlyKeyword,
  shortLockTimeoutSql,
  runStatementsOutsideTransaction,
  retryOnLockTimeout,
} from '../database/migrations/online-statements.ts';
import { withDatabaseSession } from '../database/session.ts';
import { runInTransaction } from '../database/transactions.ts';

const readSql = (file: string): Promise<string> => readFile(new URL(file, import.meta.url), 'utf8');

/**
 * Creates missing tables and indexes of the schema `auth`. Does not block other transactions that write to
 * the tables.
 */
export async function createAuthTables(db: Database): Promise<void> {
  const text = await readSql('tables.sql');
  await retryOnLockTimeout(() =>
    runInTransaction(db, async (tx) => {
      await tx.query({ text: shortLockTimeoutSql });
      await tx.query({ text });
    }),
  );
  const indexes = await readSql('indexes.sql');
  await withDatabaseSession(db, (session) => runStatementsOutsideTransaction(session, indexes));
}

/**
 * Creates the tables and indexes of the schema `auth` in the transaction `tx`, which must also have created
 * the schema.
 */
export async function createAuthTablesInTransaction(tx: Executor): Promise<void> {
  for (const file of ['tables.sql', 'indexes.sql'])
    await tx.query({ text: removeConcurrentlyKeyword(await readSql(file)) });
}
