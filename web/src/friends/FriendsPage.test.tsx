import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MockResponses } from '../testing/open-page.tsx';
import { createErrorResponse, openPage } from '../testing/open-page.tsx';
import { FriendsPage } from './FriendsPage.tsx';

const maraFriend = {
  id: 2,
  display_name: 'Mara',
  avatar: 'orange',
  email: 'mara@example.com',
  wishlist_count: 0,
  wishlists: [],
};
const elifSuggestion = { id: 3, display_name: 'Elif', avatar: 'yellow', status: 'pending_received' };
const noahSuggestion = { id: 4, display_name: 'Noah', avatar: 'blue', status: 'none' };

const openFriendsPage = (responses: MockResponses): void =>
  openPage(FriendsPage, '/friends', '/friends', {
    'GET /api/friends': () => [maraFriend],
    'GET /api/friends/notfriends': () => [elifSuggestion, noahSuggestion],
    ...responses,
  });

const createEmptyResponse = (): Response => new Response(null, { status: 204 });
const createTooManyRequestsResponse = (): Response =>
  Response.json({ error: 'Please give them some time' }, { status: 429 });
const createPageResponse = (people: unknown, next?: string): Response =>
  Response.json(people, next === undefined ? {} : { headers: { link: `<${next}>; rel="next"` } });

const findCard = async (name: string) => {
  const item = (await screen.findByRole('heading', { name })).closest<HTMLElement>('li, [role="listitem"]');
  if (!item) throw new Error(`There is no card of ${name}`);
  return within(item);
};

const showMore = async (): Promise<boolean> =>
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));

test('the first page of friends shows while the request for the next page is pending', async () => {
  const rest = Promise.withResolvers<unknown>();
  openFriendsPage({
    'GET /api/friends': () => createPageResponse([maraFriend], '/api/friends?after=2'),
    'GET /api/friends?after=2': () => rest.promise,
  });
  await findCard('Mara');
  expect(screen.queryByText('Zoe')).toBeNull();
  rest.resolve([{ ...maraFriend, id: 9, display_name: 'Zoe' }]);
  await screen.findByText('Zoe', {}, { timeout: 10_000 });
  await findCard('Mara');
});

test('the friends panel waits for the suggestions, because the order of the two panels depends on them', async () => {
  const suggestions = Promise.withResolvers<unknown>();
  openFriendsPage({ 'GET /api/friends/notfriends': () => suggestions.promise });
  await screen.findByText('Loading friends');
  expect(screen.queryByRole('region', { name: 'Friends' })).toBeNull();
  suggestions.resolve([elifSuggestion]);
  await findCard('Elif');
  expect((await screen.findByRole('heading', { name: 'Mara' })).tagName).toBe('H3');
  const regions = screen.getAllByRole('region', { name: /Friends/ });
  expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual(['Suggested Friends', 'Friends']);
});

test('if there is a received friend request, suggested people appear only after "Show more" or in a search', async () => {
  openFriendsPage({ 'GET /api/friends/notfriends?q=no': () => createPageResponse([noahSuggestion]) });
  await findCard('Elif');
  expect(screen.queryByRole('heading', { name: 'Noah' })).toBeNull();
  const field = screen.getByRole('searchbox', { name: 'Search for people' });
  fireEvent.change(field, { target: { value: 'no' } });
  await findCard('Noah');
  fireEvent.change(field, { target: { value: '' } });
  await showMore();
  const heading = await screen.findByRole('heading', { name: 'Noah' });
  await waitFor(() => expect(document.activeElement).toBe(heading.closest('li')));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('without a received friend request, the friends panel comes before the suggested friends', async () => {
  openFriendsPage({ 'GET /api/friends': () => [], 'GET /api/friends/notfriends': () => [noahSuggestion] });
  await findCard('Noah');
  const [first, second] = screen.getAllByRole('region', { name: /Friends/ });
  expect([first, second].map((region) => region?.getAttribute('aria-label'))).toEqual(['Friends', 'Suggested Friends']);
  expect(first?.querySelector('.small svg')).not.toBeNull();
});

test('a friend request shows as sent before the server responds', async () => {
  const pending = Promise.withResolvers<Response>();
  openFriendsPage({ 'POST /api/friends/request?friend_id=4': () => pending.promise });
  await showMore();
  fireEvent.click((await findCard('Noah')).getByRole('button', { name: 'Send Friend Request' }));
  await (await findCard('Noah')).findByText('Request sent');
  expect((await findCard('Noah')).getByRole('button', { name: 'Revoke Request' })).toBeDefined();
  pending.resolve(createEmptyResponse());
});

test.each([
  ['Noah', 'Send Friend Request', 'request?friend_id=4', 'Failed to send friend request'],
  ['Elif', 'Accept', 'accept?friend_id=3', 'Failed to accept friend request'],
])(
  'if the server refuses %s’s %s, card and console show the reason, and no toast',
  async (name, button, path, line) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    openFriendsPage({ [`POST /api/friends/${path}`]: createTooManyRequestsResponse });
    await showMore();
    fireEvent.click((await findCard(name)).getByRole('button', { name: button }));
    const alert = await (await findCard(name)).findByRole('alert');
    expect(alert.textContent).toBe('Please give them some time');
    expect((await findCard(name)).getByRole('button', { name: button })).toBeDefined();
    expect(log).toHaveBeenCalledWith(line, expect.anything());
    expect(
      within(screen.getByRole('region', { name: 'Messages' })).queryByText('Please give them some time'),
    ).toBeNull();
    log.mockRestore();
  },
);

test('after a click on "Accept", the person is listed as a friend before the server responds', async () => {
  const pending = Promise.withResolvers<Response>();
  openFriendsPage({ 'POST /api/friends/accept?friend_id=3': () => pending.promise });
  expect((await findCard('Elif')).getByText('Wants to be friends')).toBeDefined();
  fireEvent.click((await findCard('Elif')).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Elif' })).toBeDefined());
  expect(screen.queryByText('Wants to be friends')).toBeNull();
  pending.resolve(createEmptyResponse());
});

test('the button "Revoke Request" revokes a sent friend request, which can then be sent again', async () => {
  const revoked = vi.fn<() => Response>(createEmptyResponse);
  openFriendsPage({
    'GET /api/friends/notfriends': () => [
      { ...noahSuggestion, status: revoked.mock.calls[0] ? 'none' : 'pending_sent' },
    ],
    'POST /api/friends/revoke?friend_id=4': revoked,
  });
  expect((await findCard('Noah')).getByText('Request sent')).toBeDefined();
  fireEvent.click((await findCard('Noah')).getByRole('button', { name: 'Revoke Request' }));
  expect(await (await findCard('Noah')).findByRole('button', { name: 'Send Friend Request' })).toBeDefined();
  await waitFor(() => expect(revoked).toHaveBeenCalledOnce());
});

test('the button "Deny" refuses a friend request and moves the focus to the next person', async () => {
  const revoked = vi.fn<() => Response>(createEmptyResponse);
  const zoeSuggestion = { id: 5, display_name: 'Zoe', avatar: 'green', status: 'pending_received' };
  openFriendsPage({
    'GET /api/friends/notfriends': () => [elifSuggestion, zoeSuggestion],
    'POST /api/friends/revoke?friend_id=3': revoked,
    'POST /api/friends/revoke?friend_id=5': createEmptyResponse,
  });
  fireEvent.click((await findCard('Zoe')).getByRole('button', { name: 'Deny' }));
  expect(document.activeElement?.tagName).toBe('H2');
  fireEvent.click((await findCard('Elif')).getByRole('button', { name: 'Deny' }));
  expect(document.activeElement?.textContent).toContain('Zoe');
  await waitFor(() => expect(revoked).toHaveBeenCalledOnce());
});

test('the button "Remove" asks for confirmation; if the server refuses, the card of the friend returns', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  openFriendsPage({ 'POST /api/friends/revoke?friend_id=2': createTooManyRequestsResponse });
  fireEvent.click((await findCard('Mara')).getByRole('button', { name: 'Remove Mara' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Friend' }));
  fireEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect((await (await findCard('Mara')).findByRole('alert')).textContent).toBe('Please give them some time');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(log).toHaveBeenCalledWith('Failed to revoke friend request', expect.anything());
  log.mockRestore();
});

test('the friends and suggestions panels each show a message when they are empty', async () => {
  openFriendsPage({ 'GET /api/friends': () => [], 'GET /api/friends/notfriends': () => [] });
  expect(await screen.findByText('You have no friends yet. Time to make some connections!')).toBeDefined();
  expect(await screen.findByText('No users to suggest right now. Check back later!')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Invite/ })).toHaveLength(1);
});

test.each([
  ['The paper is torn', 'The paper is torn', 'The paper is torn'],
  ['', 'Failed to fetch friends', 'Failed to fetch non-friends'],
])('if both panels cannot be loaded because of “%s”, they show the reason', async (reason, friends, others) => {
  const respond = () => createErrorResponse(400, reason);
  openFriendsPage({ 'GET /api/friends': respond, 'GET /api/friends/notfriends': respond });
  expect(await screen.findByText(`Error loading friends: ${friends}`)).toBeDefined();
  expect(await screen.findByText(`Error loading non-friends: ${others}`)).toBeDefined();
});

test('cards show avatar, name, the status of a friend request and its buttons', async () => {
  openFriendsPage({});
  await showMore();
  for (const [name, buttons] of [
    ['Elif', ['Accept', 'Deny']],
    ['Noah', ['Send Friend Request']],
  ] as const) {
    const card = await findCard(name);
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
    expect(screen.getByRole('heading', { name }).closest('li')?.querySelector('svg')).not.toBeNull();
  }
  expect(screen.getByRole('link', { name: 'Mara' }).getAttribute('href')).toBe('/friends/2');
});

test('a search for people is part of the URL, and a button clears a search without results', async () => {
  openFriendsPage({
    'GET /api/friends/notfriends?q=no': () => createPageResponse([noahSuggestion]),
    'GET /api/friends/notfriends?q=nobody': () => createPageResponse([]),
  });
  await findCard('Elif');
  const field = screen.getByRole('searchbox', { name: 'Search for people' });
  fireEvent.change(field, { target: { value: 'no' } });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Elif' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Noah' })).toBeDefined();
  expect(screen.getByText('1 person found')).toBeDefined();
  expect(screen.getByTestId('url').textContent).toBe('/friends?q=no');
  fireEvent.change(field, { target: { value: 'nobody' } });
  await screen.findByText(/Nobody found for “nobody”/);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await findCard('Elif');
  expect(screen.getByTestId('url').textContent).toBe('/friends');
});

test('a search shows matching friends separately, because its results contain no friends', async () => {
  openFriendsPage({
    'GET /api/friends': () => [{ ...maraFriend, display_name: 'Mara Åhlén' }],
    'GET /api/friends/notfriends?q=ahl': () => createPageResponse([]),
  });
  await findCard('Elif');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search for people' }), { target: { value: 'ahl' } });
  const line = await screen.findByText('Already your friends:');
  expect(within(line).getByRole('link', { name: 'Mara Åhlén' }).getAttribute('href')).toBe('/friends/2');
  expect(screen.getByText('1 person found')).toBeDefined();
  expect(screen.queryByText(/Nobody found for/)).toBeNull();
});

test('a focused button on a card keeps the focus when new search results arrive', async () => {
  openFriendsPage({ 'GET /api/friends/notfriends?q=no': () => createPageResponse([noahSuggestion]) });
  await showMore();
  const button = (await findCard('Noah')).getByRole('button', { name: 'Send Friend Request' });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search for people' }), { target: { value: 'no' } });
  button.focus();
  await screen.findByText('1 person found');
  expect(document.activeElement).toBe(button);
});

test('the button "Show more" loads the next page of people and focuses its first person', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const next = '/api/friends/notfriends?cursor=abc';
  openFriendsPage({
    'GET /api/friends/notfriends': () => createPageResponse([elifSuggestion], next),
    [`GET ${next}`]: () => createPageResponse([noahSuggestion]),
    'POST /api/friends/request?friend_id=4': createTooManyRequestsResponse,
  });
  await findCard('Elif');
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  const heading = await screen.findByRole('heading', { name: 'Noah' });
  await waitFor(() => expect(document.activeElement).toBe(heading.closest('li')));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  fireEvent.click((await findCard('Noah')).getByRole('button', { name: 'Send Friend Request' }));
  expect((await (await findCard('Noah')).findByRole('alert')).textContent).toBe('Please give them some time');
  expect((await findCard('Noah')).getByRole('button', { name: 'Send Friend Request' })).toBeDefined();
  log.mockRestore();
});
