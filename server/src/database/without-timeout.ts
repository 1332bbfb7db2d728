import type pg from 'pg';
import type { Parameter } from './statements.ts';

const DAY_MS = 86_400_000;

/**
 * A statement that may take up to a day, such as an index on millions of rows: the pool's patience is the driver's,
 * counted beside the server's own `statement_timeout`, which has to be lifted apart.
 */
export const withoutTimeout = (text: string, values: readonly Parameter[] = []): pg.QueryConfig =>
  Object.assign({ text, values: [...values] }, { query_timeout: DAY_MS });
