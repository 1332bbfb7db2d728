import type { Query, Transaction } from '../src/database/database.ts';

/**
 * Returns a fake transaction, with which mutation tests (Stryker) run without PostgreSQL. `rows` contains the
 * result of each statement by name and parameters, such as `items.lockItem [2,1]`.
 */
export const createFakeTransaction = (rows: Readonly<Record<string, readonly object[]>>): Transaction =>
  ({
    inTransaction: true,
    query: ({ name, values }: Query) => Promise.resolve({ rows: rows[`${name} ${JSON.stringify(values)}`] ?? [] }),
  }) as unknown as Transaction;
