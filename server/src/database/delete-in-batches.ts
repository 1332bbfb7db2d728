import type { Executor } from './database.ts';
import type { Parameter, Statement } from './statements.ts';

/** Rows that one statement of housekeeping deletes, so that it holds its locks for milliseconds only. */
export const rowsPerBatch = 1_000;

/** Repeats a statement that deletes at most `rowsPerBatch` rows and returns each, until none is left or it is to stop. */
export async function deleteInBatches(
  db: Executor,
  deleteBatch: Statement<object>,
  parameters: readonly Parameter[],
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    const deleted = await deleteBatch(db, parameters);
    if (deleted.length < rowsPerBatch) return;
  }
}
