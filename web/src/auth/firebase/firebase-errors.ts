import type { MessageId } from '@wishwell/text/messages.ts';
import { readJsonTextField } from '../../api/json-field.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { AuthErrorCode } from '../auth-provider.ts';
import { AuthError } from '../auth-provider.ts';

/**
 * Maps Firebase error codes to the app's error codes. Wrong credentials give one of the first three codes,
 * depending on the settings of the Firebase project.
 */
const authCodeByFirebaseCode: Readonly<Record<string, AuthErrorCode>> = {
  'auth/wrong-password': 'auth/invalid-credential',
  'auth/user-not-found': 'auth/invalid-credential',
  'auth/invalid-login-credentials': 'auth/invalid-credential',
  'auth/missing-password': 'auth/invalid-credential',
  'auth/missing-email': 'auth/invalid-email',
  'auth/password-does-not-meet-requirements': 'auth/weak-password',
  'auth/user-cancelled': 'auth/popup-closed-by-user',
  'auth/expired-popup-request': 'auth/cancelled-popup-request',
  'auth/timeout': 'auth/network-request-failed',
  'auth/quota-exceeded': 'auth/too-many-requests',
  'auth/admin-restricted-operation': 'auth/operation-not-allowed',
  'auth/credential-already-in-use': 'auth/account-exists-with-different-credential',
  'auth/invalid-user-token': 'auth/user-token-expired',
};

const knownCodes: ReadonlySet<string> = new Set<AuthErrorCode>([
  'auth/invalid-credential',
  'auth/email-already-in-use',
  'auth/invalid-email',
  'auth/weak-password',
  'auth/popup-blocked',
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/unauthorized-domain',
  'auth/network-request-failed',
  'auth/web-storage-unsupported',
  'auth/too-many-requests',
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/operation-not-allowed',
  'auth/account-exists-with-different-credential',
]);

const isKnownCode = (code: string): code is AuthErrorCode => knownCodes.has(code);

/**
 * The app's own error messages for some codes. They replace the messages of the Firebase SDK, which are for
 * developers.
 */
const messageIds: Partial<Record<AuthErrorCode, MessageId>> = {
  'auth/user-disabled': 'error.inactive',
  'auth/too-many-requests': 'error.tooManyRequests',
  'auth/account-exists-with-different-credential': 'google.resetFirst',
};

export function convertToAuthError(error: unknown): AuthError {
  const code = readJsonTextField(error, 'code') ?? '';
  const authCode = authCodeByFirebaseCode[code] ?? (isKnownCode(code) ? code : 'auth/internal-error');
  const messageId = messageIds[authCode];
  const failure = new AuthError(authCode, messageId && i18n._(messageId));
  failure.cause = error;
  return failure;
}

export async function convertRejectionToAuthError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw convertToAuthError(error);
  }
}
