import type { MessageId } from '@wishwell/text/messages.ts';
import type { Translate } from '../i18n/use-text.ts';
import type { AuthCode } from '../auth/auth-provider.ts';
import { AuthError } from '../auth/auth-provider.ts';

const sentences: Partial<Record<AuthCode, MessageId>> = {
  'auth/invalid-credential': 'login.incorrectCredentials',
  'auth/email-already-in-use': 'login.emailInUse',
  'auth/invalid-email': 'login.emailRefused',
  'auth/weak-password': 'login.passwordWeak',
  'auth/network-request-failed': 'login.unreachable',
  'auth/web-storage-unsupported': 'login.noCookies',
};

const googleSentences: Partial<Record<AuthCode, MessageId>> = {
  'auth/operation-not-allowed': 'google.notSetUp',
  'auth/popup-blocked': 'login.popupBlocked',
  'auth/popup-closed-by-user': 'login.popupClosed',
  'auth/unauthorized-domain': 'login.domainNotAllowed',
  'auth/network-request-failed': 'login.unreachable',
  'auth/web-storage-unsupported': 'login.noCookies',
};

/** The sentence for a failure that has one (docs/specification.md §8, "Login"). */
export function sentenceOf(error: unknown): MessageId | undefined {
  return error instanceof AuthError ? sentences[error.code] : undefined;
}

/** What can be done when Google did not sign in: the provider's own sentence knows more than the code. */
export function googleReasonOf(error: unknown, say: Translate): string | undefined {
  if (!(error instanceof AuthError)) return undefined;
  const known = googleSentences[error.code];
  return error.message || (known && say(known));
}
