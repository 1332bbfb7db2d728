import type { MessageId } from '@wishwell/text/messages.ts';
import type { AuthErrorCode } from '../auth/auth-provider.ts';
import { AuthError } from '../auth/auth-provider.ts';
import type { TranslateFunction } from '../i18n/use-text.ts';

const loginErrorMessageIds: Partial<Record<AuthErrorCode, MessageId>> = {
  'auth/invalid-credential': 'login.incorrectCredentials',
  'auth/email-already-in-use': 'login.emailInUse',
  'auth/invalid-email': 'login.emailRefused',
  'auth/weak-password': 'login.passwordWeak',
  'auth/network-request-failed': 'login.unreachable',
  'auth/web-storage-unsupported': 'login.noCookies',
};

const googleErrorMessageIds: Partial<Record<AuthErrorCode, MessageId>> = {
  'auth/operation-not-allowed': 'google.notSetUp',
  'auth/popup-blocked': 'login.popupBlocked',
  'auth/popup-closed-by-user': 'login.popupClosed',
  'auth/unauthorized-domain': 'login.domainNotAllowed',
  'auth/network-request-failed': 'login.unreachable',
  'auth/web-storage-unsupported': 'login.noCookies',
};

/**
 * Returns the message id for a sign-in error of docs/specification.md §8, "Login". Returns undefined for all
 * other errors.
 */
export function getLoginErrorMessageId(error: unknown): MessageId | undefined {
  return error instanceof AuthError ? loginErrorMessageIds[error.code] : undefined;
}

/**
 * Returns the reason why Google sign-in failed. If the identity provider sent a message, returns that
 * message.
 */
export function getGoogleErrorText(error: unknown, t: TranslateFunction): string | undefined {
  if (!(error instanceof AuthError)) return undefined;
  const messageId = googleErrorMessageIds[error.code];
  return error.message || (messageId && t(messageId));
}
