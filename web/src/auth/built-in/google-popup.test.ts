import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthProvider, SignedIn } from '../auth-provider.ts';
import { PopupClosed } from '../auth-provider.ts';
import { AuthServer } from './auth-server.testing.ts';
import { createBuiltInAuth } from './built-in-auth.ts';
import { registerGooglePopup } from './google-popup.ts';

let server: AuthServer;
let auth: AuthProvider;

/** A window that was opened, as the page sees it. */
class Popup {
  readonly address: URL;
  readonly look: string;
  closed = false;

  constructor(address: string, look: string) {
    this.address = new URL(address, location.origin);
    this.look = look;
  }

  get flow(): string {
    return this.address.searchParams.get('flow') ?? '';
  }

  readonly close = (): void => {
    this.closed = true;
  };
}

const opened: Popup[] = [];

function lastPopup(): Popup {
  const popup = opened.at(-1);
  if (!popup) throw new Error('No window was opened');
  return popup;
}

const open = vi.fn<(address: string, name: string, look: string) => Popup | null>();

function tellSettings(settings: string): void {
  const meta = document.createElement('meta');
  meta.name = 'wishwell-auth';
  meta.content = settings;
  document.head.append(meta);
}

beforeEach(() => {
  server = new AuthServer().start();
  open.mockImplementation((address, _, look) => {
    opened.push(new Popup(address, look));
    return lastPopup();
  });
  vi.stubGlobal('open', open);
  tellSettings('{"provider":"built-in","google":true}');
  registerGooglePopup();
  auth = createBuiltInAuth();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  server.stop();
  opened.length = 0;
  document.head.replaceChildren();
  localStorage.clear();
});

const post = (data: object, origin = location.origin): void =>
  void window.dispatchEvent(new MessageEvent('message', { origin, data }));

const success = (flow: string, isNewUser = false): object => ({ type: 'wishwell.google', flow, ok: true, isNewUser });

const failure = (flow: string, code: string, message = ''): object => ({
  type: 'wishwell.google',
  flow,
  ok: false,
  code,
  message,
});

/** The code that a sign-in ends with; empty where it succeeds. */
const codeOf = (attempt: Promise<SignedIn>): Promise<string> =>
  attempt.then(
    () => '',
    (error: unknown) => String(Reflect.get(Object(error), 'code')),
  );

/** What has become of an attempt by now. */
function watch(attempt: Promise<SignedIn>): { code: string | undefined } {
  const seen: { code: string | undefined } = { code: undefined };
  void codeOf(attempt).then((code) => (seen.code = code));
  return seen;
}

test('the window is opened within the press, 500 by 600, in the middle of the browser', () => {
  vi.stubGlobal('screenX', 100);
  vi.stubGlobal('screenY', 40);
  vi.stubGlobal('outerWidth', 1300);
  vi.stubGlobal('outerHeight', 1000);
  void codeOf(auth.signInWithPopup('google'));
  expect(lastPopup().look).toBe('popup=yes,width=500,height=600,left=500,top=240');
  expect(lastPopup().address.pathname).toBe('/api/auth/google/start');
  expect(open.mock.lastCall?.[1]).toBe('wishwell-google');
});

test('every flow has an id of its own, of 144 random bits', () => {
  for (let n = 0; n < 50; n += 1) void codeOf(auth.signInWithPopup('google'));
  const flows = opened.map(({ flow }) => flow);
  expect(new Set(flows).size).toBe(50);
  for (const flow of flows) expect(flow).toMatch(/^[\w-]{24}$/);
});

test.each([true, false])('a message of the window signs in, and tells whether one is new: %s', async (isNewUser) => {
  const attempt = auth.signInWithPopup('google');
  server.session = server.addAccount('Gina');
  post(success(lastPopup().flow, isNewUser));
  expect(await attempt).toMatchObject({ user: { uid: 'uid-Gina' }, isNewUser });
  expect(auth.currentUser?.uid).toBe('uid-Gina');
});

test('the channel tells the same where the window has lost its opener', async () => {
  const attempt = auth.signInWithPopup('google');
  server.session = server.addAccount('Gina');
  const channel = new BroadcastChannel('wishwell.google');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  channel.postMessage(success(lastPopup().flow));
  expect(await attempt).toMatchObject({ user: { uid: 'uid-Gina' } });
});

test('what comes from elsewhere, is of another flow or is no result changes nothing', async () => {
  const seen = watch(auth.signInWithPopup('google'));
  const { flow } = lastPopup();
  server.session = server.addAccount('Mallory');
  post(success(flow), 'https://elsewhere.example');
  post(success('another-flow-of-another-tab'));
  post({ ...success(flow), type: 'something else' });
  window.dispatchEvent(new MessageEvent('message', { origin: location.origin, data: 'wishwell.google' }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(seen.code).toBeUndefined();
  expect(auth.currentUser).toBeNull();
  expect(server.calls).toEqual([]);
});

test.each([
  ['auth/popup-closed-by-user', 'auth/popup-closed-by-user'],
  ['auth/network-request-failed', 'auth/network-request-failed'],
  ['auth/account-exists-with-different-credential', 'auth/account-exists-with-different-credential'],
  ['something new', 'auth/internal-error'],
])('the failure %s is %s, with the sentence that came along', async (code, expected) => {
  const attempt = auth.signInWithPopup('google');
  post(failure(lastPopup().flow, code, 'Why not'));
  await expect(attempt).rejects.toMatchObject({ code: expected, message: 'Why not' });
});

test('a window that does not know its flow any more is known by itself', async () => {
  const attempt = auth.signInWithPopup('google');
  const told = failure('', 'auth/web-storage-unsupported', 'It took too long');
  const strange = watch(attempt);
  post(told);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(strange.code).toBeUndefined();
  const event = new MessageEvent('message', { origin: location.origin, data: told });
  window.dispatchEvent(Object.defineProperty(event, 'source', { value: lastPopup() }));
  await expect(attempt).rejects.toMatchObject({ code: 'auth/web-storage-unsupported', message: 'It took too long' });
});

test('a browser that opens no window: auth/popup-blocked', async () => {
  open.mockReturnValue(null);
  expect(await codeOf(auth.signInWithPopup('google'))).toBe('auth/popup-blocked');
});

test.each(['{"provider":"built-in","google":false}', '{', ''])(
  'where Google is not set up no window opens: %s',
  async (settings) => {
    document.head.replaceChildren();
    if (settings !== '') tellSettings(settings);
    expect(await codeOf(auth.signInWithPopup('google'))).toBe('auth/operation-not-allowed');
    expect(opened).toEqual([]);
  },
);

test('where cookies are off no window opens: auth/web-storage-unsupported', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  expect(await codeOf(auth.signInWithPopup('google'))).toBe('auth/web-storage-unsupported');
  expect(opened).toEqual([]);
});

test('a window that is closed: auth/popup-closed-by-user, 8 s after that was seen', async () => {
  vi.useFakeTimers();
  const seen = watch(auth.signInWithPopup('google'));
  await vi.advanceTimersByTimeAsync(60_200);
  lastPopup().close();
  await vi.advanceTimersByTimeAsync(8_200);
  expect(seen.code).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(seen.code).toBe('auth/popup-closed-by-user');
});

test('a result within the 8 s counts as if the window had not been closed', async () => {
  vi.useFakeTimers();
  const attempt = auth.signInWithPopup('google');
  lastPopup().close();
  await vi.advanceTimersByTimeAsync(8_000);
  server.session = server.addAccount('Gina');
  post(success(lastPopup().flow));
  expect(await attempt).toMatchObject({ user: { uid: 'uid-Gina' } });
});

async function closedPopup(): Promise<PopupClosed> {
  vi.useFakeTimers();
  const rejected = auth.signInWithPopup('google').catch((error: unknown) => error);
  lastPopup().close();
  await vi.advanceTimersByTimeAsync(9_000);
  const error = await rejected;
  if (!(error instanceof PopupClosed)) throw new Error('It was not taken for closed');
  return error;
}

test('a result after that signs in all the same', async () => {
  const { late } = await closedPopup();
  server.session = server.addAccount('Gina');
  post(success(lastPopup().flow, true));
  expect(await late).toMatchObject({ user: { uid: 'uid-Gina' }, isNewUser: true });
  expect(auth.currentUser?.uid).toBe('uid-Gina');
});

test('no late result is waited for once another sign-in has begun', async () => {
  const { late } = await closedPopup();
  const { flow } = lastPopup();
  const { email, password } = server.addAccount('Ana');
  await auth.signInWithEmailAndPassword(email, password);
  expect(await codeOf(late)).toBe('auth/cancelled-popup-request');
  post(success(flow));
  expect(auth.currentUser?.uid).toBe('uid-Ana');
});

test('a second press ends the first at once, closes its window and opens another', async () => {
  const first = watch(auth.signInWithPopup('google'));
  const second = auth.signInWithPopup('google');
  expect(opened.map(({ closed }) => closed)).toEqual([true, false]);
  await vi.waitFor(() => expect(first.code).toBe('auth/cancelled-popup-request'));
  server.session = server.addAccount('Gina');
  post(success(opened[0]?.flow ?? ''));
  post(success(lastPopup().flow));
  expect(await second).toMatchObject({ user: { uid: 'uid-Gina' } });
});

test('signing in by password, or up, ends the wait and closes the window', async () => {
  const { email, password } = server.addAccount('Ana');
  const first = codeOf(auth.signInWithPopup('google'));
  await auth.signInWithEmailAndPassword(email, password);
  expect(await first).toBe('auth/cancelled-popup-request');
  const second = codeOf(auth.signInWithPopup('google'));
  await auth.createUserWithEmailAndPassword('cleo@example.com', 'secret', 'Cleo');
  expect(await second).toBe('auth/cancelled-popup-request');
  expect(opened.map(({ closed }) => closed)).toEqual([true, true]);
});

test('a result whose session cannot be taken up is told', async () => {
  const attempt = auth.signInWithPopup('google');
  server.next.push(new TypeError('offline'));
  post(success(lastPopup().flow));
  expect(await codeOf(attempt)).toBe('auth/network-request-failed');
});
