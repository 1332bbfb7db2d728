import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startApp, startAppForTest, type TestApp } from '../../test/app.ts';
import { freshDatabase } from '../../test/database.ts';
import { firebaseToken, type GoogleKey, googleKey, startKeyServer } from '../../test/firebase-keys.ts';
import { askForToken } from '../../test/identity-calls.ts';
import { type Caller, signedIn, signUp, visitor } from '../../test/person.ts';

const email = 'ana@example.com';
const sub = 'firebase-ana';
const now = Math.floor(Date.now() / 1000);

/** A bearer of Firebase that was issued so many seconds ago. */
const issued = (key: GoogleKey, secondsAgo: number, changes: Record<string, unknown> = {}): Promise<string> =>
  firebaseToken(key, { iat: now - secondsAgo, ...changes });

const record = (caller: Caller, uid: string, address = email) =>
  caller.tries(calls.createUser, { body: { firebase_uid: uid, email: address, display_name: 'Ana' } });

/** Makes another person's record at Firebase. */
async function sockAt(app: TestApp, key: GoogleKey): Promise<{ caller: Caller; id: number }> {
  const address = 'sock@example.com';
  const caller = visitor(app, await issued(key, 20, { sub: 'sock', email: address }));
  const { body } = await record(caller, 'sock', address);
  return { caller, id: (body as { id: number }).id };
}

async function befriend(one: Caller, oneId: number, other: Caller, otherId: number): Promise<void> {
  await one.does(calls.requestFriend, { query: { friend_id: otherId } });
  await other.does(calls.acceptFriend, { query: { friend_id: oneId } });
}

const friendsOf = async (caller: Caller): Promise<number> => (await caller.does(calls.listFriends)).length;
const getOwn = (caller: Caller) => caller.tries(calls.getUserByUid, { params: { uid: sub } });

/** A record at Firebase with one friend; its maker's bearer is older than any that comes after. */
async function atFirebase(claims: Record<string, unknown>, env: Record<string, string> = {}) {
  const key = await googleKey('k1');
  const app = await startAppForTest({ ...(await startKeyServer(key)).env, ...env });
  const sock = await sockAt(app, key);
  const maker = visitor(app, await issued(key, 20, claims));
  const { id } = (await record(maker, sub)).body as { id: number };
  await befriend(maker, id, sock.caller, sock.id);
  return { app, key, maker, sock };
}

test('a record made at Firebase by an unproven bearer starts empty with the first proven one', async () => {
  const { app, key, maker, sock } = await atFirebase({ email_verified: false });
  expect(await friendsOf(sock.caller)).toBe(1);
  const ana = visitor(app, await issued(key, 5));
  // The app asks for its record first.
  expect((await getOwn(ana)).status).toBe(200);
  expect([await friendsOf(ana), await friendsOf(sock.caller)]).toEqual([0, 0]);
  expect((await maker.tries(calls.createWishlist, { body: { title: 'Winter' } })).status).toBe(401);
  await expect.poll(async () => (await maker.tries(calls.listFriends)).status).toBe(401);
});

test('a record that is proven keeps the friends made since, and bearers of the same provider end no more', async () => {
  const { app, key, sock } = await atFirebase({ email_verified: false });
  const ana = visitor(app, await issued(key, 8));
  const { id } = (await getOwn(ana)).body as { id: number };
  await befriend(ana, id, sock.caller, sock.id);
  const later = visitor(app, await issued(key, 2));
  expect([await friendsOf(later), await friendsOf(ana)]).toEqual([1, 1]);
});

test('of many first calls at once all are answered, and the record starts empty', async () => {
  const { app, key } = await atFirebase({ email_verified: false });
  const ana = visitor(app, await issued(key, 5));
  const replies = await Promise.all(Array.from({ length: 8 }, () => ana.tries(calls.listFriends)));
  expect(replies.map(({ status, body }) => ({ status, body }))).toEqual(replies.map(() => ({ status: 200, body: [] })));
});

test('a record made at Firebase by a proven bearer keeps its friends', async () => {
  const { app, key, maker } = await atFirebase({});
  expect([await friendsOf(visitor(app, await issued(key, 5))), await friendsOf(maker)]).toEqual([1, 1]);
});

test('a record from before this was noted keeps its friends', async () => {
  const { app, key, sock } = await atFirebase({ email_verified: false });
  // As the migration leaves it.
  await app.db.pool.query('update users set address_proven = true');
  expect(await friendsOf(visitor(app, await issued(key, 5)))).toBe(1);
  expect(await friendsOf(sock.caller)).toBe(1);
});

test('a configured superuser of Firebase is raised with the first proven bearer, and never before', async () => {
  const { app, key, maker } = await atFirebase({ email_verified: false }, { SUPERUSER_EMAILS: email });
  expect((await maker.tries(calls.listUsers)).status).toBe(403);
  // Raising ends the bearers from before.
  expect((await getOwn(visitor(app, await issued(key, 5)))).status).toBe(401);
  const { rows } = await app.db.pool.query('select is_superuser from users where uid = $1', [sub]);
  expect(rows).toEqual([{ is_superuser: true }]);
  expect((await maker.tries(calls.listUsers)).status).toBe(401);
});

/** One database that is started with one provider after the other. */
async function changeable() {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const key = await googleKey('k1');
  const { env } = await startKeyServer(key);
  let running: TestApp | undefined;
  onTestFinished(() => running?.close());
  const startWith = async (provider: 'built-in' | 'firebase'): Promise<TestApp> => {
    await running?.close();
    running = await startApp(provider === 'firebase' ? env : {}, { ...database, drop: async () => {} });
    return running;
  };
  return { key, startWith };
}

const countFriendships = async ({ db }: TestApp): Promise<number | null> =>
  (await db.pool.query('select from friendships')).rowCount;
const prove = ({ db }: TestApp) =>
  db.pool.query(`with a as (update auth."user" set "emailVerified" = true) update users set address_proven = true`);

test.each([
  ['without its friends where nobody had proven the address', false, 0],
  ['with its friends where the address was proven before', true, 1],
])('Firebase takes a built-in account’s record over %s', async (_, isProven, friendships) => {
  const { key, startWith } = await changeable();
  const before = await startWith('built-in');
  const [maker, sock] = [await signedIn(before, 'Eve', { email }), await signedIn(before, 'Sock')];
  await befriend(maker, maker.id, sock, sock.id);
  if (isProven) await prove(before);
  const after = await startWith('firebase');
  const ana = visitor(after, await issued(key, 5));
  expect(await record(ana, sub)).toMatchObject({ status: 200, body: { id: maker.id, uid: sub } });
  expect(await countFriendships(after)).toBe(friendships);
  expect(await friendsOf(ana)).toBe(friendships);
});

test.each([
  ['without its friends where nobody had proven the address', false, 0],
  ['with its friends where the address was proven before', true, 1],
])('the built-in provider takes a record of Firebase over %s', async (_, isProven, friendships) => {
  const { key, startWith } = await changeable();
  const before = await startWith('firebase');
  const sock = await sockAt(before, key);
  const maker = visitor(before, await issued(key, 20, { email_verified: isProven }));
  const { id } = (await record(maker, sub)).body as { id: number };
  await befriend(maker, id, sock.caller, sock.id);
  const after = await startWith('built-in');
  const { uid, cookie } = await signUp(after, { name: 'Ana', email });
  await after.db.pool.query(`update auth."user" set "emailVerified" = true`);
  const bearer = async () => ((await askForToken(after, cookie)).body as { token: string }).token;
  expect(await record(visitor(after, await bearer()), uid)).toMatchObject({ status: 200, body: { id, uid } });
  expect(await countFriendships(after)).toBe(friendships);
  expect(await friendsOf(visitor(after, await bearer()))).toBe(friendships);
});
