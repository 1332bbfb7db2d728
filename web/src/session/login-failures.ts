import type { MessageId } from '@wishwell/text/messages.ts';
import type { AuthCode } from './auth-provider.ts';
import { AuthError } from './auth-provider.ts';

const sentences: Partial<Record<AuthCode, MessageId>> = {
  'auth/invalid-credential': 'login.incorrectCredentials',
  'auth/email-already-in-use': 'login.emailInUse',
  'auth/invalid-email': 'login.emailRefused',
  'auth/weak-password': 'login.passwordWeak',
  'auth/network-request-failed': 'login.unreachable',
  'auth/web-storage-unsupported': 'login.noCookies',
};

/** The sentence for a failure that has one (specification, section 8, "Login"). */
export function sentenceOf(error: unknown): MessageId | undefined {
  return error instanceof AuthError ? sentences[error.code] : undefined;
}
