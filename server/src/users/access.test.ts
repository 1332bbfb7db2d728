import { expect, test } from 'vitest';
import { createFakeTransaction } from '../../test/fixed-transaction.ts';
import { getUserIfReadable } from './access.ts';
import type { UserRow } from './queries.ts';

const storedUser = { uid: 'mara' } as UserRow;
const createCallerRow = (row: object) => ({ uid: 'jonas', is_superuser: false, ...row }) as UserRow;
const db = createFakeTransaction({ 'users.findUserByUid ["mara"]': [storedUser] });

test('a person can read their own user record; it comes from the cache or from the database', async () => {
  const self = createCallerRow({ uid: 'mara' });
  expect(await getUserIfReadable(createFakeTransaction({}), 'mara', 'mara', self)).toBe(self);
  expect(await getUserIfReadable(db, 'mara', 'mara', undefined)).toBe(storedUser);
});

test('a superuser can read another person’s user record; every other caller gets 404', async () => {
  expect(await getUserIfReadable(db, 'mara', 'jonas', createCallerRow({ is_superuser: true }))).toBe(storedUser);
  for (const other of [undefined, createCallerRow({})]) {
    await expect(getUserIfReadable(db, 'mara', 'jonas', other)).rejects.toMatchObject({ status: 404 });
  }
});

test('a request for a user record that does not exist gets 404', async () => {
  await expect(getUserIfReadable(createFakeTransaction({}), 'mara', 'mara', undefined)).rejects.toMatchObject({
    status: 404,
  });
});
