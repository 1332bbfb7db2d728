import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { queryClientFor } from '../api/queries.ts';
import { memoryPlaces } from '../router/memory-places.testing.ts';
import { Router } from '../router/router.tsx';
import type { AuthProvider } from '../session/auth-provider.ts';
import { SessionProvider } from '../session/session.tsx';
import { i18n } from '../text/i18n.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import { CreateWishlistDialog } from './CreateWishlistDialog.tsx';

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

test('§8 data calls: creating a wishlist while not logged in shows User is not logged in', async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <SessionProvider auth={nobodyIsSignedIn}>
          <QueryClientProvider client={queryClientFor({})}>
            <Router places={memoryPlaces(['/'])}>
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
