import { calls } from '@wishwell/contract/calls.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startApp, startAppForTest, type TestApp } from '../../../test/app.ts';
import { claimsOf, plantKey } from '../../../test/bearers.ts';
import { freshDatabase } from '../../../test/database.ts';
import { firebaseToken, googleKey, startKeyServer } from '../../../test/firebase-keys.ts';
import { askForToken, postIdentity, signInWith } from '../../../test/identity-calls.ts';
import { mailServerForTest } from '../../../test/mailbox.ts';
import { operatorOf } from '../../../test/operator.ts';
import { type Person, renewBearer, signedIn, signUp, visitor } from '../../../test/person.ts';
import { resetByMail } from '../../../test/resets.ts';

const password = 'another word';

const reads = async (person: Person): Promise<number> => (await person.tries(calls.listFriends)).status;
const writes = async (person: Person): Promise<number> =>
  (await person.tries(calls.createWishlist, { body: { title: 'Winter' } })).status;

async function startWithMail(env: Record<string, string> = {}) {
  const smtp = await mailServerForTest();
  return { smtp, app: await startAppForTest({ SMTP_URL: smtp.url, ...env }) };
}

test('whoever signed up with a superuser’s address gains nothing when its owner resets the password', async () => {
  const { smtp, app } = await startWithMail({
    SUPERUSER_EMAILS: 'boss@example.com',
    PUBLIC_URL: 'https://wishes.example',
  });
  const attacker = await signedIn(app, 'Eve', { email: 'boss@example.com' });
  expect([await reads(attacker), await writes(attacker)]).toEqual([200, 201]);
  expect(await resetByMail(app, smtp, { email: attacker.email, password })).toMatchObject({ status: 200 });
  expect((await attacker.tries(calls.listUsers)).status).toBe(401);
  expect([await reads(attacker), await writes(attacker)]).toEqual([401, 401]);
  expect((await askForToken(app, attacker.cookie)).status).toBe(401);
  const owner = await signInWith(app, { email: attacker.email, password });
  expect(await owner.does(calls.listUsers)).toHaveLength(1);
});

const update =
  (set: string) =>
  ({ app, person }: { app: TestApp; person: Person }) =>
    app.db.pool.query(`update users set ${set} where id = $1`, [person.id]);
const operator =
  (...command: [string, ...string[]]) =>
  ({ app, person }: { app: TestApp; person: Person }) => {
    const [name, ...options] = command;
    return operatorOf(app)(name, person.email, ...options);
  };

describe('every bearer issued before ends with', () => {
  test.each([
    ['a change of the address', update(`email = 'other@example.com'`)],
    ['the role of a superuser', operator('promote')],
    ['the role of staff', operator('promote', '--staff')],
    [
      'a deactivation that was taken back',
      async (parts: { app: TestApp; person: Person }) => {
        await operator('deactivate')(parts);
        await operator('activate')(parts);
      },
    ],
    ['a reset by an operator', operator('reset-password')],
  ] as const)('%s', async (_, change) => {
    const app = await startAppForTest();
    const person = await signedIn(app, 'Ana');
    expect(await writes(person)).toBe(201);
    await change({ app, person });
    expect(await writes(person)).toBe(401);
    await expect.poll(() => reads(person)).toBe(401);
  });

  test('the loss of a role', async () => {
    const app = await startAppForTest();
    const person = await signedIn(app, 'Ana');
    await operatorOf(app)('promote', person.email);
    await renewBearer(app, person);
    await person.does(calls.listUsers);
    await operatorOf(app)('demote', person.email);
    expect((await person.tries(calls.listUsers)).status).toBe(401);
    await renewBearer(app, person);
    expect([(await person.tries(calls.listUsers)).status, await writes(person)]).toEqual([403, 201]);
  });

  test('a role that the record is made with', async () => {
    const app = await startAppForTest({ SUPERUSER_EMAILS: 'boss@example.com' });
    const { uid, cookie, email } = await signUp(app, { name: 'Boss', email: 'boss@example.com' });
    // The account's two times may differ by a millisecond, as if the password had been reset.
    await app.db.pool.query(`update auth.account set "updatedAt" = "createdAt" + interval '1 millisecond'`);
    const { token: bearer } = (await askForToken(app, cookie)).body as { token: string };
    const before = visitor(app, bearer);
    const body = { firebase_uid: uid, email, display_name: 'Boss' } as const;
    expect(await before.does(calls.createUser, { body })).toMatchObject({ is_superuser: true });
    expect((await before.tries(calls.listUsers)).status).toBe(401);
    const { token } = (await askForToken(app, cookie)).body as { token: string };
    await visitor(app, token).does(calls.listUsers);
  });

  test('nothing that is no such change', async () => {
    const app = await startAppForTest();
    const person = await signedIn(app, 'Ana');
    await person.does(calls.updateProfile, { body: { display_name: 'Ann' } });
    await operatorOf(app)('activate', person.email);
    await operatorOf(app)('demote', person.email);
    expect([await reads(person), await writes(person)]).toEqual([200, 201]);
  });
});

test('a reset ends what other processes have cached, and the sessions and calls of the identity', async () => {
  const smtp = await mailServerForTest();
  const database = await freshDatabase();
  const app = await startApp({ SMTP_URL: smtp.url }, { ...database, drop: async () => {} });
  const other = await startApp({ APP_SECRET: app.config.appSecret }, { ...database, drop: async () => {} });
  onTestFinished(async () => {
    await Promise.all([app.close(), other.close()]);
    await database.drop();
  });
  const person = await signedIn(app, 'Ana');
  const there = visitor(other, person.bearer);
  for (const caller of [person, there]) await caller.does(calls.listFriends);
  await resetByMail(app, smtp, { email: person.email, password });
  // The process that made the change does not wait to be told.
  expect(await reads(person)).toBe(401);
  await expect.poll(async () => (await there.tries(calls.listFriends)).status).toBe(401);
  expect((await postIdentity(app, 'update-user', { name: 'Eve' }, { cookie: person.cookie })).status).toBe(401);
  expect((await askForToken(other, person.cookie)).status).toBe(401);
});

test('a bearer is not issued for a session that a reset ends meanwhile', async () => {
  const app = await startAppForTest();
  const person = await signedIn(app, 'Ana');
  // The library has read the session before it waits for the table; the reset ends then.
  const reset = await app.db.pool.connect();
  await reset.query('begin; lock table users in access exclusive mode');
  const asked = askForToken(app, person.cookie);
  const waits = `select from pg_locks where relation = 'users'::regclass and not granted`;
  await expect.poll(async () => (await app.db.pool.query(waits)).rowCount).toBe(1);
  await reset.query('delete from auth.session; update users set bearers_from = clock_timestamp(); commit');
  reset.release();
  const late = await asked;
  if (late.status === 200) {
    const { token } = late.body as { token: string };
    expect((await visitor(app, token).tries(calls.listFriends)).status).toBe(401);
  } else expect(late.status).toBe(401);
});

test('a bearer from before a reset cannot make the record either', async () => {
  const { smtp, app } = await startWithMail();
  const attacker = await signUp(app, { name: 'Eve', email: 'ana@example.com' });
  await resetByMail(app, smtp, { email: attacker.email, password });
  const body = { firebase_uid: attacker.uid, email: attacker.email, display_name: 'Eve' };
  expect((await visitor(app, attacker.bearer).tries(calls.createUser, { body })).status).toBe(401);
  const owner = await signInWith(app, { email: attacker.email, password });
  await owner.does(calls.createUser, { body: { ...body, display_name: 'Ana' } });
  expect((await owner.tries(calls.listFriends)).status).toBe(200);
  expect((await visitor(app, attacker.bearer).tries(calls.createUser, { body })).status).toBe(401);
});

test('a bearer of the version before, which says nothing, counts until the first change', async () => {
  const app = await startAppForTest();
  const { sign } = await plantKey(app);
  const person = await signedIn(app, 'Ana');
  const older = visitor(app, await sign({ ...claimsOf(person.bearer), bearers_from: undefined }));
  expect((await older.tries(calls.listFriends)).status).toBe(200);
  await operatorOf(app)('promote', person.email);
  await expect.poll(async () => (await older.tries(calls.listFriends)).status).toBe(401);
});

test('a token of Firebase counts when it was issued since the last change', async () => {
  const key = await googleKey('k1');
  const app = await startAppForTest((await startKeyServer(key)).env);
  const body = { firebase_uid: 'firebase-ana', email: 'ana@example.com', display_name: 'Ana' } as const;
  await visitor(app, await firebaseToken(key)).does(calls.createUser, { body });
  const statusFor = async (iat: number): Promise<number> =>
    (await visitor(app, await firebaseToken(key, { iat })).tries(calls.createWishlist, { body: { title: 'Winter' } }))
      .status;
  const now = Math.floor(Date.now() / 1000);
  const at = (seconds: number): Promise<unknown> =>
    app.db.pool.query('update users set bearers_from = to_timestamp($1)', [seconds]);
  await at(now - 10);
  expect([await statusFor(now - 11), await statusFor(now - 10), await statusFor(now - 5)]).toEqual([401, 201, 201]);
});

test('while changes are not reported every call reads the record, and afterwards once again', async () => {
  const app = await startAppForTest();
  const person = await signedIn(app, 'Ana');
  await reads(person);
  const listeners = `from pg_stat_activity where query ~ 'listen|recovery' and datname = current_database() and pid <> pg_backend_pid()`;
  await app.db.pool.query(`select pg_terminate_backend(pid) ${listeners}`);
  await expect.poll(async () => (await app.db.pool.query(`select ${listeners}`)).rowCount).toBe(0);
  await app.db.pool.query('update users set is_active = false');
  await expect.poll(() => reads(person)).toBe(403);
});
