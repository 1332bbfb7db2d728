import type { AuthCode, SignedIn } from '../auth-provider.ts';
import { AuthError, PopupClosed } from '../auth-provider.ts';
import { fieldOf, textIn } from '../../api/json-field.ts';
import type { Popup } from './popup.ts';
import { registerPopup } from './popup.ts';
import { wait } from './wait.ts';

const size = { width: 500, height: 600 };
/** Milliseconds between looks at whether the window is still there. */
const pollInterval = 500;
/** Milliseconds from then on in which its result may still come. */
const gracePeriod = 8_000;
/** The channel, and what its messages call themselves. */
const topic = 'wishwell.google';

/** The codes that the end of a sign-in may bring. */
const codes: readonly AuthCode[] = [
  'auth/popup-closed-by-user',
  'auth/network-request-failed',
  'auth/operation-not-allowed',
  'auth/invalid-credential',
  'auth/account-exists-with-different-credential',
  'auth/user-disabled',
  'auth/unauthorized-domain',
  'auth/web-storage-unsupported',
];

/** Whether the operator has set it up, as the document says. */
function isSetUp(): boolean {
  const settings = document.querySelector<HTMLMetaElement>('meta[name="wishwell-auth"]')?.content;
  try {
    return fieldOf(JSON.parse(settings ?? '{}'), 'google') === true;
  } catch {
    return false;
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

function openWindow(id: string): Window {
  const { width, height } = size;
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  const look = `popup=yes,width=${width},height=${height},left=${left},top=${top}`;
  const opened = window.open(`/api/auth/google/start?flow=${id}`, 'wishwell-google', look);
  if (!opened) throw new AuthError('auth/popup-blocked');
  return opened;
}

interface Flow {
  id: string;
  opened: Window;
}

/** Waits for the result of this flow, however long it takes; answers whether the person is new. */
function waitForResult({ id, opened }: Flow, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(topic);
    const end = (): void => {
      channel.close();
      window.removeEventListener('message', posted);
    };
    const hear = (data: unknown, ids: readonly string[]): void => {
      if (textIn(data, 'type') !== topic || !ids.some((known) => known === textIn(data, 'flow'))) return;
      end();
      if (fieldOf(data, 'ok') === true) resolve(fieldOf(data, 'isNewUser') === true);
      else reject(failureIn(data));
    };
    const posted = ({ origin, source, data }: MessageEvent): void => {
      // A window whose cookie is gone does not know which flow it is of.
      if (origin === location.origin) hear(data, source === opened ? [id, ''] : [id]);
    };
    channel.addEventListener('message', ({ data }) => hear(data, [id]));
    window.addEventListener('message', posted);
    signal.addEventListener('abort', () => {
      end();
      reject(new AuthError('auth/cancelled-popup-request'));
    });
  });
}

function failureIn(data: unknown): AuthError {
  const code = codes.find((known) => known === textIn(data, 'code')) ?? 'auth/internal-error';
  return new AuthError(code, textIn(data, 'message'));
}

/** Resolves some time after the window was closed. */
async function waitUntilClosed(opened: Window): Promise<undefined> {
  while (!opened.closed) await wait(pollInterval);
  await wait(gracePeriod);
}

const signInByPopup: Popup = async ({ signal, begin }) => {
  if (!navigator.cookieEnabled) throw new AuthError('auth/web-storage-unsupported');
  if (!isSetUp()) throw new AuthError('auth/operation-not-allowed');
  const id = newId();
  const opened = openWindow(id);
  signal.addEventListener('abort', () => opened.close());
  const result = waitForResult({ id, opened }, signal);
  const take = async (isNewUser: boolean): Promise<SignedIn> => ({ user: await begin(), isNewUser });
  const isNewUser = await Promise.race([result, waitUntilClosed(opened)]);
  if (isNewUser !== undefined) return take(isNewUser);
  const late = result.then(take);
  late.catch(() => undefined);
  throw new PopupClosed(late);
};

/** Gives the built-in provider what it needs for `signInWithPopup`. */
export function registerGooglePopup(): void {
  registerPopup(signInByPopup);
}
