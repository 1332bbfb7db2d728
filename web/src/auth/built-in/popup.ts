import type { AuthUser, SignedIn } from '../auth-provider.ts';
import { AuthError } from '../auth-provider.ts';

interface PopupWait {
  /** Aborted when another sign-in begins: the window closes and the wait is over. */
  signal: AbortSignal;
  /** Takes up the session whose cookie has just been set. */
  begin: () => Promise<AuthUser>;
}

/** Opens its window before it returns: a browser blocks one that does not come within the press. */
export type Popup = (wait: PopupWait) => Promise<SignedIn>;

let popup: Popup | undefined;

/** The login page brings the popup's code along: no other page needs it. */
export function registerPopup(code: Popup): void {
  popup = code;
}

/** Opens the popup that was added. */
export async function openPopup(wait: PopupWait): Promise<SignedIn> {
  if (!popup) throw new AuthError('auth/operation-not-allowed');
  return popup(wait);
}
