import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answers } from '../testing/open-page.tsx';
import { openPage } from '../testing/open-page.tsx';
import { FriendsPage } from './FriendsPage.tsx';

const mara = {
  id: 2,
  display_name: 'Mara',
  avatar: 'orange',
  email: 'mara@example.com',
  wishlist_count: 0,
  wishlists: [],
};
const elif = { id: 3, display_name: 'Elif', avatar: 'yellow', status: 'pending_received' };
const noah = { id: 4, display_name: 'Noah', avatar: 'blue', status: 'none' };

const open = (answers: Answers): void =>
  openPage(FriendsPage, '/friends', '/friends', {
    'GET /api/friends': () => [mara],
    'GET /api/friends/notfriends': () => [elif, noah],
    ...answers,
  });

const done = (): Response => new Response(null, { status: 204 });
const refused = (): Response =>
  new Response(JSON.stringify({ error: 'Please give them some time' }), {
    status: 429,
    headers: { 'content-type': 'application/json' },
  });

const card = async (name: string) => {
  const item = (await screen.findByRole('heading', { name })).closest<HTMLElement>('li, [role="listitem"]');
  if (!item) throw new Error(`There is no card of ${name}`);
  return within(item);
};

test('the first page of friends shows while the next is on its way', async () => {
  const rest = Promise.withResolvers<unknown>();
  open({
    'GET /api/friends': () =>
      new Response(JSON.stringify([mara]), {
        headers: { 'content-type': 'application/json', link: '</api/friends?after=2>; rel="next"' },
      }),
    'GET /api/friends?after=2': () => rest.promise,
  });
  await card('Mara');
  expect(screen.queryByText('Zoe')).toBeNull();
  rest.resolve([{ ...mara, id: 9, display_name: 'Zoe' }]);
  await screen.findByText('Zoe', {}, { timeout: 10_000 });
  await card('Mara');
});

test('a request shows as sent at once', async () => {
  const answer = Promise.withResolvers<Response>();
  open({ 'POST /api/friends/request?friend_id=4': () => answer.promise });
  fireEvent.click((await card('Noah')).getByRole('button', { name: 'Send Friend Request' }));
  await (await card('Noah')).findByText('Request sent');
  expect((await card('Noah')).getByRole('button', { name: 'Revoke Request' })).toBeDefined();
  answer.resolve(done());
});

test('a refused request is taken back, with the sentence beside the button, on the console, and without a toast', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  open({ 'POST /api/friends/request?friend_id=4': refused });
  fireEvent.click((await card('Noah')).getByRole('button', { name: 'Send Friend Request' }));
  const alert = await (await card('Noah')).findByRole('alert');
  expect(alert.textContent).toBe('Please give them some time');
  expect((await card('Noah')).getByRole('button', { name: 'Send Friend Request' })).toBeDefined();
  expect(log).toHaveBeenCalledWith('Failed to send friend request', expect.anything());
  expect(within(screen.getByRole('region', { name: 'Messages' })).queryByText('Please give them some time')).toBeNull();
  log.mockRestore();
});

test('who asked can be accepted, and stands among the friends at once', async () => {
  const answer = Promise.withResolvers<Response>();
  open({ 'POST /api/friends/accept?friend_id=3': () => answer.promise });
  expect((await card('Elif')).getByText('Wants to be friends')).toBeDefined();
  fireEvent.click((await card('Elif')).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Elif' })).toBeDefined());
  expect(screen.queryByText('Wants to be friends')).toBeNull();
  answer.resolve(done());
});

test('denying is the revoke call', async () => {
  const revoked = vi.fn<() => Response>(done);
  open({ 'POST /api/friends/revoke?friend_id=3': revoked });
  fireEvent.click((await card('Elif')).getByRole('button', { name: 'Deny' }));
  await waitFor(() => expect(revoked).toHaveBeenCalledOnce());
});

test('a friendship ends after a question, and a refusal brings the card back with its reason', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  open({ 'POST /api/friends/revoke?friend_id=2': refused });
  fireEvent.click((await card('Mara')).getByRole('button', { name: 'Remove Mara' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Friend' }));
  fireEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect((await (await card('Mara')).findByRole('alert')).textContent).toBe('Please give them some time');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(log).toHaveBeenCalledWith('Failed to revoke friend request', expect.anything());
  log.mockRestore();
});

test('nobody yet: both panels say so', async () => {
  open({ 'GET /api/friends': () => [], 'GET /api/friends/notfriends': () => [] });
  expect(await screen.findByText('You have no friends yet. Time to make some connections!')).toBeDefined();
  expect(await screen.findByText('No users to suggest right now. Check back later!')).toBeDefined();
});

const found = (people: unknown, next?: string): Response =>
  new Response(JSON.stringify(people), {
    headers: { 'content-type': 'application/json', ...(next && { link: `<${next}>; rel="next"` }) },
  });

test('a search stands in the address, and finding nobody leads back to everyone', async () => {
  open({
    'GET /api/friends/notfriends?q=no': () => found([noah]),
    'GET /api/friends/notfriends?q=nobody': () => found([]),
  });
  await card('Elif');
  const field = screen.getByRole('searchbox', { name: 'Search for people' });
  fireEvent.change(field, { target: { value: 'no' } });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Elif' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Noah' })).toBeDefined();
  expect(screen.getByText('1 person found')).toBeDefined();
  expect(screen.getByTestId('address').textContent).toBe('/friends?q=no');
  fireEvent.change(field, { target: { value: 'nobody' } });
  await screen.findByText(/Nobody found for “nobody”/);
  fireEvent.click(screen.getByRole('button', { name: 'Show everyone' }));
  await card('Elif');
  expect(screen.getByTestId('address').textContent).toBe('/friends');
});

test('Show more adds the next page and gives its first person the focus', async () => {
  const next = '/api/friends/notfriends?cursor=abc';
  open({
    'GET /api/friends/notfriends': () => found([elif], next),
    [`GET ${next}`]: () => found([noah]),
  });
  await card('Elif');
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  const heading = await screen.findByRole('heading', { name: 'Noah' });
  await waitFor(() => expect(document.activeElement).toBe(heading.closest('li')));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a step taken on a later page is shown there, and taken back there when refused', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const next = '/api/friends/notfriends?cursor=abc';
  open({
    'GET /api/friends/notfriends': () => found([elif], next),
    [`GET ${next}`]: () => found([noah]),
    'POST /api/friends/request?friend_id=4': refused,
  });
  await card('Elif');
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  fireEvent.click((await card('Noah')).getByRole('button', { name: 'Send Friend Request' }));
  expect((await (await card('Noah')).findByRole('alert')).textContent).toBe('Please give them some time');
  expect((await card('Noah')).getByRole('button', { name: 'Send Friend Request' })).toBeDefined();
  log.mockRestore();
});
