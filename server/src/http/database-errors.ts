import { isPreparedStatementLostError } from '../database/connection-errors.ts';
import { Problem } from './problem.ts';

const getCode = (error: object): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

// SQLSTATE codes and system error codes that mean that the database is unavailable: connection lost, server
// starting or stopping, too many connections, read-only after a failover, or a timeout.
const UNAVAILABLE_CODES =
  /^(?:08|53|57P|57014|25006|55P03)|^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT)$/;
const UNAVAILABLE_MESSAGE_PATTERN =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Query read timeout|Client was closed|Cannot use a pool|The commit was not replicated/;

/**
 * Returns whether the error means that PostgreSQL's socket file is missing. Checks that the system call was
 * `connect`, because errors about other missing files have the same code.
 */
const isSocketMissing = (error: Error, code: string): boolean =>
  /^(?:ENOENT|ENOTDIR)$/.test(code) && 'syscall' in error && error.syscall === 'connect';

/**
 * Converts an error of PostgreSQL or its driver to a `Problem`: 4xx for invalid data (SQLSTATE classes 22 and
 * 23), 503 for an unavailable database. Returns undefined for other errors. The manual of PostgreSQL lists
 * the codes in appendix A.
 */
export function convertDatabaseErrorToProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = getCode(error);
  // Errors with `statusCode` are HTTP errors, not database errors. For example, ECONNRESET also occurs when a
  // client disconnects while it sends its request.
  if ('statusCode' in error) return undefined;
  if (UNAVAILABLE_CODES.test(code) || isSocketMissing(error, code) || UNAVAILABLE_MESSAGE_PATTERN.test(error.message))
    return createFirebaseUnavailableProblem();
  // The connection has lost its prepared statements. The client may retry after one second, because a new
  // connection prepares them again.
  if (isPreparedStatementLostError(error)) return createFirebaseUnavailableProblem(1);
  // The driver throws an `AggregateError` if a host name has several IP addresses and it can connect to none.
  if (
    error instanceof AggregateError &&
    error.errors.some((one) => convertDatabaseErrorToProblem(one)?.status === 503)
  ) {
    return createFirebaseUnavailableProblem();
  }
  if (/^40(?:001|P01)$/.test(code)) return createFirebaseUnavailableProblem(1);
  if (code.startsWith('23')) return new Problem(409, 'error.conflict');
  if (code.startsWith('22')) return new Problem(400, 'error.badInput');
  return undefined;
}

/**
 * Returns a log message with advice for the operator about a database error; undefined if there is no advice.
 */
export function getDatabaseErrorHint(error: unknown): string | undefined {
  if (!isPreparedStatementLostError(error)) return undefined;
  if (error.code === '0A000') return 'a table change invalidated a prepared statement, which is prepared again';
  return 'a prepared statement was lost on its connection: set the pooler in front of the database to session mode';
}

const createFirebaseUnavailableProblem = (retryAfter = 2): Problem =>
  new Problem(503, 'error.unavailable', { retryAfter });
