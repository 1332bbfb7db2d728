import { AuthError } from '../auth/auth-provider.ts';
import type { TranslateFunction } from '../i18n/use-text.ts';
import { getLoginErrorMessageId } from './login-failures.ts';

interface MailLinkFailure {
  message: string;
  isInvalid: boolean;
}

/**
 * Returns the error message for a failed attempt to set a new password, and whether the reset link is
 * invalid.
 */
export function getPasswordResetFailure(error: unknown, t: TranslateFunction): MailLinkFailure {
  const messageId = getLoginErrorMessageId(error);
  const providerMessage = error instanceof AuthError ? error.message : '';
  const isInvalid = error instanceof AuthError && error.code === 'auth/invalid-action-code';
  return {
    message: messageId ? t(messageId) : providerMessage || t(isInvalid ? 'login.linkEnded' : 'login.newPasswordFailed'),
    isInvalid,
  };
}
