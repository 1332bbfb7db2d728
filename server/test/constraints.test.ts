import { avatarKeys, bugReportStatuses, itemStates, limits } from '@wishwell/contract/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const insertStatements = {
  list: 'insert into wishlists (owner_id, title) values (1, $1)',
  listDescription: `insert into wishlists (owner_id, title, description) values (1, 'a', $1)`,
  item: 'insert into items (wishlist_id, name) values (1, $1)',
  itemDescription: `insert into items (wishlist_id, name, description) values (1, 'a', $1)`,
  url: `insert into items (wishlist_id, name, url) values (1, 'a', $1)`,
  price: `insert into items (wishlist_id, name, price) values (1, 'a', $1)`,
  currency: `insert into items (wishlist_id, name, currency) values (1, 'a', $1)`,
  state: `insert into items (wishlist_id, name, state) values (1, 'a', $1)`,
  receivedOn: `insert into items (wishlist_id, name, received_on) values (1, 'a', $1)`,
  position: `insert into items (wishlist_id, name, position) values (1, 'a', $1)`,
  report: `insert into bug_reports (user_id, title, description) values (1, $1, 'a')`,
  reportDescription: `insert into bug_reports (user_id, title, description) values (1, 'a', $1)`,
  status: 'insert into bug_reports (user_id, title, description, status) values (1, $$a$$, $$a$$, $1)',
  displayName: `insert into users (uid, email, display_name) values ('a', 'a@example.com', $1)`,
  email: `insert into users (uid, email) values ('a', $1)`,
  avatar: `insert into users (uid, email, avatar) values ('a', 'a@example.com', $1)`,
  friendship: `insert into friendships (low_id, high_id, status, requester_id) values ($1, $2, $3, $4)`,
  claim: 'insert into claims (item_id, giver_id) values ($1, $2)',
  picture: 'insert into pictures (key, item_id) values ($1, $2)',
} as const;

const createUrlOfLength = (length: number): string => `https://${'x'.repeat(length - 8)}`;

describe('the database accepts', () => {
  it.each<[statement: keyof typeof insertStatements, ...values: unknown[]]>([
    ['list', repeatEmoji(limits.title)],
    ['listDescription', repeatEmoji(limits.description)],
    ['item', repeatEmoji(limits.name)],
    ['itemDescription', repeatEmoji(limits.description)],
    ['url', ''],
    ['url', createUrlOfLength(limits.url)],
    ['url', 'HTTP://example.com'],
    ['price', '0'],
    ['price', String(limits.price)],
    ['price', '9999999.999'],
    ['currency', 'KWD'],
    ...itemStates.map((state): [keyof typeof insertStatements, string] => ['state', state]),
    ['report', repeatEmoji(limits.title)],
    ['reportDescription', repeatEmoji(limits.description)],
    ['displayName', ''],
    ['displayName', repeatEmoji(limits.displayName)],
    ...bugReportStatuses.map((status): [keyof typeof insertStatements, string] => ['status', status]),
    ...avatarKeys.map((avatar): [keyof typeof insertStatements, string] => ['avatar', avatar]),
    ['friendship', 1, 3, 'pending', 3],
    ['claim', 2, 2],
  ])('a row for "%s" with the values %s', async (statement, ...values) => {
    expect(await getSqlState(insertStatements[statement], values)).toBeUndefined();
  });
});

const CHECK_VIOLATION = '23514';
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

describe('the database refuses', () => {
  it.each<[statement: keyof typeof insertStatements, code: string, ...values: unknown[]]>([
    ['list', CHECK_VIOLATION, ''],
    ['list', CHECK_VIOLATION, repeatEmoji(limits.title + 1)],
    ['listDescription', CHECK_VIOLATION, repeatEmoji(limits.description + 1)],
    ['item', CHECK_VIOLATION, ''],
    ['item', CHECK_VIOLATION, repeatEmoji(limits.name + 1)],
    ['itemDescription', CHECK_VIOLATION, repeatEmoji(limits.description + 1)],
    ['url', CHECK_VIOLATION, createUrlOfLength(limits.url + 1)],
    ['url', CHECK_VIOLATION, 'javascript:alert(1)'],
    ['url', CHECK_VIOLATION, '/relative'],
    ['price', CHECK_VIOLATION, '-0.01'],
    ['price', CHECK_VIOLATION, '10000000'],
    ['price', CHECK_VIOLATION, '0.0001'],
    ['price', CHECK_VIOLATION, 'NaN'],
    ['currency', CHECK_VIOLATION, 'usd'],
    ['currency', CHECK_VIOLATION, 'EURO'],
    ['state', CHECK_VIOLATION, 'lost'],
    ['receivedOn', CHECK_VIOLATION, '2026-12-24'],
    ['position', CHECK_VIOLATION, ''],
    ['report', CHECK_VIOLATION, ''],
    ['report', CHECK_VIOLATION, repeatEmoji(limits.title + 1)],
    ['reportDescription', CHECK_VIOLATION, ''],
    ['reportDescription', CHECK_VIOLATION, repeatEmoji(limits.description + 1)],
    ['status', CHECK_VIOLATION, 'closed'],
    ['displayName', CHECK_VIOLATION, repeatEmoji(limits.displayName + 1)],
    ['email', CHECK_VIOLATION, `${'x'.repeat(limits.email)}@`],
    ['email', UNIQUE_VIOLATION, '1@EXAMPLE.com'],
    ['avatar', CHECK_VIOLATION, 'teal'],
    ['friendship', CHECK_VIOLATION, 3, 1, 'friends', 1],
    ['friendship', CHECK_VIOLATION, 1, 1, 'friends', 1],
    ['friendship', CHECK_VIOLATION, 1, 3, 'blocked', 1],
    ['friendship', CHECK_VIOLATION, 1, 3, 'pending', 2],
    ['friendship', UNIQUE_VIOLATION, 1, 2, 'pending', 2],
    ['friendship', FOREIGN_KEY_VIOLATION, 1, 99, 'pending', 1],
    ['claim', UNIQUE_VIOLATION, 1, 2],
    ['claim', FOREIGN_KEY_VIOLATION, 99, 2],
    ['picture', UNIQUE_VIOLATION, 'fedcba9876543210', 1],
    ['picture', CHECK_VIOLATION, '../../etc/passwd', null],
  ])('a row for "%s", with SQLSTATE %s, for the values %s', async (statement, code, ...values) => {
    expect(await getSqlState(insertStatements[statement], values)).toBe(code);
  });
});
