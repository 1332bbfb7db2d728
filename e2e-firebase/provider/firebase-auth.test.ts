import { afterEach, beforeAll, expect, test } from 'vitest';
import type { AuthProvider, AuthUser } from '../../web/src/auth/auth-provider.ts';
import {
  apiKey,
  sendPasswordResetMail,
  resetPasswordByMailLink,
  disableAccount,
  getEmulatorHost,
  findAccount,
  hasEmailEnumerationProtection,
  createUniqueEmail,
  emulatorProjectId,
  listResetLinks,
  signUp,
} from '../emulator.ts';

let auth: AuthProvider;

beforeAll(async () => {
  const settings = { projectId: emulatorProjectId, apiKey, authDomain: `${emulatorProjectId}.firebaseapp.com` };
  const meta = document.createElement('meta');
  meta.name = 'wishwell-auth';
  meta.content = JSON.stringify({ provider: 'firebase', ...settings, emulator: `http://${getEmulatorHost()}` });
  document.head.append(meta);
  const { createFirebaseAuthProvider } = await import('../../web/src/auth/firebase/firebase-auth.ts');
  auth = createFirebaseAuthProvider();
});

afterEach(() => auth.signOut());

const decodeTokenClaims = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

const signUpAccount = (email: string, password: string) => auth.createUserWithEmailAndPassword(email, password, 'Ana');

test('onAuthStateChanged calls a new listener with null at once if nobody is signed in', async () => {
  const first = await new Promise((resolve) => void auth.onAuthStateChanged(resolve));
  expect(first).toBeNull();
  expect(auth.currentUser).toBeNull();
});

test('a sign-up signs in the new user, and updateProfile changes the name', async () => {
  const users: (AuthUser | null)[] = [];
  const end = auth.onAuthStateChanged((user) => users.push(user));
  const email = createUniqueEmail('ana');
  const signedUp = await auth.createUserWithEmailAndPassword(email, 'secret gift', 'Ana');
  expect(signedUp).toMatchObject({ isNewUser: true, user: { email, emailVerified: false } });
  await auth.updateProfile({ displayName: 'Ana B.' });
  expect(auth.currentUser).toMatchObject({ uid: signedUp?.user.uid, displayName: 'Ana B.' });
  expect(await findAccount(email)).toMatchObject({ displayName: 'Ana B.' });
  expect(decodeTokenClaims((await auth.currentUser?.getIdToken(true)) ?? '')).toMatchObject({ email, name: 'Ana B.' });
  await auth.signOut();
  expect(users.map((user) => user?.uid ?? null)).toEqual([null, signedUp?.user.uid, null]);
  end();
});

test('a sign-in returns a token and sets the signed-in flag in localStorage', async () => {
  const email = createUniqueEmail('ana');
  const { localId } = await signUp(email);
  const { user, isNewUser } = await auth.signInWithEmailAndPassword(email, 'secret gift');
  expect([user.uid, isNewUser]).toEqual([localId, false]);
  expect(decodeTokenClaims(await user.getIdToken())).toMatchObject({ sub: localId, aud: emulatorProjectId });
  expect(localStorage.getItem('wishwell.signed-in')).not.toBeNull();
});

test('a sign-in with a wrong password rejects with the same error as with an unknown address', async () => {
  const email = createUniqueEmail('ana');
  await signUp(email);
  const refused = { code: 'auth/invalid-credential', message: '' };
  await expect(auth.signInWithEmailAndPassword(email, 'wrong gift')).rejects.toMatchObject(refused);
  await expect(auth.signInWithEmailAndPassword(createUniqueEmail('nobody'), 'wrong gift')).rejects.toMatchObject(
    refused,
  );
});

test('a failed sign-up rejects with an error code that says why it failed', async () => {
  const email = createUniqueEmail('ana');
  await signUp(email);
  await expect(signUpAccount(email, 'secret gift')).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
  await expect(signUpAccount(createUniqueEmail('ben'), 'short')).rejects.toMatchObject({ code: 'auth/weak-password' });
  await expect(signUpAccount('no address', 'secret gift')).rejects.toMatchObject({ code: 'auth/invalid-email' });
});

test('a password reset verifies the e-mail address; an unknown address gets no mail and no error', async () => {
  const [email, unknownEmail] = [createUniqueEmail('ana'), createUniqueEmail('nobody')];
  await signUp(email);
  await auth.sendPasswordResetEmail(email);
  await auth.sendPasswordResetEmail(unknownEmail);
  expect(await listResetLinks(email)).toHaveLength(1);
  expect(await listResetLinks(unknownEmail)).toHaveLength(0);
  await resetPasswordByMailLink(email, 'another gift');
  const { user } = await auth.signInWithEmailAndPassword(email, 'another gift');
  expect(user.emailVerified).toBe(true);
});

test('the emulator accepts a reset request for an unknown address only with email enumeration protection', async () => {
  const reset = sendPasswordResetMail(createUniqueEmail('nobody'));
  if (hasEmailEnumerationProtection()) await expect(reset).resolves.toBeDefined();
  else await expect(reset).rejects.toThrow('EMAIL_NOT_FOUND');
});

test('a sign-in to a disabled account rejects with the message "This account is not active"', async () => {
  const email = createUniqueEmail('ana');
  await disableAccount((await signUp(email)).localId);
  await expect(auth.signInWithEmailAndPassword(email, 'secret gift')).rejects.toMatchObject({
    code: 'auth/user-disabled',
    message: 'This account is not active',
  });
});

test('refreshing the token of a disabled account signs out the person', async () => {
  const signedUp = await auth.createUserWithEmailAndPassword(createUniqueEmail('ana'), 'secret gift', 'Ana');
  await disableAccount(signedUp?.user.uid ?? '');
  await expect(signedUp?.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  await expect.poll(() => auth.currentUser).toBeNull();
});
