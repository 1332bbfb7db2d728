import { avatars, bugReportStatuses, limits } from '@wishwell/contract/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from './database.ts';

// The rules of the product hold in the database itself, whoever writes to it (docs/limits.md).
let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await database.db.pool.query(`
    insert into users (uid, email) select 'uid ' || n, n || '@example.com' from generate_series(1, 3) n;
    insert into wishlists (owner_id, title) values (1, 'Winter');
    insert into items (wishlist_id, name) values (1, 'Mug'), (1, 'Lamp');
    insert into claims (item_id, giver_id) values (1, 2);
    insert into friendships (low_id, high_id, status, requester_id) values (1, 2, 'friends', 1);
    insert into pictures (key, item_id) values ('0123456789abcdef', 1);`);
});
afterAll(() => database.drop());

/** Writes and takes it back; answers the code of the refusal, or nothing when it was taken. */
async function codeOf(text: string, parameters: readonly unknown[]): Promise<string | undefined> {
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

const emoji = (count: number): string => '🎁'.repeat(count);

const writes = {
  list: 'insert into wishlists (owner_id, title) values (1, $1)',
  listDescription: `insert into wishlists (owner_id, title, description) values (1, 'a', $1)`,
  item: 'insert into items (wishlist_id, name) values (1, $1)',
  itemDescription: `insert into items (wishlist_id, name, description) values (1, 'a', $1)`,
  url: `insert into items (wishlist_id, name, url) values (1, 'a', $1)`,
  price: `insert into items (wishlist_id, name, price) values (1, 'a', $1)`,
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

const longUrl = (length: number): string => `https://${'x'.repeat(length - 8)}`;

describe('the database takes', () => {
  it.each<[write: keyof typeof writes, ...values: unknown[]]>([
    ['list', emoji(limits.title)],
    ['listDescription', emoji(limits.description)],
    ['item', emoji(limits.name)],
    ['itemDescription', emoji(limits.description)],
    ['url', ''],
    ['url', longUrl(limits.url)],
    ['url', 'HTTP://example.com'],
    ['price', '0'],
    ['price', String(limits.price)],
    ['report', emoji(limits.title)],
    ['reportDescription', emoji(limits.description)],
    ['displayName', ''],
    ['displayName', emoji(limits.displayName)],
    ...bugReportStatuses.map((status): [keyof typeof writes, string] => ['status', status]),
    ...avatars.map((avatar): [keyof typeof writes, string] => ['avatar', avatar]),
    ['friendship', 1, 3, 'pending', 3],
    ['claim', 2, 2],
  ])('%s: %s', async (write, ...values) => {
    expect(await codeOf(writes[write], values)).toBeUndefined();
  });
});

const CHECK = '23514';
const UNIQUE = '23505';
const FOREIGN_KEY = '23503';
const OVERFLOW = '22003';

describe('the database refuses', () => {
  it.each<[write: keyof typeof writes, code: string, ...values: unknown[]]>([
    ['list', CHECK, ''],
    ['list', CHECK, emoji(limits.title + 1)],
    ['listDescription', CHECK, emoji(limits.description + 1)],
    ['item', CHECK, ''],
    ['item', CHECK, emoji(limits.name + 1)],
    ['itemDescription', CHECK, emoji(limits.description + 1)],
    ['url', CHECK, longUrl(limits.url + 1)],
    ['url', CHECK, 'javascript:alert(1)'],
    ['url', CHECK, '/relative'],
    ['price', CHECK, '-0.01'],
    ['price', OVERFLOW, '10000000'],
    ['report', CHECK, ''],
    ['report', CHECK, emoji(limits.title + 1)],
    ['reportDescription', CHECK, ''],
    ['reportDescription', CHECK, emoji(limits.description + 1)],
    ['status', CHECK, 'closed'],
    ['displayName', CHECK, emoji(limits.displayName + 1)],
    ['email', CHECK, `${'x'.repeat(limits.email)}@`],
    ['email', UNIQUE, '1@EXAMPLE.com'],
    ['avatar', CHECK, 'teal'],
    ['friendship', CHECK, 3, 1, 'friends', 1],
    ['friendship', CHECK, 1, 1, 'friends', 1],
    ['friendship', CHECK, 1, 3, 'blocked', 1],
    ['friendship', CHECK, 1, 3, 'pending', 2],
    ['friendship', UNIQUE, 1, 2, 'pending', 2],
    ['friendship', FOREIGN_KEY, 1, 99, 'pending', 1],
    ['claim', UNIQUE, 1, 3],
    ['claim', FOREIGN_KEY, 99, 2],
    ['picture', UNIQUE, 'fedcba9876543210', 1],
    ['picture', CHECK, '../../etc/passwd', null],
  ])('%s with %s: %s', async (write, code, ...values) => {
    expect(await codeOf(writes[write], values)).toBe(code);
  });
});
