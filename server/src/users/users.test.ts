import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, startAppForTest, type TestApp } from '../../test/app.ts';
import { digestUserData } from '../../test/digest-user-data.ts';
import { signUpPerson, signUpWithoutUserRecord, createVisitor } from '../../test/person.ts';
import { runBeforeStatement } from '../../test/record-statements.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const uma = { name: 'Uma' };

it('a user record is created by the first request of a new account, and returned by later requests', async () => {
  const { uid, email, bearer } = await signUpWithoutUserRecord(app, uma);
  const self = createVisitor(app, bearer);
  expect(await self.tries(calls.getUserByUid, { params: { uid } })).toMatchObject({ status: 404 });
  const body = { firebase_uid: uid, email: email.toUpperCase(), display_name: ' Uma B. ', avatar: 'pink' } as const;
  const made = await self.tries(calls.createUser, { body });
  const user = {
    uid,
    email,
    display_name: 'Uma B.',
    avatar: 'pink',
    is_staff: false,
    is_superuser: false,
    is_active: true,
  };
  expect(made).toMatchObject({ status: 201, body: user });
  const again = await self.tries(calls.createUser, { body: { ...body, display_name: 'Other', avatar: 'red' } });
  expect([again.status, again.body]).toEqual([200, made.body]);
  expect(await self.does(calls.getUserByUid, { params: { uid } })).toEqual(made.body);
});

it('a request for a user record with another uid or e-mail address than the bearer token’s gets 403', async () => {
  const { uid, email, bearer } = await signUpWithoutUserRecord(app, uma);
  const self = createVisitor(app, bearer);
  expect(await self.tries(calls.createUser, { body: { firebase_uid: `${uid}x`, email } })).toMatchObject({
    status: 403,
    text: 'The uid is not that of the signed-in identity',
  });
  expect(await self.tries(calls.createUser, { body: { firebase_uid: uid, email: 'b@example.com' } })).toMatchObject({
    status: 403,
    text: 'The e-mail address is not that of the signed-in identity',
  });
});

it('a request for a user record with the e-mail address of another user record gets 409', async () => {
  const { uid, email, bearer } = await signUpWithoutUserRecord(app, uma);
  const other = await signUpWithoutUserRecord(app, uma);
  await app.db.pool.query('insert into users (uid, email) values ($1, upper($2))', [other.uid, email]);
  const reply = await createVisitor(app, bearer).tries(calls.createUser, { body: { firebase_uid: uid, email } });
  expect(reply).toMatchObject({ status: 409, text: 'Another account uses this e-mail address' });
});

it('a new user name is stored without control characters and invisible characters', async () => {
  for (const [sent, kept] of [
    ['\u202EU\u0007ma', 'Uma'],
    ['\u3164', ''],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ] as const) {
    const { uid, email, bearer } = await signUpWithoutUserRecord(app, uma);
    const body = { firebase_uid: uid, email, display_name: sent };
    const made = await createVisitor(app, bearer).tries(calls.createUser, { body });
    expect(made).toMatchObject({ status: 201, body: { display_name: kept } });
  }
});

it('the name of a user record that is created without a bearer token loses control characters', async () => {
  const { uid, email } = await signUpWithoutUserRecord(app, uma);
  await app.db.pool.query('update auth."user" set name = $2 where id = $1', [uid, 'U\u202Em\u009Ba']);
  const body = { firebase_uid: uid, email, display_name: '' };
  const made = await createVisitor(app).tries(calls.createUser, { body });
  expect(made).toMatchObject({ status: 201, body: { display_name: 'Uma' } });
});

it('a user record that is created without a bearer token gets the name from the identity provider', async () => {
  const { uid, email } = await signUpWithoutUserRecord(app, uma);
  const body = { firebase_uid: uid, email: email.toUpperCase(), display_name: 'Somebody else' };
  expect(await createVisitor(app).tries(calls.createUser, { body })).toMatchObject({
    status: 201,
    body: { uid, email, display_name: 'Uma' },
  });
});

it.each([
  ['the identity is old', `update auth."user" set "createdAt" = now() - interval '5 minutes' where id = $1`],
  ['the identity has a user record', `insert into users (uid, email) values ($1, 'taken@example.com')`],
  ['the identity does not exist', 'delete from auth."user" where id = $1'],
  ['the request has another address', `update auth."user" set email = 'b@example.com' where id = $1`],
])('without a bearer token, no user record is created when %s', async (_when, statement) => {
  const { uid, email } = await signUpWithoutUserRecord(app, uma);
  await app.db.pool.query(statement, [uid]);
  const before = await digestUserData(app);
  const reply = await createVisitor(app).tries(calls.createUser, { body: { firebase_uid: uid, email } });
  expect(reply).toMatchObject({ status: 401, text: 'User not authenticated' });
  expect(await digestUserData(app)).toBe(before);
});

describe('a configured superuser (SUPERUSER_EMAILS)', () => {
  it.each([
    ['gets the superuser role as the first account, if only its own machine can reach the server', {}, [], true],
    ['gets no role as the second account, if the address is not proven', {}, ['Ana'], false],
    ['gets no role as the first account of a HOST for other machines', { HOST: '0.0.0.0' }, [], false],
    ['gets no role as the first account of a public URL', { PUBLIC_URL: 'https://wishes.example' }, [], false],
  ] as const)('%s', async (_title, env, earlierNames, hasRole) => {
    const own = await startAppForTest({ SUPERUSER_EMAILS: 'Root@example.com', ...env });
    for (const name of earlierNames) {
      const { uid, does } = await signUpPerson(own, name);
      expect(await does(calls.getUserByUid, { params: { uid } })).toMatchObject({ is_superuser: false });
    }
    const { uid, does } = await signUpPerson(own, 'Root', { email: 'root@example.com' });
    expect(await does(calls.getUserByUid, { params: { uid } })).toMatchObject({ is_superuser: hasRole });
  });
});

it('a profile change gets 404 if the user is deleted at the same time', async () => {
  const ana = await signUpPerson(app, 'Ana');
  runBeforeStatement(app, 'users.lockUser', () => app.db.pool.query('delete from users where id = $1', [ana.id]));
  const saved = await ana.tries(calls.updateProfile, { body: { display_name: 'Ana B.' } });
  expect(saved).toMatchObject({ status: 404 });
});

it('a profile change of only the name keeps the avatar', async () => {
  const ana = await signUpPerson(app, 'Ana', { avatar: 'purple' });
  const changed = await ana.does(calls.updateProfile, { body: { display_name: 'Ana B.' } });
  expect(changed).toMatchObject({ display_name: 'Ana B.', avatar: 'purple' });
});
