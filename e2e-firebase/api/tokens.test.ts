import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../server/test/app.ts';
import { firebaseToken, googleKey } from '../../server/test/firebase-keys.ts';
import { visitor } from '../../server/test/person.ts';
import {
  askForReset,
  choosePassword,
  disable,
  environment,
  newEmail,
  signIn,
  signInWithGoogle,
  signUp,
} from '../emulator.ts';

const makeRecord = (app: TestApp, { uid, email, bearer }: Record<'uid' | 'email' | 'bearer', string>) =>
  visitor(app, bearer).tries(calls.createUser, { body: { firebase_uid: uid, email, display_name: 'Ana' } });

const listsStatus = async (app: TestApp, bearer: string): Promise<number> =>
  (await visitor(app, bearer).tries(calls.listWishlists)).status;

test('somebody who has signed up makes a record and uses it', async () => {
  const app = await startAppForTest(environment());
  const email = newEmail('ana');
  const { localId: uid, idToken: bearer } = await signUp(email);
  expect(await listsStatus(app, bearer)).toBe(403);
  expect(await makeRecord(app, { uid, email, bearer })).toMatchObject({ status: 201, body: { uid, email } });
  expect(await listsStatus(app, bearer)).toBe(200);
  const again = await signIn(email);
  expect(await listsStatus(app, again.idToken)).toBe(200);
});

test('somebody who comes by Google brings a name and a proven address', async () => {
  const app = await startAppForTest({ ...environment(), SUPERUSER_EMAILS: 'root@example.com' });
  const first = await signUp(newEmail('first'));
  expect(await listsStatus(app, first.idToken)).toBe(403);
  const email = 'root@example.com';
  const google = await signInWithGoogle({ sub: 'google-root', email, email_verified: true, name: 'Root' });
  expect(google.isNewUser).toBe(true);
  const made = await makeRecord(app, { uid: google.localId, email, bearer: google.idToken });
  expect(made).toMatchObject({ status: 201, body: { is_superuser: true } });
  const again = await signInWithGoogle({ sub: 'google-root', email, email_verified: true });
  expect([again.isNewUser ?? false, again.localId]).toEqual([false, google.localId]);
});

test('a disabled account is nobody from the next call on', async () => {
  const app = await startAppForTest(environment());
  const { localId, idToken } = await signUp(newEmail('ana'));
  expect(await listsStatus(app, idToken)).toBe(403);
  await disable(localId);
  expect(await listsStatus(app, idToken)).toBe(401);
});

test('a reset proves the address: then the record of the built-in provider comes along', async () => {
  const app = await startAppForTest(environment());
  const email = newEmail('ana');
  await app.db.pool.query(
    `insert into auth."user" (id, name, email, "emailVerified") values ('built-in-ana', 'Ana', $1, false)`,
    [email],
  );
  await app.db.pool.query(`insert into users (uid, email, display_name) values ('built-in-ana', $1, 'Ana B.')`, [
    email,
  ]);
  const before = await signUp(email);
  const refused = await makeRecord(app, { uid: before.localId, email, bearer: before.idToken });
  expect(refused).toMatchObject({ status: 409, text: expect.stringContaining('Reset your password once') });
  await askForReset(email);
  await choosePassword(email, 'another gift');
  const { localId: uid, idToken: bearer } = await signIn(email, 'another gift');
  const taken = await makeRecord(app, { uid, email, bearer });
  expect(taken).toMatchObject({ status: 200, body: { uid, display_name: 'Ana B.' } });
});

test('a token that the emulator did not make is refused', async () => {
  const app = await startAppForTest(environment());
  const { idToken } = await signUp(newEmail('ana'));
  const [header, payload = ''] = idToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const unsigned = (changes: object): string =>
    `${header}.${Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url')}.`;
  expect(await listsStatus(app, unsigned({}))).toBe(403);
  const now = Math.floor(Date.now() / 1000);
  const forged = {
    'of another project': unsigned({ aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' }),
    'of an account that there is not': unsigned({ sub: 'nobody', user_id: 'nobody' }),
    expired: unsigned({ iat: now - 4_000, exp: now - 400 }),
    'from the future': unsigned({ iat: now + 60 }),
    'with a sign-in in the future': unsigned({ auth_time: now + 60 }),
    'with a signature': await firebaseToken(await googleKey('k1'), claims),
  };
  for (const [what, bearer] of Object.entries(forged)) {
    expect({ what, status: await listsStatus(app, bearer) }).toEqual({ what, status: 401 });
  }
});
