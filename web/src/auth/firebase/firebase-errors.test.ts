import { FirebaseError } from '@firebase/app';
import { expect, test } from 'vitest';
import { toAuthError } from './firebase-errors.ts';

const codeOf = (code: string): string => toAuthError(new FirebaseError(code, 'For developers')).code;

test.each(['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-login-credentials', 'auth/invalid-credential'])(
  '%s is an incorrect e-mail or password, nothing more',
  (code) => expect(codeOf(code)).toBe('auth/invalid-credential'),
);

test.each([
  ['auth/popup-blocked', 'auth/popup-blocked'],
  ['auth/popup-closed-by-user', 'auth/popup-closed-by-user'],
  ['auth/user-cancelled', 'auth/popup-closed-by-user'],
  ['auth/cancelled-popup-request', 'auth/cancelled-popup-request'],
  ['auth/unauthorized-domain', 'auth/unauthorized-domain'],
  ['auth/network-request-failed', 'auth/network-request-failed'],
  ['auth/timeout', 'auth/network-request-failed'],
  ['auth/web-storage-unsupported', 'auth/web-storage-unsupported'],
  ['auth/password-does-not-meet-requirements', 'auth/weak-password'],
  ['auth/operation-not-allowed', 'auth/operation-not-allowed'],
  ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'auth/internal-error'],
])('%s is %s', (code, known) => expect(codeOf(code)).toBe(known));

test('what is no failure of the SDK is one inside, with its cause kept for the console', () => {
  const cause = new TypeError('x is not a function');
  expect(toAuthError(cause)).toMatchObject({ code: 'auth/internal-error', message: '', cause });
});

test('the SDK’s own sentence is never shown; ours stands where the code alone does not say enough', () => {
  expect(toAuthError(new FirebaseError('auth/invalid-email', 'For developers')).message).toBe('');
  expect(toAuthError(new FirebaseError('auth/user-disabled', 'For developers')).message).toBe(
    'This account is not active',
  );
});
