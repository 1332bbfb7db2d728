import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { AuthCode, SignedIn } from '../auth/auth-provider.ts';
import { AuthError, PopupClosed } from '../auth/auth-provider.ts';
import { gina, openLogin, press, signIn } from './login-page.testing.tsx';

// What the form makes of a window that succeeds, fails, or takes its time.

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

test('a second press while the window is open starts anew, and nothing is told of the first', async () => {
  const rejections: ((error: AuthError) => void)[] = [];
  openLogin({ signInWithPopup: () => new Promise((_, reject) => rejections.push(reject)) });
  press('Continue with Google');
  press('Continue with Google');
  expect(rejections).toHaveLength(2);
  await act(async () => {
    rejections[0]?.(new AuthError('auth/cancelled-popup-request'));
    rejections[0]?.(new AuthError('auth/popup-closed-by-user'));
  });
  expect(screen.queryByText('Google login failed. Please try again.')).toBeNull();
});

test('a password can be sent while the window is open, and nothing is told of the latter', async () => {
  const popup = Promise.withResolvers<SignedIn>();
  openLogin({
    signInWithPopup: () => popup.promise,
    signInWithEmailAndPassword: async () => ({ user: gina, isNewUser: false }),
  });
  press('Continue with Google');
  signIn();
  expect(await screen.findByText('Home at last')).toBeTruthy();
  await act(async () => popup.reject(new AuthError('auth/popup-closed-by-user')));
  expect(screen.queryByText('Google login failed. Please try again.')).toBeNull();
});

test('who goes on in a window that looked closed is signed in, and no failure stays in sight', async () => {
  const late = Promise.withResolvers<SignedIn>();
  const called = openLogin({ signInWithPopup: () => Promise.reject(new PopupClosed(late.promise)) });
  press('Continue with Google');
  expect(await screen.findByText('Google login failed. Please try again.')).toBeTruthy();
  await act(async () => late.resolve({ user: gina, isNewUser: true }));
  expect(await screen.findByText('Home at last')).toBeTruthy();
  expect(screen.getByText('Google login successful')).toBeTruthy();
  expect(screen.queryByText('Google login failed. Please try again.')).toBeNull();
  expect(called).toEqual(['POST /api/users']);
});

test('what goes wrong late is told as well', async () => {
  const late = Promise.withResolvers<SignedIn>();
  openLogin({ signInWithPopup: () => Promise.reject(new PopupClosed(late.promise)) });
  press('Continue with Google');
  await screen.findByText('Google login failed. Please try again.');
  late.reject(new AuthError('auth/account-exists-with-different-credential', 'Reset your password once'));
  expect(await screen.findByText('Reset your password once')).toBeTruthy();
});

const reasons: readonly (readonly [AuthCode, string, string])[] = [
  ['auth/operation-not-allowed', '', 'Google sign-in is not set up here.'],
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

test.each(reasons)(
  'Google fails with %s (%s): a toast says what can be done, and the page goes on saying so',
  async (code, message, reason) => {
    openLogin({ signInWithPopup: () => Promise.reject(new AuthError(code, message)) });
    press('Continue with Google');
    const alert = await screen.findByText('Google login failed. Please try again.');
    expect(alert.closest('[role=alert]')?.textContent).toContain(reason);
    const stays = screen.getByRole('main').querySelector('[role=alert]');
    expect(stays?.textContent).toBe(`Google login failed. Please try again. ${reason}`);
  },
);

test('Google fails without any known reason: the sentence stands alone', async () => {
  openLogin({ signInWithPopup: () => Promise.reject(new AuthError('auth/internal-error')) });
  press('Continue with Google');
  const sentences = await screen.findAllByText('Google login failed. Please try again.');
  expect(sentences.map((one) => one.parentElement?.textContent)).toEqual(
    sentences.map(() => 'Google login failed. Please try again.'),
  );
});
