import type pg from 'pg';
import type { Parameter } from './statements.ts';

const DAY_MS = 86_400_000;

/**
 * Returns a statement with a `query_timeout` of one day in the driver, for example to build an index on
 * millions of rows. The caller must also disable PostgreSQL's own `statement_timeout`.
 */
export const createQueryWithoutTimeout = (text: string, values: readonly Parameter[] = []): pg.QueryConfig =>
  Object.assign({ text, values: [...values] }, { query_timeout: DAY_MS });
