import type { AuthUser, SignInResult } from '../auth-provider.ts';
import { AuthError } from '../auth-provider.ts';

interface PopupContext {
  /** A signal that aborts if the user starts another sign-in attempt. An abort closes the popup. */
  signal: AbortSignal;
  startSession: () => Promise<AuthUser>;
}

/**
 * Opens a popup and signs the user in. An implementation must open the window synchronously in the click
 * handler; otherwise the browser blocks the popup.
 */
export type PopupSignInFunction = (context: PopupContext) => Promise<SignInResult>;

let popupSignIn: PopupSignInFunction | undefined;

/**
 * Registers the code that opens the popup. Only the login page calls this function, because no other page
 * needs that code.
 */
export function setPopupSignInFunction(code: PopupSignInFunction): void {
  popupSignIn = code;
}

export async function runPopupSignInFunction(context: PopupContext): Promise<SignInResult> {
  if (!popupSignIn) throw new AuthError('auth/operation-not-allowed');
  return popupSignIn(context);
}
