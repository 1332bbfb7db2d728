import { kyselyAdapter } from '@better-auth/kysely-adapter';
import type { DBAdapter, Where } from 'better-auth/adapters';
import type { BetterAuthOptions } from 'better-auth/minimal';
import {
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database, Executor } from '../../database/database.ts';
import { runInTransaction } from '../../database/transactions.ts';
import { hashSessionToken } from '../session-token.ts';
import { recordDatabaseError } from './failures.ts';

type LibraryRow = Readonly<Record<string, unknown>>;

interface AdapterOperation {
  model: string;
  where?: Where[];
  data?: LibraryRow;
  update?: LibraryRow;
}

type RunAdapterOperation = (operation: AdapterOperation) => Promise<unknown>;

const hashTokenInRow = (row: LibraryRow): LibraryRow =>
  'token' in row ? { ...row, token: hashSessionToken(row['token']) } : row;

function hashTokenInCondition(condition: Where): Where {
  if (condition.field !== 'token') return condition;
  return {
    ...condition,
    value: Array.isArray(condition.value) ? condition.value.map(hashSessionToken) : hashSessionToken(condition.value),
  };
}

/**
 * Makes every adapter operation store and compare hashes of session tokens. Returned rows contain the
 * unhashed token, because the identity library writes it into the session cookie.
 */
function hashTokensInOperations(operate: RunAdapterOperation): RunAdapterOperation {
  return async (operation) => {
    if (operation.model !== 'session') return operate(operation);
    const { where, data, update } = operation;
    const result = await operate({
      ...operation,
      ...(where && { where: where.map(hashTokenInCondition) }),
      ...(data && { data: hashTokenInRow(data) }),
      ...(update && { update: hashTokenInRow(update) }),
    });
    const token = data?.['token'] ?? where?.find(({ field }) => field === 'token')?.value;
    const isRowOfToken = typeof token === 'string' && typeof result === 'object' && result !== null;
    return isRowOfToken && 'token' in result ? { ...result, token } : result;
  };
}

/**
 * Creates a Kysely instance (a query builder) that runs all statements on the given connection, with the
 * server's timeouts. It never begins a transaction.
 */
function createKysely(connection: Executor): Kysely<unknown> {
  const driver = new DummyDriver();
  driver.acquireConnection = async () => ({
    executeQuery: async ({ sql: text, parameters }) => {
      const { rows, rowCount } = await recordDatabaseError(connection.query({ text, values: [...parameters] }));
      return { rows: rows as never[], numAffectedRows: BigInt(rowCount ?? 0) };
    },
    streamQuery: () => {
      throw new Error('The identity library does not stream.');
    },
  });
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely<unknown>({ dialect }).withSchema('auth');
}

const nonOperationPropertyNames: readonly string[] = ['id', 'options', 'transaction', 'createSchema'];

/**
 * Creates the database adapter of the identity library. It uses Kysely (a query builder) and stores session
 * tokens only as hashes.
 */
export const createLibraryAdapter =
  (db: Database) =>
  (options: BetterAuthOptions): DBAdapter => {
    const adapterOn = (connection: Executor): DBAdapter => {
      const adapter = kyselyAdapter(createKysely(connection), { type: 'postgres' })(options);
      const hashed = Object.entries(adapter)
        .filter(([name]) => !nonOperationPropertyNames.includes(name))
        .map(([name, operate]): [string, unknown] => [name, hashTokensInOperations(operate as RunAdapterOperation)]);
      return { ...adapter, ...Object.fromEntries(hashed) };
    };
    return { ...adapterOn(db), transaction: (work) => runInTransaction(db, (tx) => work(adapterOn(tx))) };
  };
