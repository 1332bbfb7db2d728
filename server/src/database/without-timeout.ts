import type pg from 'pg';
import type { Parameter } from './statements.ts';

const DAY_MS = 86_400_000;

/**
 * Raises the driver's `query_timeout` of one statement to a day, such as for an index on millions of rows. The server's
 * `statement_timeout` must be set to 0 separately.
 */
export const withoutTimeout = (text: string, values: readonly Parameter[] = []): pg.QueryConfig =>
  Object.assign({ text, values: [...values] }, { query_timeout: DAY_MS });
