import { readJsonField, readJsonTextField } from '../../api/json-field.ts';
import type { AuthErrorCode, SignInResult } from '../auth-provider.ts';
import { AuthError, PopupClosedError } from '../auth-provider.ts';
import { isGoogleSignInConfigured } from '../google-settings.ts';
import type { PopupSignInFunction } from './popup.ts';
import { setPopupSignInFunction } from './popup.ts';
import { sleep } from './sleep.ts';

const popupSize = { width: 500, height: 600 };
/** Milliseconds between two checks whether the Google popup is still open. */
const popupPollIntervalMs = 500;
/** Milliseconds to wait for the sign-in result after the Google popup has closed. */
const closedPopupGracePeriodMs = 8_000;
/**
 * The name of the BroadcastChannel of the Google popup, and the value of the field `type` in its messages.
 */
const channelName = 'wishwell.google';

const knownAuthCodes: readonly AuthErrorCode[] = [
  'auth/popup-closed-by-user',
  'auth/network-request-failed',
  'auth/operation-not-allowed',
  'auth/invalid-credential',
  'auth/account-exists-with-different-credential',
  'auth/user-disabled',
  'auth/unauthorized-domain',
  'auth/web-storage-unsupported',
];

function createFlowId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

function openPopupWindow(id: string): Window {
  const { width, height } = popupSize;
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  const features = `popup=yes,width=${width},height=${height},left=${left},top=${top}`;
  const popup = window.open(`/api/auth/google/start?flow=${id}`, 'wishwell-google', features);
  if (!popup) throw new AuthError('auth/popup-blocked');
  return popup;
}

interface PopupFlow {
  id: string;
  popup: Window;
}

/**
 * Resolves to whether the user is new when the popup reports a sign-in. Rejects if the sign-in failed or
 * `signal` aborts.
 */
function waitForSignInResult({ id, popup }: PopupFlow, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(channelName);
    const stopListening = (): void => {
      channel.close();
      window.removeEventListener('message', onWindowMessage);
    };
    const handleResult = (data: unknown, ids: readonly string[]): void => {
      if (
        readJsonTextField(data, 'type') !== channelName ||
        !ids.some((known) => known === readJsonTextField(data, 'flow'))
      )
        return;
      stopListening();
      if (readJsonField(data, 'ok') === true) resolve(readJsonField(data, 'isNewUser') === true);
      else reject(parseFailure(data));
    };
    const onWindowMessage = ({ origin, source, data }: MessageEvent): void => {
      // If the popup has lost the cookie of its sign-in attempt, it sends an empty attempt id. The app
      // accepts this id only from the popup's window.
      if (origin === location.origin) handleResult(data, source === popup ? [id, ''] : [id]);
    };
    channel.addEventListener('message', ({ data }) => handleResult(data, [id]));
    window.addEventListener('message', onWindowMessage);
    signal.addEventListener('abort', () => {
      stopListening();
      reject(new AuthError('auth/cancelled-popup-request'));
    });
  });
}

function parseFailure(data: unknown): AuthError {
  const code = knownAuthCodes.find((known) => known === readJsonTextField(data, 'code')) ?? 'auth/internal-error';
  return new AuthError(code, readJsonTextField(data, 'message'));
}

/** Waits until the user has closed the popup, and then `closedPopupGracePeriodMs` for a late result. */
async function waitUntilClosed(popup: Window): Promise<undefined> {
  while (!popup.closed) await sleep(popupPollIntervalMs);
  await sleep(closedPopupGracePeriodMs);
}

const signInByPopup: PopupSignInFunction = async ({ signal, startSession }) => {
  if (!navigator.cookieEnabled) throw new AuthError('auth/web-storage-unsupported');
  if (isGoogleSignInConfigured() !== true) throw new AuthError('auth/operation-not-allowed');
  const id = createFlowId();
  const popup = openPopupWindow(id);
  signal.addEventListener('abort', () => popup.close());
  const result = waitForSignInResult({ id, popup }, signal);
  const signIn = async (isNewUser: boolean): Promise<SignInResult> => ({ user: await startSession(), isNewUser });
  const isNewUser = await Promise.race([result, waitUntilClosed(popup)]);
  if (isNewUser !== undefined) return signIn(isNewUser);
  const lateResult = result.then(signIn);
  lateResult.catch(() => undefined);
  throw new PopupClosedError(lateResult);
};

export function registerGooglePopupSignIn(): void {
  setPopupSignInFunction(signInByPopup);
}
