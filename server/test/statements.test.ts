import { afterAll, beforeAll, expect, it } from 'vitest';
import { isReadOnlyStatement, statementTextsByName } from '../src/database/statements.ts';
import { createFreshDatabase, type FreshDatabase } from './database.ts';
import { importAllStatements } from './plans.ts';

await importAllStatements();

let database: FreshDatabase;

beforeAll(async () => {
  database = await createFreshDatabase();
});
afterAll(() => database.drop());

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
    // A read that is pipelined may contain only statements that lock no rows, because other transactions
    // would wait for the locks.
    const changes = plan.rows.some((row) => /^\W*(?:Insert|Update|Delete|LockRows)\b/.test(row['QUERY PLAN']));
    expect(isReadOnlyStatement(text)).toBe(!changes);
  } finally {
    client.release(true);
  }
  expect(text).not.toMatch(/select \*/i);
});
