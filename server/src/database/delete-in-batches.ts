import type { Executor } from './database.ts';

/**
 * Maximum number of rows that one housekeeping statement deletes. The limit keeps the time in which the
 * statement locks these rows to a few milliseconds.
 */
export const rowsPerBatch = 1_000;

/**
 * Calls `deleteBatch` until no rows remain or `stopping` aborts. Each call deletes at most `rowsPerBatch`
 * rows and returns them. `values` are the arguments of `deleteBatch` after the executor.
 */
export async function deleteInBatches<Values extends readonly unknown[]>(
  db: Executor,
  deleteBatch: (executor: Executor, ...values: Values) => Promise<object[]>,
  stopping: AbortSignal,
  ...values: Values
): Promise<void> {
  while (!stopping.aborted) {
    const deleted = await deleteBatch(db, ...values);
    if (deleted.length < rowsPerBatch) return;
  }
}
