import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AuthProvider, AuthUser } from '../auth-provider.ts';
import { FakeAuthServer } from './auth-server.testing.ts';
import { createBuiltInAuthProvider } from './built-in-auth.ts';

let server: FakeAuthServer;

beforeEach(() => {
  server = new FakeAuthServer().start();
});

afterEach(() => {
  vi.useRealTimers();
  server.stop();
  localStorage.clear();
});

/** Opens the app as in a new tab. Like `index.html`, it requests the bearer token immediately. */
const openTab = (): AuthProvider => createBuiltInAuthProvider(fetch('/api/auth/token').catch(() => undefined));

const waitForState = (auth: AuthProvider): Promise<AuthUser | null> =>
  new Promise((resolve) => void auth.onAuthStateChanged(resolve));

const getTokenSerialNumber = (token: string): unknown => JSON.parse(atob(token.split('.')[1] ?? '')).serial;

async function openSignedInTab(name: string): Promise<{ auth: AuthProvider; user: AuthUser }> {
  server.session = server.accounts.find((account) => account.name === name) ?? server.addAccount(name);
  const auth = openTab();
  const user = await waitForState(auth);
  if (!user) throw new Error(`${name} is not signed in`);
  return { auth, user };
}

describe('restoring the session', () => {
  test('after a reload, the user is restored from the token request that index.html has sent', async () => {
    const { user } = await openSignedInTab('Ana');
    expect(user).toMatchObject({ uid: 'uid-Ana', email: 'ana@example.com', displayName: 'Ana', emailVerified: false });
    expect(server.calls).toEqual(['GET /api/auth/token']);
  });

  test('if index.html has requested no token, the user is null at once, without a request', async () => {
    expect(await waitForState(createBuiltInAuthProvider())).toBeNull();
    expect(server.calls).toEqual([]);
  });

  test('a page that returns from the back/forward cache detects a sign-out in another tab', async () => {
    const { auth } = await openSignedInTab('Ana');
    server.session = undefined;
    const states: (AuthUser | null)[] = [];
    auth.onAuthStateChanged((user) => states.push(user));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(states.at(-1)).toBeNull());
  });

  test('the user is null if the session has ended, or if the account is deactivated', async () => {
    expect(await waitForState(openTab())).toBeNull();
    server.next.push(Response.json({ code: 'USER_DISABLED', message: '' }, { status: 403 }));
    expect(await waitForState(openTab())).toBeNull();
  });

  test('while the server is unreachable, the user stays undefined and the app repeats the request', async () => {
    vi.useFakeTimers();
    server.session = server.addAccount('Ana');
    server.next.push(new TypeError('offline'), new TypeError('offline'), new Response('', { status: 503 }));
    let state: AuthUser | null | undefined;
    openTab().onAuthStateChanged((user) => (state = user));
    await vi.advanceTimersByTimeAsync(900);
    expect(state).toBeUndefined();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(state).toMatchObject({ uid: 'uid-Ana' });
  });
});

describe('bearer token', () => {
  test('getIdToken reuses the token until 30 s before expiry; concurrent calls share one renewal', async () => {
    vi.useFakeTimers();
    const { user } = await openSignedInTab('Ana');
    await vi.advanceTimersByTimeAsync(569_000);
    expect(getTokenSerialNumber(await user.getIdToken())).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    const tokens = await Promise.all([user.getIdToken(), user.getIdToken(), user.getIdToken()]);
    expect(tokens.map(getTokenSerialNumber)).toEqual([2, 2, 2]);
  });

  test('getIdToken with forceRefresh requests a new token', async () => {
    const { user } = await openSignedInTab('Ana');
    expect(getTokenSerialNumber(await user.getIdToken(true))).toBe(2);
  });

  test('the token is never written to localStorage or sessionStorage', async () => {
    const { user } = await openSignedInTab('Ana');
    const token = await user.getIdToken();
    const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)));
    expect(stored.join()).not.toContain(token.split('.')[1]);
  });

  test('getIdToken rejects if the server is unreachable; if the session has ended, the user is signed out', async () => {
    const { auth, user } = await openSignedInTab('Ana');
    server.next.push(new TypeError('offline'));
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/network-request-failed' });
    expect(auth.currentUser).toBe(user);
    server.session = undefined;
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(auth.currentUser).toBeNull();
  });
});

describe('several tabs of one browser', () => {
  test('a sign-out in one tab signs out all tabs', async () => {
    const { auth: here } = await openSignedInTab('Ana');
    const { auth: there } = await openSignedInTab('Ana');
    await here.signOut();
    await vi.waitFor(() => expect(there.currentUser).toBeNull());
    expect(server.session).toBeUndefined();
  });

  test('a sign-in in one tab changes the user in all tabs', async () => {
    const { auth: there } = await openSignedInTab('Ana');
    const { email, password } = server.addAccount('Ben');
    await createBuiltInAuthProvider().signInWithEmailAndPassword(email, password);
    await vi.waitFor(() => expect(there.currentUser).toMatchObject({ uid: 'uid-Ben' }));
  });

  test('getIdToken of the previous user rejects if another user has signed in in another tab', async () => {
    const { user } = await openSignedInTab('Ana');
    server.session = server.addAccount('Ben');
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });

  test('a token response that arrives after a sign-out is ignored', async () => {
    const { auth, user } = await openSignedInTab('Ana');
    const lateResult = user.getIdToken(true).catch(() => undefined);
    await auth.signOut();
    await lateResult;
    expect(auth.currentUser).toBeNull();
  });
});

describe('sign-in and sign-up', () => {
  test('a sign-in sets currentUser to the user who has signed in', async () => {
    const { email, password } = server.addAccount('Ana');
    const auth = createBuiltInAuthProvider();
    const { user, isNewUser } = await auth.signInWithEmailAndPassword(email, password);
    expect({ uid: user.uid, isNewUser, current: auth.currentUser }).toEqual({
      uid: 'uid-Ana',
      isNewUser: false,
      current: user,
    });
  });

  test('a sign-up signs the new user in with the entered name', async () => {
    const auth = createBuiltInAuthProvider();
    const signedUp = await auth.createUserWithEmailAndPassword('cleo@example.com', 'secret', 'Cleo');
    expect(signedUp).toMatchObject({ user: { displayName: 'Cleo' }, isNewUser: true });
    server.calls.length = 0;
    await auth.updateProfile({ displayName: 'Cleo' });
    expect(server.calls).toEqual([]);
  });

  test('a sign-in in a browser without cookies rejects with auth/web-storage-unsupported', async () => {
    const { email, password } = server.addAccount('Ana');
    server.next.push(Response.json({}), Response.json({ code: 'UNAUTHORIZED' }, { status: 401 }));
    const attempt = createBuiltInAuthProvider().signInWithEmailAndPassword(email, password);
    await expect(attempt).rejects.toMatchObject({ code: 'auth/web-storage-unsupported' });
  });

  test.each([
    ['INVALID_EMAIL_OR_PASSWORD', 401, 'auth/invalid-credential'],
    ['USER_ALREADY_EXISTS', 409, 'auth/email-already-in-use'],
    ['INVALID_EMAIL', 400, 'auth/invalid-email'],
    ['PASSWORD_TOO_SHORT', 400, 'auth/weak-password'],
    ['TOO_MANY_REQUESTS', 429, 'auth/too-many-requests'],
    ['USER_DISABLED', 403, 'auth/user-disabled'],
    ['SOMETHING_NEW', 500, 'auth/internal-error'],
  ])(
    "a sign-in with the error response %s (%i) rejects with %s and the server's message",
    async (code, status, expected) => {
      server.next.push(Response.json({ code, message: 'Why not' }, { status }));
      const attempt = createBuiltInAuthProvider().signInWithEmailAndPassword('ana@example.com', 'secret');
      await expect(attempt).rejects.toMatchObject({ code: expected, message: 'Why not' });
    },
  );

  test('a sign-up does not sign the user in if the e-mail address must be confirmed first', async () => {
    server.requiresConfirmation = true;
    const auth = createBuiltInAuthProvider();
    expect(await auth.createUserWithEmailAndPassword('cleo@example.com', 'secret', 'Cleo')).toBeNull();
    expect(auth.currentUser).toBeNull();
    expect(server.calls).toEqual(['POST /api/auth/sign-up/email']);
  });

  test('Google sign-in rejects if the code that opens the popup is not loaded', async () => {
    await expect(createBuiltInAuthProvider().signInWithPopup('google')).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
  });
});

describe('display name', () => {
  test('updateProfile changes the name on the server and in the user object; without a user it rejects', async () => {
    const change = createBuiltInAuthProvider().updateProfile({ displayName: 'Ana' });
    await expect(change).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    const { auth, user } = await openSignedInTab('Ana');
    server.calls.length = 0;
    await auth.updateProfile({ displayName: 'Ana' });
    expect(server.calls).toEqual([]);
    await auth.updateProfile({ displayName: 'Ana Moreno' });
    expect(server.session?.name).toBe('Ana Moreno');
    expect(auth.currentUser).toBe(user);
    expect(user.displayName).toBe('Ana Moreno');
  });
});

describe('links in mails', () => {
  test('confirmPasswordReset sets the new password and signs the user out in all tabs', async () => {
    const { auth: here } = await openSignedInTab('Ana');
    const { auth: there } = await openSignedInTab('Ana');
    server.links.set('a token', server.accounts[0] ?? server.addAccount('Ana'));
    await here.mailLinks?.confirmPasswordReset('a token', 'blue ribbon');
    expect(here.currentUser).toBeNull();
    await vi.waitFor(() => expect(there.currentUser).toBeNull());
    await here.signInWithEmailAndPassword('ana@example.com', 'blue ribbon');
  });

  test('confirmPasswordReset with the link of another user does not sign the current user out', async () => {
    const { auth, user } = await openSignedInTab('Ana');
    server.links.set('a token', server.addAccount('Ben'));
    await auth.mailLinks?.confirmPasswordReset('a token', 'blue ribbon');
    expect(auth.currentUser).toBe(user);
  });

  test('each sign-in sends the stored token of the confirmation link until one sign-in succeeds', async () => {
    const { password } = server.addAccount('Ana');
    const auth = createBuiltInAuthProvider();
    auth.mailLinks?.confirmEmailBySignIn('a token');
    await expect(auth.signInWithEmailAndPassword('ana@example.com', 'not it')).rejects.toThrow();
    await auth.signInWithEmailAndPassword('ana@example.com', password);
    await auth.signInWithEmailAndPassword('ana@example.com', password);
    expect(server.verifications).toEqual(['a token', 'a token', undefined]);
  });
});
