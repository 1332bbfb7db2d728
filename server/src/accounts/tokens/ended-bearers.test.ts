import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../../test/app.ts';
import { createFreshDatabase } from '../../../test/database.ts';
import { createFirebaseToken, createGoogleKey, startKeyServer } from '../../../test/firebase-keys.ts';
import { requestBearerToken, sendIdentityRequest, signInWithCredentials } from '../../../test/identity-requests.ts';
import { startMailServerForTest } from '../../../test/mailbox.ts';
import { createAdminRunner } from '../../../test/operator.ts';
import { type Person, signUpPerson, signUpWithoutUserRecord, createVisitor } from '../../../test/person.ts';
import { resetPasswordByMail } from '../../../test/resets.ts';

const password = 'another word';

const fetchReadStatus = async (person: Person): Promise<number> => (await person.tries(calls.listFriends)).status;
const fetchWriteStatus = async (person: Person): Promise<number> =>
  (await person.tries(calls.createWishlist, { body: { title: 'Winter' } })).status;

async function startAppWithMailServer(env: Record<string, string> = {}) {
  const smtp = await startMailServerForTest();
  return { smtp, app: await startAppForTest({ SMTP_URL: smtp.url, ...env }) };
}

test("an attacker's sign-up with a superuser's address gets 401 after the superuser resets the password", async () => {
  const { smtp, app } = await startAppWithMailServer({
    SUPERUSER_EMAILS: 'boss@example.com',
    PUBLIC_URL: 'https://wishes.example',
  });
  const attacker = await signUpPerson(app, 'Eve', { email: 'boss@example.com' });
  expect([await fetchReadStatus(attacker), await fetchWriteStatus(attacker)]).toEqual([200, 201]);
  expect(await resetPasswordByMail(app, smtp, { email: attacker.email, password })).toMatchObject({ status: 200 });
  expect((await attacker.tries(calls.listUsers)).status).toBe(401);
  expect([await fetchReadStatus(attacker), await fetchWriteStatus(attacker)]).toEqual([401, 401]);
  expect((await requestBearerToken(app, attacker.cookie)).status).toBe(401);
  const owner = await signInWithCredentials(app, { email: attacker.email, password });
  expect(await owner.does(calls.listUsers)).toHaveLength(1);
});

interface Parts {
  app: TestApp;
  person: Person;
}

const runCommand =
  (name: string, ...options: string[]) =>
  ({ app, person }: Parts) =>
    createAdminRunner(app)(name, person.email, ...options);

test.each([
  [
    'a change of the e-mail address',
    ({ app }: Parts) => app.db.pool.query(`update users set email = 'other@example.com'`),
  ],
  ['a promotion to superuser', runCommand('promote')],
  ['a promotion to staff', runCommand('promote', '--staff')],
  [
    'a deactivation with a later activation',
    async (parts: Parts) => {
      await runCommand('deactivate')(parts);
      await runCommand('activate')(parts);
    },
  ],
  ['a password reset by an operator', runCommand('reset-password')],
] as const)('earlier bearer tokens get 401 after %s', async (_, change) => {
  const app = await startAppForTest();
  const person = await signUpPerson(app, 'Ana');
  expect(await fetchWriteStatus(person)).toBe(201);
  await change({ app, person });
  expect(await fetchWriteStatus(person)).toBe(401);
  await expect.poll(() => fetchReadStatus(person)).toBe(401);
});

test('the creation of a superuser’s user record ends all earlier bearer tokens of this person', async () => {
  const app = await startAppForTest({ SUPERUSER_EMAILS: 'boss@example.com' });
  const { uid, cookie, email } = await signUpWithoutUserRecord(app, { name: 'Boss', email: 'boss@example.com' });
  // The account's `updatedAt` and `createdAt` can differ by a millisecond after the sign-up. The server must
  // not treat this as a password reset.
  await app.db.pool.query(`update auth.account set "updatedAt" = "createdAt" + interval '1 millisecond'`);
  const { token: bearer } = (await requestBearerToken(app, cookie)).body as { token: string };
  const before = createVisitor(app, bearer);
  const body = { firebase_uid: uid, email, display_name: 'Boss' } as const;
  expect(await before.does(calls.createUser, { body })).toMatchObject({ is_superuser: true });
  expect((await before.tries(calls.listUsers)).status).toBe(401);
  const { token } = (await requestBearerToken(app, cookie)).body as { token: string };
  await createVisitor(app, token).does(calls.listUsers);
});

test('bearer tokens stay valid after a change of the name, and after operator commands that change nothing', async () => {
  const app = await startAppForTest();
  const person = await signUpPerson(app, 'Ana');
  await person.does(calls.updateProfile, { body: { display_name: 'Ann' } });
  await createAdminRunner(app)('activate', person.email);
  await createAdminRunner(app)('demote', person.email);
  expect([await fetchReadStatus(person), await fetchWriteStatus(person)]).toEqual([200, 201]);
});

test('a password reset ends sessions and bearer tokens in all processes, despite their caches', async () => {
  const database = await createFreshDatabase();
  const smtp = await startMailServerForTest();
  const app = await startAppForTest({ SMTP_URL: smtp.url }, { database });
  const other = await startAppForTest({}, { database: { ...database, drop: async () => {} } });
  const person = await signUpPerson(app, 'Ana');
  const there = createVisitor(other, person.bearer);
  for (const caller of [person, there]) await caller.does(calls.listFriends);
  await resetPasswordByMail(app, smtp, { email: person.email, password });
  // A second server process uses its cached user record until the notification of the password reset arrives.
  expect(await fetchReadStatus(person)).toBe(401);
  await expect.poll(async () => (await there.tries(calls.listFriends)).status).toBe(401);
  expect((await sendIdentityRequest(app, 'update-user', { name: 'Eve' }, { cookie: person.cookie })).status).toBe(401);
  expect((await requestBearerToken(other, person.cookie)).status).toBe(401);
});

test('a token request gets no valid bearer token if a password reset ends its session meanwhile', async () => {
  const app = await startAppForTest();
  const person = await signUpPerson(app, 'Ana');
  // Locks the table `users`, so that the token request waits after it has read the session. Then commits the
  // simulated password reset.
  const reset = await app.db.pool.connect();
  await reset.query('begin; lock table users in access exclusive mode');
  const pendingReply = requestBearerToken(app, person.cookie);
  const waits = `select from pg_locks where relation = 'users'::regclass and not granted`;
  await expect.poll(async () => (await app.db.pool.query(waits)).rowCount).toBe(1);
  await reset.query('delete from auth.session; update users set bearers_from = clock_timestamp(); commit');
  reset.release();
  const reply = await pendingReply;
  if (reply.status === 200) {
    const { token } = reply.body as { token: string };
    expect((await createVisitor(app, token).tries(calls.listFriends)).status).toBe(401);
  } else expect(reply.status).toBe(401);
});

test('a bearer token from before a password reset gets 401, even if it asks to create a user record', async () => {
  const { smtp, app } = await startAppWithMailServer();
  const attacker = await signUpWithoutUserRecord(app, { name: 'Eve', email: 'ana@example.com' });
  await resetPasswordByMail(app, smtp, { email: attacker.email, password });
  const body = { firebase_uid: attacker.uid, email: attacker.email, display_name: 'Eve' };
  expect((await createVisitor(app, attacker.bearer).tries(calls.createUser, { body })).status).toBe(401);
  const owner = await signInWithCredentials(app, { email: attacker.email, password });
  await owner.does(calls.createUser, { body: { ...body, display_name: 'Ana' } });
  expect((await owner.tries(calls.listFriends)).status).toBe(200);
  expect((await createVisitor(app, attacker.bearer).tries(calls.createUser, { body })).status).toBe(401);
});

test('a Firebase token gets 401 if it was issued before the time in `bearers_from` of the user record', async () => {
  const key = await createGoogleKey('k1');
  const app = await startAppForTest((await startKeyServer(key)).env);
  const body = { firebase_uid: 'firebase-ana', email: 'ana@example.com', display_name: 'Ana' } as const;
  await createVisitor(app, await createFirebaseToken(key)).does(calls.createUser, { body });
  const statusFor = async (iat: number): Promise<number> => {
    const caller = createVisitor(app, await createFirebaseToken(key, { iat }));
    return (await caller.tries(calls.createWishlist, { body: { title: 'Winter' } })).status;
  };
  const now = Math.floor(Date.now() / 1000);
  await app.db.pool.query('update users set bearers_from = to_timestamp($1)', [now - 10]);
  expect([await statusFor(now - 11), await statusFor(now - 10), await statusFor(now - 5)]).toEqual([401, 201, 201]);
});

test('a person’s deactivation takes effect although the server gets no notifications of user changes', async () => {
  const app = await startAppForTest();
  const person = await signUpPerson(app, 'Ana');
  await fetchReadStatus(person);
  const listeners = `from pg_stat_activity where query ~ 'listen|recovery' and datname = current_database() and pid <> pg_backend_pid()`;
  await app.db.pool.query(`select pg_terminate_backend(pid) ${listeners}`);
  await expect.poll(async () => (await app.db.pool.query(`select ${listeners}`)).rowCount).toBe(0);
  await app.db.pool.query('update users set is_active = false');
  await expect.poll(() => fetchReadStatus(person)).toBe(403);
});
