import { expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { getReadableUser } from './access.ts';
import type { UserRow } from './queries.ts';

const stored = { uid: 'mara' } as UserRow;
const caller = (row: object) => ({ uid: 'jonas', is_superuser: false, ...row }) as UserRow;
const db = answering({ 'users.findByUid ["mara"]': [stored] });

test('people read their own record, with or without a caller in the cache', async () => {
  const self = caller({ uid: 'mara' });
  expect(await getReadableUser(answering({}), 'mara', 'mara', self)).toBe(self);
  expect(await getReadableUser(db, 'mara', 'mara', undefined)).toBe(stored);
});

test('only superusers read the records of others', async () => {
  expect(await getReadableUser(db, 'mara', 'jonas', caller({ is_superuser: true }))).toBe(stored);
  for (const other of [undefined, caller({})]) {
    await expect(getReadableUser(db, 'mara', 'jonas', other)).rejects.toMatchObject({ status: 404 });
  }
});

test('a record that does not exist is not found', async () => {
  await expect(getReadableUser(answering({}), 'mara', 'mara', undefined)).rejects.toMatchObject({ status: 404 });
});
