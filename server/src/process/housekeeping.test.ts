import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '../../test/database.ts';
import type { Database } from '../database/database.ts';
import { startHousekeeping } from './housekeeping.ts';

/** A database with four people. */
async function place(): Promise<Database> {
  const { db, drop } = await freshDatabase();
  onTestFinished(drop);
  await db.pool.query(
    `insert into users (uid, email) select 'u' || n, n || '@example.com' from generate_series(1, 4) n`,
  );
  return db;
}

/** Runs housekeeping until `query` answers `rows`, or for long enough; tells what it answers then. */
async function tidyUntil(db: Database, query: string, rows: object[]): Promise<object[]> {
  const housekeeping = startHousekeeping({
    db,
    images: { sweep: () => Promise.resolve() },
    claimEndings: { start: () => {} },
    identity: {},
    logger: { warn: () => {} },
  });
  const ask = async (): Promise<object[]> => (await db.pool.query<object>(query)).rows;
  const isTidy = async (): Promise<void> => expect(await ask()).toEqual(rows);
  await vi.waitFor(isTidy, { timeout: 15_000 }).catch(() => {});
  await housekeeping[Symbol.asyncDispose]();
  return ask();
}

test('of a giver’s ended claims the newest 1,000 are kept, however many there were', { timeout: 60_000 }, async () => {
  const db = await place();
  await db.pool.query(`
    insert into ended_claims (giver_id, item_name, reason, claimed_at)
    select giver, n::text, 'deleted', now()
    from (values (1, 3500), (2, 1000), (3, 1001)) as g (giver, many), generate_series(1, many) n`);
  const kept = [
    { giver_id: 1, kept: 1000, first: 2501 },
    { giver_id: 2, kept: 1000, first: 1 },
    { giver_id: 3, kept: 1000, first: 2 },
  ];
  const query = `
    select giver_id, count(*)::int as kept, min(item_name::int) as first from ended_claims group by giver_id order by 1`;
  expect(await tidyUntil(db, query, kept)).toEqual(kept);
});

test('an ended claim is kept for 365 days, however many are older', { timeout: 60_000 }, async () => {
  const db = await place();
  await db.pool.query(`
    insert into ended_claims (giver_id, item_name, reason, claimed_at, ended_at)
    select 1 + n % 4, '', 'deleted', 'epoch'::timestamptz, now() - interval '366 days' from generate_series(1, 2500) n
    union all select 1, 'young', 'deleted', 'epoch'::timestamptz, now() - interval '364 days'`);
  const kept = [{ item_name: 'young' }];
  expect(await tidyUntil(db, 'select item_name from ended_claims', kept)).toEqual(kept);
});

test('idempotency keys are kept for a day, however many are older', { timeout: 60_000 }, async () => {
  const db = await place();
  await db.pool.query(`
    insert into idempotency_keys (user_id, key, fingerprint, record_id, created_at)
    select 1 + n % 4, n::text, ''::bytea, 1, now() - interval '25 hours' from generate_series(1, 2500) n
    union all select 1, 'young', '', 1, now() - interval '23 hours'`);
  const kept = [{ key: 'young' }];
  expect(await tidyUntil(db, 'select key from idempotency_keys', kept)).toEqual(kept);
});

test('housekeeping that is to end begins no further batch', { timeout: 60_000 }, async () => {
  const db = await place();
  await db.pool.query(`
    insert into ended_claims (giver_id, item_name, reason, claimed_at, ended_at)
    select 1, '', 'deleted', 'epoch'::timestamptz, now() - interval '366 days' from generate_series(1, 2500) n;
    insert into idempotency_keys (user_id, key, fingerprint, created_at)
    select 1, n::text, ''::bytea, now() - interval '25 hours' from generate_series(1, 2500) n`);
  const housekeeping = startHousekeeping({
    db,
    images: { sweep: () => Promise.resolve() },
    claimEndings: { start: () => {} },
    identity: {},
    logger: { warn: () => {} },
  });
  await housekeeping[Symbol.asyncDispose]();
  const { rows } = await db.pool.query(
    'select (select count(*) from ended_claims)::int as records, (select count(*) from idempotency_keys)::int as keys',
  );
  expect(rows).toEqual([{ records: 1500, keys: 1500 }]);
});
