import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { queryClientFor } from '../api/query-client.ts';
import { memoryHistory } from '../router/memory-history.testing.ts';
import { Router } from '../router/router.tsx';
import type { AuthProvider } from '../auth/auth-provider.ts';
import { SessionProvider } from '../auth/session-context.tsx';
import { i18n } from '../i18n/i18n.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import { CreateWishlistDialog } from './CreateWishlistDialog.tsx';
import { MyWishlistsPage } from './MyWishlistsPage.tsx';
import { openPage, refusal } from '../testing/open-page.tsx';

beforeAll(() => {
  // happy-dom has no popovers yet.
  HTMLElement.prototype.showPopover ??= () => undefined;
});

afterEach(() => vi.unstubAllGlobals());

const unused = () => Promise.reject(new Error('Not used here'));

const nobodyIsSignedIn: AuthProvider = {
  currentUser: null,
  onAuthStateChanged: (callback) => {
    callback(null);
    return () => undefined;
  },
  signInWithEmailAndPassword: unused,
  createUserWithEmailAndPassword: unused,
  signInWithPopup: unused,
  sendPasswordResetEmail: unused,
  updateProfile: unused,
  signOut: unused,
};

const list = (title: string) => ({
  id: 5,
  title,
  description: '',
  is_public: true,
  owner_id: 7,
  shared_with_ids: [],
  created_at: '2026-11-01T10:00:00.000Z',
  item_count: 0,
  cover_urls: [],
});

test('§8 data calls: creating a wishlist while not logged in shows User is not logged in', async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <SessionProvider auth={nobodyIsSignedIn}>
          <QueryClientProvider client={queryClientFor({ uid: 'ana' })}>
            <Router history={memoryHistory(['/'])}>
              <CreateWishlistDialog onClose={() => undefined} />
            </Router>
          </QueryClientProvider>
        </SessionProvider>
      </ToastProvider>
    </I18nProvider>,
  );
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Desk' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Error creating wishlist')).toBeTruthy();
  expect(screen.getByText('User is not logged in')).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

test('where an answer got lost, what arrived appears, and another title makes another list', async () => {
  const keys: (string | null)[] = [];
  const made: object[] = [];
  openPage(MyWishlistsPage, '/mywishlists', '/mywishlists?new', {
    'GET /api/mywishlists': () => made,
    'POST /api/mywishlists': ({ headers }) => {
      keys.push(new Headers(headers).get('idempotency-key'));
      if (keys.length === 2) return refusal(500, 'The paper is torn');
      if (keys.length === 3) return { ...list('Office'), items: [] };
      made[0] = list('Desk');
      throw new TypeError('Failed to fetch');
    },
  });
  await screen.findByText("You don't have any wishlists yet.");
  const dialog = within(await screen.findByRole('dialog'));
  const create = (): boolean => fireEvent.click(dialog.getByRole('button', { name: 'Create' }));
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'Desk' } });
  create();
  await dialog.findAllByText('Failed to create wishlist');
  expect(await screen.findByRole('link', { name: 'Desk' })).toBeDefined();
  create();
  await dialog.findAllByText('The paper is torn');
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'Office' } });
  create();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
