import { avatarColourNames, bugReportStatuses, itemLifecycleStates, limits } from '@wishwell/contract/limits.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFreshDatabase, type FreshDatabase } from './database.ts';

// Constraints of the database enforce rules of the product even if the code of the server does not
// (docs/operating/limits.md).
let database: FreshDatabase;

beforeAll(async () => {
  database = await createFreshDatabase();
  await database.db.pool.query(`
    insert into users (uid, email) select 'uid ' || n, n || '@example.com' from generate_series(1, 3) n;
    insert into wishlists (owner_id, title) values (1, 'Winter');
    insert into items (wishlist_id, name) values (1, 'Mug'), (1, 'Lamp');
    insert into claims (item_id, giver_id) values (1, 2);
    insert into friendships (low_id, high_id, status, requester_id) values (1, 2, 'friends', 1);
    insert into pictures (key, item_id) values ('0123456789abcdef', 1);`);
});
afterAll(() => database.drop());

async function getSqlState(text: string, parameters: readonly unknown[]): Promise<string | undefined> {
  const client = await database.db.pool.connect();
  try {
    await client.query('begin');
    await client.query(text, [...parameters]);
    return undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const repeatEmoji = (count: number): string => '🎁'.repeat(count);
const createUrlOfLength = (length: number): string => `https://${'x'.repeat(length - 8)}`;

/** SQL that inserts one text, with texts that the database must accept, and texts that it must refuse. */
const textRules: Readonly<Record<string, [accepted: readonly string[], refused: readonly string[]]>> = {
  'wishlists (owner_id, title) values (1, $1)': [[repeatEmoji(limits.title)], ['', repeatEmoji(limits.title + 1)]],
  "wishlists (owner_id, title, description) values (1, 'a', $1)": [
    [repeatEmoji(limits.description)],
    [repeatEmoji(limits.description + 1)],
  ],
  'items (wishlist_id, name) values (1, $1)': [[repeatEmoji(limits.name)], ['', repeatEmoji(limits.name + 1)]],
  "items (wishlist_id, name, description) values (1, 'a', $1)": [
    [repeatEmoji(limits.description)],
    [repeatEmoji(limits.description + 1)],
  ],
  "items (wishlist_id, name, url) values (1, 'a', $1)": [
    ['', createUrlOfLength(limits.url), 'HTTP://example.com'],
    [createUrlOfLength(limits.url + 1), 'javascript:alert(1)', '/relative'],
  ],
  "items (wishlist_id, name, price) values (1, 'a', $1)": [
    ['0', String(limits.price), '9999999.999'],
    ['-0.01', '10000000', '0.0001', 'NaN'],
  ],
  "items (wishlist_id, name, currency) values (1, 'a', $1)": [['KWD'], ['usd', 'EURO']],
  "items (wishlist_id, name, state) values (1, 'a', $1)": [itemLifecycleStates, ['lost']],
  "items (wishlist_id, name, received_on) values (1, 'a', $1)": [[], ['2026-12-24']],
  "items (wishlist_id, name, position) values (1, 'a', $1)": [[], ['']],
  "bug_reports (user_id, title, description) values (1, $1, 'a')": [
    [repeatEmoji(limits.title)],
    ['', repeatEmoji(limits.title + 1)],
  ],
  "bug_reports (user_id, title, description) values (1, 'a', $1)": [
    [repeatEmoji(limits.description)],
    ['', repeatEmoji(limits.description + 1)],
  ],
  "bug_reports (user_id, title, description, status) values (1, 'a', 'a', $1)": [bugReportStatuses, ['closed']],
  "users (uid, email, display_name) values ('a', 'a@example.com', $1)": [
    ['', repeatEmoji(limits.displayName)],
    [repeatEmoji(limits.displayName + 1)],
  ],
  "users (uid, email) values ('a', $1)": [[], [`${'x'.repeat(limits.email)}@`]],
  "users (uid, email, avatar) values ('a', 'a@example.com', $1)": [avatarColourNames, ['teal']],
};

const CHECK_VIOLATION = '23514';
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

it.each(Object.entries(textRules))(
  'a check constraint of the database limits the text in: %s',
  async (sql, [accepted, refused]) => {
    for (const text of accepted) expect(await getSqlState(`insert into ${sql}`, [text]), `for ${text}`).toBeUndefined();
    for (const text of refused)
      expect(await getSqlState(`insert into ${sql}`, [text]), `for ${text}`).toBe(CHECK_VIOLATION);
  },
);

const friendship = 'friendships (low_id, high_id, status, requester_id) values ($1, $2, $3, $4)';
const claim = 'claims (item_id, giver_id) values ($1, $2)';
const picture = 'pictures (key, item_id) values ($1, $2)';

it.each([
  [undefined, friendship, [1, 3, 'pending', 3]],
  [undefined, claim, [2, 2]],
  [UNIQUE_VIOLATION, "users (uid, email) values ('a', $1)", ['1@EXAMPLE.com']],
  [CHECK_VIOLATION, friendship, [3, 1, 'friends', 1]],
  [CHECK_VIOLATION, friendship, [1, 1, 'friends', 1]],
  [CHECK_VIOLATION, friendship, [1, 3, 'blocked', 1]],
  [CHECK_VIOLATION, friendship, [1, 3, 'pending', 2]],
  [UNIQUE_VIOLATION, friendship, [1, 2, 'pending', 2]],
  [FOREIGN_KEY_VIOLATION, friendship, [1, 99, 'pending', 1]],
  [UNIQUE_VIOLATION, claim, [1, 2]],
  [FOREIGN_KEY_VIOLATION, claim, [99, 2]],
  [UNIQUE_VIOLATION, picture, ['fedcba9876543210', 1]],
  [CHECK_VIOLATION, picture, ['../../etc/passwd', null]],
])('the SQLSTATE is %s for insert into %s, with %j', async (code, sql, values) => {
  expect(await getSqlState(`insert into ${sql}`, values)).toBe(code);
});
