import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createErrorResponse, openPage, type MockResponses } from '../testing/open-page.tsx';
import { MyWishlistsPage } from './MyWishlistsPage.tsx';
import { wishlistCard } from './own-wishlist.testing.tsx';
import iconButton from '../ui/IconButton.module.css';

const deskRecord = { ...wishlistCard, title: 'Desk', description: 'For work' };

const openWishlistsPage = (responses: MockResponses): void =>
  openPage(MyWishlistsPage, '/mywishlists', '/mywishlists', responses);

test('the page shows a card for each list, with a link to the list', async () => {
  openWishlistsPage({ 'GET /api/mywishlists': () => [deskRecord, { ...deskRecord, id: 6, title: 'Shelf' }] });
  await screen.findByText('Desk');
  const links = screen.getAllByRole('listitem').map((card) => within(card).getByRole('link'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/mywishlists/5', '/mywishlists/6']);
  expect(screen.getAllByText('For work')).toHaveLength(2);
  // A card shows the visibility of its list as an icon and a word, without a background.
  for (const { parentElement: badge } of screen.getAllByText('Private'))
    expect([badge?.matches('.plain'), badge?.querySelector('svg')]).toEqual([true, expect.anything()]);
  expect(screen.getByRole('button', { name: 'Add Wishlist' }).getAttribute('aria-keyshortcuts')).toBe('n');
});

test('while the lists load, each placeholder leaves space for the delete icon of the card', async () => {
  openWishlistsPage({ 'GET /api/mywishlists': () => new Promise(() => undefined) });
  const skeleton = (await screen.findByText('Loading wishlists')).closest('[role=status]');
  expect(skeleton?.querySelectorAll(`.${iconButton.button}`)).toHaveLength(4);
});

test('the button Add Wishlist opens the dialog Create Wishlist', async () => {
  openWishlistsPage({ 'GET /api/mywishlists': () => [] });
  fireEvent.click(await screen.findByRole('button', { name: 'Add Wishlist' }));
  expect(await screen.findByRole('dialog', { name: 'Create Wishlist' })).toBeDefined();
});

test('the delete icon of a list opens a dialog with a warning, whose button "Delete" deletes the list', async () => {
  const handleDelete = vi.fn<(request: RequestInit) => Response>(() => new Response(null, { status: 204 }));
  openWishlistsPage({ 'GET /api/mywishlists': () => [deskRecord], 'DELETE /api/mywishlists/5': handleDelete });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Desk' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Wishlist' }));
  expect(dialog.getByText(/cannot be undone/)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(handleDelete).toHaveBeenCalledOnce());
  expect(handleDelete.mock.lastCall?.[0].body).toBeNull();
});

test.each([
  ['The paper is torn', 'Oops! Something went wrong: The paper is torn'],
  ['', 'Oops! Something went wrong: Failed to fetch wishlists'],
])('if the lists cannot be loaded because of “%s”, the page shows: %s', async (reason, message) => {
  const respond = vi.fn<() => unknown>().mockReturnValueOnce(createErrorResponse(400, reason));
  openWishlistsPage({ 'GET /api/mywishlists': respond.mockReturnValue([deskRecord]) });
  expect(await screen.findByText(message)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Desk')).toBeDefined();
});
