import { expect, test } from 'vitest';
import { createFakeTransaction } from '../../test/fixed-transaction.ts';
import type { OwnedWishlist } from '../wishlists/access.ts';
import { lockOwnItem } from './access.ts';

const ownedWishlist = { id: 1 } as OwnedWishlist;

test('lockOwnItem returns the item that the query finds', async () => {
  const item = { id: 2 };
  expect(await lockOwnItem(createFakeTransaction({ 'items.lockItem [2,1]': [item] }), ownedWishlist, 2)).toBe(item);
});

test('lockOwnItem throws 404 if the query finds no item', async () => {
  await expect(lockOwnItem(createFakeTransaction({}), ownedWishlist, 2)).rejects.toMatchObject({ status: 404 });
});
