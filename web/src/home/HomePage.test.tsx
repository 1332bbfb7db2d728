import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { HomePage } from './HomePage.tsx';

const ana = { id: 7, uid: 'ana', email: 'ana@example.com', display_name: 'Ana', avatar: 'red', is_active: true };
const count = vi.fn<() => object>(() => ({ count: 3 }));

const open = (flags: { is_staff: boolean; is_superuser: boolean }): void =>
  openPage(HomePage, '/home', '/home', {
    'GET /api/users/firebase/ana': () => ({ ...ana, ...flags }),
    'GET /api/friends/notfriends': () => [{ id: 2, display_name: 'Elif', avatar: 'red', status: 'pending_received' }],
    'GET /api/bugreports/count/open': count,
  });

const cards = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.textContent);

test('everybody has three cards, and nobody is asked about bug reports for them', async () => {
  open({ is_staff: false, is_superuser: false });
  expect(await screen.findByText('Welcome, Ana!')).toBeDefined();
  expect(await screen.findByRole('img', { name: '1 friend request' })).toBeDefined();
  expect(cards()).toEqual(['My Wishlists', 'My Profile', 'My Friends']);
  expect(count).not.toHaveBeenCalled();
});

test('staff and superusers have their tools; the badge counts two more than are open', async () => {
  open({ is_staff: true, is_superuser: true });
  await waitFor(() => expect(cards()).toHaveLength(5));
  expect(cards().slice(3)).toEqual(['Staff Tools', 'Superuser Tools']);
  expect((await screen.findByRole('img', { name: '5 things to look at' })).textContent).toBe('5');
});
