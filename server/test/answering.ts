import type { Query, Transaction } from '../src/database/database.ts';

/** A transaction with set rows by statement, as in `items.lock [2,1]`; for tests that Stryker repeats without PostgreSQL. */
export const answering = (rows: Readonly<Record<string, readonly object[]>>): Transaction =>
  ({
    inTransaction: true,
    query: ({ name, values }: Query) => Promise.resolve({ rows: rows[`${name} ${JSON.stringify(values)}`] ?? [] }),
  }) as unknown as Transaction;
