import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../testing/open-page.tsx';
import { openPage, refusal } from '../testing/open-page.tsx';
import { FriendWishlistPage } from './FriendWishlistPage.tsx';

const facts = { description: '', url: 'https://www.kiln.example/mug', price: 38, image_url: '' };
const free = { ...facts, is_available: true, purchased: false, purchased_by: null };
const mug = { ...free, id: 1, name: 'Mug' };
const lamp = { ...free, id: 2, name: 'Lamp' };
const vinyl = { ...free, id: 3, name: 'Vinyl', is_available: false };

const list = {
  id: 3,
  title: 'Cosy winter things',
  description: '',
  is_public: true,
  owner_id: 9,
  shared_with_ids: [],
  created_at: '2026-11-01T10:00:00.000Z',
  owner: { id: 9, display_name: 'Mara', avatar: 'orange' },
  items: [mug, lamp, vinyl],
};

const open = (answers: Answers): void =>
  openPage(FriendWishlistPage, '/friendwishlists/:id', '/friendwishlists/3', {
    'GET /api/friendwishlists/3': () => list,
    ...answers,
  });

const card = async (name: string) => {
  const item = (await screen.findByRole('heading', { name })).closest<HTMLElement>('li, [role="listitem"]');
  if (!item) throw new Error(`There is no card of ${name}`);
  return within(item);
};

const names = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('a claim shows at once, before the server has answered, and the card stays where it is', async () => {
  const answer = Promise.withResolvers<unknown>();
  open({ 'PUT /api/friendwishlists/1/purchase': () => answer.promise });
  const item = await card('Mug');
  fireEvent.click(item.getByRole('button', { name: "I'm getting it!" }));
  await item.findByRole('button', { name: 'Undo' });
  expect(item.getByText('Not Available')).toBeDefined();
  answer.resolve({ ...mug, purchased: true, purchased_by: 7 });
  await waitFor(() => expect(screen.getByText(/1 available/)).toBeDefined());
  expect(names()).toEqual(['Mug', 'Lamp', 'Vinyl']);
});

test('one’s own claim can be undone also while one’s own record cannot be fetched', async () => {
  open({
    'GET /api/users/firebase/ana': () => refusal(404, 'Not found'),
    'GET /api/friendwishlists/3': () => ({ ...list, items: [{ ...mug, purchased: true, purchased_by: 7 }, lamp] }),
    'PUT /api/friendwishlists/2/purchase': () => ({ ...lamp, purchased: true, purchased_by: 7 }),
  });
  expect((await card('Mug')).getByRole('button', { name: 'Undo' })).toBeDefined();
  const other = await card('Lamp');
  fireEvent.click(other.getByRole('button', { name: "I'm getting it!" }));
  expect(await other.findByRole('button', { name: 'Undo' })).toBeDefined();
});

test('a refused claim is taken back, with the sentence beside the button and as a toast', async () => {
  let claimedByOther = false;
  open({
    'GET /api/friendwishlists/3': () => ({ ...list, items: [{ ...mug, purchased: claimedByOther }, lamp, vinyl] }),
    'PUT /api/friendwishlists/1/purchase': () => {
      claimedByOther = true;
      return refusal(409, 'Somebody else is getting this already');
    },
  });
  const item = await card('Mug');
  fireEvent.click(item.getByRole('button', { name: "I'm getting it!" }));
  await item.findByText('Already claimed');
  expect(item.getByRole('alert').textContent).toBe('Somebody else is getting this already');
  const toast = within(screen.getByRole('region', { name: 'Messages' }));
  expect(toast.getByText('Error updating item')).toBeDefined();
  expect(toast.getByText('Somebody else is getting this already')).toBeDefined();
  expect(names()).toEqual(['Mug', 'Lamp', 'Vinyl']);
});

const many = Array.from({ length: 70 }, (_, at) => ({ ...free, id: 101 + at, name: `Wish ${at + 1}` }));
/** The rest comes a second after the beginning. */
const patience = { timeout: 10_000 };
const beginning = { ...list, items: many.slice(0, 60) };

test('the beginning of a long list shows while the rest is on its way, and what is claimed meanwhile stays claimed', async () => {
  const rest = Promise.withResolvers<unknown>();
  const [wish] = many;
  const claimed = { ...wish, purchased: true, purchased_by: 7 };
  const answer = Promise.withResolvers<unknown>();
  let isClaimed = false;
  const now = (items: unknown[]): unknown => ({ ...list, items: isClaimed ? [...items.slice(1), claimed] : items });
  open({
    'GET /api/friendwishlists/3 limit=60': () => now(beginning.items),
    'GET /api/friendwishlists/3': () => rest.promise.then(() => now(many)),
    'PUT /api/friendwishlists/101/purchase': () => answer.promise,
  });
  const item = await card('Wish 1');
  expect(screen.queryByText(/70 available/)).toBeNull();
  fireEvent.click(item.getByRole('button', { name: "I'm getting it!" }));
  await item.findByRole('button', { name: 'Undo' });
  isClaimed = true;
  answer.resolve(claimed);
  rest.resolve(undefined);
  expect(await screen.findByText(/70 items, 69 available/, {}, patience)).toBeDefined();
  expect(item.getByRole('button', { name: 'Undo' })).toBeDefined();
  expect(names()[0]).toBe('Wish 1');
});

test('a beginning whose rest cannot be loaded is not shown as if it were all', async () => {
  open({
    'GET /api/friendwishlists/3 limit=60': () => beginning,
    'GET /api/friendwishlists/3': () => refusal(404, 'Not found'),
  });
  await card('Wish 1');
  expect(await screen.findByText('Wishlist not found', {}, patience)).toBeDefined();
  expect(screen.queryByText('Wish 1')).toBeNull();
});

test('where the server gives no reason, the specified one stands there', async () => {
  open({ 'PUT /api/friendwishlists/1/purchase': () => refusal(500, '') });
  const item = await card('Mug');
  fireEvent.click(item.getByRole('button', { name: "I'm getting it!" }));
  expect((await item.findByRole('alert')).textContent).toBe('Failed to update item status');
  expect(item.getByRole('button', { name: "I'm getting it!" })).toBeDefined();
});

test('what its owner has switched off cannot be claimed, and says why', async () => {
  open({});
  const button = (await card('Vinyl')).getByRole('button', { name: "I'm getting it!" });
  expect(button.hasAttribute('disabled')).toBe(true);
  expect((await card('Vinyl')).getByText('The owner has marked this as not available')).toBeDefined();
});

test('a list that one may not see is not found', async () => {
  open({ 'GET /api/friendwishlists/3': () => refusal(404, 'Not found') });
  expect(await screen.findByText('Wishlist not found')).toBeDefined();
});
