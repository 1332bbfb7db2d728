import type { Translate } from '../i18n/use-text.ts';
import { AuthError } from '../auth/auth-provider.ts';
import { sentenceOf } from './login-failures.ts';

/** Why a link did not do what it is for. */
export interface LinkFailure {
  sentence: string;
  /** It never will: another is needed. */
  isEnded: boolean;
}

/** What to tell of a password that was not set. */
export function linkFailureOf(error: unknown, say: Translate): LinkFailure {
  const known = sentenceOf(error);
  const told = error instanceof AuthError ? error.message : '';
  const isEnded = error instanceof AuthError && error.code === 'auth/invalid-action-code';
  return {
    sentence: known ? say(known) : told || say(isEnded ? 'login.linkEnded' : 'login.newPasswordFailed'),
    isEnded,
  };
}
