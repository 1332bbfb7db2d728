import type { Database } from '../../server/src/database/database.ts';
import type { Parameter } from '../../server/src/database/statements.ts';
import type { RecordedStatement } from './pgbench.ts';

/** Returns a wrapper of `db` that appends every SQL statement and its parameters to `sent`. */
export function createRecordingDatabase(db: Database): { db: Database; sent: RecordedStatement[] } {
  const sent: RecordedStatement[] = [];
  const record = ({ text, values = [] }: { text: string; values?: unknown[] }): void => {
    sent.push({ text, values: values as Parameter[] });
  };
  const recorded: Database = {
    ...db,
    query: (config) => {
      record(config);
      return db.query(config);
    },
    checkOut: async () => {
      const { query, ...rest } = await db.checkOut();
      return {
        ...rest,
        query: (config) => {
          record(config);
          return query(config);
        },
      };
    },
  };
  return { db: recorded, sent };
}

/**
 * Replaces each parameter of recorded statements that is equal to the value of a pgbench variable by this
 * variable. Throws if two variables have the same value.
 */
export function replaceValuesByVariables(
  sent: readonly RecordedStatement[],
  variables: Readonly<Record<string, number>>,
): RecordedStatement[] {
  const names = new Map(Object.entries(variables).map(([name, value]): [Parameter, string] => [value, `:${name}`]));
  if (names.size < Object.keys(variables).length) throw new Error('Two variables have one value');
  return sent.map(({ text, values }) => ({ text, values: values.map((value) => names.get(value) ?? value) }));
}
