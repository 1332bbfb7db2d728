import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storeReturnUrl } from '../auth/ended-session.ts';
import { openPage } from '../testing/open-page.tsx';
import { wishlistCard } from '../wishlists/own-wishlist.testing.tsx';
import { HomePage } from './HomePage.tsx';

const ana = { id: 7, uid: 'ana', email: 'ana@example.com', display_name: 'Ana', avatar: 'red', is_active: true };
const countReports = vi.fn<() => object>(() => ({ count: 3 }));

const openHomePage = (flags: { is_staff: boolean; is_superuser: boolean }): void =>
  openPage(HomePage, '/home', '/home', {
    'GET /api/users/firebase/ana': () => ({ ...ana, ...flags }),
    'GET /api/friends/notfriends': () => [{ id: 2, display_name: 'Elif', avatar: 'red', status: 'pending_received' }],
    'GET /api/bugreports/count/open': countReports,
  });

const listCardPaths = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const listCardTexts = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.textContent);

test('Home shows three cards to a user without special rights and does not request the bug reports', async () => {
  openHomePage({ is_staff: false, is_superuser: false });
  expect(await screen.findByText('Welcome, Ana!')).toBeDefined();
  expect(await screen.findByRole('img', { name: '1 friend request' })).toBeDefined();
  expect(listCardTexts()).toEqual(['My Wishlists', 'My Profile', 'My Friends']);
  expect(listCardPaths()).toEqual(['/mywishlists', '/myprofile', '/friends']);
  expect(countReports).not.toHaveBeenCalled();
});

test('until the user record has loaded, Home welcomes the user by the name in the session', () => {
  openPage(HomePage, '/home', '/home', { 'GET /api/users/firebase/ana': () => Promise.withResolvers().promise });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Ana!');
});

test("Home shows received friend requests above its cards, and friends' newest lists below", async () => {
  const accept = vi.fn<() => Response>(() => new Response(null, { status: 204 }));
  const wishlists = [
    { ...wishlistCard, id: 4, title: 'Camping', created_at: '2026-11-01T10:00:00.000Z' },
    { ...wishlistCard, id: 8, title: 'Baking', created_at: '2026-11-02T10:00:00.000Z' },
  ];
  openPage(HomePage, '/home', '/home', {
    'GET /api/friends': () => [{ id: 3, display_name: 'Mara', avatar: 'red', email: '', wishlist_count: 2, wishlists }],
    'GET /api/friends/notfriends': () => [{ id: 2, display_name: 'Elif', avatar: 'red', status: 'pending_received' }],
    'POST /api/friends/accept?friend_id=2': accept,
  });
  await screen.findByText('Baking');
  const button = await screen.findByRole('button', { name: 'Accept' });
  const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  const cards = ['My Wishlists', 'My Profile', 'My Friends1'];
  const lists = ['New from your friends', 'Baking', 'Camping'];
  expect(names).toEqual(['Welcome, Ana!', 'Waiting for you', 'Elif', ...cards, ...lists]);
  expect(screen.getByRole('link', { name: 'Baking' }).closest('li')?.querySelector('.cover')).not.toBeNull();
  fireEvent.click(button);
  await waitFor(() => expect(accept).toHaveBeenCalledOnce());
});

test('Home shows the card Staff Tools to staff, but not the card Superuser Tools', async () => {
  openHomePage({ is_staff: true, is_superuser: false });
  await waitFor(() => expect(listCardTexts()).toEqual(['My Wishlists', 'My Profile', 'My Friends', 'Staff Tools']));
});

test('Home shows tool cards to superusers, with a badge for the number of things to check', async () => {
  openHomePage({ is_staff: true, is_superuser: true });
  await waitFor(() => expect(listCardTexts()).toHaveLength(5));
  expect(listCardTexts().slice(3)).toEqual(['Staff Tools', 'Superuser Tools']);
  expect(listCardPaths().slice(3)).toEqual(['/staff-tools', '/superuser-tools']);
  expect((await screen.findByRole('img', { name: '5 things to check' })).textContent).toBe('5');
});

test('after the session has ended on another page, Home links to that page until the user clicks the link', async () => {
  history.replaceState(null, '', '/mywishlists/3?edit=12');
  storeReturnUrl('ana');
  storeReturnUrl('ben');
  openHomePage({ is_staff: false, is_superuser: false });
  const link = await screen.findByRole('link', { name: 'Continue where you left off' });
  expect(link.getAttribute('href')).toBe('/mywishlists/3?edit=12');
  fireEvent.click(link);
  await waitFor(() => expect(screen.getByTestId('url').textContent).toBe('/mywishlists/3?edit=12'));
  expect(Object.keys(sessionStorage)).toEqual(['personal draft ben return-url']);
});
