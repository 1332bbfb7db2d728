import type { Executor, Query } from './database.ts';

/** A value PostgreSQL takes as a parameter. */
export type Parameter = string | number | bigint | boolean | Date | Buffer | null | readonly (string | number)[];

/** One statement, prepared once a connection under its name. Answers its rows. */
export interface Statement<Row> {
  (executor: Executor, parameters?: readonly Parameter[]): Promise<Row[]>;
  readonly text: string;
}

/** Every statement of the server by name, so that a test can prepare each against the real schema. */
export const statements = new Map<string, string>();

/** Whether a statement changes nothing and waits for no lock. A test holds this against PostgreSQL's plans. */
export const onlyReads = (text: string): boolean =>
  /^\s*(?:select|with)\b/.test(text) && !/\b(?:insert into|update|delete from|for share|advisory)\b/.test(text);

/** A named statement: planned once a connection, which halves the cost of a call. Names are unique. */
export function sql<Row extends object = Record<string, never>>(
  name: string,
  text: string,
  { isSmall = false }: Pick<Query, 'isSmall'> = {},
): Statement<Row> {
  if (statements.has(name)) throw new Error(`Two statements are called ${name}`);
  statements.set(name, text);
  const reads = onlyReads(text);
  const run = async (executor: Executor, parameters: readonly Parameter[] = []): Promise<Row[]> =>
    (await executor.query<Row>({ name, text, values: [...parameters], reads, isSmall })).rows;
  return Object.assign(run, { text });
}

/** The row of a statement that answers exactly one, such as a count or a plain insert; a fault of ours when it does not. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`One row was expected, and there are ${rows.length}`);
  return row;
}
