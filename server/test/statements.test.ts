import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isReadOnlyStatement, statementTextsByName } from '../src/database/statements.ts';
import { createFreshDatabase, type FreshDatabase } from './database.ts';

const sourceFolder = fileURLToPath(new URL('../src/', import.meta.url));
const exportedStatementNames: string[] = [];
for await (const file of glob('**/*queries.ts', { cwd: sourceFolder })) {
  const url = pathToFileURL(join(sourceFolder, file)).href;
  const module = (await import(/* @vite-ignore */ url)) as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(module)) {
    if (typeof value === 'function' && 'text' in value) exportedStatementNames.push(name);
  }
}

let database: FreshDatabase;

beforeAll(async () => {
  database = await createFreshDatabase();
});
afterAll(() => database.drop());

it('the registry contains the SQL statements of every feature', () => {
  const features = new Set([...statementTextsByName.keys()].map((name) => name.split('.')[0]));
  expect([...features]).toEqual(
    expect.arrayContaining(['users', 'wishlists', 'items', 'friends', 'claims', 'bugReports']),
  );
});

it('the name of each SQL statement ends with the name of its constant', () => {
  const nameEnds = new Set([...statementTextsByName.keys()].map((name) => name.split('.')[1]));
  expect(exportedStatementNames.length).toBeGreaterThan(100);
  expect(exportedStatementNames.filter((name) => !nameEnds.has(name))).toEqual([]);
});

it.each([...statementTextsByName])('PostgreSQL can prepare and plan the statement %s', async (_name, text) => {
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
    // A statement that is sent in a pipelined read must not lock rows, because other transactions would wait
    // for it.
    const changes = plan.rows.some((row) => /^\W*(?:Insert|Update|Delete|LockRows)\b/.test(row['QUERY PLAN']));
    expect(isReadOnlyStatement(text)).toBe(!changes);
  } finally {
    client.release(true);
  }
  expect(text).not.toMatch(/select \*/i);
});
