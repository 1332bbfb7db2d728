import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AuthProvider, AuthUser } from '../auth-provider.ts';
import { AuthServer } from './auth-server.testing.ts';
import { createBuiltInAuth } from './built-in-auth.ts';

let server: AuthServer;

beforeEach(() => {
  server = new AuthServer().start();
});

afterEach(() => {
  vi.useRealTimers();
  server.stop();
  localStorage.clear();
});

/** A tab of the browser, as the page's script opens it: the bearer is asked for at once. */
const openTab = (): AuthProvider => createBuiltInAuth(fetch('/api/auth/token').catch(() => undefined));

const stateOf = (auth: AuthProvider): Promise<AuthUser | null> =>
  new Promise((resolve) => void auth.onAuthStateChanged(resolve));

const serialOf = (token: string): unknown => JSON.parse(atob(token.split('.')[1] ?? '')).serial;

async function signedInTab(name: string): Promise<{ auth: AuthProvider; user: AuthUser }> {
  server.session = server.accounts.find((account) => account.name === name) ?? server.addAccount(name);
  const auth = openTab();
  const user = await stateOf(auth);
  if (!user) throw new Error(`${name} is not signed in`);
  return { auth, user };
}

describe('coming back', () => {
  test('a reload finds who was signed in, from the answer that the page asked for', async () => {
    const { user } = await signedInTab('Ana');
    expect(user).toMatchObject({ uid: 'uid-Ana', email: 'ana@example.com', displayName: 'Ana', emailVerified: false });
    expect(server.calls).toEqual(['GET /api/auth/token']);
  });

  test('whoever was never signed in here is a visitor at once, and the server is not asked', async () => {
    expect(await stateOf(createBuiltInAuth())).toBeNull();
    expect(server.calls).toEqual([]);
  });

  test('a page that the browser kept finds out what other tabs did meanwhile', async () => {
    const { auth } = await signedInTab('Ana');
    server.session = undefined;
    const states: (AuthUser | null)[] = [];
    auth.onAuthStateChanged((user) => states.push(user));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(states.at(-1)).toBeNull());
  });

  test('a session that has ended makes a visitor', async () => {
    expect(await stateOf(openTab())).toBeNull();
  });

  test('an account that was deactivated makes a visitor', async () => {
    server.next.push(Response.json({ code: 'USER_DISABLED', message: '' }, { status: 403 }));
    expect(await stateOf(openTab())).toBeNull();
  });

  test('while the server cannot be reached nobody is taken for signed out, and it asks again', async () => {
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

describe('the bearer', () => {
  test('is kept until 30 seconds before its end, and then renewed once for all who wait', async () => {
    vi.useFakeTimers();
    const { user } = await signedInTab('Ana');
    await vi.advanceTimersByTimeAsync(569_000);
    expect(serialOf(await user.getIdToken())).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    const tokens = await Promise.all([user.getIdToken(), user.getIdToken(), user.getIdToken()]);
    expect(tokens.map(serialOf)).toEqual([2, 2, 2]);
  });

  test('is renewed before its time when asked to be', async () => {
    const { user } = await signedInTab('Ana');
    expect(serialOf(await user.getIdToken(true))).toBe(2);
  });

  test('is nowhere in the storage of the browser', async () => {
    const { user } = await signedInTab('Ana');
    const token = await user.getIdToken();
    const kept = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)));
    expect(kept.join()).not.toContain(token.split('.')[1]);
  });

  test('that cannot be renewed because the session is over signs the tab out', async () => {
    const { auth, user } = await signedInTab('Ana');
    server.session = undefined;
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(auth.currentUser).toBeNull();
  });

  test('that cannot be renewed because the server is away signs nobody out', async () => {
    const { auth, user } = await signedInTab('Ana');
    server.next.push(new TypeError('offline'));
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/network-request-failed' });
    expect(auth.currentUser).toBe(user);
  });
});

describe('several tabs', () => {
  test('signing out in one signs out the others', async () => {
    const { auth: here } = await signedInTab('Ana');
    const { auth: there } = await signedInTab('Ana');
    await here.signOut();
    await vi.waitFor(() => expect(there.currentUser).toBeNull());
    expect(server.session).toBeUndefined();
  });

  test('signing in in one signs in the others, also as somebody else', async () => {
    const { auth: there } = await signedInTab('Ana');
    const { email, password } = server.addAccount('Ben');
    await createBuiltInAuth().signInWithEmailAndPassword(email, password);
    await vi.waitFor(() => expect(there.currentUser).toMatchObject({ uid: 'uid-Ben' }));
  });

  test('a bearer is never given out for somebody else who has signed in meanwhile', async () => {
    const { user } = await signedInTab('Ana');
    server.session = server.addAccount('Ben');
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });

  test('an answer from before the sign-out does not sign in again', async () => {
    const { auth, user } = await signedInTab('Ana');
    const late = user.getIdToken(true).catch(() => undefined);
    await auth.signOut();
    await late;
    expect(auth.currentUser).toBeNull();
  });
});

describe('signing in and up', () => {
  test('signing in makes a person of a visitor', async () => {
    const { email, password } = server.addAccount('Ana');
    const auth = createBuiltInAuth();
    const { user, isNewUser } = await auth.signInWithEmailAndPassword(email, password);
    expect({ uid: user.uid, isNewUser, current: auth.currentUser }).toEqual({
      uid: 'uid-Ana',
      isNewUser: false,
      current: user,
    });
  });

  test('signing up signs in as somebody new, who has the name asked for', async () => {
    const auth = createBuiltInAuth();
    const signedUp = await auth.createUserWithEmailAndPassword('cleo@example.com', 'secret', 'Cleo');
    expect(signedUp).toMatchObject({ user: { displayName: 'Cleo' }, isNewUser: true });
    server.calls.length = 0;
    await auth.updateProfile({ displayName: 'Cleo' });
    expect(server.calls).toEqual([]);
  });

  test('a browser without cookies is told from a wrong password', async () => {
    const { email, password } = server.addAccount('Ana');
    server.next.push(Response.json({}), Response.json({ code: 'UNAUTHORIZED' }, { status: 401 }));
    const attempt = createBuiltInAuth().signInWithEmailAndPassword(email, password);
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
  ])('the refusal %s (%i) is %s, with the sentence of the server', async (code, status, expected) => {
    server.next.push(Response.json({ code, message: 'Why not' }, { status }));
    const attempt = createBuiltInAuth().signInWithEmailAndPassword('ana@example.com', 'secret');
    await expect(attempt).rejects.toMatchObject({ code: expected, message: 'Why not' });
  });

  test('a network that fails is auth/network-request-failed', async () => {
    server.next.push(new TypeError('offline'));
    const attempt = createBuiltInAuth().signInWithEmailAndPassword('ana@example.com', 'secret');
    await expect(attempt).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  });

  test('a sign-up whose address has to be confirmed signs nobody in', async () => {
    server.asksForConfirmation = true;
    const auth = createBuiltInAuth();
    expect(await auth.createUserWithEmailAndPassword('cleo@example.com', 'secret', 'Cleo')).toBeNull();
    expect(auth.currentUser).toBeNull();
    expect(server.calls).toEqual(['POST /api/auth/sign-up/email']);
  });

  test('without the code of its popup Google is refused', async () => {
    await expect(createBuiltInAuth().signInWithPopup('google')).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
  });
});

describe('the name', () => {
  test('changes at the provider and in the bearer, and the person stays the same object', async () => {
    const { auth, user } = await signedInTab('Ana');
    await auth.updateProfile({ displayName: 'Ana Moreno' });
    expect(server.session?.name).toBe('Ana Moreno');
    expect(auth.currentUser).toBe(user);
    expect(user.displayName).toBe('Ana Moreno');
  });

  test('that is the same already is not sent', async () => {
    const { auth } = await signedInTab('Ana');
    server.calls.length = 0;
    await auth.updateProfile({ displayName: 'Ana' });
    expect(server.calls).toEqual([]);
  });

  test('of nobody cannot be changed', async () => {
    const change = createBuiltInAuth().updateProfile({ displayName: 'Ana' });
    await expect(change).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });
});

describe('links in mails', () => {
  test('are asked for by the address', async () => {
    await createBuiltInAuth().sendPasswordResetEmail('ana@example.com');
    expect(server.calls).toEqual(['POST /api/auth/request-password-reset']);
  });

  test('set a new password, which signs out whose it is, in every tab', async () => {
    const { auth: here } = await signedInTab('Ana');
    const { auth: there } = await signedInTab('Ana');
    server.links.set('a token', server.accounts[0] ?? server.addAccount('Ana'));
    await here.mailLinks?.confirmPasswordReset('a token', 'blue ribbon');
    expect(here.currentUser).toBeNull();
    await vi.waitFor(() => expect(there.currentUser).toBeNull());
    await here.signInWithEmailAndPassword('ana@example.com', 'blue ribbon');
  });

  test('set a new password for somebody else than who is signed in, who stays so', async () => {
    const { auth, user } = await signedInTab('Ana');
    server.links.set('a token', server.addAccount('Ben'));
    await auth.mailLinks?.confirmPasswordReset('a token', 'blue ribbon');
    expect(auth.currentUser).toBe(user);
  });

  test('work once', async () => {
    server.links.set('a token', server.addAccount('Ana'));
    const { mailLinks } = createBuiltInAuth();
    await mailLinks?.confirmPasswordReset('a token', 'blue ribbon');
    const ended = { code: 'auth/invalid-action-code', message: 'This link is too old' };
    await expect(mailLinks?.confirmPasswordReset('a token', 'blue ribbon')).rejects.toMatchObject(ended);
  });

  test('confirm an address by the next sign-in that succeeds, and by no other', async () => {
    const { password } = server.addAccount('Ana');
    const auth = createBuiltInAuth();
    auth.mailLinks?.confirmEmailBySignIn('a token');
    await expect(auth.signInWithEmailAndPassword('ana@example.com', 'not it')).rejects.toThrow();
    await auth.signInWithEmailAndPassword('ana@example.com', password);
    await auth.signInWithEmailAndPassword('ana@example.com', password);
    expect(server.verifications).toEqual(['a token', 'a token', undefined]);
  });
});
