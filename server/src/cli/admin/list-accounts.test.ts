import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { createFreshDatabase, type FreshDatabase } from '../../../test/database.ts';
import { createAdminRunner } from '../../../test/operator.ts';
import { MAX_COUNTED_ROWS } from './page.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await createFreshDatabase();
  await database.db.pool.query({
    text: `insert into users (uid, email, display_name, is_staff, is_superuser, is_active, created_at)
      select uid, uid || '@example.com', name, staff, superuser, active, '2026-03-01T12:00:00Z'
      from unnest($1::text[], $2::text[], $3::boolean[], $4::boolean[], $5::boolean[])
        as person (uid, name, staff, superuser, active)`,
    values: [
      ['ana', 'B_o', 'per%', "o'neil", 'zoe', 'eve'],
      ['Ana', 'Bo', '100 % Per', 'back\\slash', 'ZOË', '\u001b[31mEve\nroot'],
      [true, true, false, false, false, false],
      [true, false, false, false, false, false],
      [true, true, true, true, false, true],
    ],
  });
});
afterAll(() => database.drop());

const getAccountIds = ({ document }: { document: object }): unknown =>
  'accounts' in document && Array.isArray(document.accounts) ? document.accounts.map(({ id }) => id) : undefined;

describe('the listed account ids', () => {
  it.each<[ids: number[], ...args: string[]]>([
    [[1, 2, 3, 4, 5, 6], 'list'],
    [[1, 2], 'list', '--staff'],
    [[1], 'list', '--superuser'],
    [[5], 'list', '--inactive'],
    [[1], 'list', '--staff', '--superuser'],
    [[], 'list', '--staff', '--inactive'],
    [[3, 4], 'list', '--limit', '2', '--after', '2'],
    [[1], 'find', 'ANA'],
    [[5], 'find', 'zoë'],
    [[1, 2, 3, 4, 5, 6], 'find', '@Example.COM'],
    [[3], 'find', '%'],
    [[2], 'find', '_'],
    [[4], 'find', '\\'],
    [[4], 'find', "'"],
    [[], 'find', "' or true --"],
    [[6], 'find', '\u001b[31m'],
    [[6], 'find', 'Eve\n'],
    [[], 'find', '🎁'],
  ])('are %j for the command %j %j', async (ids, ...args) => {
    expect(getAccountIds(await createAdminRunner(database)(...args))).toEqual(ids);
  });
});

it('the command list escapes control characters in names', async () => {
  const { text } = await createAdminRunner(database)('list');
  expect(text.split('\n')).toEqual([
    'id  e-mail              roles            state     since       name',
    '1   ana@example.com     superuser+staff  active    2026-03-01  Ana',
    '2   B_o@example.com     staff            active    2026-03-01  Bo',
    '3   per%@example.com    -                active    2026-03-01  100 % Per',
    "4   o'neil@example.com  -                active    2026-03-01  back\\slash",
    '5   zoe@example.com     -                inactive  2026-03-01  ZOË',
    String.raw`6   eve@example.com     -                active    2026-03-01  \u001b[31mEve\u000aroot`,
  ]);
  expect((await createAdminRunner(database)('find', 'nobody')).text).toBe('There is no such account.');
});

it('the command find returns the accounts as a JSON document', async () => {
  const { document } = await createAdminRunner(database)('find', 'ana');
  const account = {
    id: 1,
    uid: 'ana',
    email: 'ana@example.com',
    display_name: 'Ana',
    is_staff: true,
    is_superuser: true,
    is_active: true,
    created_at: '2026-03-01T12:00:00.000Z',
  };
  expect(document).toEqual({ accounts: [account], more: 0, next: null });
});

it('a page of accounts shows the number of further accounts and the option to list them', async () => {
  const page = await createAdminRunner(database)('find', 'example', '--limit', '2');
  expect(page.text).toMatch(/\n\n4 more: --after 2$/);
  expect(page.document).toMatchObject({ more: 4, next: 2 });
  const last = await createAdminRunner(database)('find', 'example', '--limit', '4', '--after', '2');
  expect(last.text).not.toContain('more');
  expect(last.document).toMatchObject({ more: 0, next: null });
});

it('a page of accounts counts at most 10,000 further accounts', async () => {
  await database.db.pool.query(
    "insert into users (uid, email) select 'many ' || n, n || '@many.example' from generate_series(1, 10060) n",
  );
  const { text, document } = await createAdminRunner(database)('find', '@many.example');
  expect(text).toMatch(/\nat least 10000 more: --after \d+$/);
  expect(document).toMatchObject({ more: MAX_COUNTED_ROWS });
});
