import { problemOfDatabase } from '../http/database-errors.ts';
import { StartFailure } from './start-failure.ts';

/** Whether the database went away, or was lost to another node, somewhere below this failure. */
const isLoss = (error: unknown): error is Error =>
  error instanceof Error && (problemOfDatabase(error)?.status === 503 || isLoss(error.cause));

/** The deepest reason that has words. */
const reasonOf = (error: Error): string => (error.cause instanceof Error ? reasonOf(error.cause) : error.message);

/**
 * Waits for `migrating`. When the database goes away meanwhile, as in a failover, throws a `StartFailure` that says so: each file
 * is applied as a whole or begun anew, so that the next start goes on.
 */
export async function explainLostConnection<T>(migrating: Promise<T>): Promise<T> {
  try {
    return await migrating;
  } catch (error) {
    if (!isLoss(error)) throw error;
    throw new StartFailure(
      `The database went away while Wishwell brought its tables up to date (${reasonOf(error)}): start again, it goes on from there.`,
      { cause: error },
    );
  }
}
