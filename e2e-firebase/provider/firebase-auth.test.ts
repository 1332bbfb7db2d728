import { afterEach, beforeAll, expect, test } from 'vitest';
import type { AuthProvider, AuthUser } from '../../web/src/auth/auth-provider.ts';
import {
  apiKey,
  askForReset,
  choosePassword,
  disable,
  emulatorHost,
  findAccount,
  keepsEmailsPrivate,
  newEmail,
  project,
  resetLinks,
  signUp,
} from '../emulator.ts';

let auth: AuthProvider;

beforeAll(async () => {
  const settings = { projectId: project, apiKey, authDomain: `${project}.firebaseapp.com` };
  const meta = document.createElement('meta');
  meta.name = 'wishwell-auth';
  meta.content = JSON.stringify({ provider: 'firebase', ...settings, emulator: `http://${emulatorHost()}` });
  document.head.append(meta);
  const { createFirebaseAuth } = await import('../../web/src/auth/firebase/firebase-auth.ts');
  auth = createFirebaseAuth();
});

afterEach(() => auth.signOut());

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

const signUpAs = (email: string, password: string) => auth.createUserWithEmailAndPassword(email, password, 'Ana');

test('nobody is signed in at first, which is told as soon as it is known', async () => {
  const first = await new Promise((resolve) => void auth.onAuthStateChanged(resolve));
  expect(first).toBeNull();
  expect(auth.currentUser).toBeNull();
});

test('a sign-up signs in somebody new, whose name follows', async () => {
  const heard: (AuthUser | null)[] = [];
  const end = auth.onAuthStateChanged((user) => heard.push(user));
  const email = newEmail('ana');
  const signedUp = await auth.createUserWithEmailAndPassword(email, 'secret gift', 'Ana');
  expect(signedUp).toMatchObject({ isNewUser: true, user: { email, emailVerified: false } });
  await auth.updateProfile({ displayName: 'Ana B.' });
  expect(auth.currentUser).toMatchObject({ uid: signedUp?.user.uid, displayName: 'Ana B.' });
  expect(await findAccount(email)).toMatchObject({ displayName: 'Ana B.' });
  expect(claimsOf((await auth.currentUser?.getIdToken(true)) ?? '')).toMatchObject({ email, name: 'Ana B.' });
  await auth.signOut();
  expect(heard.map((user) => user?.uid ?? null)).toEqual([null, signedUp?.user.uid, null]);
  end();
});

test('a sign-in gives a bearer, and a browser that remembers', async () => {
  const email = newEmail('ana');
  const { localId } = await signUp(email);
  const { user, isNewUser } = await auth.signInWithEmailAndPassword(email, 'secret gift');
  expect([user.uid, isNewUser]).toEqual([localId, false]);
  expect(claimsOf(await user.getIdToken())).toMatchObject({ sub: localId, aud: project });
  expect(localStorage.getItem('wishwell.signed-in')).not.toBeNull();
});

test('a wrong password and an unknown address are told alike', async () => {
  const email = newEmail('ana');
  await signUp(email);
  const refused = { code: 'auth/invalid-credential', message: '' };
  await expect(auth.signInWithEmailAndPassword(email, 'wrong gift')).rejects.toMatchObject(refused);
  await expect(auth.signInWithEmailAndPassword(newEmail('nobody'), 'wrong gift')).rejects.toMatchObject(refused);
});

test('what is wrong with a sign-up is told', async () => {
  const email = newEmail('ana');
  await signUp(email);
  await expect(signUpAs(email, 'secret gift')).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
  await expect(signUpAs(newEmail('ben'), 'short')).rejects.toMatchObject({ code: 'auth/weak-password' });
  await expect(signUpAs('no address', 'secret gift')).rejects.toMatchObject({ code: 'auth/invalid-email' });
});

test('a reset is asked for alike, whether there is an account or not; with the new password the address is proven', async () => {
  const [email, unknown] = [newEmail('ana'), newEmail('nobody')];
  await signUp(email);
  await auth.sendPasswordResetEmail(email);
  await auth.sendPasswordResetEmail(unknown);
  expect(await resetLinks(email)).toHaveLength(1);
  expect(await resetLinks(unknown)).toHaveLength(0);
  await choosePassword(email, 'another gift');
  const { user } = await auth.signInWithEmailAndPassword(email, 'another gift');
  expect(user.emailVerified).toBe(true);
});

test('the emulator is set as this run says', async () => {
  const asked = askForReset(newEmail('nobody'));
  if (keepsEmailsPrivate()) await expect(asked).resolves.toBeDefined();
  else await expect(asked).rejects.toThrow('EMAIL_NOT_FOUND');
});

test('a disabled account is not let in, with a sentence', async () => {
  const email = newEmail('ana');
  await disable((await signUp(email)).localId);
  await expect(auth.signInWithEmailAndPassword(email, 'secret gift')).rejects.toMatchObject({
    code: 'auth/user-disabled',
    message: 'This account is not active',
  });
});

test('an account that is disabled meanwhile is signed out when its bearer is renewed', async () => {
  const signedUp = await auth.createUserWithEmailAndPassword(newEmail('ana'), 'secret gift', 'Ana');
  await disable(signedUp?.user.uid ?? '');
  await expect(signedUp?.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  await expect.poll(() => auth.currentUser).toBeNull();
});
