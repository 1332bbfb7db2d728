import { AsyncLocalStorage } from 'node:async_hooks';

/** First database error during one call of Better Auth, which hides such errors or responds with 401. */
interface DatabaseErrorRecord {
  failure?: { error: unknown };
}

const databaseErrorRecords = new AsyncLocalStorage<DatabaseErrorRecord>();

/**
 * Awaits a database operation of Better Auth. Records its error for `runAndCaptureDatabaseError`, and
 * rethrows it.
 */
export async function recordAndRethrowDatabaseError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const record = databaseErrorRecords.getStore();
    if (record) record.failure ??= { error };
    throw error;
  }
}

/**
 * Runs a call of Better Auth. Returns its result, and the first database error that
 * `recordAndRethrowDatabaseError` recorded during the call.
 */
export async function runAndCaptureDatabaseError<T>(
  work: () => Promise<T>,
): Promise<{ result: T; failure: { error: unknown } | undefined }> {
  const record: DatabaseErrorRecord = {};
  const result = await databaseErrorRecords.run(record, work);
  return { result, failure: record.failure };
}
