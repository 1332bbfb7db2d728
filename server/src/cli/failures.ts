import { toDatabaseProblem } from '../http/database-errors.ts';
import { StoreUnavailableProblem } from '../images/stores/store-unavailable.ts';
import { StartFailure } from '../process/start-failure.ts';

const UNDEFINED_TABLE_CODE = '42P01';
// PostgreSQL error codes (SQLSTATE) for a wrong password, an unknown role or database, or a missing
// permission.
const ACCESS_DENIED_CODE_PATTERN = /^(?:28|3D|42501)/;

const getErrorCode = (error: object): string => ('code' in error ? String(error.code) : '');

export const isDatabaseUnavailable = (error: unknown): boolean => toDatabaseProblem(error)?.status === 503;

/**
 * Runs an operator command. If it fails, prints the message of a `StartFailure`, or another error with its
 * stack, and sets exit code 1.
 */
export async function runAndReportFailure(command: () => Promise<unknown>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const failure = toStartFailure(error);
    console.error(failure instanceof StartFailure ? failure.message : failure);
    process.exitCode = 1;
  }
}

/** Returns a `StartFailure` with advice if the operator can solve the problem; otherwise the error itself. */
export function toStartFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof StoreUnavailableProblem) {
    const { store, reason } = error;
    return new StartFailure(`${store} fails (${reason}): try again later.`, { cause: error });
  }
  const code = getErrorCode(error);
  if (code === UNDEFINED_TABLE_CODE)
    return new StartFailure('This database is empty: start the server once.', { cause: error });
  const reason = error.message || code;
  if (ACCESS_DENIED_CODE_PATTERN.test(code)) {
    return new StartFailure(`The database refuses access (${reason}): check DATABASE_URL.`, {
      cause: error,
    });
  }
  return isDatabaseUnavailable(error)
    ? new StartFailure(`The database does not answer: ${reason}`, { cause: error })
    : error;
}
