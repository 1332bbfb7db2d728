import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWishlistPage } from './own-wishlist.testing.tsx';

const shareLink = {
  id: 3,
  label: '',
  url: 'https://wishwell.example/l/abc',
  may_claim: true,
  shows_title: false,
  expires_at: null,
  created_at: '2026-11-01T10:00:00.000Z',
  last_opened_on: null,
};

const getDialog = async () => within(await screen.findByRole('dialog', { name: 'Share' }));

test('the focus moves to a new share link, and to the title of the dialog when the link is revoked', async () => {
  openWishlistPage('/mywishlists/5?share', {
    'GET /api/mywishlists/5/links': () => [],
    'POST /api/mywishlists/5/links': () => shareLink,
    'DELETE /api/mywishlists/5/links/3': () => null,
  });
  const dialog = await getDialog();
  fireEvent.click(await dialog.findByRole('button', { name: 'Create link' }));
  const copy = await dialog.findByRole('button', { name: 'Copy' });
  await waitFor(() => expect(document.activeElement).toBe(copy));
  fireEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke this link?' }));
  fireEvent.click(question.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'Share' }));
});

test('the field and the revoke dialog of a share link contain its label in quotes, if it has one', async () => {
  openWishlistPage('/mywishlists/5?share', {
    'GET /api/mywishlists/5/links': () => [shareLink, { ...shareLink, id: 4, label: 'for aunts' }],
  });
  const dialog = await getDialog();
  expect(await dialog.findByRole('textbox', { name: 'Link' })).toBeDefined();
  fireEvent.click(dialog.getAllByRole('button', { name: 'Revoke' })[1] as HTMLElement);
  expect(dialog.getByRole('textbox', { name: 'Link “for aunts”' })).toBeDefined();
  expect(screen.getByRole('alertdialog', { name: 'Revoke “for aunts”?' })).toBeDefined();
});

test('the button "Cancel" closes the form for a new link and moves the focus to the dialog’s title', async () => {
  openWishlistPage('/mywishlists/5?share', { 'GET /api/mywishlists/5/links': () => [shareLink] });
  const dialog = await getDialog();
  fireEvent.click(await dialog.findByRole('button', { name: 'Another link' }));
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /Label/ }));
  expect(dialog.getByRole('button', { name: 'Create link' }).parentElement?.className).toContain('footer');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(dialog.queryByRole('button', { name: 'Create link' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'Share' })));
});
