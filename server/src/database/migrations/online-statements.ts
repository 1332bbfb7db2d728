import { setTimeout as sleep } from 'node:timers/promises';
import type { Executor } from '../database.ts';

// First line of a migration that must run outside a transaction, for example because of `create index
// concurrently`. After an interruption the migration runs again, so its statements must be repeatable. The
// semicolon of each statement must be the last character of its line.
const OUTSIDE_TRANSACTION_MARK = '-- Outside a transaction.';

/**
 * Maximum time that a schema change waits for a table lock. During this wait, all later queries of the table
 * wait too.
 */
const MAX_LOCK_WAIT = '200ms';
/** Milliseconds between a lock timeout and the next attempt to change the schema. */
const RETRY_PAUSE_MS = 300;

export const mustMigrationRunOutsideTransaction = (text: string): boolean => text.startsWith(OUTSIDE_TRANSACTION_MARK);

/**
 * Returns the SQL of a migration without the word `concurrently`. In a new database, no other session uses
 * the tables, so creating an index may lock them.
 */
export const removeConcurrentlyKeyword = (text: string): string =>
  mustMigrationRunOutsideTransaction(text) ? text.replaceAll(/ concurrently/gi, '') : text;

/** Returns whether the error is `lock_not_available` (SQLSTATE 55P03), which a lock timeout causes. */
const isLockTimeout = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '55P03';

/**
 * SQL that limits the wait for each lock in the current transaction. Does not limit the duration of
 * statements.
 */
export const shortLockTimeoutSql = `set local lock_timeout = '${MAX_LOCK_WAIT}'; set local statement_timeout = 0`;

/**
 * Repeats `work` after each lock timeout, until it succeeds or fails with another error. `work` must begin a
 * transaction and run `shortLockTimeoutSql`.
 */
export async function retryOnLockTimeout<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      await sleep(RETRY_PAUSE_MS);
    }
  }
}

const removeComments = (text: string): string => text.replaceAll(/^\s*--.*$/gm, '').trim();

const splitStatements = (text: string): string[] =>
  text
    .split(/;\s*$/m)
    .map(removeComments)
    .filter((statement) => statement !== '');

const CREATE_INDEX_PATTERN = /^create (?:unique )?index concurrently if not exists "?(\w+)"? on (\w+(?:\.\w+)?)/i;

/**
 * Returns the database index with this name on this table. `is_whole` is false if the creation of the index
 * was interrupted.
 */
async function findIndex(session: Executor, name: string, table: string) {
  const { rows } = await session.query<{ name: string; is_whole: boolean }>({
    text: `select c.oid::regclass::text as name, i.indisvalid as is_whole
           from pg_class c join pg_index i on i.indexrelid = c.oid
           where c.relname = $1 and i.indrelid = to_regclass($2)`,
    values: [name, table],
  });
  return rows[0];
}

async function runStatement(session: Executor, statement: string): Promise<void> {
  const [, name, table] = CREATE_INDEX_PATTERN.exec(statement) ?? [];
  if (name !== undefined && table !== undefined) {
    const existingIndex = await findIndex(session, name, table);
    if (existingIndex?.is_whole) return;
    if (existingIndex) await session.query({ text: `drop index concurrently ${existingIndex.name}` });
  }
  if (/^(create|drop) .*\bconcurrently\b/i.test(statement)) {
    // A statement with `concurrently` needs no lock timeout: it waits for earlier transactions, but blocks no
    // other queries while it waits.
    await session.query({ text: statement });
    return;
  }
  const text = `begin; ${shortLockTimeoutSql}; ${statement}; commit`;
  const runWithLockTimeout = () =>
    retryOnLockTimeout(() => session.query({ text }).catch(createRollbackErrorHandler(session)));
  if (isBatchUpdate(statement)) while (countUpdatedRows(await runWithLockTimeout()) > 0);
  else await runWithLockTimeout();
}

/**
 * Returns whether the statement is an update with a `limit`. The migration repeats such a statement until it
 * updates no more rows.
 */
const isBatchUpdate = (statement: string): boolean => /^update .*\blimit \d+\)$/is.test(statement);

const countUpdatedRows = (results: unknown): number =>
  (Array.isArray(results) ? (results as { command: string; rowCount: number }[]) : [])
    .filter(({ command }) => command === 'UPDATE')
    .reduce((sum, { rowCount }) => sum + rowCount, 0);

const createRollbackErrorHandler =
  (session: Executor) =>
  async (error: unknown): Promise<never> => {
    await session.query({ text: 'rollback' });
    throw error;
  };

/**
 * Runs the statements of a migration one by one, outside a transaction. The session must have no timeouts,
 * and the caller must hold the migration lock. Other processes must poll for this lock: building an index
 * concurrently waits for all running statements, so a waiting statement would deadlock.
 */
export async function runStatementsOutsideTransaction(session: Executor, text: string): Promise<void> {
  for (const statement of splitStatements(text)) await runStatement(session, statement);
}
