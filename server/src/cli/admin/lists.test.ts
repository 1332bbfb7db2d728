import { beforeAll, afterAll, expect, it } from 'vitest';
import { createFreshDatabase, type FreshDatabase } from '../../../test/database.ts';
import { createAdminRunner } from '../../../test/operator.ts';

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

it.each<[ids: number[], ...args: string[]]>([
  [[1, 2, 3, 4, 5, 6], 'list'],
  [[1, 2], 'list', '--staff'],
  [[1], 'list', '--superuser'],
  [[5], 'list', '--inactive'],
  [[1], 'list', '--staff', '--superuser'],
  [[3, 4], 'list', '--limit', '2', '--after', '2'],
  [[1], 'find', 'ANA'],
  [[5], 'find', 'ZÖÉ'],
  [[1, 2, 3, 4, 5, 6], 'find', '@Example.COM'],
  [[3], 'find', '%'],
  [[2], 'find', '_'],
  [[4], 'find', '\\'],
  [[], 'find', "' or true --"],
  [[6], 'find', 'Eve\n'],
])('the account ids are %j for the command %j %j', async (ids, ...args) => {
  const { document } = await createAdminRunner(database)(...args);
  expect(document).toMatchObject({ accounts: ids.map((id) => ({ id })) });
});

it('the command list escapes control characters in names', async () => {
  const { text, document } = await createAdminRunner(database)('list');
  expect(text.split('\n').map((line) => line.replace('2026-03-01T12:00:00.000Z', 'TIME'))).toEqual([
    'id  email               is_superuser  is_staff  is_active  created_at                display_name',
    '1   ana@example.com     true          true      true       TIME  Ana',
    '2   B_o@example.com     false         true      true       TIME  Bo',
    '3   per%@example.com    false         false     true       TIME  100 % Per',
    "4   o'neil@example.com  false         false     true       TIME  back\\slash",
    '5   zoe@example.com     false         false     false      TIME  ZOË',
    String.raw`6   eve@example.com     false         false     true       TIME  \u001b[31mEve\u000aroot`,
  ]);
  expect((document as { accounts: unknown[] }).accounts[0]).toEqual({
    id: 1,
    uid: 'ana',
    email: 'ana@example.com',
    display_name: 'Ana',
    is_staff: true,
    is_superuser: true,
    is_active: true,
    created_at: '2026-03-01T12:00:00.000Z',
  });
});

it('the command find prints, after each page but the last, the option for the next page', async () => {
  const page = await createAdminRunner(database)('find', 'example', '--limit', '2');
  expect(page.text).toMatch(/\n\nMore: --after 2$/);
  expect(page.document).toMatchObject({ next: 2 });
  const last = await createAdminRunner(database)('find', 'example', '--limit', '4', '--after', '2');
  expect(last.text).not.toContain('More');
  expect(last.document).toMatchObject({ next: null });
});
