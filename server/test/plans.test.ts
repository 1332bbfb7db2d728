import { afterAll, beforeAll, expect, it } from 'vitest';
import { getOnlyRow, statementTextsByName } from '../src/database/statements.ts';
import { createFreshDatabase, type FreshDatabase } from './database.ts';
import { findBrokenInvariants } from './invariants.ts';
import { loadStatements, findFullScans } from './plans.ts';
import { fillPopulation } from './population/fill.ts';

await loadStatements();

let database: FreshDatabase;

beforeAll(async () => {
  database = await createFreshDatabase();
  await fillPopulation(database.db, { people: 10_000, seed: 1, friendsOf: [] });
  // Deactivates some users. Otherwise an index on active users would cost the same as an index on all users,
  // and PostgreSQL could choose either.
  await database.db.pool.query(`update users set is_active = false where id % 10 = 0;
    delete from claims where item_id is not null and giver_id % 10 = 0`);
  await database.db.pool.query('vacuum (analyze) users');
}, 120_000);
afterAll(() => database.drop());

/**
 * Returns the statements with a query plan that scans a whole table. If `without` is given, plans cannot use
 * this index. Disables sequential scans, because PostgreSQL prefers them for tables with few rows.
 */
async function findFullScansWithoutIndex(without?: string): Promise<string[]> {
  const client = await database.db.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    if (without !== undefined) await client.query(`drop index ${without}`);
    return await findFullScans({ query: (config) => client.query(config) }, statementTextsByName);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

it('the generated test data satisfies all invariants', async () => {
  expect(await findBrokenInvariants(database)).toEqual([]);
});

/** Returns whether PostgreSQL has `explain (generic_plan)`. Version 16 introduced it. */
async function canExplainGenericPlans(): Promise<boolean> {
  const { rows } = await database.db.pool.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  return getOnlyRow(rows).version >= 160_000;
}

it('no statement scans a whole table', async ({ skip }) => {
  skip(!(await canExplainGenericPlans()), 'PostgreSQL is older than 16');
  expect(await findFullScansWithoutIndex()).toEqual([]);
});

/**
 * Indexes that the test of unneeded indexes reports although they are needed. The value says what would be
 * scanned without the index.
 */
const falselyReportedIndexes: Readonly<Record<string, string>> = {
  friend_requests_pair: 'all friend requests of a month, by age',
  gift_budgets_person: 'all budgets, when an account is deleted',
  invitations_email: 'all invitations that have not expired, at a sign-up',
  invitations_used_by: 'all invitations, when an account is deleted',
  pictures_released: 'all images without an item',
  'auth.verification_identifier_idx': 'unknown: only the identity library uses it',
};

it(
  'for each index there is a statement that scans a whole table without this index',
  { timeout: 60_000 },
  async ({ skip }) => {
    skip(!(await canExplainGenericPlans()), 'PostgreSQL is older than 16');
    const { rows } = await database.db.pool.query<{ name: string }>(
      `select indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = indrelid
     where not indisunique and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`,
    );
    const unneeded: string[] = [];
    for (const { name } of rows) if ((await findFullScansWithoutIndex(name)).length === 0) unneeded.push(name);
    expect(unneeded.toSorted()).toEqual(Object.keys(falselyReportedIndexes).toSorted());
  },
);
