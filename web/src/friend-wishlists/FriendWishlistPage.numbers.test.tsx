import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createErrorResponse, recordRequestBodies } from '../testing/open-page.tsx';
import { findCard, unclaimedItemFields, friendWishlist, openFriendWishlist } from './friend-wishlist.testing.tsx';

const glassesItem = { ...unclaimedItemFields, id: 4, name: 'Glass', wanted: 4, free: 3 };
test('a friend can claim several pieces of an item, change the number and release the claim', async () => {
  const sent: unknown[] = [];
  const responses = [2, 3, 0].map((mine) => ({ ...glassesItem, mine, free: 3 - mine, purchased: mine === 3 }));
  openFriendWishlist({
    'GET /api/friendwishlists/3': () => ({ ...friendWishlist, show_claims: 'claimed', items: [glassesItem] }),
    'PUT /api/friendwishlists/4/purchase': recordRequestBodies(sent, () => responses[sent.length - 1]),
  });
  const item = await findCard('Glass');
  expect(item.getByText('3 of 4 still free')).toBeDefined();
  expect(screen.getByText('Mara sees what is claimed.')).toBeDefined();
  fireEvent.click(item.getByRole('button', { name: 'One more' }));
  fireEvent.click(item.getByRole('button', { name: "I'm getting it!" }));
  expect(await item.findByText("You're giving 2 of these")).toBeDefined();
  fireEvent.click(item.getByRole('button', { name: 'One more' }));
  expect(await item.findByText('Fully promised')).toBeDefined();
  expect(item.getByRole('button', { name: 'One more' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(item.getByRole('button', { name: 'Undo' }));
  expect(await item.findByRole('button', { name: "I'm getting it!" })).toBeDefined();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent).toEqual([
    { purchased: true, quantity: 2, show_claims: 'claimed' },
    { purchased: true, quantity: 3, show_claims: 'claimed' },
    { purchased: false },
  ]);
});

test("if a claim exceeds the free pieces, the card undoes it and shows the server's message", async () => {
  let isOutdated = true;
  openFriendWishlist({
    'GET /api/friendwishlists/3': () => ({ ...friendWishlist, items: [{ ...glassesItem, free: isOutdated ? 3 : 1 }] }),
    'PUT /api/friendwishlists/4/purchase': () => {
      isOutdated = false;
      return createErrorResponse(409, 'You can give at most 1 of these');
    },
  });
  const item = await findCard('Glass');
  fireEvent.click(item.getByRole('button', { name: 'One more' }));
  fireEvent.click(item.getByRole('button', { name: "I'm getting it!" }));
  expect(await screen.findByText('You can give at most 1 of these')).toBeDefined();
  expect(await item.findByText('1 of 4 still free')).toBeDefined();
  expect(item.queryByRole('spinbutton')).toBeNull();
});

test('if the user changes the number of pieces twice, the item shows the number of the last response', async () => {
  const first = Promise.withResolvers<unknown>();
  let requests = 0;
  openFriendWishlist({
    'GET /api/friendwishlists/3': () => ({ ...friendWishlist, items: [{ ...glassesItem, mine: 1 }] }),
    'PUT /api/friendwishlists/4/purchase': () => {
      requests += 1;
      return requests === 1 ? first.promise : { ...glassesItem, mine: 3, free: 1 };
    },
  });
  const item = await findCard('Glass');
  fireEvent.click(item.getByRole('button', { name: 'One more' }));
  await item.findByText("You're giving 2 of these");
  fireEvent.click(item.getByRole('button', { name: 'One more' }));
  await item.findByText("You're giving 3 of these");
  first.resolve({ ...glassesItem, mine: 2, free: 2 });
  await waitFor(() => expect(requests).toBe(2));
  expect(item.getByText("You're giving 3 of these")).toBeDefined();
});

test('the list shows friends the date from which the owner will see the claims that already exist', async () => {
  const later = { show_claims: 'names', shows_claims_from: '2026-12-03T10:00:00.000Z' };
  openFriendWishlist({ 'GET /api/friendwishlists/3': () => ({ ...friendWishlist, ...later }) });
  expect(await screen.findByText('Mara sees who gives.')).toBeDefined();
  expect(screen.getByText(/From December 3, 2026, Mara also sees earlier claims/)).toBeDefined();
});
