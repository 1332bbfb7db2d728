import { createHash } from 'node:crypto';
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
import { inTransaction } from '../../database/transactions.ts';
import { recordFailure } from './failures.ts';

// Only the hash of a session's token is stored: who reads the database, or a copy of it, cannot sign in with it.
export const hashOfToken = (token: unknown): string => createHash('sha256').update(String(token)).digest('base64url');

type Row = Readonly<Record<string, unknown>>;

interface Operation {
  model: string;
  where?: Where[];
  data?: Row;
  update?: Row;
}

type Operate = (operation: Operation) => Promise<unknown>;

const hashRow = (row: Row): Row => ('token' in row ? { ...row, token: hashOfToken(row['token']) } : row);

function hashWhere(one: Where): Where {
  if (one.field !== 'token') return one;
  return { ...one, value: Array.isArray(one.value) ? one.value.map(hashOfToken) : hashOfToken(one.value) };
}

/** Hashes the tokens of sessions. A row gets back the token it was asked for by: the library sets its cookie from there. */
function withHashedTokens(operate: Operate): Operate {
  return async (operation) => {
    if (operation.model !== 'session') return operate(operation);
    const { where, data, update } = operation;
    const result = await operate({
      ...operation,
      ...(where && { where: where.map(hashWhere) }),
      ...(data && { data: hashRow(data) }),
      ...(update && { update: hashRow(update) }),
    });
    const token = data?.['token'] ?? where?.find(({ field }) => field === 'token')?.value;
    const isAsked = typeof token === 'string' && typeof result === 'object' && result !== null;
    return isAsked && 'token' in result ? { ...result, token } : result;
  };
}

/** Kysely's statements on our connections, with their deadlines. It begins no transaction. */
function kyselyOn(connection: Executor): Kysely<unknown> {
  const driver = new DummyDriver();
  driver.acquireConnection = async () => ({
    executeQuery: async ({ sql: text, parameters }) => {
      const { rows, rowCount } = await recordFailure(connection.query({ text, values: [...parameters] }));
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

const notOperations: readonly string[] = ['id', 'options', 'transaction', 'createSchema'];

/** The library's adapter for Kysely on our database, with session tokens stored as hashes only. */
export const libraryAdapter =
  (db: Database) =>
  (options: BetterAuthOptions): DBAdapter => {
    const adapterOn = (connection: Executor): DBAdapter => {
      const adapter = kyselyAdapter(kyselyOn(connection), { type: 'postgres' })(options);
      const hashed = Object.entries(adapter)
        .filter(([name]) => !notOperations.includes(name))
        .map(([name, operate]): [string, unknown] => [name, withHashedTokens(operate as Operate)]);
      return { ...adapter, ...Object.fromEntries(hashed) };
    };
    return { ...adapterOn(db), transaction: (work) => inTransaction(db, (tx) => work(adapterOn(tx))) };
  };
