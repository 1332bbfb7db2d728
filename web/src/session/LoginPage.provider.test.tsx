import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useTokensFrom as takeTokensFrom } from '../api/tokens.ts';
import { memoryPlaces } from '../router/memory-places.testing.ts';
import { Router } from '../router/router.tsx';
import { Route, Routes } from '../router/Routes.tsx';
import { i18n } from '../text/i18n.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import type { AuthProvider, AuthUser } from './auth-provider.ts';
import { AuthError } from './auth-provider.ts';
import { LoginPage } from './LoginPage.tsx';
import { SessionProvider } from './session.tsx';

// What a provider with Google and with mail does; the built-in one has neither.

beforeAll(() => {
  // happy-dom has no popovers yet.
  HTMLElement.prototype.showPopover ??= () => undefined;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const gina: AuthUser = {
  uid: 'gina',
  email: 'gina@example.com',
  displayName: 'Gina',
  emailVerified: true,
  getIdToken: () => Promise.resolve('a bearer'),
};

const unused = () => Promise.reject(new Error('Not used here'));

/** Opens the login page on a provider that can do `what`; answers the calls that the server got. */
function openLogin(what: Partial<AuthProvider>): string[] {
  const auth: AuthProvider = {
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
    ...what,
  };
  const called: string[] = [];
  takeTokensFrom(gina);
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    called.push(`${method} ${address}`);
    return Response.json({ id: 7, firebase_uid: 'gina' });
  });
  render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <SessionProvider auth={auth}>
          <Router places={memoryPlaces(['/login'])}>
            <Routes>
              <Route path="/login" element={<LoginPage />} />
              <Route path="/" element={<p>Home at last</p>} />
            </Routes>
          </Router>
        </SessionProvider>
      </ToastProvider>
    </I18nProvider>,
  );
  return called;
}

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

const askForReset = (): void => {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'gina@example.com' } });
  press('Forgot your password?');
};

test('§4 auth state: signed in, by a Google popup', async () => {
  openLogin({ signInWithPopup: async () => ({ user: gina, isNewUser: false }) });
  press('Continue with Google');
  expect(await screen.findByText('Home at last')).toBeTruthy();
});

test('§4 Google popup: a new user gets a record', async () => {
  const called = openLogin({ signInWithPopup: async () => ({ user: gina, isNewUser: true }) });
  press('Continue with Google');
  await screen.findByText('Home at last');
  expect(called).toEqual(['POST /api/users']);
});

test('§4 Google popup: who is not new gets none', async () => {
  const called = openLogin({ signInWithPopup: async () => ({ user: gina, isNewUser: false }) });
  press('Continue with Google');
  await screen.findByText('Home at last');
  expect(called).toEqual([]);
});

test('§4 Google popup: closed by the user, or cancelled by a new one, it can be tried again', async () => {
  for (const code of ['auth/popup-closed-by-user', 'auth/cancelled-popup-request'] as const) {
    openLogin({ signInWithPopup: () => Promise.reject(new AuthError(code)) });
    press('Continue with Google');
    expect(await screen.findByText('Google login failed. Please try again.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue with Google' }).getAttribute('aria-busy')).not.toBe('true');
    cleanup();
  }
});

test('§8 success toast: Google login successful', async () => {
  openLogin({ signInWithPopup: async () => ({ user: gina, isNewUser: false }) });
  press('Continue with Google');
  expect(await screen.findByText('Google login successful')).toBeTruthy();
});

test('§8 success toast: Password reset email sent! Please check your inbox for reset instructions', async () => {
  openLogin({ sendPasswordResetEmail: async () => undefined });
  askForReset();
  expect(await screen.findByText('Password reset email sent!')).toBeTruthy();
  expect(screen.getByText('Please check your inbox for reset instructions')).toBeTruthy();
});

test('§9 toast duration: the reset notice, 5000 ms', async () => {
  vi.useFakeTimers();
  openLogin({ sendPasswordResetEmail: async () => undefined });
  askForReset();
  // The toast comes first, and only then its time begins.
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(screen.getByText('Password reset email sent!')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByText('Password reset email sent!')).toBeNull();
});

test('§8 login: a password reset that fails for a known reason shows its sentence', async () => {
  openLogin({ sendPasswordResetEmail: () => Promise.reject(new AuthError('auth/invalid-email')) });
  askForReset();
  expect(await screen.findByText('Invalid email address')).toBeTruthy();
});

test('§8 login: what the provider also raises is told: blocked popups, foreign domains, lost networks, forbidden storage', async () => {
  const told = {
    'auth/popup-blocked': 'Google login failed. Please try again.',
    'auth/unauthorized-domain': 'The domain is not allowed',
    'auth/network-request-failed': 'Wishwell could not be reached. Please check your connection and try again.',
    'auth/web-storage-unsupported': 'Your browser does not keep cookies for Wishwell. Please allow them and try again.',
  } as const;
  for (const code of [
    'auth/unauthorized-domain',
    'auth/network-request-failed',
    'auth/web-storage-unsupported',
  ] as const) {
    openLogin({
      signInWithEmailAndPassword: () => Promise.reject(new AuthError(code, 'The domain is not allowed')),
    });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'gina@example.com' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'blue ribbon' } });
    press('Sign In');
    expect(await screen.findByText(told[code])).toBeTruthy();
    cleanup();
  }
  openLogin({ signInWithPopup: () => Promise.reject(new AuthError('auth/popup-blocked')) });
  press('Continue with Google');
  expect(await screen.findByText(told['auth/popup-blocked'])).toBeTruthy();
});
