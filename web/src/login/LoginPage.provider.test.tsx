import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AuthErrorCode, SignInResult } from '../auth/auth-provider.ts';
import { AuthError, PopupClosedError } from '../auth/auth-provider.ts';
import { storeLastSignedInUid } from '../auth/signed-in-hint.ts';
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

test.each([
  ['creates the record of a new user', true, ['POST /api/users']],
  ['creates no record for an existing user', false, []],
])('a Google sign-in opens Home, shows a toast and %s', async (_what, isNewUser, expected) => {
  const requests = openLoginAndRecordRequests({ signInWithPopup: async () => ({ user: gina, isNewUser }) });
  clickButton('Continue with Google');
  expect(await screen.findByText('Home at last')).toBeTruthy();
  expect(screen.getByText('Google login successful')).toBeTruthy();
  expect(requests).toEqual(expected);
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

test('§9 toast duration: the password reset toast shows for 5000 ms', async () => {
  vi.useFakeTimers();
  openLoginAndRecordRequests({ sendPasswordResetEmail: async () => undefined });
  requestPasswordReset();
  // Lets the toast render, because its timer starts only then.
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(screen.getByText('Password reset email sent!')).toBeTruthy();
  expect(screen.getByText('Please check your inbox for reset instructions')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByText('Password reset email sent!')).toBeNull();
});

test.each([
  ['auth/invalid-email', 'Invalid email address'],
  ['auth/too-many-requests', 'Sentence of the server'],
] as const)('if a password reset fails with %s, the page shows: %s', async (code, message) => {
  const error = new AuthError(code, 'Sentence of the server');
  openLoginAndRecordRequests({ sendPasswordResetEmail: () => Promise.reject(error) });
  requestPasswordReset();
  expect(await screen.findByText(message)).toBeTruthy();
});

test.each([
  ['auth/unauthorized-domain', 'Sentence of the server'],
  ['auth/email-not-verified', 'Sentence of the server'],
  ['auth/network-request-failed', 'Wishwell could not be reached. Please check your connection and try again.'],
  ['auth/web-storage-unsupported', 'Your browser does not keep cookies for Wishwell. Please allow them and try again.'],
] as const)('if a sign-in fails with %s, the form shows: %s', async (code, message) => {
  const error = new AuthError(code, 'Sentence of the server');
  openLoginAndRecordRequests({ signInWithEmailAndPassword: () => Promise.reject(error) });
  signIn();
  expect((await screen.findByText(message)).closest('form')).toBeTruthy();
});

test('if the e-mail address must be confirmed, a sign-up opens the form Sign In and says what to do', async () => {
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

test.each([
  ['the session ended without a sign-out', null, 1],
  ['the user has signed out', '', 0],
])('the login page asks a user to sign in again only if %s: %s', (_when, uid, count) => {
  storeLastSignedInUid('gina');
  storeLastSignedInUid(uid);
  openLoginAndRecordRequests({});
  expect(screen.queryAllByText('Your session has ended. Please sign in again.')).toHaveLength(count);
  clickButton('Sign Up');
  expect(screen.queryByText('Your session has ended. Please sign in again.')).toBeNull();
});

test('a second click on "Continue with Google" starts a new attempt, and the first one fails silently', async () => {
  const rejections: ((error: AuthError) => void)[] = [];
  openLoginAndRecordRequests({ signInWithPopup: () => new Promise((_, reject) => rejections.push(reject)) });
  clickButton('Continue with Google');
  clickButton('Continue with Google');
  expect(rejections).toHaveLength(2);
  await act(async () => {
    rejections[0]?.(new AuthError('auth/cancelled-popup-request'));
    rejections[0]?.(new AuthError('auth/popup-closed-by-user'));
  });
  expect(screen.queryByText('Google login failed. Please try again.')).toBeNull();
});

test("a sign-in with a password works while the Google popup is open; the popup's failure is hidden", async () => {
  const popup = Promise.withResolvers<SignInResult>();
  openLoginAndRecordRequests({
    signInWithPopup: () => popup.promise,
    signInWithEmailAndPassword: async () => ({ user: gina, isNewUser: false }),
  });
  clickButton('Continue with Google');
  signIn();
  expect(await screen.findByText('Home at last')).toBeTruthy();
  await act(async () => popup.reject(new AuthError('auth/popup-closed-by-user')));
  expect(screen.queryByText('Google login failed. Please try again.')).toBeNull();
});

test('a late success of a Google popup that seemed closed signs the user in and removes the error', async () => {
  const lateResult = Promise.withResolvers<SignInResult>();
  const requests = openLoginAndRecordRequests({
    signInWithPopup: () => Promise.reject(new PopupClosedError(lateResult.promise)),
  });
  clickButton('Continue with Google');
  expect(await screen.findByText('Google login failed. Please try again.')).toBeTruthy();
  await act(async () => lateResult.resolve({ user: gina, isNewUser: true }));
  expect(await screen.findByText('Home at last')).toBeTruthy();
  expect(screen.getByText('Google login successful')).toBeTruthy();
  expect(screen.queryByText('Google login failed. Please try again.')).toBeNull();
  expect(requests).toEqual(['POST /api/users']);
});

test('a late failure of a Google popup that seemed closed shows its message', async () => {
  const lateResult = Promise.withResolvers<SignInResult>();
  openLoginAndRecordRequests({ signInWithPopup: () => Promise.reject(new PopupClosedError(lateResult.promise)) });
  clickButton('Continue with Google');
  await screen.findByText('Google login failed. Please try again.');
  lateResult.reject(new AuthError('auth/account-exists-with-different-credential', 'Reset your password once'));
  expect(await screen.findAllByText('Reset your password once')).not.toHaveLength(0);
});

const googleErrorCases: readonly (readonly [AuthErrorCode, string, string])[] = [
  ['auth/popup-blocked', '', 'Your browser blocked the window. Please allow popups for Wishwell.'],
  ['auth/popup-closed-by-user', '', 'The window was closed before you were signed in.'],
  ['auth/network-request-failed', '', 'Wishwell could not be reached. Please check your connection and try again.'],
  ['auth/network-request-failed', 'Google could not be reached', 'Google could not be reached'],
  ['auth/unauthorized-domain', '', 'Google sign-in is not allowed from this address.'],
  [
    'auth/web-storage-unsupported',
    '',
    'Your browser does not keep cookies for Wishwell. Please allow them and try again.',
  ],
  ['auth/account-exists-with-different-credential', 'Reset your password once', 'Reset your password once'],
];

test.each(googleErrorCases)(
  'if Google sign-in fails with %s (message: "%s"), a toast and the page show the reason',
  async (code, message, reason) => {
    openLoginAndRecordRequests({ signInWithPopup: () => Promise.reject(new AuthError(code, message)) });
    clickButton('Continue with Google');
    const alert = await screen.findByText('Google login failed. Please try again.');
    expect(alert.closest('[role=alert]')?.textContent).toContain(reason);
    const stays = screen.getByRole('main').querySelector('[role=alert]');
    expect(stays?.textContent).toBe(reason);
  },
);

test.each([
  ['auth/operation-not-allowed', 'Google sign-in is not set up here.'],
  ['auth/internal-error', 'Google login failed. Please try again.'],
] as const)('if Google sign-in fails with %s, toast and page say only: %s', async (code, message) => {
  openLoginAndRecordRequests({ signInWithPopup: () => Promise.reject(new AuthError(code)) });
  clickButton('Continue with Google');
  const alerts = (await screen.findAllByText(message)).map((text) => text.closest('[role=alert]')?.textContent);
  expect(alerts).toEqual([message, message]);
});
