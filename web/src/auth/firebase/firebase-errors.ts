import type { MessageId } from '@wishwell/text/messages.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { AuthCode } from '../auth-provider.ts';
import { AuthError } from '../auth-provider.ts';
import { textIn } from '../../api/json-field.ts';

/** The SDK's codes that the app knows by another name. Which of the first comes depends on the project's settings. */
const synonyms: Readonly<Record<string, AuthCode>> = {
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

const same: ReadonlySet<string> = new Set<AuthCode>([
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

const isKnown = (code: string): code is AuthCode => same.has(code);

/** What the built-in provider's server would say; the SDK's own messages are for its developers. */
const sentences: Partial<Record<AuthCode, MessageId>> = {
  'auth/user-disabled': 'error.inactive',
  'auth/too-many-requests': 'error.tooManyRequests',
  'auth/account-exists-with-different-credential': 'google.resetFirst',
};

/** A failure of the SDK in the app's terms. */
export function toAuthError(error: unknown): AuthError {
  const code = textIn(error, 'code') ?? '';
  const known = synonyms[code] ?? (isKnown(code) ? code : 'auth/internal-error');
  const sentence = sentences[known];
  const failure = new AuthError(known, sentence && i18n._(sentence));
  failure.cause = error;
  return failure;
}

/** What the SDK does, with its failures in the app's terms. */
export async function withAuthErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toAuthError(error);
  }
}
