import { afterAll, beforeAll, expect, it } from 'vitest';
import { getOnlyRow, statementTextsByName } from '../src/database/statements.ts';
import { createFreshDatabase, type FreshDatabase } from './database.ts';
import { importAllStatements, findFullScans } from './plans.ts';

await importAllStatements();

let database: FreshDatabase;

// Inserts realistic numbers of rows. With few rows, PostgreSQL could choose other indexes than in production.
beforeAll(async () => {
  database = await createFreshDatabase();
  await database.db.pool.query(`
    insert into users (uid, email, display_name, is_active)
      select 'uid ' || n, n || '@example.com', 'Person ' || n, n % 10 > 0 from generate_series(1, 5000) n;
    insert into friendships (low_id, high_id, status, requester_id)
      select n, n + d, case d when 20 then 'pending' else 'friends' end, n from generate_series(1, 4900) n, generate_series(1, 20) d;
    insert into wishlists (owner_id, title) select n, 'Winter' from generate_series(1, 500) n, generate_series(1, 5);
    insert into items (wishlist_id, name) select id, 'Mug' from wishlists, generate_series(1, 20);
    insert into wishlist_shares (wishlist_id, user_id) select id, owner_id + d from wishlists, generate_series(1, 3) d;
    insert into share_links (wishlist_id, token_hash, token_cipher)
      select id, sha256(id::text::bytea || d::text::bytea), 'x' from wishlists, generate_series(1, 2) d;
    insert into guests (token_hash, token_cipher, name, email, locale)
      select sha256(n::text::bytea), 'x', 'Gusta', n || '@example.com', 'en' from generate_series(1, 2000) n;
    insert into claims (item_id, giver_id, owner_id) select id, wishlist_id / 5 + 2, (wishlist_id + 4) / 5 from items where id % 8 = 0;
    insert into claims (item_id, guest_id, link_wishlist_id) select id, id / 25 + 1, wishlist_id from items where id % 25 = 1;
    insert into claims (giver_id, owner_id, name, ended_reason, ended_at) select n, n + 1, 'Mug', 'hidden', now() from generate_series(1, 100) n;
    insert into invitations (token_hash, token_cipher, inviter_id, expires_at)
      select sha256(n::text::bytea), 'x', n, now() + interval '1 day' from generate_series(1, 2000) n;
    insert into mail_refusals (email_hash) select sha256(n::text::bytea) from generate_series(1, 2000) n;
    insert into friend_requests (requester_id, asked_id) select n, n + 20 from generate_series(1, 4900) n;
    insert into bug_reports (user_id, title, description, status)
      select n, 'Typo', 'On a page', case n % 20 when 0 then 'open' else 'resolved' end from generate_series(1, 2000) n;
    insert into idempotency_keys (user_id, key, fingerprint, record_id) select n, 'key', '', 1 from generate_series(1, 2000) n;
    insert into rate_counts (subject, period_start, count) select 'upload:' || n, now(), 1 from generate_series(1, 2000) n;
    insert into auth."user" (id, name, email, "emailVerified") select uid, display_name, email, true from users;
    insert into auth.account (id, "accountId", "providerId", "userId", "updatedAt") select uid, uid, 'credential', uid, now() from users;
    insert into auth.session (id, "expiresAt", token, "updatedAt", "userId") select uid, now(), uid, now(), uid from users;
    insert into auth.links (token_hash, kind, "userId", expires_at) select sha256(uid::bytea), 'verify', uid, now() from users;
    insert into auth.attempts (key, at) select uid, array[now()] from users;
    insert into mails (kind, email, locale, due_at) select 'verify', email, 'en', now() + interval '1 day' from users;
    insert into pictures (key, item_id, attached) select md5(id::text), id, true from items where id % 10 = 0`);
  await database.db.pool.query('vacuum (analyze)');
}, 120_000);
afterAll(() => database.drop());

it('no SQL statement of the server scans a whole table', async ({ skip }) => {
  const client = await database.db.pool.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    skip(getOnlyRow(rows).version < 160_000, 'PostgreSQL 15 has no generic_plan');
    // Disables sequential scans, because PostgreSQL prefers them for small tables, even if an index exists.
    await client.query('begin; set local enable_seqscan = off');
    expect(await findFullScans({ query: (config) => client.query(config) }, statementTextsByName)).toEqual([]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
