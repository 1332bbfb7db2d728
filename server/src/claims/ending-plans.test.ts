import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFreshDatabase, type FreshDatabase } from '../../test/database.ts';
import { endHiddenClaims, endMovedClaims, endUnfriendedClaims } from './ending-queries.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await createFreshDatabase();
  await database.db.pool.query(`
    insert into users (uid, email) select 'u' || n, n || '@example.com' from generate_series(1, 2000) n;
    insert into friendships (low_id, high_id, status, requester_id)
      select a, a + d, 'friends', a from generate_series(1, 1900) a, generate_series(1, 10) d;
    insert into wishlists (owner_id, title) select id, 'List' from users;
    insert into items (wishlist_id, name) select id, 'Item' from wishlists;
    insert into claims (item_id, giver_id) select i.id, i.wishlist_id + 1 from items i where i.wishlist_id < 1900;
    analyze`);
});
afterAll(() => database.drop());

test.for([
  ['on a list', endHiddenClaims, [5]],
  ['on an item', endMovedClaims, [[5]]],
  ['between two people', endUnfriendedClaims, [6, [5]]],
] as const)(
  'the statement that ends claims %s does not scan the whole friendships table',
  async ([, statement, values]) => {
    const client = await database.db.pool.connect();
    await client.query('begin');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${statement.text}`, [...values]);
    await client.query('rollback');
    client.release();
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan on friendships/);
  },
);
