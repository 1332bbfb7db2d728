import type { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { friendsQuery } from '../api/friends.ts';
import { createAnasQueryClient, createErrorResponse, openPage, type MockResponses } from '../testing/open-page.tsx';
import { wishlistCard } from '../wishlists/own-wishlist.testing.tsx';
import { FriendPage } from './FriendPage.tsx';

const openFriendPage = (responses: MockResponses, client?: QueryClient): void =>
  openPage(FriendPage, '/friends/:id', '/friends/2', responses, client);

test('the page of a cached friend shows the name at once; the response does not replace the heading', async () => {
  const pending = Promise.withResolvers<unknown>();
  const mara = { id: 2, displayName: 'Mara', avatar: 'orange' as const, email: '', wishlistCount: 0, wishlists: [] };
  const client = createAnasQueryClient();
  client.setQueryData(friendsQuery.queryKey, [mara]);
  openFriendPage({ 'GET /api/friends/2': () => pending.promise }, client);
  const heading = screen.getByRole('heading', { level: 1, name: 'Mara' });
  pending.resolve({ id: 2, display_name: 'Mara', avatar: 'orange', email: '', wishlist_count: 0, wishlists: [] });
  await screen.findByText('They have no wishlists to show yet!');
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});

test.each([
  ['Mara', 'Mara'],
  ['', 'No name set'],
])(
  'a friend with the name “%s” has the heading %s; lists appear with links and their number',
  async (name, heading) => {
    const wishlists = [
      { ...wishlistCard, id: 4, title: 'Camping' },
      { ...wishlistCard, title: 'Baking' },
    ];
    const friend = { id: 2, display_name: name, avatar: 'orange', email: '', wishlist_count: 2, wishlists };
    openFriendPage({ 'GET /api/friends/2': () => friend });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
    expect(document.querySelector('svg[width="72"]')).not.toBeNull();
    expect(screen.getByText('2 wishlists')).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByText('No description provided')).toBeNull();
    expect(screen.getByRole('link', { name: 'Camping' }).getAttribute('href')).toBe('/friendwishlists/4');
    expect(screen.getByRole('link', { name: 'Back to My Friends' }).getAttribute('href')).toBe('/friends');
  },
);

test('if the person in the URL is not a friend of the user, the page says so and links to Friends', async () => {
  openFriendPage({});
  expect(await screen.findByText("This friend isn't here.")).toBeDefined();
  expect(screen.getByText('The link may be old, or you are no longer friends.')).toBeDefined();
  await waitFor(() => expect(screen.getByRole('link', { name: 'My Friends' }).getAttribute('href')).toBe('/friends'));
});

test('if the server refuses to show a friend, the page has a link to Friends but no button "Retry"', async () => {
  openFriendPage({ 'GET /api/friends/2': () => createErrorResponse(403, 'You are not allowed to do that') });
  expect(await screen.findByText('Oops! Something went wrong: You are not allowed to do that')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('link', { name: 'My Friends' })).toBeDefined();
});
