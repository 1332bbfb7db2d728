import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { createErrorResponse } from '../testing/open-page.tsx';
import { getToasts, mug, openWishlistPage, wishlistRecord } from './own-wishlist.testing.tsx';
import { preloadOwnWishlistForms } from './OwnWishlistDialogs.tsx';

const getCurrentUrl = (): string | null => screen.getByTestId('url').textContent;

const listBadges = (): string[] =>
  ['Public', 'Private', 'Shared', 'Not Shared'].filter((name) => screen.queryByText(name));

// Loads the code of the forms before the tests. Otherwise each form would load its code when it opens.
beforeAll(preloadOwnWishlistForms);

test('the page of a list shows its title, visibility and items; available items come first', async () => {
  openWishlistPage('/mywishlists/5');
  expect(await screen.findByRole('heading', { name: 'Winter birthday' })).toBeDefined();
  expect(screen.getByText('No description provided')).toBeDefined();
  expect(screen.getByText('Private')).toBeDefined();
  expect(screen.getByText('Not Shared')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Items (2)' })).toBeDefined();
  const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(names).toEqual(['Mug', 'Sold out']);
  fireEvent.click(screen.getByRole('link', { name: 'Mug' }));
  expect(await screen.findByRole('dialog', { name: 'Mug' })).toBeDefined();
});

test('the total price of a list counts only the wanted items, and says how many they are', async () => {
  const items = [...wishlistRecord.items, { ...mug, id: 13, name: 'Bowl' }];
  openWishlistPage('/mywishlists/5', { 'GET /api/mywishlists/5': () => ({ ...wishlistRecord, items }) });
  expect(await screen.findByRole('heading', { name: 'Items (3)' })).toBeDefined();
  expect(screen.getByText('2 wanted, total $76.00')).toBeDefined();
});

test('a private, shared list has the badges Private and Shared; a public list has only Public', async () => {
  openWishlistPage('/mywishlists/5', { 'GET /api/mywishlists/5': () => ({ ...wishlistRecord, shared_with_ids: [2] }) });
  await screen.findByText('Private');
  expect(listBadges()).toEqual(['Private', 'Shared']);
  cleanup();
  const publicList = { ...wishlistRecord, id: 6, is_public: true, description: 'Warm things', items: [] };
  openWishlistPage('/mywishlists/6', { 'GET /api/mywishlists/6': () => publicList });
  await screen.findByText('Public');
  expect(listBadges()).toEqual(['Public']);
  expect(screen.getByText('Warm things')).toBeDefined();
  expect(screen.getByText('No items yet. Start adding your favorites!')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Wishlists' }).getAttribute('href')).toBe('/mywishlists');
});

test('the page shows a spinner while the list loads, and the reason if it cannot be loaded', async () => {
  for (const [reason, message] of [
    ['The paper is torn', 'The paper is torn'],
    ['', 'Failed to fetch wishlist'],
  ] as const) {
    openWishlistPage('/mywishlists/5', { 'GET /api/mywishlists/5': () => createErrorResponse(400, reason) });
    expect(screen.getByText('Loading...')).toBeDefined();
    expect(await screen.findByText('Error loading wishlist')).toBeDefined();
    expect(screen.getByText(message)).toBeDefined();
    cleanup();
  }
  openWishlistPage('/mywishlists/five');
  expect(await screen.findByText('Wishlist not found')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
});

test('if the URL names an item, its details dialog opens; closing the dialog shows the list', async () => {
  openWishlistPage('/mywishlists/5?item=12');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mug' }));
  expect(dialog.getByText('$38.00')).toBeDefined();
  expect(dialog.getByRole('link', { name: /^Open at kiln\.example/ }).getAttribute('rel')).toBe('noopener noreferrer');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getCurrentUrl()).toBe('/mywishlists/5');
});

test('if the response to a new item is lost, another attempt has the same idempotency key', async () => {
  const keys: (string | null)[] = [];
  const items = [mug];
  openWishlistPage('/mywishlists/5?new', {
    'GET /api/mywishlists/5': () => ({ ...wishlistRecord, items }),
    'POST /api/mywishlists/5/item': (request) => {
      keys.push(new Headers(request.headers).get('idempotency-key'));
      if (keys.length > 2) return { ...mug, id: 14, name: 'Rug' };
      if (keys.length === 2) return createErrorResponse(409, 'This list is full');
      items.push({ ...mug, id: 13, name: 'Lamp' });
      throw new TypeError('Failed to fetch');
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Item' }));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Lamp' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add Item' }));
  expect(await getToasts().findByText('Error adding item')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Lamp' })).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Add Item' }));
  expect(await dialog.findByText('This list is full')).toBeDefined();
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Rug' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add Item' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('saving a list with an empty title sends no request and shows no toast', async () => {
  const handleRequest = vi.fn<() => unknown>();
  openWishlistPage('/mywishlists/5?edit-list', { 'PUT /api/mywishlists/5': handleRequest });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Wishlist' }));
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: '  ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true'));
  expect(getToasts().queryByText('Title is required')).toBeNull();
  expect(handleRequest).not.toHaveBeenCalled();
});

test('the edit dialog cannot save a list that was changed meanwhile, but can load the new version', async () => {
  let title = 'Winter birthday';
  const tags: (string | null)[] = [];
  openWishlistPage('/mywishlists/5?edit-list', {
    'GET /api/mywishlists/5': () => ({ ...wishlistRecord, title }),
    'PUT /api/mywishlists/5': (request) => {
      tags.push(new Headers(request.headers).get('if-match'));
      title = 'Changed elsewhere';
      return createErrorResponse(412, 'This was changed elsewhere in the meantime.');
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Wishlist' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await getToasts().findByText('Failed to update wishlist')).toBeDefined();
  fireEvent.click(await dialog.findByRole('button', { name: 'Load it again' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Changed elsewhere'));
  expect(tags).toEqual(['"4"']);
});

test('an item shows its wanted number and, if the owner chose to see claims with names, its givers', async () => {
  const givers = [
    { display_name: 'Ben', quantity: 2 },
    { display_name: '', quantity: 1 },
  ];
  const items = [
    { ...mug, wanted: 4 },
    { ...mug, id: 13, name: 'Candle', wanted: null },
    { ...mug, id: 14, name: 'Glass', wanted: 3, purchased: true, givers },
    { ...mug, id: 15, name: 'Lamp', purchased: true, givers: [{ display_name: 'Cem', quantity: 1 }] },
  ];
  openWishlistPage('/mywishlists/5', {
    'GET /api/mywishlists/5': () => ({ ...wishlistRecord, show_claims: 'names', items }),
  });
  expect(await screen.findByText('Wanted: 4')).toBeDefined();
  expect(screen.getByText('Any number')).toBeDefined();
  expect(screen.getByText('Wanted: 3 · From Ben (2) and No name set (1)')).toBeDefined();
  expect(screen.getByText('From Cem')).toBeDefined();
  expect(screen.getAllByText('Claimed')).toHaveLength(2);
  expect(screen.getByText('You see who gives')).toBeDefined();
});

test('after the button "Add and Add Another", the form keeps only the currency of the previous item', async () => {
  openWishlistPage('/mywishlists/5?new', { 'POST /api/mywishlists/5/item': () => ({ ...mug, id: 13, name: 'Skis' }) });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Item' }));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Skis' } });
  fireEvent.change(dialog.getByLabelText('Price'), { target: { value: '300' } });
  fireEvent.change(dialog.getByLabelText('Currency'), { target: { value: 'CHF' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add and Add Another' }));
  expect(await dialog.findByText('“Skis” is on the list.')).toBeDefined();
  const values = ['Name', 'Price', 'Currency'].map((label) => dialog.getByLabelText<HTMLInputElement>(label).value);
  expect(values).toEqual(['', '', 'CHF']);
});

test('a button opens the input for the wanted number; "Any number" is sent as an empty text', async () => {
  const sent: unknown[] = [];
  openWishlistPage('/mywishlists/5?new', {
    'POST /api/mywishlists/5/item': (request) => {
      sent.push((request.body as FormData).get('wanted'));
      return { ...mug, id: 13, name: 'Glass' };
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Item' }));
  expect(dialog.queryByRole('spinbutton')).toBeNull();
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Glass' } });
  fireEvent.click(dialog.getByRole('button', { name: 'More than one' }));
  const number = dialog.getByRole<HTMLInputElement>('spinbutton', { name: 'How many' });
  await waitFor(() => expect(document.activeElement).toBe(number));
  expect(number.value).toBe('2');
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Any number' }));
  expect(number.disabled).toBe(true);
  fireEvent.click(dialog.getByRole('button', { name: 'Add Item' }));
  await waitFor(() => expect(sent).toEqual(['']));
});
