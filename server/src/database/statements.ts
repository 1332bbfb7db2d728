import type { Executor } from './database.ts';

/** Value of a parameter of an SQL statement, such as `$1`. */
type Parameter = string | number | bigint | boolean | Date | Buffer | null | readonly (string | number)[];

/** Row type of an SQL statement that returns no rows. */
export type NoRow = Record<string, never>;

/**
 * A function that runs one SQL statement and returns its rows. Each connection prepares the statement once.
 * `Parameters` is the tuple of the types of `$1`, `$2` and so on.
 */
export interface Statement<Row, Parameters extends readonly Parameter[]> {
  (executor: Executor, ...values: Parameters extends readonly [] ? [] : [parameters: Parameters]): Promise<Row[]>;
  readonly text: string;
}

/**
 * SQL texts of all statements of the server by name. A test prepares each statement on the real database
 * schema.
 */
export const statementTextsByName = new Map<string, string>();

/**
 * Returns whether the SQL statement only reads and waits for no lock. A test compares this result with
 * PostgreSQL's execution plan of each statement.
 */
export const isReadOnlyStatement = (text: string): boolean =>
  /^\s*(?:select|with)\b/.test(text) && !/\b(?:insert into|update|delete from|for share|advisory)\b/.test(text);

/**
 * Creates a prepared statement. PostgreSQL plans such a statement only once per connection, which halves the
 * cost of a request. Throws if another statement has the same name.
 */
export function sql<Row extends object = NoRow, Parameters extends readonly Parameter[] = []>(
  name: string,
  text: string,
): Statement<Row, Parameters> {
  if (statementTextsByName.has(name)) throw new Error(`Two SQL statements have the name ${name}`);
  statementTextsByName.set(name, text);
  const reads = isReadOnlyStatement(text);
  const run = async (executor: Executor, parameters: readonly Parameter[] = []): Promise<Row[]> =>
    (await executor.query<Row>({ name, text, values: [...parameters], reads })).rows;
  return Object.assign(run, { text });
}

/**
 * Returns the only row of a query result, for example of a count. Throws if there is no row or more than one.
 */
export function getOnlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1)
    throw new Error(`The statement must return one row, but returned ${rows.length}`);
  return row;
}
