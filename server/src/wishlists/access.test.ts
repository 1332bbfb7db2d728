import { expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { assertOwnsWishlist, lockBothWishlists, lockOwnWishlist } from './access.ts';

const [one, two] = [{ id: 1 }, { id: 2 }] as const;
const nothing = answering({});
const notFound = { status: 404 };

test('an owner gets the wishlists of the row', async () => {
  const tx = answering({
    'wishlists.find [1,7]': [one],
    'wishlists.lock [[1],7]': [one],
    'wishlists.lock [[2,1],7]': [one, two],
  });
  await assertOwnsWishlist(tx, 7, 1);
  expect(await lockOwnWishlist(tx, 7, 1)).toBe(one);
  expect(await lockBothWishlists(tx, 7, 2, 1)).toEqual([two, one]);
});

test('without a row, nothing is found', async () => {
  await expect(assertOwnsWishlist(nothing, 7, 1)).rejects.toMatchObject(notFound);
  await expect(lockOwnWishlist(nothing, 7, 1)).rejects.toMatchObject(notFound);
});

test('an item moves only between two wishlists of its owner', async () => {
  for (const rows of [[], [one], [two]]) {
    await expect(lockBothWishlists(answering({ 'wishlists.lock [[1,2],7]': rows }), 7, 1, 2)).rejects.toMatchObject(
      notFound,
    );
  }
});
