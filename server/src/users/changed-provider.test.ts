import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { createFirebaseToken } from '../../test/firebase-keys.ts';
import { signInWithCredentials } from '../../test/identity-requests.ts';
import { type Caller, signUpPerson, createVisitor } from '../../test/person.ts';
import { runBeforeStatement } from '../../test/record-statements.ts';
import { createRestartableApp } from '../../test/restartable-app.ts';

const email = 'ana@example.com';
const proveEmailMessage =
  'There is already an account with this e-mail address. Reset your password once to prove that the address is yours, ' +
  'and you keep the account';

const createUserRecord = (caller: Caller, uid: string) =>
  caller.tries(calls.createUser, { body: { firebase_uid: uid, email, display_name: 'Ana B.' } });

const addList = (caller: Caller) => caller.does(calls.createWishlist, { body: { title: 'Winter' } });
const listWishlistTitles = async (caller: Caller) => (await caller.does(calls.listWishlists)).map(({ title }) => title);

const credentials = { email, password: 'secret gift' };

/** Starts a server with Firebase, on the database of a server with built-in accounts. */
async function startWithFirebase() {
  const { key, startWith } = await createRestartableApp();
  const ana = await signUpPerson(await startWith('built-in'), 'Ana', { email, avatar: 'pink' });
  await addList(ana);
  const app = await startWith('firebase');
  const createFirebaseCaller = async (changes: Record<string, unknown> = {}): Promise<Caller> =>
    createVisitor(app, await createFirebaseToken(key, changes));
  return { ana, app, startWith, createFirebaseCaller };
}

test('a person keeps the user record and lists after a change to Firebase and back to built-in accounts', async () => {
  const { ana, startWith, createFirebaseCaller } = await startWithFirebase();
  const firebaseAna = await createFirebaseCaller();
  expect((await firebaseAna.tries(calls.getUserByUid, { params: { uid: 'firebase-ana' } })).status).toBe(404);
  expect(await createUserRecord(firebaseAna, 'firebase-ana')).toMatchObject({
    status: 200,
    body: { id: ana.id, uid: 'firebase-ana', display_name: 'Ana', avatar: 'pink' },
  });
  expect(await listWishlistTitles(firebaseAna)).toEqual(['Winter']);
  await addList(firebaseAna);

  const after = await startWith('built-in');
  await after.db.pool.query('update auth."user" set "emailVerified" = true');
  expect(await createUserRecord(await signInWithCredentials(after, credentials), ana.uid)).toMatchObject({
    status: 200,
    body: { id: ana.id, uid: ana.uid },
  });
  // Signs in again, because the changed uid of the user record has invalidated all earlier bearer tokens.
  expect(await listWishlistTitles(await signInWithCredentials(after, credentials))).toEqual(['Winter', 'Winter']);
});

test('a sign-in at the new provider with an unverified e-mail address gets 409 and says what to do', async () => {
  const { ana, startWith, createFirebaseCaller } = await startWithFirebase();
  const refusal = { status: 409, text: proveEmailMessage };
  const unproven = await createFirebaseCaller({ email_verified: false });
  expect(await createUserRecord(unproven, 'firebase-ana')).toMatchObject(refusal);
  expect((await createUserRecord(await createFirebaseCaller(), 'firebase-ana')).status).toBe(200);
  const after = await startWith('built-in');
  expect(await createUserRecord(await signInWithCredentials(after, credentials), ana.uid)).toMatchObject(refusal);
  const { rows } = await after.db.pool.query('select id, uid from users');
  expect(rows).toEqual([{ id: ana.id, uid: 'firebase-ana' }]);
});

test('for an inactive user, a sign-in at the new provider gets 403, and the record keeps its uid', async () => {
  const { ana, app, createFirebaseCaller } = await startWithFirebase();
  await app.db.pool.query('update users set is_active = false');
  expect(await createUserRecord(await createFirebaseCaller(), 'firebase-ana')).toMatchObject({
    status: 403,
    text: 'This account is not active',
  });
  expect((await app.db.pool.query('select uid from users')).rows).toEqual([{ uid: ana.uid }]);
});

test.each(['users.findUserByEmail', 'users.replaceUserIdentityUid'])(
  'a request succeeds if a second request of the same identity takes over the record before %s runs',
  async (statement) => {
    const { ana, app, createFirebaseCaller } = await startWithFirebase();
    const caller = await createFirebaseCaller();
    const found = { status: 200, body: { id: ana.id, uid: 'firebase-ana' } };
    runBeforeStatement(app, statement, async () =>
      expect(await createUserRecord(caller, 'firebase-ana')).toMatchObject(found),
    );
    expect(await createUserRecord(caller, 'firebase-ana')).toMatchObject(found);
  },
);

test('a sign-in at the new provider gets 409 if another identity gets the user record simultaneously', async () => {
  const { app, createFirebaseCaller } = await startWithFirebase();
  const [slow, fast] = [await createFirebaseCaller({ sub: 'slow' }), await createFirebaseCaller({ sub: 'fast' })];
  runBeforeStatement(app, 'users.replaceUserIdentityUid', async () =>
    expect(await createUserRecord(fast, 'fast')).toMatchObject({ status: 200 }),
  );
  const emailTaken = { status: 409, text: 'Another account uses this e-mail address' };
  expect(await createUserRecord(slow, 'slow')).toMatchObject(emailTaken);
  expect((await app.db.pool.query('select uid from users')).rows).toEqual([{ uid: 'fast' }]);
});
