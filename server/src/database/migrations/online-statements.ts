import { setTimeout as sleep } from 'node:timers/promises';
import type { Executor } from '../database.ts';
import { withoutTimeout } from '../without-timeout.ts';

// Some changes of a schema must not run inside a transaction: an index that is built `concurrently` lets people write on
// for as long as it takes. A file of those is marked in its first line, and each of its statements, which end with a
// line, must bear being run again: what was cut off half way is begun anew.
const MARK = '-- Outside a transaction.';

/** How long a change of the schema queues for a lock, and so keeps those behind it waiting, before it lets them pass. */
const QUEUED = '200ms';
const PAUSE_MS = 300;

/** Whether each statement of a file runs by itself. */
export const runsOutsideTransaction = (text: string): boolean => text.startsWith(MARK);

/** The same for tables that nobody else sees yet, which a transaction may then hold. */
export const insideTransaction = (text: string): string =>
  runsOutsideTransaction(text) ? text.replaceAll(/ concurrently/gi, '') : text;

/** `lock_not_available` */
const isQueuedTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';

/** Sets for this transaction that nobody waits long behind it, and nothing hurries it otherwise. */
export const shortLockTimeout = `set local lock_timeout = '${QUEUED}'; set local statement_timeout = 0`;

/** Does `work`, which begins with `shortLockTimeout`, again and again until it has got its locks. */
export async function retryUntilLocked<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isQueuedTooLong(error)) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

const withoutComments = (text: string): string => text.replaceAll(/^\s*--.*$/gm, '').trim();

const statementsOf = (text: string): string[] =>
  text
    .split(/;\s*$/m)
    .map(withoutComments)
    .filter((statement) => statement !== '');

const INDEX = /^create (?:unique )?index concurrently if not exists "?(\w+)"? on (\w+(?:\.\w+)?)/i;

/** An index of this name beside its table: whether it is whole, which it is not when its making was cut off. */
async function findIndex(session: Executor, name: string, table: string) {
  const { rows } = await session.query<{ name: string; is_whole: boolean }>({
    text: `select c.oid::regclass::text as name, i.indisvalid as is_whole
           from pg_class c join pg_index i on i.indexrelid = c.oid
           where c.relname = $1 and i.indrelid = to_regclass($2)`,
    values: [name, table],
  });
  return rows[0];
}

async function run(session: Executor, statement: string): Promise<void> {
  const [, name, table] = INDEX.exec(statement) ?? [];
  if (name !== undefined && table !== undefined) {
    const found = await findIndex(session, name, table);
    if (found?.is_whole) return;
    if (found) await session.query(withoutTimeout(`drop index concurrently ${found.name}`));
  }
  if (/^(create|drop) .*\bconcurrently\b/i.test(statement)) {
    // Waits for those who were there before it, and keeps nobody waiting.
    await session.query(withoutTimeout(statement));
    return;
  }
  await retryUntilLocked(() =>
    session.query(withoutTimeout(`begin; ${shortLockTimeout}; ${statement}; commit`)).catch(undo(session)),
  );
}

const undo =
  (session: Executor) =>
  async (error: unknown): Promise<never> => {
    await session.query({ text: 'rollback' });
    throw error;
  };

/**
 * Runs the statements of such a file one by one. Nobody else may run one on this database meanwhile, nor wait for their turn
 * with a statement: an index that is built waits for every statement that began before it.
 */
export async function runOutsideTransaction(session: Executor, text: string): Promise<void> {
  await session.query({ text: 'set statement_timeout = 0; set lock_timeout = 0' });
  for (const statement of statementsOf(text)) await run(session, statement);
}
