import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { freshDatabase } from '../../test/database.ts';
import { firebaseToken, type GoogleKey, googleKey, startKeyServer } from '../../test/firebase-keys.ts';
import { postIdentity, askForToken } from '../../test/identity-calls.ts';
import { type Caller, signedIn, visitor } from '../../test/person.ts';
import { justBefore } from '../../test/statements-run.ts';

const email = 'ana@example.com';
const sentence =
  'There is an account with this e-mail address already. Reset your password once: that proves the address is yours, ' +
  'and the account comes along';

interface Installation {
  key: GoogleKey;
  /** Runs on this provider from now on, with the same database. */
  startWith(provider: 'built-in' | 'firebase'): Promise<TestApp>;
}

async function install(): Promise<Installation> {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const key = await googleKey('k1');
  const { env } = await startKeyServer(key);
  let running: TestApp | undefined;
  onTestFinished(() => running?.close());
  return {
    key,
    startWith: async (provider) => {
      await running?.close();
      const kept = { ...database, drop: async () => {} };
      running = await startApp(provider === 'firebase' ? env : {}, kept);
      return running;
    },
  };
}

const record = (app: TestApp, uid: string, bearer: string) =>
  visitor(app, bearer).tries(calls.createUser, { body: { firebase_uid: uid, email, display_name: 'Ana B.' } });

const proveAddress = (app: TestApp, uid: string) =>
  app.db.pool.query(`update auth."user" set "emailVerified" = true where id = $1`, [uid]);

const addList = (caller: Caller) => caller.does(calls.createWishlist, { body: { title: 'Winter' } });
const titlesOf = async (caller: Caller) => (await caller.does(calls.listWishlists)).map(({ title }) => title);

/** Signs in again with the built-in provider. */
async function returningBearer(app: TestApp): Promise<string> {
  const reply = await postIdentity(app, 'sign-in/email', { email, password: 'secret gift' });
  const cookie = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { body } = await askForToken(app, cookie.join('; '));
  return (body as { token: string }).token;
}

test('a person takes everything along to Firebase, and back', async () => {
  const { key, startWith } = await install();
  const before = await startWith('built-in');
  const ana = await signedIn(before, 'Ana', { email, avatar: 'pink' });
  await addList(ana);

  const meanwhile = await startWith('firebase');
  const bearer = await firebaseToken(key);
  const there = visitor(meanwhile, bearer);
  expect((await there.tries(calls.getUserByUid, { params: { uid: 'firebase-ana' } })).status).toBe(404);
  expect(await record(meanwhile, 'firebase-ana', bearer)).toMatchObject({
    status: 200,
    body: { id: ana.id, uid: 'firebase-ana', display_name: 'Ana', avatar: 'pink' },
  });
  expect(await titlesOf(there)).toEqual(['Winter']);
  await addList(there);

  const after = await startWith('built-in');
  await proveAddress(after, ana.uid);
  const back = await returningBearer(after);
  expect(await record(after, ana.uid, back)).toMatchObject({ status: 200, body: { id: ana.id, uid: ana.uid } });
  // The proof at Firebase has ended the bearers from before, and this one was issued for no record.
  expect(await titlesOf(visitor(after, await returningBearer(after)))).toEqual(['Winter', 'Winter']);
});

test('somebody who has not proven the address takes nothing, in either direction, and is told how to', async () => {
  const { key, startWith } = await install();
  const ana = await signedIn(await startWith('built-in'), 'Ana', { email });
  const meanwhile = await startWith('firebase');
  const unproven = await firebaseToken(key, { email_verified: false });
  expect(await record(meanwhile, 'firebase-ana', unproven)).toMatchObject({ status: 409, text: sentence });
  expect((await record(meanwhile, 'firebase-ana', await firebaseToken(key))).status).toBe(200);
  const after = await startWith('built-in');
  expect(await record(after, ana.uid, await returningBearer(after))).toMatchObject({ status: 409, text: sentence });
  const { rows } = await after.db.pool.query('select id, uid from users');
  expect(rows).toEqual([{ id: ana.id, uid: 'firebase-ana' }]);
});

test('a record of the same provider stays with its holder, proven or not', async () => {
  const { key, startWith } = await install();
  const app = await startWith('firebase');
  expect((await record(app, 'firebase-ana', await firebaseToken(key))).status).toBe(201);
  const second = await firebaseToken(key, { sub: 'firebase-second' });
  const taken = { status: 409, text: 'Another account uses this e-mail address' };
  expect(await record(app, 'firebase-second', second)).toMatchObject(taken);
});

test('an account that is not active comes along to nobody', async () => {
  const { key, startWith } = await install();
  const ana = await signedIn(await startWith('built-in'), 'Ana', { email });
  const app = await startWith('firebase');
  await app.db.pool.query('update users set is_active = false');
  expect(await record(app, 'firebase-ana', await firebaseToken(key))).toMatchObject({
    status: 403,
    text: 'This account is not active',
  });
  expect((await app.db.pool.query('select uid from users')).rows).toEqual([{ uid: ana.uid }]);
});

test('of eight calls at once every one finds the record', async () => {
  const { key, startWith } = await install();
  const ana = await signedIn(await startWith('built-in'), 'Ana', { email });
  const app = await startWith('firebase');
  const bearer = await firebaseToken(key);
  const replies = await Promise.all(Array.from({ length: 8 }, () => record(app, 'firebase-ana', bearer)));
  expect(replies.map(({ status, body }) => ({ status, body }))).toEqual(
    replies.map(() => ({ status: 200, body: expect.objectContaining({ id: ana.id, uid: 'firebase-ana' }) })),
  );
});

test('of two identities with one address, the first takes the record', async () => {
  const { key, startWith } = await install();
  await signedIn(await startWith('built-in'), 'Ana', { email });
  const app = await startWith('firebase');
  const replies = await Promise.all(
    ['firebase-1', 'firebase-2'].map(async (sub) => record(app, sub, await firebaseToken(key, { sub }))),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test.each(['users.findByEmail', 'users.replaceUid'])(
  'a call of the same person that is faster, just before %s, does the work of both',
  async (statement) => {
    const { key, startWith } = await install();
    const ana = await signedIn(await startWith('built-in'), 'Ana', { email });
    const app = await startWith('firebase');
    const bearer = await firebaseToken(key);
    const found = { status: 200, body: { id: ana.id, uid: 'firebase-ana' } };
    justBefore(app, statement, async () => expect(await record(app, 'firebase-ana', bearer)).toMatchObject(found));
    expect(await record(app, 'firebase-ana', bearer)).toMatchObject(found);
  },
);

test('an identity with the same address that is faster keeps the record', async () => {
  const { key, startWith } = await install();
  await signedIn(await startWith('built-in'), 'Ana', { email });
  const app = await startWith('firebase');
  const [slow, fast] = [await firebaseToken(key, { sub: 'slow' }), await firebaseToken(key, { sub: 'fast' })];
  justBefore(app, 'users.replaceUid', async () =>
    expect(await record(app, 'fast', fast)).toMatchObject({ status: 200 }),
  );
  const taken = { status: 409, text: 'Another account uses this e-mail address' };
  expect(await record(app, 'slow', slow)).toMatchObject(taken);
  expect((await app.db.pool.query('select uid from users')).rows).toEqual([{ uid: 'fast' }]);
});
