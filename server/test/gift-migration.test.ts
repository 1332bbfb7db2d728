import { readFile } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '../src/database/database.ts';
import { backgroundTimeouts } from '../src/database/session-settings.ts';
import { migrateAllSchemas } from './cluster.ts';
import { createTestConfig } from './config.ts';
import { createFreshDatabase } from './database.ts';
import { findBrokenInvariants } from './invariants.ts';

const firstReleaseSchemaUrl = new URL('../migrations/released/001_product.sql', import.meta.url);
const claimedAt = '2026-02-03T10:00:00.000Z';

it(
  'while people claim items, the migration adds snapshots to claims and keeps giver and time',
  { timeout: 120_000 },
  async () => {
    const { connection, db, drop } = await createFreshDatabase({ template: 'template1' });
    onTestFinished(drop);
    const backgroundDb = createDatabase({ ...connection, ...backgroundTimeouts });
    await backgroundDb.pool.query(await readFile(firstReleaseSchemaUrl, 'utf8'));
    await backgroundDb.pool.query(`
    delete from auth.jwks;
    delete from claims;
    with friend as (select low_id, high_id from friendships where status = 'friends' limit 1),
    list as (insert into wishlists (owner_id, title) select low_id, 'Many' from friend returning id),
    wish as (
      insert into items (wishlist_id, name, price, url)
      select list.id, 'Wish ' || n, n, 'https://shop.example/' || n from list, generate_series(1, 2500) n returning id
    )
    insert into claims (item_id, giver_id, created_at) select wish.id, high_id, '${claimedAt}' from wish, friend;
    insert into ended_claims (giver_id, owner_id, item_name, reason, claimed_at, ended_at)
    select high_id, low_id, 'Old kettle', 'deleted', '${claimedAt}', now() from friendships where status = 'friends' limit 1`);
    await backgroundDb.close();

    const migrated = new AbortController();
    const releaseAndClaim = async (): Promise<number> => {
      let rounds = 0;
      for (; !migrated.signal.aborted; rounds += 1) {
        await db.pool.query(`
        with released as (
          delete from claims where item_id = (select item_id from claims where item_id is not null order by random() limit 1)
          returning item_id, giver_id, created_at
        )
        insert into claims (item_id, giver_id, created_at) select item_id, giver_id, created_at from released on conflict do nothing`);
        await db.pool.query(`insert into claims (item_id, giver_id, created_at)
        select i.id, f.high_id, '${claimedAt}' from items i join wishlists w on w.id = i.wishlist_id and w.title = 'Many'
        join friendships f on f.low_id = w.owner_id and f.status = 'friends'
        where not exists (select from claims c where c.item_id = i.id) limit 1`);
      }
      return rounds;
    };
    const writing = releaseAndClaim();
    await migrateAllSchemas(connection, createTestConfig('/tmp')).finally(() => migrated.abort());
    expect(await writing).toBeGreaterThan(1);

    const { rows } = await db.pool.query(`
    select count(*)::int as claims, count(distinct c.id)::int as ids, bool_and(c.created_at = '${claimedAt}') as keep_time,
      count(*) filter (where c.name = i.name and c.price = i.price and c.url = i.url and c.owner_id = w.owner_id)::int as filled,
      count(*) filter (where c.name = '')::int as unfilled
    from claims c join items i on i.id = c.item_id join wishlists w on w.id = i.wishlist_id and w.title = 'Many'`);
    expect(rows).toMatchObject([{ keep_time: true }]);
    const { claims, ids, filled, unfilled } = rows[0] as Record<string, number>;
    expect(ids).toBe(claims);
    // The migration copies the data of the item into all existing claims (`filled`). A server of the previous
    // version, which still runs, writes claims without this data (`unfilled`).
    expect((filled ?? 0) + (unfilled ?? 0)).toBe(claims);
    expect(filled).toBeGreaterThan(2_000);
    const ended = await db.pool.query(
      `select name, ended_reason, created_at, stage from claims where ended_at is not null`,
    );
    expect(ended.rows).toEqual([
      { name: 'Old kettle', ended_reason: 'deleted', created_at: new Date(claimedAt), stage: 'promised' },
    ]);
    expect(await findBrokenInvariants({ db })).toEqual([]);
  },
);
