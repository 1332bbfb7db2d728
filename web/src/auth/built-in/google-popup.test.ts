import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthProvider, SignInResult } from '../auth-provider.ts';
import { PopupClosedError } from '../auth-provider.ts';
import { FakeAuthServer } from './auth-server.testing.ts';
import { createBuiltInAuthProvider } from './built-in-auth.ts';
import { registerGooglePopupSignIn } from './google-popup.ts';

let server: FakeAuthServer;
let auth: AuthProvider;

class FakePopup {
  readonly url: URL;
  readonly features: string;
  closed = false;

  constructor(url: string, features: string) {
    this.url = new URL(url, location.origin);
    this.features = features;
  }

  get flow(): string {
    return this.url.searchParams.get('flow') ?? '';
  }

  readonly close = (): void => {
    this.closed = true;
  };
}

const openedPopups: FakePopup[] = [];

function getLastPopup(): FakePopup {
  const popup = openedPopups.at(-1);
  if (!popup) throw new Error('No window was opened');
  return popup;
}

const openWindow = vi.fn<(url: string, name: string, features: string) => FakePopup | null>();

function addAuthSettingsToDocument(settings: string): void {
  const meta = document.createElement('meta');
  meta.name = 'wishwell-auth';
  meta.content = settings;
  document.head.append(meta);
}

beforeEach(() => {
  server = new FakeAuthServer().start();
  openWindow.mockImplementation((url, _, features) => {
    openedPopups.push(new FakePopup(url, features));
    return getLastPopup();
  });
  vi.stubGlobal('open', openWindow);
  addAuthSettingsToDocument('{"provider":"built-in","google":true}');
  registerGooglePopupSignIn();
  auth = createBuiltInAuthProvider();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  server.stop();
  openedPopups.length = 0;
  document.head.replaceChildren();
  localStorage.clear();
});

const postMessageToOpener = (data: object, origin = location.origin): void =>
  void window.dispatchEvent(new MessageEvent('message', { origin, data }));

const createSuccessMessage = (flow: string, isNewUser = false): object => ({
  type: 'wishwell.google',
  flow,
  ok: true,
  isNewUser,
});

const createFailureMessage = (flow: string, code: string, message = ''): object => ({
  type: 'wishwell.google',
  flow,
  ok: false,
  code,
  message,
});

const catchErrorCode = (attempt: Promise<SignInResult>): Promise<string> =>
  attempt.then(
    () => '',
    (error: unknown) => String(Reflect.get(Object(error), 'code')),
  );

function watchSignInAttempt(attempt: Promise<SignInResult>): { code: string | undefined } {
  const state: { code: string | undefined } = { code: undefined };
  void catchErrorCode(attempt).then((code) => (state.code = code));
  return state;
}

test('the popup opens synchronously, with 500 x 600 px, in the middle of the browser window', () => {
  vi.stubGlobal('screenX', 100);
  vi.stubGlobal('screenY', 40);
  vi.stubGlobal('outerWidth', 1300);
  vi.stubGlobal('outerHeight', 1000);
  void catchErrorCode(auth.signInWithPopup('google'));
  expect(getLastPopup().features).toBe('popup=yes,width=500,height=600,left=500,top=240');
  expect(getLastPopup().url.pathname).toBe('/api/auth/google/start');
  expect(openWindow.mock.lastCall?.[1]).toBe('wishwell-google');
});

test('each Google sign-in attempt has a unique id of 144 random bits', () => {
  for (let n = 0; n < 50; n += 1) void catchErrorCode(auth.signInWithPopup('google'));
  const flows = openedPopups.map(({ flow }) => flow);
  expect(new Set(flows).size).toBe(50);
  for (const flow of flows) expect(flow).toMatch(/^[\w-]{24}$/);
});

test.each([true, false])(
  'a success message from the popup signs the user in; isNewUser of the result is %s',
  async (isNewUser) => {
    const attempt = auth.signInWithPopup('google');
    server.session = server.addAccount('Gina');
    postMessageToOpener(createSuccessMessage(getLastPopup().flow, isNewUser));
    expect(await attempt).toMatchObject({ user: { uid: 'uid-Gina' }, isNewUser });
    expect(auth.currentUser?.uid).toBe('uid-Gina');
  },
);

test('a Google popup that is separated from its opener reports success over the BroadcastChannel', async () => {
  const attempt = auth.signInWithPopup('google');
  server.session = server.addAccount('Gina');
  const channel = new BroadcastChannel('wishwell.google');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
  channel.postMessage(createSuccessMessage(getLastPopup().flow));
  expect(await attempt).toMatchObject({ user: { uid: 'uid-Gina' } });
});

test('messages of another origin, of another sign-in attempt or of another type are ignored', async () => {
  const state = watchSignInAttempt(auth.signInWithPopup('google'));
  const { flow } = getLastPopup();
  server.session = server.addAccount('Mallory');
  postMessageToOpener(createSuccessMessage(flow), 'https://elsewhere.example');
  postMessageToOpener(createSuccessMessage('another-flow-of-another-tab'));
  postMessageToOpener({ ...createSuccessMessage(flow), type: 'something else' });
  window.dispatchEvent(new MessageEvent('message', { origin: location.origin, data: 'wishwell.google' }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(state.code).toBeUndefined();
  expect(auth.currentUser).toBeNull();
  expect(server.calls).toEqual([]);
});

test.each([
  ['auth/network-request-failed', 'auth/network-request-failed'],
  ['something new', 'auth/internal-error'],
])("if the popup reports the failure %s, sign-in rejects with %s and the popup's message", async (code, expected) => {
  const attempt = auth.signInWithPopup('google');
  postMessageToOpener(createFailureMessage(getLastPopup().flow, code, 'Why not'));
  await expect(attempt).rejects.toMatchObject({ code: expected, message: 'Why not' });
});

test("a message without the id of a sign-in attempt is accepted only from the popup's window", async () => {
  const attempt = auth.signInWithPopup('google');
  const data = createFailureMessage('', 'auth/web-storage-unsupported', 'It took too long');
  const other = watchSignInAttempt(attempt);
  postMessageToOpener(data);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(other.code).toBeUndefined();
  const event = new MessageEvent('message', { origin: location.origin, data });
  window.dispatchEvent(Object.defineProperty(event, 'source', { value: getLastPopup() }));
  await expect(attempt).rejects.toMatchObject({ code: 'auth/web-storage-unsupported', message: 'It took too long' });
});

test('sign-in rejects with an error that says whether the browser blocked the popup or cookies', async () => {
  openWindow.mockReturnValue(null);
  expect(await catchErrorCode(auth.signInWithPopup('google'))).toBe('auth/popup-blocked');
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  expect(await catchErrorCode(auth.signInWithPopup('google'))).toBe('auth/web-storage-unsupported');
  expect(openWindow).toHaveBeenCalledOnce();
});

test.each(['{"provider":"built-in","google":false}', '{', ''])(
  'no popup opens if Google is not configured (settings: %s)',
  async (settings) => {
    document.head.replaceChildren();
    if (settings !== '') addAuthSettingsToDocument(settings);
    expect(await catchErrorCode(auth.signInWithPopup('google'))).toBe('auth/operation-not-allowed');
    expect(openedPopups).toEqual([]);
  },
);

test('8 s after the popup has closed without a result, sign-in rejects with auth/popup-closed-by-user', async () => {
  vi.useFakeTimers();
  const state = watchSignInAttempt(auth.signInWithPopup('google'));
  await vi.advanceTimersByTimeAsync(60_200);
  getLastPopup().close();
  await vi.advanceTimersByTimeAsync(8_200);
  expect(state.code).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(state.code).toBe('auth/popup-closed-by-user');
});

async function closePopup(): Promise<PopupClosedError> {
  vi.useFakeTimers();
  const errorOrResult = auth.signInWithPopup('google').catch((error: unknown) => error);
  getLastPopup().close();
  await vi.advanceTimersByTimeAsync(9_000);
  const error = await errorOrResult;
  if (!(error instanceof PopupClosedError)) throw new Error('The sign-in did not reject with PopupClosedError');
  return error;
}

test('a result that arrives more than 8 s after the popup has closed still signs the user in', async () => {
  const { lateResult } = await closePopup();
  server.session = server.addAccount('Gina');
  postMessageToOpener(createSuccessMessage(getLastPopup().flow, true));
  expect(await lateResult).toMatchObject({ user: { uid: 'uid-Gina' }, isNewUser: true });
  expect(auth.currentUser?.uid).toBe('uid-Gina');
});

test('a password sign-in or a sign-up cancels a Google sign-in, even if the popup is already closed', async () => {
  const { email, password } = server.addAccount('Ana');
  const first = catchErrorCode(auth.signInWithPopup('google'));
  await auth.signInWithEmailAndPassword(email, password);
  expect(await first).toBe('auth/cancelled-popup-request');
  const second = catchErrorCode(auth.signInWithPopup('google'));
  await auth.createUserWithEmailAndPassword('cleo@example.com', 'secret', 'Cleo');
  expect(await second).toBe('auth/cancelled-popup-request');
  expect(openedPopups.map(({ closed }) => closed)).toEqual([true, true]);
  const { lateResult } = await closePopup();
  const { flow } = getLastPopup();
  await auth.signInWithEmailAndPassword(email, password);
  expect(await catchErrorCode(lateResult)).toBe('auth/cancelled-popup-request');
  postMessageToOpener(createSuccessMessage(flow));
  expect(auth.currentUser?.uid).toBe('uid-Ana');
});

test('a second Google sign-in cancels the first attempt and closes its popup', async () => {
  const first = watchSignInAttempt(auth.signInWithPopup('google'));
  const second = auth.signInWithPopup('google');
  expect(openedPopups.map(({ closed }) => closed)).toEqual([true, false]);
  await vi.waitFor(() => expect(first.code).toBe('auth/cancelled-popup-request'));
  server.session = server.addAccount('Gina');
  postMessageToOpener(createSuccessMessage(openedPopups[0]?.flow ?? ''));
  postMessageToOpener(createSuccessMessage(getLastPopup().flow));
  expect(await second).toMatchObject({ user: { uid: 'uid-Gina' } });
});

test("Google sign-in rejects if the session cannot be loaded after the popup's success message", async () => {
  const attempt = auth.signInWithPopup('google');
  server.next.push(new TypeError('offline'));
  postMessageToOpener(createSuccessMessage(getLastPopup().flow));
  expect(await catchErrorCode(attempt)).toBe('auth/network-request-failed');
});
