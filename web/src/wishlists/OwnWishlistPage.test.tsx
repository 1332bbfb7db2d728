import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OwnWishlistPage } from './OwnWishlistPage.tsx';
import type { Answers } from '../testing/open-page.tsx';
import { openPage, refusal } from '../testing/open-page.tsx';

const mug = {
  id: 12,
  name: 'Mug',
  description: 'The tall one',
  url: 'https://www.kiln.example/mug',
  price: 38,
  is_available: true,
  image_url: '',
  purchased: false,
  purchased_by: null,
};
const list = {
  id: 5,
  title: 'Winter birthday',
  description: '',
  is_public: false,
  owner_id: 7,
  shared_with_ids: [],
  created_at: '2026-11-01T10:00:00.000Z',
  items: [{ ...mug, id: 11, name: 'Sold out', is_available: false }, mug],
};

const open = (address: string, answers: Answers = {}): void =>
  openPage(OwnWishlistPage, '/mywishlists/:id', address, {
    'GET /api/mywishlists/5': () => list,
    'GET /api/mywishlists': () => [],
    'GET /api/friends': () => [],
    ...answers,
  });

const address = (): string | null => screen.getByTestId('address').textContent;
const toasts = () => within(screen.getByRole('region', { name: 'Messages' }));

test('a list shows what it is, and its available items first', async () => {
  open('/mywishlists/5');
  expect(await screen.findByRole('heading', { name: 'Winter birthday' })).toBeDefined();
  expect(screen.getByText('No description provided')).toBeDefined();
  expect(screen.getByText('Private')).toBeDefined();
  expect(screen.getByText('Not Shared')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Items (2)' })).toBeDefined();
  const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(names).toEqual(['Mug', 'Sold out']);
});

test('an address with an item opens its details, and closing them leads to the list', async () => {
  open('/mywishlists/5?item=12');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mug' }));
  expect(dialog.getByText('$38.00')).toBeDefined();
  expect(dialog.getByRole('link', { name: /^kiln\.example/ }).getAttribute('rel')).toBe('noopener noreferrer');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/mywishlists/5');
});

test('an item without a name is not sent: a warning, and the field is marked', async () => {
  const sent = vi.fn<() => unknown>();
  open('/mywishlists/5?new', { 'POST /api/mywishlists/5/item': sent });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Item' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Add Item' }));
  const field = dialog.getByLabelText('Name');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(await toasts().findByText('Name is required')).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(sent).not.toHaveBeenCalled();
});

test('a refused item keeps the dialog, with the sentence in it and as a toast; trying again sends the same key', async () => {
  const keys: (string | null)[] = [];
  open('/mywishlists/5?new', {
    'POST /api/mywishlists/5/item': (request) => {
      keys.push(new Headers(request.headers).get('idempotency-key'));
      return keys.length === 1 ? refusal(409, 'This list is full') : { ...mug, id: 13, name: 'Lamp' };
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Item' }));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Lamp' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add Item' }));
  expect(await toasts().findByText('Error adding item')).toBeDefined();
  expect(dialog.getAllByText('This list is full').length).toBeGreaterThan(0);
  fireEvent.click(dialog.getByRole('button', { name: 'Add Item' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('where an answer got lost, what arrived appears, and another item can be made at once', async () => {
  const keys: (string | null)[] = [];
  const items = [mug];
  open('/mywishlists/5?new', {
    'GET /api/mywishlists/5': () => ({ ...list, items }),
    'POST /api/mywishlists/5/item': (request) => {
      keys.push(new Headers(request.headers).get('idempotency-key'));
      if (keys.length > 1) return { ...mug, id: 14, name: 'Rug' };
      items.push({ ...mug, id: 13, name: 'Lamp' });
      throw new TypeError('Failed to fetch');
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Item' }));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Lamp' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add Item' }));
  expect(await toasts().findByText('Error adding item')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Lamp' })).toBeDefined();
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Rug' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add Item' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(keys[1]).not.toBe(keys[0]);
});

test('editing a list with an empty title sends nothing and shows no toast', async () => {
  const sent = vi.fn<() => unknown>();
  open('/mywishlists/5?edit-list', { 'PUT /api/mywishlists/5': sent });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Wishlist' }));
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: '  ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true'));
  expect(toasts().queryByText('Title is required')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test('a change made on an old version is refused, and the newer one can be loaded in its place', async () => {
  let title = 'Winter birthday';
  const tags: (string | null)[] = [];
  open('/mywishlists/5?edit-list', {
    'GET /api/mywishlists/5': () => ({ ...list, title }),
    'PUT /api/mywishlists/5': (request) => {
      tags.push(new Headers(request.headers).get('if-match'));
      title = 'Changed elsewhere';
      return refusal(412, 'This was changed elsewhere in the meantime.');
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Wishlist' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await toasts().findByText('Failed to update wishlist')).toBeDefined();
  fireEvent.click(await dialog.findByRole('button', { name: 'Load it again' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Changed elsewhere'));
  expect(tags).toEqual(['"4"']);
});

test('what is no list at all is not found', async () => {
  open('/mywishlists/five');
  expect(await screen.findByText('Wishlist not found')).toBeDefined();
});
