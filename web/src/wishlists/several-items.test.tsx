import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordRequestBodies } from '../testing/open-page.tsx';
import { openWishlistPage, wishlistCard } from './own-wishlist.testing.tsx';

test('an owner moves selected items to another list', async () => {
  const sent: unknown[] = [];
  openWishlistPage('/mywishlists/5?select', {
    'GET /api/mywishlists': () => [wishlistCard, { ...wishlistCard, id: 6, title: 'Shelf' }],
    'POST /api/mywishlists/5/items/move': recordRequestBodies(sent, () => new Response(null, { status: 204 })),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Items' }));
  for (const name of ['Mug', 'Sold out']) fireEvent.click(await dialog.findByRole('checkbox', { name }));
  expect(dialog.getByText('2 items selected')).toBeDefined();
  fireEvent.click(await dialog.findByRole('button', { name: 'Move' }));
  await waitFor(() => expect(sent).toEqual([{ item_ids: [11, 12], new_wishlist_id: 6 }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the checkbox "Select all" selects every item, and a second click selects none', async () => {
  openWishlistPage('/mywishlists/5?select');
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Items' }));
  const all = await dialog.findByRole('checkbox', { name: 'Select all (2)' });
  fireEvent.click(all);
  expect(dialog.getByText('2 items selected')).toBeDefined();
  fireEvent.click(all);
  expect(dialog.getByText('Nothing selected')).toBeDefined();
});

test('an owner deletes selected items after a confirmation dialog', async () => {
  const sent: unknown[] = [];
  openWishlistPage('/mywishlists/5?select', {
    'POST /api/mywishlists/5/items/delete': recordRequestBodies(sent, () => new Response(null, { status: 204 })),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Items' }));
  fireEvent.click(await dialog.findByRole('checkbox', { name: 'Mug' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent).toEqual([{ item_ids: [12] }]));
});
