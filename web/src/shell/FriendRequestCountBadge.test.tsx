import { screen, waitFor } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { Link } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { FriendRequestCountBadge } from './FriendRequestCountBadge.tsx';

const BadgeScreen = (): ReactNode => (
  <>
    <FriendRequestCountBadge />
    <Link to="/page/2">Next page</Link>
  </>
);

const createRequest = (id: number) => ({ id, display_name: `P${id}`, avatar: 'red', status: 'pending_received' });

test.each([
  ['a navigation to any page', () => screen.getByRole('link', { name: 'Next page' }).click()],
  [
    'the window has become visible again',
    () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  ],
])('the badge counts a new friend request after %s', async (_event, cause) => {
  const requests = [createRequest(3)];
  openPage(BadgeScreen, '/page/:id', '/page/1', { 'GET /api/friends/notfriends': () => requests });
  expect((await screen.findByRole('img')).textContent).toBe('1');
  requests.push(createRequest(4));
  const later = Date.now() + 11_000;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => later);
  onTestFinished(() => clock.mockRestore());
  act(cause);
  await waitFor(() => expect(screen.getByRole('img').textContent).toBe('2'));
});
