import { convertDatabaseErrorToProblem } from '../http/database-errors.ts';
import { StartFailure } from './start-failure.ts';

/** Returns whether an error, or one of its causes, means that the database connection was lost. */
const isConnectionLost = (error: unknown): error is Error =>
  error instanceof Error && (convertDatabaseErrorToProblem(error)?.status === 503 || isConnectionLost(error.cause));

const findRootCauseMessage = (error: Error): string =>
  error.cause instanceof Error ? findRootCauseMessage(error.cause) : error.message;

/**
 * Awaits a database migration and returns its result. If the database connection is lost, for example in a
 * failover, throws a `StartFailure` with advice. The next start continues the migration, because each step is
 * atomic or can be repeated.
 */
export async function runMigrationAndExplainLostConnection<T>(migration: Promise<T>): Promise<T> {
  try {
    return await migration;
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    throw new StartFailure(
      `Lost the database during the migration (${findRootCauseMessage(error)}): start again to continue.`,
      {
        cause: error,
      },
    );
  }
}
