import { expect, test } from 'vitest';
import { createFakeTransaction } from '../../test/fixed-transaction.ts';
import { assertOwnsWishlist, lockSourceAndTargetWishlists, lockOwnWishlist } from './access.ts';

const [one, two] = [{ id: 1 }, { id: 2 }] as const;
const emptyTransaction = createFakeTransaction({});
const notFoundProblem = { status: 404 };

test('an owner gets the wishlist objects for the rows that the queries find', async () => {
  const tx = createFakeTransaction({
    'wishlists.findWishlist [1,7]': [one],
    'wishlists.lockWishlists [[1],7]': [one],
    'wishlists.lockWishlists [[2,1],7]': [one, two],
  });
  await assertOwnsWishlist(tx, 7, 1);
  expect(await lockOwnWishlist(tx, 7, 1)).toBe(one);
  expect(await lockSourceAndTargetWishlists(tx, 7, 2, 1)).toEqual([two, one]);
});

test('each function for one wishlist throws 404 if its query finds no row', async () => {
  await expect(assertOwnsWishlist(emptyTransaction, 7, 1)).rejects.toMatchObject(notFoundProblem);
  await expect(lockOwnWishlist(emptyTransaction, 7, 1)).rejects.toMatchObject(notFoundProblem);
});

test('lockBothWishlists throws 404 unless the caller owns both wishlists', async () => {
  for (const rows of [[], [one], [two]]) {
    await expect(
      lockSourceAndTargetWishlists(createFakeTransaction({ 'wishlists.lockWishlists [[1,2],7]': rows }), 7, 1, 2),
    ).rejects.toMatchObject(notFoundProblem);
  }
});
