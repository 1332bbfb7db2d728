import { readFile } from 'node:fs/promises';
import { type Database, type Executor, inTransaction, withSession } from '../database/database.ts';
import { unhurried } from '../database/without-timeout.ts';
import { insideTransaction, queueBriefly, runOutside, untilLocked } from '../database/migrations/online-statements.ts';

const read = (file: string): Promise<string> => readFile(new URL(file, import.meta.url), 'utf8');

/** Makes the schema `auth`, its tables and their indexes where they are missing, while others go on writing. */
export async function makeTables(db: Database): Promise<void> {
  const text = await read('tables.sql');
  await untilLocked(() =>
    inTransaction(db, async (tx) => {
      await tx.query({ text: queueBriefly });
      await tx.query(unhurried(text));
    }),
  );
  const indexes = await read('indexes.sql');
  await withSession(db, (session) => runOutside(session, indexes));
}

/** The same within a transaction that has more to do, where nobody else sees those tables yet. */
export async function makeTablesIn(tx: Executor): Promise<void> {
  for (const file of ['tables.sql', 'indexes.sql']) await tx.query(unhurried(insideTransaction(await read(file))));
}
