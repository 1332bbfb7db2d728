import { createHash } from 'node:crypto';
import type { TestApp } from './app.ts';
import { finishClaimEndings } from './finish-claim-endings.ts';

// Counts of calls are no record of anybody's, and the identity library's sessions are not the product's.
const productTables = `
  select table_name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('migrations', 'rate_counts', 'call_counts')
  order by table_name`;

/** A digest of everything the product has stored: equal before and after a call that wrote nothing. Claims end first. */
export async function contentsOf({ db }: Pick<TestApp, 'db'>): Promise<string> {
  await finishClaimEndings(db);
  const { rows: tables } = await db.pool.query<{ table_name: string }>(productTables);
  const columns = tables.map(
    ({ table_name: name }) => `(select coalesce(string_agg(t::text, ' ' order by t::text), '') from ${name} t)`,
  );
  const { rows } = await db.pool.query({ text: `select ${columns.join(', ')}`, rowMode: 'array' });
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}
