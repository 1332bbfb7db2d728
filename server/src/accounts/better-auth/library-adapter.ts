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
import { recordAndRethrowDatabaseError } from './failures.ts';
import { decodeEmailAlias } from './library-email.ts';

type LibraryRow = Readonly<Record<string, unknown>>;

interface AdapterOperation {
  model: string;
  where?: Where[];
  data?: LibraryRow;
  update?: LibraryRow;
}

type RunAdapterOperation = (operation: AdapterOperation) => Promise<unknown>;

/** A database column that does not store Better Auth's value itself but, for example, its hash. */
interface ConvertedColumn {
  model: string;
  field: string;
  toStored(value: unknown): string;
}

const convertedColumns: readonly ConvertedColumn[] = [
  { model: 'session', field: 'token', toStored: hashSessionToken },
  { model: 'user', field: 'email', toStored: (alias) => decodeEmailAlias(String(alias)) },
];

const convertRow = (row: LibraryRow, { field, toStored }: ConvertedColumn): LibraryRow =>
  field in row ? { ...row, [field]: toStored(row[field]) } : row;

function convertCondition(condition: Where, { field, toStored }: ConvertedColumn): Where {
  if (condition.field !== field) return condition;
  return {
    ...condition,
    value: Array.isArray(condition.value) ? condition.value.map(toStored) : toStored(condition.value),
  };
}

/**
 * Wraps the operations of Better Auth's database adapter. The wrapper stores hashes of some values, such as
 * session tokens. Its results contain the unhashed values, because Better Auth puts them into cookies.
 */
function convertColumns(operate: RunAdapterOperation): RunAdapterOperation {
  return async (operation) => {
    const column = convertedColumns.find(({ model }) => model === operation.model);
    if (!column) return operate(operation);
    const { where, data, update } = operation;
    const result = await operate({
      ...operation,
      ...(where && { where: where.map((condition) => convertCondition(condition, column)) }),
      ...(data && { data: convertRow(data, column) }),
      ...(update && { update: convertRow(update, column) }),
    });
    const { field } = column;
    const libraryValue = data?.[field] ?? where?.find((condition) => condition.field === field)?.value;
    const isRowOfValue = typeof libraryValue === 'string' && typeof result === 'object' && result !== null;
    return isRowOfValue && field in result ? { ...result, [field]: libraryValue } : result;
  };
}

/**
 * Creates a Kysely query builder that runs all statements on `connection`, with the server's timeouts. It
 * begins no transactions.
 */
function createKysely(connection: Executor): Kysely<unknown> {
  const driver = new DummyDriver();
  driver.acquireConnection = async () => ({
    executeQuery: async ({ sql: text, parameters }) => {
      const { rows, rowCount } = await recordAndRethrowDatabaseError(
        connection.query({ text, values: [...parameters] }),
      );
      return { rows: rows as never[], numAffectedRows: BigInt(rowCount ?? 0) };
    },
    streamQuery: () => {
      throw new Error('Streaming of database results is not supported');
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

const nonOperationPropertyNames: readonly string[] = ['id', 'options', 'transaction', 'createDatabaseSchema'];

/**
 * Creates the database adapter of Better Auth. It uses Kysely (a query builder) and stores session tokens
 * only as hashes.
 */
export const createLibraryDatabaseAdapter =
  (db: Database) =>
  (options: BetterAuthOptions): DBAdapter => {
    const adapterOn = (connection: Executor): DBAdapter => {
      const adapter = kyselyAdapter(createKysely(connection), { type: 'postgres' })(options);
      const convertedOperations = Object.entries(adapter)
        .filter(([name]) => !nonOperationPropertyNames.includes(name))
        .map(([name, operate]): [string, unknown] => [name, convertColumns(operate as RunAdapterOperation)]);
      return { ...adapter, ...Object.fromEntries(convertedOperations) };
    };
    return { ...adapterOn(db), transaction: (work) => runInTransaction(db, (tx) => work(adapterOn(tx))) };
  };
