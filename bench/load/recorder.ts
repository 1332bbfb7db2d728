import type { Database } from '../../server/src/database/database.ts';
import type { Parameter } from '../../server/src/database/statements.ts';
import type { Sent } from './pgbench.ts';

/** A database that notes what is sent to it: every statement of `sent`, in order, with what it was given. */
export function recording(db: Database): { db: Database; sent: Sent[] } {
  const sent: Sent[] = [];
  const note = ({ text, values = [] }: { text: string; values?: unknown[] }): void => {
    sent.push({ text, values: values as Parameter[] });
  };
  const recorded: Database = {
    ...db,
    query: (config) => {
      note(config);
      return db.query(config);
    },
    checkOut: async () => {
      const { query, ...rest } = await db.checkOut();
      return {
        ...rest,
        query: (config) => {
          note(config);
          return query(config);
        },
      };
    },
  };
  return { db: recorded, sent };
}

/** The statements with variables of pgbench for these values, each of which must stand for one thing alone. */
export function withVariables(sent: readonly Sent[], variables: Readonly<Record<string, number>>): Sent[] {
  const names = new Map(Object.entries(variables).map(([name, value]): [Parameter, string] => [value, `:${name}`]));
  if (names.size < Object.keys(variables).length) throw new Error('Two variables have one value');
  return sent.map(({ text, values }) => ({ text, values: values.map((value) => names.get(value) ?? value) }));
}
