import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AuthError } from '../auth/auth-provider.ts';
import { storeSignedInUid } from '../auth/signed-in-hint.ts';
import {
  requestPasswordReset,
  gina,
  openLoginAndRecordRequests,
  clickButton,
  signIn,
  typeCredentials,
} from './login-page.testing.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('§4 auth state: a user who signs in with the Google popup is signed in', async () => {
  openLoginAndRecordRequests({ signInWithPopup: async () => ({ user: gina, isNewUser: false }) });
  clickButton('Continue with Google');
  expect(await screen.findByText('Home at last')).toBeTruthy();
});

test('§4 Google popup: the app creates the record of a new user', async () => {
  const requests = openLoginAndRecordRequests({ signInWithPopup: async () => ({ user: gina, isNewUser: true }) });
  clickButton('Continue with Google');
  await screen.findByText('Home at last');
  expect(requests).toEqual(['POST /api/users']);
});

test('§4 Google popup: the app creates no record for an existing user', async () => {
  const requests = openLoginAndRecordRequests({ signInWithPopup: async () => ({ user: gina, isNewUser: false }) });
  clickButton('Continue with Google');
  await screen.findByText('Home at last');
  expect(requests).toEqual([]);
});

test('§4 Google popup: after the popup was closed or cancelled, the user can open it again', async () => {
  let attempts = 0;
  openLoginAndRecordRequests({
    signInWithPopup: async () => {
      attempts += 1;
      if (attempts === 1) throw new AuthError('auth/popup-closed-by-user');
      if (attempts === 2) throw new AuthError('auth/cancelled-popup-request');
      return { user: gina, isNewUser: false };
    },
  });
  clickButton('Continue with Google');
  expect(await screen.findByText('Google login failed. Please try again.')).toBeTruthy();
  expect(screen.getAllByText('The window was closed before you were signed in.')).toHaveLength(2);
  clickButton('Continue with Google');
  clickButton('Continue with Google');
  expect(await screen.findByText('Home at last')).toBeTruthy();
});

test('§8 success toast: Google login successful', async () => {
  openLoginAndRecordRequests({ signInWithPopup: async () => ({ user: gina, isNewUser: false }) });
  clickButton('Continue with Google');
  expect(await screen.findByText('Google login successful')).toBeTruthy();
});

test('§8 success toast: Password reset email sent! Please check your inbox for reset instructions', async () => {
  openLoginAndRecordRequests({ sendPasswordResetEmail: async () => undefined });
  requestPasswordReset();
  expect(await screen.findByText('Password reset email sent!')).toBeTruthy();
  expect(screen.getByText('Please check your inbox for reset instructions')).toBeTruthy();
});

test('§9 toast duration: the password reset toast shows for 5000 ms', async () => {
  vi.useFakeTimers();
  openLoginAndRecordRequests({ sendPasswordResetEmail: async () => undefined });
  requestPasswordReset();
  // The timer starts only after the toast has rendered.
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(screen.getByText('Password reset email sent!')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByText('Password reset email sent!')).toBeNull();
});

test('§8 login: a failed password reset shows the message of its error code', async () => {
  openLoginAndRecordRequests({ sendPasswordResetEmail: () => Promise.reject(new AuthError('auth/invalid-email')) });
  requestPasswordReset();
  expect(await screen.findByText('Invalid email address')).toBeTruthy();
});

test('§8 login: the errors of popup, domain, network and storage show their messages', async () => {
  const messages = {
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
    openLoginAndRecordRequests({
      signInWithEmailAndPassword: () => Promise.reject(new AuthError(code, 'The domain is not allowed')),
    });
    signIn();
    expect(await screen.findByText(messages[code])).toBeTruthy();
    cleanup();
  }
  openLoginAndRecordRequests({ signInWithPopup: () => Promise.reject(new AuthError('auth/popup-blocked')) });
  clickButton('Continue with Google');
  expect(await screen.findByText(messages['auth/popup-blocked'])).toBeTruthy();
});

test("if a password reset exceeds the rate limit, the page shows the server's message", async () => {
  const error = new AuthError('auth/too-many-requests', 'Please wait a minute');
  openLoginAndRecordRequests({ sendPasswordResetEmail: () => Promise.reject(error) });
  requestPasswordReset();
  expect(await screen.findByText('Please wait a minute')).toBeTruthy();
});

test("if a user signs in with an unconfirmed e-mail address, the page shows the server's message", async () => {
  const error = new AuthError('auth/email-not-verified', 'Please confirm your address first');
  openLoginAndRecordRequests({ signInWithEmailAndPassword: () => Promise.reject(error) });
  signIn();
  const message = await screen.findByText('Please confirm your address first');
  expect(message.closest('form')).toBeTruthy();
});

test('if the e-mail address must be confirmed, Sign Up clears the form, opens Sign In and says what to do', async () => {
  const requests = openLoginAndRecordRequests({ createUserWithEmailAndPassword: async () => null });
  clickButton('Sign Up');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Gina' } });
  typeCredentials('gina@example.com', 'blue ribbon');
  fireEvent.submit(screen.getByLabelText('Name'));
  expect(await screen.findByText('We have sent you a link')).toBeTruthy();
  expect(screen.getByText('Please confirm your email address. We have sent you a link.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  expect(['Email', 'Password'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual(['', '']);
  expect(requests).toEqual([]);
});

test('a sign-up succeeds even if the name cannot be saved at the identity provider', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openLoginAndRecordRequests({
    createUserWithEmailAndPassword: async () => ({ user: gina, isNewUser: true }),
    updateProfile: () => Promise.reject(new AuthError('auth/network-request-failed')),
  });
  clickButton('Sign Up');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Gina' } });
  typeCredentials('gina@example.com', 'blue ribbon');
  fireEvent.submit(screen.getByLabelText('Name'));
  expect(await screen.findByText('Signed up (dev mode)')).toBeTruthy();
});

test('the login page asks a user to sign in again if the session ended without a sign-out', () => {
  storeSignedInUid('gina');
  storeSignedInUid(null);
  openLoginAndRecordRequests({});
  expect(screen.getByText('Your session has ended. Please sign in again.')).toBeTruthy();
  clickButton('Sign Up');
  expect(screen.queryByText('Your session has ended. Please sign in again.')).toBeNull();
});

test('after a sign-out, the login page does not ask the user to sign in again', () => {
  storeSignedInUid('gina');
  storeSignedInUid('');
  openLoginAndRecordRequests({});
  expect(screen.queryByText('Your session has ended. Please sign in again.')).toBeNull();
});
