import type { AuthUser, SignInResult } from '../auth-provider.ts';
import { AuthError } from '../auth-provider.ts';

interface PopupContext {
  /** A signal that aborts if the user starts another sign-in attempt. The popup then closes. */
  signal: AbortSignal;
  startSession: () => Promise<AuthUser>;
}

/**
 * Opens a popup and signs the user in. An implementation must open the window synchronously, because browsers
 * block popups that open outside of a click handler.
 */
export type PopupSignInFunction = (context: PopupContext) => Promise<SignInResult>;

let popupSignIn: PopupSignInFunction | undefined;

/**
 * Registers the code that opens the popup. Only the login page calls this function, because no other page
 * needs that code.
 */
export function registerPopupSignIn(code: PopupSignInFunction): void {
  popupSignIn = code;
}

export async function runRegisteredPopupSignIn(context: PopupContext): Promise<SignInResult> {
  if (!popupSignIn) throw new AuthError('auth/operation-not-allowed');
  return popupSignIn(context);
}
