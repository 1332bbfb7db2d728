import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { AuthError } from '../auth/auth-provider.ts';
import { askForReset, gina, openLogin, press, signIn, type } from './login-page.testing.tsx';

// What the form makes of a provider's answers, whichever it is.

beforeAll(() => {
  // happy-dom has no popovers yet.
  HTMLElement.prototype.showPopover ??= () => undefined;
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
  let attempts = 0;
  openLogin({
    signInWithPopup: async () => {
      attempts += 1;
      if (attempts === 1) throw new AuthError('auth/popup-closed-by-user');
      if (attempts === 2) throw new AuthError('auth/cancelled-popup-request');
      return { user: gina, isNewUser: false };
    },
  });
  press('Continue with Google');
  expect(await screen.findByText('Google login failed. Please try again.')).toBeTruthy();
  expect(screen.getByText('The window was closed before you were signed in.')).toBeTruthy();
  press('Continue with Google');
  press('Continue with Google');
  expect(await screen.findByText('Home at last')).toBeTruthy();
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
    signIn();
    expect(await screen.findByText(told[code])).toBeTruthy();
    cleanup();
  }
  openLogin({ signInWithPopup: () => Promise.reject(new AuthError('auth/popup-blocked')) });
  press('Continue with Google');
  expect(await screen.findByText(told['auth/popup-blocked'])).toBeTruthy();
});

test('a reset that is asked for too often is told in the sentence of the server', async () => {
  const refusal = new AuthError('auth/too-many-requests', 'Please wait a minute');
  openLogin({ sendPasswordResetEmail: () => Promise.reject(refusal) });
  askForReset();
  expect(await screen.findByText('Please wait a minute')).toBeTruthy();
});

test('an address that has to be confirmed first is told in the sentence of the server', async () => {
  const refusal = new AuthError('auth/email-not-verified', 'Please confirm your address first');
  openLogin({ signInWithEmailAndPassword: () => Promise.reject(refusal) });
  signIn();
  const sentence = await screen.findByText('Please confirm your address first');
  expect(sentence.closest('form')).toBeTruthy();
});

test('a sign-up that waits for its address empties the form, leads to Sign In and says what to do', async () => {
  const called = openLogin({ createUserWithEmailAndPassword: async () => null });
  press('Sign Up');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Gina' } });
  type('gina@example.com', 'blue ribbon');
  fireEvent.submit(screen.getByLabelText('Name'));
  expect(await screen.findByText('We have sent you a link')).toBeTruthy();
  expect(screen.getByText('Please confirm your email address. We have sent you a link.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  expect(['Email', 'Password'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual(['', '']);
  expect(called).toEqual([]);
});

test('a name that the provider does not take does not make a sign-up fail', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openLogin({
    createUserWithEmailAndPassword: async () => ({ user: gina, isNewUser: true }),
    updateProfile: () => Promise.reject(new AuthError('auth/network-request-failed')),
  });
  press('Sign Up');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Gina' } });
  type('gina@example.com', 'blue ribbon');
  fireEvent.submit(screen.getByLabelText('Name'));
  expect(await screen.findByText('Signed up (dev mode)')).toBeTruthy();
});
