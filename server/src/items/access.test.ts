import { expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import type { OwnedWishlist } from '../wishlists/access.ts';
import { lockOwnItem } from './access.ts';

const list = { id: 1 } as OwnedWishlist;

test('an owner gets the item of the row', async () => {
  const item = { id: 2 };
  expect(await lockOwnItem(answering({ 'items.lock [2,1]': [item] }), list, 2)).toBe(item);
});

test('without a row, no item is found', async () => {
  await expect(lockOwnItem(answering({}), list, 2)).rejects.toMatchObject({ status: 404 });
});
