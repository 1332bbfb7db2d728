import { calls } from '@wishwell/contract/calls.ts';
import { describe, expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { createFirebaseToken, type GoogleKey, createGoogleKey, startKeyServer } from '../../test/firebase-keys.ts';
import { requestBearerToken } from '../../test/identity-requests.ts';
import { type Caller, signUpPerson, signUpWithoutUserRecord, createVisitor } from '../../test/person.ts';
import { createRestartableApp } from '../../test/restartable-app.ts';

const email = 'ana@example.com';
const sub = 'firebase-ana';
const now = Math.floor(Date.now() / 1000);

/** Issues a Firebase bearer token. Its time of issue is `secondsAgo` seconds in the past. */
const issueToken = (key: GoogleKey, secondsAgo: number, changes: Record<string, unknown> = {}): Promise<string> =>
  createFirebaseToken(key, { iat: now - secondsAgo, ...changes });

const createUserRecord = (caller: Caller, uid: string, address = email) =>
  caller.tries(calls.createUser, { body: { firebase_uid: uid, email: address, display_name: 'Ana' } });

async function createFriend(app: TestApp, key: GoogleKey): Promise<{ caller: Caller; id: number }> {
  const address = 'sock@example.com';
  const caller = createVisitor(app, await issueToken(key, 20, { sub: 'sock', email: address }));
  const { body } = await createUserRecord(caller, 'sock', address);
  return { caller, id: (body as { id: number }).id };
}

async function befriend(one: Caller, oneId: number, other: Caller, otherId: number): Promise<void> {
  await one.does(calls.requestFriend, { query: { friend_id: otherId } });
  await other.does(calls.acceptFriend, { query: { friend_id: oneId } });
}

const countFriends = async (caller: Caller): Promise<number> => (await caller.does(calls.listFriends)).length;
const getOwnUser = (caller: Caller) => caller.tries(calls.getUserByUid, { params: { uid: sub } });

/** Creates a Firebase user and a friend. The bearer tokens of both were issued 20 s ago. */
async function startWithFirebaseUser(claims: Record<string, unknown>, env: Record<string, string> = {}) {
  const key = await createGoogleKey('k1');
  const app = await startAppForTest({ ...(await startKeyServer(key)).env, ...env });
  const friend = await createFriend(app, key);
  const creator = createVisitor(app, await issueToken(key, 20, claims));
  const { id } = (await createUserRecord(creator, sub)).body as { id: number };
  await befriend(creator, id, friend.caller, friend.id);
  return { app, key, creator, friend };
}

test('a user with an unproven address loses all friends when a token first proves the address', async () => {
  const { app, key, creator, friend } = await startWithFirebaseUser({ email_verified: false });
  expect(await countFriends(friend.caller)).toBe(1);
  const ana = createVisitor(app, await issueToken(key, 8));
  // Reads the user's own record, as the first request of the web app after a sign-in does.
  const { id } = (await getOwnUser(ana)).body as { id: number };
  expect([await countFriends(ana), await countFriends(friend.caller)]).toEqual([0, 0]);
  expect((await creator.tries(calls.createWishlist, { body: { title: 'Winter' } })).status).toBe(401);
  await expect.poll(async () => (await creator.tries(calls.listFriends)).status).toBe(401);
  await befriend(ana, id, friend.caller, friend.id);
  const later = createVisitor(app, await issueToken(key, 2));
  expect([await countFriends(later), await countFriends(ana)]).toEqual([1, 1]);
});

test('8 simultaneous requests with the first token that proves an address succeed and end friendships', async () => {
  const { app, key } = await startWithFirebaseUser({ email_verified: false });
  const ana = createVisitor(app, await issueToken(key, 5));
  const replies = await Promise.all(Array.from({ length: 8 }, () => ana.tries(calls.listFriends)));
  expect(replies.map(({ status, body }) => ({ status, body }))).toEqual(replies.map(() => ({ status: 200, body: [] })));
});

test('a user whose very first Firebase token proved the address keeps all friends', async () => {
  const { app, key, creator } = await startWithFirebaseUser({});
  const ana = createVisitor(app, await issueToken(key, 5));
  expect([await countFriends(ana), await countFriends(creator)]).toEqual([1, 1]);
});

test('a configured superuser gets the role with the first Firebase token that proves the address', async () => {
  const { app, key, creator } = await startWithFirebaseUser({ email_verified: false }, { SUPERUSER_EMAILS: email });
  const refusal = { status: 403, text: 'You are not allowed to do that' };
  expect(await creator.tries(calls.listUsers)).toMatchObject(refusal);
  expect((await getOwnUser(createVisitor(app, await issueToken(key, 5)))).status).toBe(401);
  const { rows } = await app.db.pool.query('select is_superuser from users where uid = $1', [sub]);
  expect(rows).toEqual([{ is_superuser: true }]);
  expect((await creator.tries(calls.listUsers)).status).toBe(401);
});

const countFriendships = async ({ db }: TestApp): Promise<number | null> =>
  (await db.pool.query('select from friendships')).rowCount;
const markAddressProven = ({ db }: TestApp) =>
  db.pool.query(`with a as (update auth."user" set "emailVerified" = true) update users set address_proven = true`);

describe.each([
  ['loses its friends if nobody had proven the address', false, 0],
  ['keeps its friends if the address was proven before', true, 1],
])('after a change of the identity provider, an account %s', (_, isProven, friendships) => {
  test('a user of built-in accounts keeps the user record after a change to Firebase', async () => {
    const { key, startWith } = await createRestartableApp();
    const before = await startWith('built-in');
    const [creator, friend] = [await signUpPerson(before, 'Eve', { email }), await signUpPerson(before, 'Sock')];
    await befriend(creator, creator.id, friend, friend.id);
    if (isProven) await markAddressProven(before);
    const after = await startWith('firebase');
    const ana = createVisitor(after, await issueToken(key, 5));
    expect(await createUserRecord(ana, sub)).toMatchObject({ status: 200, body: { id: creator.id, uid: sub } });
    expect([await countFriendships(after), await countFriends(ana)]).toEqual([friendships, friendships]);
  });

  test('a user of Firebase keeps the user record after a change to built-in accounts', async () => {
    const { key, startWith } = await createRestartableApp();
    const before = await startWith('firebase');
    const friend = await createFriend(before, key);
    const creator = createVisitor(before, await issueToken(key, 20, { email_verified: isProven }));
    const { id } = (await createUserRecord(creator, sub)).body as { id: number };
    await befriend(creator, id, friend.caller, friend.id);
    const after = await startWith('built-in');
    const { uid, cookie } = await signUpWithoutUserRecord(after, { name: 'Ana', email });
    await after.db.pool.query(`update auth."user" set "emailVerified" = true`);
    const bearer = async () => ((await requestBearerToken(after, cookie)).body as { token: string }).token;
    const reply = await createUserRecord(createVisitor(after, await bearer()), uid);
    expect(reply).toMatchObject({ status: 200, body: { id, uid } });
    const ana = createVisitor(after, await bearer());
    expect([await countFriendships(after), await countFriends(ana)]).toEqual([friendships, friendships]);
  });
});
