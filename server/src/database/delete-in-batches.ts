import type { Executor } from './database.ts';

/**
 * Maximum number of rows that one housekeeping statement deletes. The statement then locks these rows for
 * only a few milliseconds.
 */
export const rowsPerBatch = 1_000;

/**
 * Deletes rows in batches until none remain or `stopping` aborts. `deleteBatch(values)` deletes at most
 * `rowsPerBatch` rows and returns them.
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
