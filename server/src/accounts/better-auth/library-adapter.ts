import { createHash } from 'node:crypto';
import { createAdapterFactory, type AdapterFactory, type CleanedWhere, type CustomAdapter } from 'better-auth/adapters';
import type { BetterAuthOptions } from 'better-auth/minimal';
import type { Database, Executor } from '../../database/database.ts';
import { inTransaction } from '../../database/transactions.ts';
import { recordFailure } from './failures.ts';
import { conditions, insertion, sortOrder, update, type LibraryRow } from './library-sql.ts';

// Only the hash of a session's token is stored: who reads the database, or a copy of it, cannot sign in with it.
export const hashOfToken = (token: unknown): string => createHash('sha256').update(String(token)).digest('base64url');

function hashTokens(model: string, values: LibraryRow): LibraryRow {
  return model === 'session' && 'token' in values ? { ...values, token: hashOfToken(values['token']) } : values;
}

function hashTokenConditions(model: string, where: readonly CleanedWhere[]): readonly CleanedWhere[] {
  if (model !== 'session') return where;
  return where.map((one) => (one.field === 'token' ? { ...one, value: hashOfToken(one.value) } : one));
}

/** Gives a row the token it was asked for by; the library sets its cookie from there. */
function withAskedToken<T>(row: T | undefined, model: string, where: readonly CleanedWhere[]): T | null {
  if (!row) return null;
  const asked = model === 'session' ? where.find((one) => one.field === 'token') : undefined;
  return asked ? { ...row, token: asked.value } : row;
}

function rowsOn(connection: Executor): CustomAdapter {
  const executor: Executor = { query: (config) => recordFailure(connection.query(config)) };
  const count = async (text: string, values: unknown[]): Promise<number> =>
    (await executor.query({ text, values })).rowCount ?? 0;
  return {
    async create<T extends LibraryRow>({ model, data }: { model: string; data: T }) {
      const result = await executor.query<T>(insertion(model, hashTokens(model, data)));
      return { ...data, ...result.rows[0], ...('token' in data ? { token: data['token'] } : {}) };
    },
    async findOne<T>({ model, where }: { model: string; where: CleanedWhere[] }) {
      const { text, values } = conditions(hashTokenConditions(model, where));
      const query = { text: `select * from auth."${model}"${text} limit 1`, values };
      return withAskedToken((await executor.query<T & LibraryRow>(query)).rows[0], model, where);
    },
    async findMany<T>({ model, where = [], limit, sortBy, offset = 0 }: FindMany) {
      const { text, values } = conditions(hashTokenConditions(model, where));
      const page = ` limit $${values.length + 1} offset $${values.length + 2}`;
      const query = {
        text: `select * from auth."${model}"${text}${sortOrder(sortBy)}${page}`,
        values: [...values, limit, offset],
      };
      return (await executor.query<T & LibraryRow>(query)).rows;
    },
    async update<T>({ model, where, update: changes }: { model: string; where: CleanedWhere[]; update: T }) {
      const values = hashTokens(model, Object.fromEntries(Object.entries(changes ?? {})));
      const query = update(model, values, hashTokenConditions(model, where));
      return withAskedToken((await executor.query<T & LibraryRow>(query)).rows[0], model, where);
    },
    async updateMany({ model, where, update: changes }) {
      const { text, values } = update(model, hashTokens(model, changes), hashTokenConditions(model, where));
      return count(text, values);
    },
    async delete({ model, where }) {
      const { text, values } = conditions(hashTokenConditions(model, where));
      await count(`delete from auth."${model}"${text}`, values);
    },
    async deleteMany({ model, where }) {
      const { text, values } = conditions(hashTokenConditions(model, where));
      return count(`delete from auth."${model}"${text}`, values);
    },
    async count({ model, where = [] }) {
      const { text, values } = conditions(hashTokenConditions(model, where));
      const query = { text: `select count(*)::int as count from auth."${model}"${text}`, values };
      return (await executor.query<{ count: number }>(query)).rows[0]?.count ?? 0;
    },
  };
}

type FindMany = Parameters<CustomAdapter['findMany']>[0];

/**
 * The identity library's way to our database: plain statements on its tables in the schema `auth`, real transactions,
 * and session tokens stored as hashes only.
 */
export function libraryAdapter(db: Database): AdapterFactory<BetterAuthOptions> {
  const config = { adapterId: 'wishwell', supportsJSON: true };
  return (options) =>
    createAdapterFactory({
      config: {
        ...config,
        transaction: (work) =>
          inTransaction(db, (tx) =>
            work(
              createAdapterFactory({ config: { ...config, transaction: false }, adapter: () => rowsOn(tx) })(options),
            ),
          ),
      },
      adapter: () => rowsOn(db),
    })(options);
}
