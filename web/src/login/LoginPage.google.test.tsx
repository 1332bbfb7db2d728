import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AuthErrorCode, SignInResult } from '../auth/auth-provider.ts';
import { AuthError, PopupClosedError } from '../auth/auth-provider.ts';
import { gina, openLoginAndRecordRequests, clickButton, signIn } from './login-page.testing.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a second click on Continue with Google starts a second attempt; the first one fails silently', async () => {
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
