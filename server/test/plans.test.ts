import { afterAll, beforeAll, expect, it } from 'vitest';
import { only, statements } from '../src/database/statements.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';
import { brokenInvariants } from './invariants.ts';
import { loadStatements, unboundedScans } from './plans.ts';
import { fillPopulation } from './population/fill.ts';

await loadStatements();

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await fillPopulation(database.db, { people: 10_000, seed: 1, friendsOf: [] });
  // With active people alone, the index of active people costs as much as the one of all, and PostgreSQL takes either.
  await database.db.pool.query('update users set is_active = false where id % 10 = 0');
  await database.db.pool.query('vacuum (analyze) users');
}, 120_000);
afterAll(() => database.drop());

/**
 * What is read from end to end, where it can be helped: of a few thousand rows PostgreSQL would read all for its own
 * reasons, and is told not to. `npm run bench:scale` asks the same of a million people, untold.
 */
async function unbounded(without?: string): Promise<string[]> {
  const client = await database.db.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    if (without !== undefined) await client.query(`drop index ${without}`);
    return await unboundedScans({ query: (config) => client.query(config) }, statements);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

it('the people of the tests and benches break no rule', async () => {
  expect(await brokenInvariants(database)).toEqual([]);
});

/** Older ones do not tell the plan they keep for a statement whatever its parameters are. */
async function tellsPlans(): Promise<boolean> {
  const { rows } = await database.db.pool.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  return only(rows).version >= 160_000;
}

it('no statement reads a table from end to end', async ({ skip }) => {
  skip(!(await tellsPlans()), 'PostgreSQL is older than 16');
  expect(await unbounded()).toEqual([]);
});

/** Indexes without which no plan shows a table that is read from end to end. */
const besides: Readonly<Record<string, string>> = {
  friend_requests_pair: 'otherwise the requests of a month, of everybody, by their age',
  pictures_released: 'otherwise all pictures without an item, by having none',
  'auth.verification_identifier_idx': 'the identity library’s own',
};

it('each index is needed: without it some statement would', { timeout: 60_000 }, async ({ skip }) => {
  skip(!(await tellsPlans()), 'PostgreSQL is older than 16');
  const { rows } = await database.db.pool.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = indrelid
     where not indisunique and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`,
  );
  const unneeded: string[] = [];
  for (const { name } of rows) if ((await unbounded(name)).length === 0) unneeded.push(name);
  expect(unneeded.toSorted()).toEqual(Object.keys(besides).toSorted());
});
