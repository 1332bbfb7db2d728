import { problemOfDatabase } from '../http/database-errors.ts';
import { StartFailure } from '../process/start-failure.ts';
import { StoreUnavailable } from '../images/stores/store-unavailable.ts';

const UNDEFINED_TABLE = '42P01';
// Wrong password, no such role or database, no right to a table.
const REFUSED = /^(?:28|3D|42501)/;

const codeOf = (error: object): string => ('code' in error ? String(error.code) : '');

/** Whether the database cannot be reached now. */
export const isAway = (error: unknown): boolean => problemOfDatabase(error)?.status === 503;

/** Runs an operator's command. A `StartFailure` ends it with its message, other errors with their stack; exit code 1. */
export async function reportFailure(command: () => Promise<unknown>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const failure = asFailure(error);
    console.error(failure instanceof StartFailure ? failure.message : failure);
    process.exitCode = 1;
  }
}

/** What went wrong in a sentence for the operator, where there is a cure; else the error itself. */
export function asFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof StoreUnavailable) {
    const { store, reason } = error;
    return new StartFailure(`${store} does not do what it is asked (${reason}): try again later.`, { cause: error });
  }
  const code = codeOf(error);
  if (code === UNDEFINED_TABLE)
    return new StartFailure('This database is empty: start the server once.', { cause: error });
  const reason = error.message || code;
  if (REFUSED.test(code)) {
    return new StartFailure(`The database does not let this command in (${reason}): check DATABASE_URL.`, {
      cause: error,
    });
  }
  return isAway(error) ? new StartFailure(`The database does not answer: ${reason}`, { cause: error }) : error;
}
