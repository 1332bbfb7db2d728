import type { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renameKeys, toCamelCase } from '@wishwell/contract/wire-names.ts';
import { expect, test } from 'vitest';
import { createFriendWishlistQuery } from '../api/friend-wishlists.ts';
import { type Friend, friendsQuery } from '../api/friends.ts';
import { putLoadedQueriesIntoCache } from '../api/query-client.ts';
import { createAnasQueryClient, createErrorResponse, recordRequestBodies } from '../testing/open-page.tsx';
import { wishlistCard } from '../wishlists/own-wishlist.testing.tsx';
import {
  findCard,
  claimedByMe,
  unclaimedItemFields,
  lamp,
  friendWishlist,
  mug,
  openFriendWishlist,
  vinyl,
} from './friend-wishlist.testing.tsx';

const listItemNames = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test("a claim shows before the server responds, and the item's card does not move", async () => {
  const pending = Promise.withResolvers<unknown>();
  const sent: unknown[] = [];
  openFriendWishlist({ 'PUT /api/friendwishlists/1/purchase': recordRequestBodies(sent, () => pending.promise) });
  const item = await findCard('Mug');
  fireEvent.click(item.getByRole('button', { name: "I'm getting it!" }));
  await item.findByRole('button', { name: 'Undo' });
  expect(sent).toMatchObject([{ purchased: true }]);
  expect(item.getByText("You're giving this")).toBeDefined();
  // The badge Not Available has the style `plain` only on an item that the user has claimed.
  expect(item.getByText('Not Available').closest('.plain')).not.toBeNull();
  expect((await findCard('Vinyl')).getByText('Not Available').closest('.plain')).toBeNull();
  pending.resolve({ ...mug, ...claimedByMe });
  await waitFor(() => expect(screen.getByText(/1 available/)).toBeDefined());
  expect(listItemNames()).toEqual(['Mug', 'Lamp', 'Vinyl']);
});

test("the user can release a claim even if the user's record cannot be loaded", async () => {
  openFriendWishlist({
    'GET /api/users/firebase/ana': () => createErrorResponse(404, 'Not found'),
    'GET /api/friendwishlists/3': () => ({ ...friendWishlist, items: [{ ...mug, ...claimedByMe }, lamp] }),
    'PUT /api/friendwishlists/2/purchase': () => ({ ...lamp, ...claimedByMe }),
  });
  expect((await findCard('Mug')).getByRole('button', { name: 'Undo' })).toBeDefined();
  const other = await findCard('Lamp');
  fireEvent.click(other.getByRole('button', { name: "I'm getting it!" }));
  expect(await other.findByRole('button', { name: 'Undo' })).toBeDefined();
});

test("if the server refuses a claim, the card undoes it and one toast shows the server's message", async () => {
  let claimedByOther = false;
  openFriendWishlist({
    'GET /api/friendwishlists/3': () => ({
      ...friendWishlist,
      items: [{ ...mug, purchased: claimedByOther }, lamp, vinyl],
    }),
    'PUT /api/friendwishlists/1/purchase': () => {
      claimedByOther = true;
      return createErrorResponse(409, 'Somebody else is getting this already');
    },
  });
  const item = await findCard('Mug');
  fireEvent.click(item.getByRole('button', { name: "I'm getting it!" }));
  await item.findByText('Already claimed');
  expect(screen.getAllByText('Somebody else is getting this already')).toHaveLength(1);
  const toast = within(screen.getByRole('region', { name: 'Messages' }));
  expect(toast.getByText('Error updating item')).toBeDefined();
  expect(toast.getByText('Somebody else is getting this already')).toBeDefined();
  expect(listItemNames()).toEqual(['Mug', 'Lamp', 'Vinyl']);
});

test('if a claim fails and the server sends no reason, the card undoes the claim and shows a message', async () => {
  openFriendWishlist({ 'PUT /api/friendwishlists/1/purchase': () => createErrorResponse(500, '') });
  const item = await findCard('Mug');
  fireEvent.click(item.getByRole('button', { name: "I'm getting it!" }));
  expect(await screen.findByText('Failed to update item status')).toBeTruthy();
  expect(item.getByRole('button', { name: "I'm getting it!" })).toBeDefined();
});

const manyItems = Array.from({ length: 70 }, (_, at) => ({
  ...unclaimedItemFields,
  id: 101 + at,
  name: `Wish ${at + 1}`,
}));
/**
 * Returns a cache that contains only the first items of the list, like the cache of a page whose document has
 * just loaded.
 */
function createClientWithFirstItems(): QueryClient {
  const client = createAnasQueryClient();
  const beginning = renameKeys({ ...friendWishlist, items: manyItems.slice(0, 60) }, toCamelCase);
  putLoadedQueriesIntoCache(client, [[createFriendWishlistQuery(3).queryKey, beginning, true]]);
  return client;
}

test('a claim made while the rest of a long list is loading still shows after it has loaded', async () => {
  const rest = Promise.withResolvers<unknown>();
  const [wish] = manyItems;
  const claimed = { ...wish, ...claimedByMe };
  const pending = Promise.withResolvers<unknown>();
  let isClaimed = false;
  const now = (items: unknown[]): unknown => ({
    ...friendWishlist,
    items: isClaimed ? [...items.slice(1), claimed] : items,
  });
  const responses = {
    'GET /api/friendwishlists/3': () => rest.promise.then(() => now(manyItems)),
    'PUT /api/friendwishlists/101/purchase': () => pending.promise,
  };
  openFriendWishlist(responses, createClientWithFirstItems());
  const item = await findCard('Wish 1');
  expect(screen.queryByText(/70 available/)).toBeNull();
  fireEvent.click(item.getByRole('button', { name: "I'm getting it!" }));
  await item.findByRole('button', { name: 'Undo' });
  isClaimed = true;
  pending.resolve(claimed);
  rest.resolve(undefined);
  expect(await screen.findByText(/70 items, 69 available/)).toBeDefined();
  expect(item.getByRole('button', { name: 'Undo' })).toBeDefined();
  expect(listItemNames()[0]).toBe('Wish 1');
});

test('if the rest of a long list cannot be loaded, its first items disappear and an error shows', async () => {
  const responses = { 'GET /api/friendwishlists/3': () => createErrorResponse(404, 'Not found') };
  openFriendWishlist(responses, createClientWithFirstItems());
  await findCard('Wish 1');
  expect(await screen.findByText('Wishlist not found')).toBeDefined();
  expect(screen.queryByText('Wish 1')).toBeNull();
});

test('an unavailable item cannot be claimed and shows the reason', async () => {
  openFriendWishlist({});
  const button = (await findCard('Vinyl')).getByRole('button', { name: "I'm getting it!" });
  expect(button.hasAttribute('disabled')).toBe(true);
  const reasonId = button.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  expect(document.getElementById(reasonId)?.textContent).toBe('Mara no longer wants this');
  fireEvent.click(screen.getByRole('link', { name: 'Mug' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mug' }));
  expect(dialog.getByText('$38.00')).toBeDefined();
  expect(dialog.getByRole('button', { name: "I'm getting it!" }).className).toContain('primary');
  // If an item has no image, its details dialog contains no empty box for the image.
  expect(document.querySelector('dialog .image')).toBeNull();
  expect(screen.queryAllByRole('button', { name: /Edit|Delete|Add (?!an idea)/, hidden: true })).toEqual([]);
});

test.each([
  [400, 'The paper is torn', 'The paper is torn'],
  [400, '', 'Failed to fetch wishlist'],
  [403, 'You are not allowed to do that', 'You are not allowed to do that'],
  [404, 'Not found', 'Wishlist not found'],
])('if the server responds with %i and “%s” to the request for the list, the page shows: %s', async (...row) => {
  const [status, reason, message] = row;
  openFriendWishlist({ 'GET /api/friendwishlists/3': () => createErrorResponse(status, reason) });
  expect(await screen.findByText(message)).toBeDefined();
  // A retry cannot succeed if the list is missing or not visible to the user. The error message then contains
  // a link to another page in place of Retry.
  expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(status === 400 ? 1 : 0);
  expect(screen.queryAllByRole('link', { name: 'My Friends' })).toHaveLength(status === 400 ? 0 : 1);
});

test('a search in a long list shows only matching items; the button "Show all" ends the search', async () => {
  const items = manyItems.slice(0, 15).map((item, at) => ({ ...item, price: at + 1 }));
  openFriendWishlist({ 'GET /api/friendwishlists/3': () => ({ ...friendWishlist, items }) });
  await findCard('Wish 1');
  const search = screen.getByRole('searchbox', { name: 'Search in this list' });
  fireEvent.change(search, { target: { value: 'wish 12' } });
  await waitFor(() => expect(listItemNames()).toEqual(['Wish 12']));
  expect(screen.getAllByText('1 item matches').some((text) => text.closest('[role=status]'))).toBe(true);
  await waitFor(() => expect(screen.getByTestId('url').textContent).toBe('/friendwishlists/3?find=wish+12'));
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(listItemNames()).toHaveLength(15));
  fireEvent.click(screen.getByText('Filter and sort'));
  const highest = screen.getByRole<HTMLOptionElement>('option', { name: 'Highest price first' });
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: highest.value } });
  fireEvent.change(screen.getByLabelText('Price to'), { target: { value: '3' } });
  await waitFor(() => expect(listItemNames()).toEqual(['Wish 3', 'Wish 2', 'Wish 1']));
});

test("a person copies an item of a friend's list to an own list", async () => {
  const sent: unknown[] = [];
  openFriendWishlist({
    'GET /api/mywishlists': () => [wishlistCard],
    'POST /api/mywishlists/5/copy': recordRequestBodies(
      sent,
      () => new Response(JSON.stringify({ id: 20 }), { status: 201, headers: { 'content-type': 'application/json' } }),
    ),
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Mug' }));
  const details = within(await screen.findByRole('dialog', { name: 'Mug' }));
  fireEvent.click(await details.findByRole('button', { name: 'Copy to my list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy “Mug”' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(sent).toEqual([{ item_id: 1 }]));
  expect(await screen.findByText('“Mug” is on “Winter birthday” now.')).toBeDefined();
});

test('an item with the price 0 shows "No price", and a short list has no search field', async () => {
  openFriendWishlist({ 'GET /api/friendwishlists/3': () => ({ ...friendWishlist, items: [{ ...mug, price: 0 }] }) });
  expect((await findCard('Mug')).getByText('No price')).toBeDefined();
  expect(screen.queryByText('$0.00')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('the header of a cached list shows at once; the response does not replace the heading element', async () => {
  const pending = Promise.withResolvers<unknown>();
  const cachedList = renameKeys({ ...wishlistCard, id: 3, title: friendWishlist.title }, toCamelCase);
  const maraFields = { id: 9, displayName: 'Mara', avatar: 'orange', email: '', wishlistCount: 1 };
  const mara = { ...maraFields, wishlists: [cachedList] } as Friend;
  const client = createAnasQueryClient();
  client.setQueryData(friendsQuery.queryKey, [mara]);
  openFriendWishlist({ 'GET /api/friendwishlists/3': () => pending.promise }, client);
  const heading = screen.getByRole('heading', { level: 1, name: friendWishlist.title });
  expect(screen.getByRole('link', { name: 'Back to Mara' }).getAttribute('href')).toBe('/friends/9');
  pending.resolve(friendWishlist);
  await findCard('Mug');
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});
