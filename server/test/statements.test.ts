import { glob } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onlyReads, statements } from '../src/database/statements.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));
for await (const file of glob('**/*queries.ts', { cwd: source }))
  await import(/* @vite-ignore */ pathToFileURL(join(source, file)).href);

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it('finds the statements of every feature', () => {
  const features = new Set([...statements.keys()].map((name) => name.split('.')[0]));
  expect([...features]).toEqual(
    expect.arrayContaining(['users', 'wishlists', 'items', 'friends', 'claims', 'bugReports']),
  );
});

it.each([...statements])('%s is a statement that PostgreSQL takes on our tables', async (_name, text) => {
  const client = await database.db.pool.connect();
  try {
    await client.query(`prepare checked as ${text}`);
    const { rows } = await client.query<{ count: number }>(
      `select cardinality(parameter_types) as count from pg_prepared_statements where name = 'checked'`,
    );
    const nulls = Array.from({ length: rows[0]?.count ?? 0 }, () => 'null');
    await client.query('set plan_cache_mode = force_generic_plan');
    const plan = await client.query<{ 'QUERY PLAN': string }>(
      `explain execute checked${nulls.length > 0 ? `(${nulls.join()})` : ''}`,
    );
    // What reads goes out behind others that read, and must not make them wait for a lock.
    const changes = plan.rows.some((row) => /^\W*(?:Insert|Update|Delete|LockRows)\b/.test(row['QUERY PLAN']));
    expect(onlyReads(text)).toBe(!changes);
  } finally {
    client.release(true);
  }
  expect(text).not.toMatch(/select \*/i);
});
