import { FirebaseError } from '@firebase/app';
import { expect, test } from 'vitest';
import { convertToAuthError } from './firebase-errors.ts';

const getAuthCode = (code: string): string => convertToAuthError(new FirebaseError(code, 'For developers')).code;

test.each([
  ['auth/wrong-password', 'auth/invalid-credential'],
  ['auth/user-not-found', 'auth/invalid-credential'],
  ['auth/invalid-login-credentials', 'auth/invalid-credential'],
  ['auth/user-cancelled', 'auth/popup-closed-by-user'],
  ['auth/timeout', 'auth/network-request-failed'],
  ['auth/password-does-not-meet-requirements', 'auth/weak-password'],
  ['auth/popup-blocked', 'auth/popup-blocked'],
  ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'auth/internal-error'],
])('the Firebase error %s becomes %s', (code, known) => expect(getAuthCode(code)).toBe(known));

test('an error that is not from Firebase becomes auth/internal-error with the error as its cause', () => {
  const cause = new TypeError('x is not a function');
  expect(convertToAuthError(cause)).toMatchObject({ code: 'auth/internal-error', message: '', cause });
});

test('an AuthError never contains the Firebase message; for some codes, it has a message of the app', () => {
  expect(convertToAuthError(new FirebaseError('auth/invalid-email', 'For developers')).message).toBe('');
  expect(convertToAuthError(new FirebaseError('auth/user-disabled', 'For developers')).message).toBe(
    'This account is not active',
  );
});
