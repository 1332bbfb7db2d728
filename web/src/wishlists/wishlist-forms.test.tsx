import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { recordRequestBodies } from '../testing/open-page.tsx';
import { getToasts, mug, openWishlistPage, wishlistCard, wishlistRecord } from './own-wishlist.testing.tsx';
import { preloadOwnWishlistForms } from './OwnWishlistDialogs.tsx';

beforeAll(preloadOwnWishlistForms);

const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const fillField = (dialog: Awaited<ReturnType<typeof findDialog>>, label: string, value: string): void =>
  void fireEvent.change(dialog.getByLabelText(label), { target: { value } });

const itemForms = [
  ['Add New Item', 'new', 'Add Item', 'image/png,image/jpeg,image/webp'],
  ['Edit Item', 'edit=12', 'Save', 'image/*'],
] as const;

test.each(itemForms)(
  'the form %s limits price and image type, and refuses invalid input with a message and a toast',
  async (title, dialogName, submit, accept) => {
    const handleRequest = vi.fn<() => unknown>();
    openWishlistPage(`/mywishlists/5?${dialogName}`, {
      'POST /api/mywishlists/5/item': handleRequest,
      'PUT /api/mywishlists/5/item': handleRequest,
    });
    const dialog = await findDialog(title);
    expect(dialog.getByRole('textbox', { name: 'Price', description: /optional/ })).toMatchObject({
      min: '0',
      step: '0.01',
    });
    expect(document.querySelector<HTMLInputElement>('[type=file]')?.accept).toBe(accept);
    for (const [label, value, message] of [
      ['Name', '  ', 'Name is required'],
      ['Link', 'shop', 'Invalid URL format'],
      ['Price', 'ten', 'Invalid price'],
      ['Price', '1.234', 'A price in USD has at most 2 decimals'],
    ] as const) {
      fillField(dialog, 'Name', 'Lamp');
      fillField(dialog, label, value);
      fireEvent.click(dialog.getByRole('button', { name: submit }));
      expect(await getToasts().findByText(message)).toBeDefined();
      expect(dialog.getAllByText(message).length).toBeGreaterThan(0);
      expect(document.activeElement).toBe(dialog.getByLabelText(label));
      expect(dialog.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
      fillField(dialog, label, '');
    }
    expect(handleRequest).not.toHaveBeenCalled();
  },
);

test('a new item has the currency of the profile', async () => {
  const user = { id: 7, uid: 'ana', email: '', display_name: 'Ana', avatar: 'red', currency: 'EUR' };
  const flags = { is_staff: false, is_superuser: false, is_active: true };
  openWishlistPage('/mywishlists/5?new', { 'GET /api/users/firebase/ana': () => ({ ...user, ...flags }) });
  const dialog = await findDialog('Add New Item');
  await waitFor(() => expect(dialog.getByLabelText('Currency')).toHaveProperty('value', 'EUR'));
});

test('a link preview overwrites no typed field, and "Undo" empties only fields that the preview filled', async () => {
  const fields = { name: 'Mug', price: '24.50', currency: 'USD', description: 'Blue', image_url: null, shop: null };
  openWishlistPage('/mywishlists/5?new', {
    'POST /api/items/preview': () => ({ fields, sources: {}, problem: null, message: null }),
  });
  const dialog = await findDialog('Add New Item');
  const readValues = (): string[] =>
    ['Name', 'Price', 'Description'].map((label) => dialog.getByLabelText<HTMLInputElement>(label).value);
  fillField(dialog, 'Name', 'My mug');
  fillField(dialog, 'Link', 'https://shop.example/mug');
  fireEvent.blur(dialog.getByLabelText('Link'));
  await waitFor(() => expect(readValues()).toEqual(['My mug', '24.50', 'Blue']));
  fireEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(readValues()).toEqual(['My mug', '', '']);
  expect(dialog.getByLabelText('Link')).toHaveProperty('value', 'https://shop.example/mug');
});

test('a failed link preview shows its reason with an icon; the help text of the link field has no icon', async () => {
  openWishlistPage('/mywishlists/5?new', {
    'POST /api/items/preview': () => ({ fields: {}, sources: {}, problem: 'unreachable', message: 'Not reached' }),
  });
  const dialog = await findDialog('Add New Item');
  const findStatus = (text: string) => dialog.findByText(text).then((found) => found.closest('[role=status]'));
  expect((await findStatus('Paste a link, or fill it in yourself.'))?.querySelector('svg')).toBeNull();
  fillField(dialog, 'Link', 'https://shop.example/mug');
  fireEvent.blur(dialog.getByLabelText('Link'));
  expect((await findStatus('Not reached'))?.querySelector('svg')).not.toBeNull();
});

test('an item is sent without an image after the chosen image was removed', async () => {
  const sent: string[][] = [];
  openWishlistPage('/mywishlists/5?new', {
    'POST /api/mywishlists/5/item': ({ body }) => {
      sent.push([...(body as FormData).keys()]);
      return { ...mug, id: 13 };
    },
  });
  const dialog = await findDialog('Add New Item');
  fillField(dialog, 'Name', 'Lamp');
  const input = document.querySelector('[type=file]');
  const file = new File([Uint8Array.from([0xff, 0xd8, 0xff])], 'mug.jpg', { type: 'image/jpeg' });
  if (input) fireEvent.change(input, { target: { files: [file] } });
  fireEvent.click(await dialog.findByRole('button', { name: 'Remove picture' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Add Item' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toContain('image_file');
});

test('a changed item is sent with its id and fields, and moves to another list if the user chooses one', async () => {
  const sent: unknown[] = [];
  openWishlistPage('/mywishlists/5', {
    'GET /api/mywishlists/5': () => (sent.length === 0 ? wishlistRecord : { ...wishlistRecord, items: [] }),
    'GET /api/mywishlists': () => [wishlistCard, { ...wishlistCard, id: 6, title: 'Shelf' }],
    'PUT /api/mywishlists/5/item': recordRequestBodies(sent, () => ({ ...mug, name: 'Big mug' })),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Mug' }));
  const dialog = await findDialog('Edit Item');
  fillField(dialog, 'Name', 'Big mug');
  const lists = await dialog.findByLabelText('Wishlist');
  await within(lists).findByRole('option', { name: 'Shelf' });
  fireEvent.change(lists, { target: { value: '6' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ id: '12', name: 'Big mug', price: '38.00', url: mug.url, new_wishlist_id: '6' }]),
  );
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Mug' })).toBeNull());
});

test('the form of a list has checkboxes for friends only if the list is private', async () => {
  const ben = { id: 2, display_name: 'Ben', avatar: 'red', email: '', wishlist_count: 0, wishlists: [] };
  const sent: unknown[] = [];
  openWishlistPage('/mywishlists/5', {
    'GET /api/friends': () => [ben],
    'PUT /api/mywishlists/5': recordRequestBodies(sent, () => ({
      ...wishlistRecord,
      title: 'Tea time',
      shared_with_ids: [2],
    })),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Wishlist' }));
  const dialog = await findDialog('Edit Wishlist');
  fireEvent.click(await dialog.findByRole('checkbox', { name: 'Ben' }));
  fireEvent.click(dialog.getByRole('switch', { name: 'Public' }));
  expect(dialog.queryByRole('checkbox', { name: 'Ben' })).toBeNull();
  expect(dialog.getByText('All your friends can see this list.')).toBeDefined();
  fireEvent.click(dialog.getByRole('switch', { name: 'Public' }));
  expect(dialog.getByText('Only the friends you choose can see this list.')).toBeDefined();
  expect(dialog.queryByText('Private')).toBeNull();
  fillField(dialog, 'Title', 'Tea time');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const body = { title: 'Tea time', description: '', is_public: false, owner_id: 7, shared_with_ids: [2] };
  await waitFor(() => expect(sent).toEqual([{ ...body, show_claims: 'never', takes_ideas: true }]));
});
