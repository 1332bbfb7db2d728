import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import type { TestApp } from '../../test/app.ts';
import { createFirebaseToken } from '../../test/firebase-keys.ts';
import { postIdentity, requestBearerToken } from '../../test/identity-calls.ts';
import { type Caller, signUpPerson, createVisitor } from '../../test/person.ts';
import { runBeforeStatement } from '../../test/record-statements.ts';
import { createRestartableApp } from '../../test/restartable-app.ts';

const email = 'ana@example.com';
const proveEmailMessage =
  'There is already an account with this e-mail address. Reset your password once to prove that the address is yours, ' +
  'and you keep the account';

const createUserRecord = (app: TestApp, uid: string, bearer: string) =>
  createVisitor(app, bearer).tries(calls.createUser, { body: { firebase_uid: uid, email, display_name: 'Ana B.' } });

const markEmailVerified = (app: TestApp, uid: string) =>
  app.db.pool.query(`update auth."user" set "emailVerified" = true where id = $1`, [uid]);

const addList = (caller: Caller) => caller.does(calls.createWishlist, { body: { title: 'Winter' } });
const listWishlistTitles = async (caller: Caller) => (await caller.does(calls.listWishlists)).map(({ title }) => title);

async function signInAndGetBearer(app: TestApp): Promise<string> {
  const { headers } = await postIdentity(app, 'sign-in/email', { email, password: 'secret gift' });
  const { body } = await requestBearerToken(app, headers.getSetCookie()[0]?.split(';')[0] ?? '');
  return (body as { token: string }).token;
}

test('a person keeps the user record and lists after a change to Firebase, and after the change back', async () => {
  const { key, startWith } = await createRestartableApp();
  const before = await startWith('built-in');
  const ana = await signUpPerson(before, 'Ana', { email, avatar: 'pink' });
  await addList(ana);

  const meanwhile = await startWith('firebase');
  const bearer = await createFirebaseToken(key);
  const firebaseAna = createVisitor(meanwhile, bearer);
  expect((await firebaseAna.tries(calls.getUserByUid, { params: { uid: 'firebase-ana' } })).status).toBe(404);
  expect(await createUserRecord(meanwhile, 'firebase-ana', bearer)).toMatchObject({
    status: 200,
    body: { id: ana.id, uid: 'firebase-ana', display_name: 'Ana', avatar: 'pink' },
  });
  expect(await listWishlistTitles(firebaseAna)).toEqual(['Winter']);
  await addList(firebaseAna);

  const after = await startWith('built-in');
  await markEmailVerified(after, ana.uid);
  const back = await signInAndGetBearer(after);
  expect(await createUserRecord(after, ana.uid, back)).toMatchObject({
    status: 200,
    body: { id: ana.id, uid: ana.uid },
  });
  // Requests a new token. The token in `back` is invalid, because it was issued before the user record got
  // this uid.
  expect(await listWishlistTitles(createVisitor(after, await signInAndGetBearer(after)))).toEqual(['Winter', 'Winter']);
});

test('a sign-in at the new provider gets 409 and an instruction if the e-mail address is not proven', async () => {
  const { key, startWith } = await createRestartableApp();
  const ana = await signUpPerson(await startWith('built-in'), 'Ana', { email });
  const meanwhile = await startWith('firebase');
  const unproven = await createFirebaseToken(key, { email_verified: false });
  expect(await createUserRecord(meanwhile, 'firebase-ana', unproven)).toMatchObject({
    status: 409,
    text: proveEmailMessage,
  });
  expect((await createUserRecord(meanwhile, 'firebase-ana', await createFirebaseToken(key))).status).toBe(200);
  const after = await startWith('built-in');
  expect(await createUserRecord(after, ana.uid, await signInAndGetBearer(after))).toMatchObject({
    status: 409,
    text: proveEmailMessage,
  });
  const { rows } = await after.db.pool.query('select id, uid from users');
  expect(rows).toEqual([{ id: ana.id, uid: 'firebase-ana' }]);
});

test('a second Firebase account with the e-mail address of the first gets 409', async () => {
  const { key, startWith } = await createRestartableApp();
  const app = await startWith('firebase');
  expect((await createUserRecord(app, 'firebase-ana', await createFirebaseToken(key))).status).toBe(201);
  const second = await createFirebaseToken(key, { sub: 'firebase-second' });
  const emailTaken = { status: 409, text: 'Another account uses this e-mail address' };
  expect(await createUserRecord(app, 'firebase-second', second)).toMatchObject(emailTaken);
});

test('for an inactive user, a sign-in at the new provider gets 403, and the record keeps its uid', async () => {
  const { key, startWith } = await createRestartableApp();
  const ana = await signUpPerson(await startWith('built-in'), 'Ana', { email });
  const app = await startWith('firebase');
  await app.db.pool.query('update users set is_active = false');
  expect(await createUserRecord(app, 'firebase-ana', await createFirebaseToken(key))).toMatchObject({
    status: 403,
    text: 'This account is not active',
  });
  expect((await app.db.pool.query('select uid from users')).rows).toEqual([{ uid: ana.uid }]);
});

test('eight simultaneous sign-ins at the new provider all get the same existing user record', async () => {
  const { key, startWith } = await createRestartableApp();
  const ana = await signUpPerson(await startWith('built-in'), 'Ana', { email });
  const app = await startWith('firebase');
  const bearer = await createFirebaseToken(key);
  const replies = await Promise.all(Array.from({ length: 8 }, () => createUserRecord(app, 'firebase-ana', bearer)));
  expect(replies.map(({ status, body }) => ({ status, body }))).toEqual(
    replies.map(() => ({ status: 200, body: expect.objectContaining({ id: ana.id, uid: 'firebase-ana' }) })),
  );
});

test.each(['users.findUserByEmail', 'users.replaceUid'])(
  'a request succeeds if another request for the same identity takes over the record just before %s',
  async (statement) => {
    const { key, startWith } = await createRestartableApp();
    const ana = await signUpPerson(await startWith('built-in'), 'Ana', { email });
    const app = await startWith('firebase');
    const bearer = await createFirebaseToken(key);
    const found = { status: 200, body: { id: ana.id, uid: 'firebase-ana' } };
    runBeforeStatement(app, statement, async () =>
      expect(await createUserRecord(app, 'firebase-ana', bearer)).toMatchObject(found),
    );
    expect(await createUserRecord(app, 'firebase-ana', bearer)).toMatchObject(found);
  },
);

test('a request gets 409 if another identity takes over the user record just before it', async () => {
  const { key, startWith } = await createRestartableApp();
  await signUpPerson(await startWith('built-in'), 'Ana', { email });
  const app = await startWith('firebase');
  const [slow, fast] = [
    await createFirebaseToken(key, { sub: 'slow' }),
    await createFirebaseToken(key, { sub: 'fast' }),
  ];
  runBeforeStatement(app, 'users.replaceUid', async () =>
    expect(await createUserRecord(app, 'fast', fast)).toMatchObject({ status: 200 }),
  );
  const emailTaken = { status: 409, text: 'Another account uses this e-mail address' };
  expect(await createUserRecord(app, 'slow', slow)).toMatchObject(emailTaken);
  expect((await app.db.pool.query('select uid from users')).rows).toEqual([{ uid: 'fast' }]);
});
