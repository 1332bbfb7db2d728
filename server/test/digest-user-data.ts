import { createHash } from 'node:crypto';
import type { TestApp } from './app.ts';

// Selects the names of the tables with user data. Excludes the tables of request counts, of queued mails and
// of the identity library.
const productTablesSql = `
  select table_name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('migrations', 'rate_counts', 'call_counts', 'mails')
  order by table_name`;

/**
 * Returns a digest of all user data. Tests use it to prove that a request changed nothing.
 */
export async function digestUserData({ db }: Pick<TestApp, 'db'>): Promise<string> {
  const { rows: tables } = await db.pool.query<{ table_name: string }>(productTablesSql);
  const columns = tables.map(
    ({ table_name: name }) => `(select coalesce(string_agg(t::text, ' ' order by t::text), '') from ${name} t)`,
  );
  const { rows } = await db.pool.query({ text: `select ${columns.join(', ')}`, rowMode: 'array' });
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}
