import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../server/test/app.ts';
import { createFirebaseToken, createGoogleKey } from '../../server/test/firebase-keys.ts';
import { createVisitor } from '../../server/test/person.ts';
import {
  sendPasswordResetMail,
  resetPasswordByMailLink,
  disableAccount,
  createWishwellEnvironment,
  createUniqueEmail,
  signIn,
  signInWithGoogle,
  signUp,
} from '../emulator.ts';

const createUserRecord = (app: TestApp, { uid, email, bearer }: Record<'uid' | 'email' | 'bearer', string>) =>
  createVisitor(app, bearer).tries(calls.createUser, { body: { firebase_uid: uid, email, display_name: 'Ana' } });

const getWishlistsRequestStatus = async (app: TestApp, bearer: string): Promise<number> =>
  (await createVisitor(app, bearer).tries(calls.listWishlists)).status;

test('a new Firebase user can list wishlists only after the creation of the user record', async () => {
  const app = await startAppForTest(createWishwellEnvironment());
  const email = createUniqueEmail('ana');
  const { localId: uid, idToken: bearer } = await signUp(email);
  expect(await getWishlistsRequestStatus(app, bearer)).toBe(403);
  expect(await createUserRecord(app, { uid, email, bearer })).toMatchObject({ status: 201, body: { uid, email } });
  expect(await getWishlistsRequestStatus(app, bearer)).toBe(200);
  const again = await signIn(email);
  expect(await getWishlistsRequestStatus(app, again.idToken)).toBe(200);
});

test('a Google account with a verified address in SUPERUSER_EMAILS becomes a superuser', async () => {
  const app = await startAppForTest({ ...createWishwellEnvironment(), SUPERUSER_EMAILS: 'root@example.com' });
  const first = await signUp(createUniqueEmail('first'));
  expect(await getWishlistsRequestStatus(app, first.idToken)).toBe(403);
  const email = 'root@example.com';
  const google = await signInWithGoogle({ sub: 'google-root', email, email_verified: true, name: 'Root' });
  expect(google.isNewUser).toBe(true);
  const record = await createUserRecord(app, { uid: google.localId, email, bearer: google.idToken });
  expect(record).toMatchObject({ status: 201, body: { is_superuser: true } });
  const again = await signInWithGoogle({ sub: 'google-root', email, email_verified: true });
  expect([again.isNewUser ?? false, again.localId]).toEqual([false, google.localId]);
});

test('a request with the token of a disabled account gets 401', async () => {
  const app = await startAppForTest(createWishwellEnvironment());
  const { localId, idToken } = await signUp(createUniqueEmail('ana'));
  expect(await getWishlistsRequestStatus(app, idToken)).toBe(403);
  await disableAccount(localId);
  expect(await getWishlistsRequestStatus(app, idToken)).toBe(401);
});

test('a Firebase account gets the user record with its e-mail address only after a password reset', async () => {
  const app = await startAppForTest(createWishwellEnvironment());
  const email = createUniqueEmail('ana');
  await app.db.pool.query(
    `insert into auth."user" (id, name, email, "emailVerified") values ('built-in-ana', 'Ana', $1, false)`,
    [email],
  );
  await app.db.pool.query(`insert into users (uid, email, display_name) values ('built-in-ana', $1, 'Ana B.')`, [
    email,
  ]);
  const before = await signUp(email);
  const refused = await createUserRecord(app, { uid: before.localId, email, bearer: before.idToken });
  expect(refused).toMatchObject({ status: 409, text: expect.stringContaining('Reset your password once') });
  await sendPasswordResetMail(email);
  await resetPasswordByMailLink(email, 'another gift');
  const { localId: uid, idToken: bearer } = await signIn(email, 'another gift');
  const record = await createUserRecord(app, { uid, email, bearer });
  expect(record).toMatchObject({ status: 200, body: { uid, display_name: 'Ana B.' } });
});

test('a request with a token that the emulator did not issue gets 401', async () => {
  const app = await startAppForTest(createWishwellEnvironment());
  const { idToken } = await signUp(createUniqueEmail('ana'));
  const [header, payload = ''] = idToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const unsigned = (changes: object): string =>
    `${header}.${Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url')}.`;
  expect(await getWishlistsRequestStatus(app, unsigned({}))).toBe(403);
  const now = Math.floor(Date.now() / 1000);
  const forged = {
    'of another project': unsigned({ aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' }),
    'of a missing account': unsigned({ sub: 'nobody', user_id: 'nobody' }),
    expired: unsigned({ iat: now - 4_000, exp: now - 400 }),
    'from the future': unsigned({ iat: now + 60 }),
    'with a sign-in in the future': unsigned({ auth_time: now + 60 }),
    'with a signature': await createFirebaseToken(await createGoogleKey('k1'), claims),
  };
  for (const [what, bearer] of Object.entries(forged)) {
    expect({ what, status: await getWishlistsRequestStatus(app, bearer) }).toEqual({ what, status: 401 });
  }
});
