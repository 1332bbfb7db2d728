import { isPreparedStatementLost } from '../database/connection-errors.ts';
import { Problem } from './problem.ts';

const codeOf = (error: object): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

// Connection lost, server starting or stopping, too many connections, read-only after a failover, time-outs.
const AWAY =
  /^(?:08|53|57P|57014|25006|55P03)|^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT)$/;
const AWAY_TEXTS =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Query read timeout|Client was closed|Cannot use a pool|The commit was not replicated/;

/** Whether the database's socket file is missing. A file that is missing has the same code, and another system call. */
const isSocketMissing = (error: Error, code: string): boolean =>
  /^(?:ENOENT|ENOTDIR)$/.test(code) && 'syscall' in error && error.syscall === 'connect';

/**
 * PostgreSQL's own refusals as ours (appendix A of its manual): what the data forbids (classes 22 and 23) is the
 * caller's mistake and never a 500; a database that is away is 503. Undefined for anything else.
 */
export function problemOfDatabase(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  // A client that hangs up in the middle of its body is reset as well, but that is no fault of the database.
  if ('statusCode' in error) return undefined;
  if (AWAY.test(code) || isSocketMissing(error, code) || AWAY_TEXTS.test(error.message)) return unavailable();
  // The next call has a connection on which they are prepared anew.
  if (isPreparedStatementLost(error)) return unavailable(1);
  // A pool that reached no address reports several errors in one.
  if (error instanceof AggregateError && error.errors.some((one) => problemOfDatabase(one)?.status === 503)) {
    return unavailable();
  }
  if (/^40(?:001|P01)$/.test(code)) return unavailable(1);
  if (code.startsWith('23')) return new Problem(409, 'error.conflict');
  if (code.startsWith('22')) return new Problem(400, 'error.badInput');
  return undefined;
}

/** What the operator should know of a failure beside itself; undefined when that is nothing. */
export function adviceOn(error: unknown): string | undefined {
  if (!isPreparedStatementLost(error)) return undefined;
  if (error.code === '0A000') return 'a table has changed under a prepared statement, which is prepared anew';
  return 'a prepared statement was lost on its connection: a pooler in front of the database must pool by session';
}

const unavailable = (retryAfter = 2): Problem => new Problem(503, 'error.unavailable', { retryAfter });
