import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, startAppForTest, type TestApp } from '../../test/app.ts';
import { digestUserData } from '../../test/contents.ts';
import { renewBearer, signUpPerson, signUpIdentity, createVisitor } from '../../test/person.ts';
import { runBeforeStatement } from '../../test/record-statements.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const uma = { name: 'Uma' };

describe('the user record of an identity', () => {
  it('is created by the first request of the identity, and returned by later requests', async () => {
    const { uid, email, bearer } = await signUpIdentity(app, uma);
    const self = createVisitor(app, bearer);
    expect(await self.tries(calls.getUserByUid, { params: { uid } })).toMatchObject({ status: 404 });
    const body = { firebase_uid: uid, email, display_name: ' Uma B. ', avatar: 'pink' } as const;
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

  it('has the identity’s e-mail address, even if the request contains it in upper case', async () => {
    const { uid, email, bearer } = await signUpIdentity(app, uma);
    const body = { firebase_uid: uid, email: email.toUpperCase() };
    expect(await createVisitor(app, bearer).does(calls.createUser, { body })).toMatchObject({ email });
  });

  it('is not created (403) with another uid or e-mail address than the bearer token’s', async () => {
    const { uid, email, bearer } = await signUpIdentity(app, uma);
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

  it('is not created (409) if another user record has its e-mail address', async () => {
    const { uid, email, bearer } = await signUpIdentity(app, uma);
    const other = await signUpIdentity(app, uma);
    await app.db.pool.query('insert into users (uid, email) values ($1, upper($2))', [other.uid, email]);
    const reply = await createVisitor(app, bearer).tries(calls.createUser, { body: { firebase_uid: uid, email } });
    expect(reply).toMatchObject({ status: 409, text: 'Another account uses this e-mail address' });
  });
});

describe('the name of a new user', () => {
  it('loses control and invisible characters if sent with a bearer token, and may become empty', async () => {
    for (const [sent, kept] of [
      ['\u202EU\u0007ma', 'Uma'],
      ['\u3164', ''],
      ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ] as const) {
      const { uid, email, bearer } = await signUpIdentity(app, uma);
      const body = { firebase_uid: uid, email, display_name: sent };
      const made = await createVisitor(app, bearer).tries(calls.createUser, { body });
      expect(made).toMatchObject({ status: 201, body: { display_name: kept } });
    }
  });

  it('loses control characters if sent without a bearer token', async () => {
    const { uid, email } = await signUpIdentity(app, uma);
    await app.db.pool.query('update auth."user" set name = $2 where id = $1', [uid, 'U\u202Em\u009Ba']);
    const body = { firebase_uid: uid, email, display_name: '' };
    const made = await createVisitor(app).tries(calls.createUser, { body });
    expect(made).toMatchObject({ status: 201, body: { display_name: 'Uma' } });
  });
});

describe('without a bearer token a user record', () => {
  it('is created for a new identity, with the name that the identity provider knows', async () => {
    const { uid, email } = await signUpIdentity(app, uma);
    const body = { firebase_uid: uid, email: email.toUpperCase(), display_name: 'Somebody else' };
    expect(await createVisitor(app).tries(calls.createUser, { body })).toMatchObject({
      status: 201,
      body: { uid, email, display_name: 'Uma' },
    });
  });

  it.each([
    [
      'the identity is five minutes old',
      `update auth."user" set "createdAt" = now() - interval '5 minutes' where id = $1`,
    ],
    ['the identity has a user record', `insert into users (uid, email) values ($1, 'taken@example.com')`],
    ['the identity does not exist', 'delete from auth."user" where id = $1'],
  ])('is not created when %s', async (_when, statement) => {
    const { uid, email } = await signUpIdentity(app, uma);
    await app.db.pool.query(statement, [uid]);
    const before = await digestUserData(app);
    const reply = await createVisitor(app).tries(calls.createUser, { body: { firebase_uid: uid, email } });
    expect(reply).toMatchObject({ status: 401, text: 'User not authenticated' });
    expect(await digestUserData(app)).toBe(before);
  });

  it('is not created if the request has another e-mail address than the identity', async () => {
    const { uid } = await signUpIdentity(app, uma);
    const reply = await createVisitor(app).tries(calls.createUser, {
      body: { firebase_uid: uid, email: 'b@example.com' },
    });
    expect(reply).toMatchObject({ status: 401, text: 'User not authenticated' });
  });
});

describe('a configured superuser (SUPERUSER_EMAILS)', () => {
  const env = { SUPERUSER_EMAILS: 'Root@example.com' };

  it('gets the superuser role as the first account if only its own machine can reach the server', async () => {
    const own = await startAppForTest(env);
    const root = await signUpPerson(own, 'Root', { email: 'root@example.com' });
    expect(await root.does(calls.getUserByUid, { params: { uid: root.uid } })).toMatchObject({ is_superuser: true });
  });

  it('does not get the superuser role as the second account, if the address is not proven', async () => {
    const own = await startAppForTest(env);
    await signUpPerson(own, 'Ana');
    const root = await signUpPerson(own, 'Root', { email: 'root@example.com' });
    expect(await root.does(calls.getUserByUid, { params: { uid: root.uid } })).toMatchObject({ is_superuser: false });
  });

  it('does not get the superuser role as the first account if other machines reach the installation', async () => {
    for (const reachable of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://wishes.example' }]) {
      const own = await startAppForTest({ ...env, ...reachable });
      const root = await signUpPerson(own, 'Root', { email: 'root@example.com' });
      expect(await root.does(calls.getUserByUid, { params: { uid: root.uid } })).toMatchObject({ is_superuser: false });
    }
  });

  it('does not get the superuser role with another e-mail address than the configured one', async () => {
    const own = await startAppForTest(env);
    const ana = await signUpPerson(own, 'Ana');
    expect(await ana.does(calls.getUserByUid, { params: { uid: ana.uid } })).toMatchObject({ is_superuser: false });
  });
});

describe('an account', () => {
  it('gets 403 after its deactivation, even with a valid bearer token', async () => {
    const ana = await signUpPerson(app, 'Ana');
    await app.db.pool.query('update users set is_active = false where id = $1', [ana.id]);
    expect(await ana.tries(calls.listFriends)).toMatchObject({ status: 403, text: 'This account is not active' });
    await app.db.pool.query('update users set is_active = true where id = $1', [ana.id]);
    expect(await ana.tries(calls.listFriends)).toMatchObject({ status: 401 });
    await renewBearer(app, ana);
    expect(await ana.tries(calls.listFriends)).toMatchObject({ status: 200 });
  });

  it('has no superuser rights at the first request after losing the role', async () => {
    const una = await signUpPerson(app, 'Una');
    await app.db.pool.query('update users set is_superuser = true where id = $1', [una.id]);
    await renewBearer(app, una);
    expect(await una.tries(calls.countOpenBugReports)).toMatchObject({ status: 200 });
    await app.db.pool.query('update users set is_superuser = false where id = $1', [una.id]);
    expect(await una.tries(calls.countOpenBugReports)).toMatchObject({ status: 401 });
    await renewBearer(app, una);
    expect(await una.tries(calls.countOpenBugReports)).toMatchObject({
      status: 403,
      text: 'You are not allowed to do that',
    });
  });

  it('gets 404 if it is deleted while its profile is changed', async () => {
    const ana = await signUpPerson(app, 'Ana');
    runBeforeStatement(app, 'users.lockUser', () => app.db.pool.query('delete from users where id = $1', [ana.id]));
    const saved = await ana.tries(calls.updateProfile, { body: { display_name: 'Ana B.' } });
    expect(saved).toMatchObject({ status: 404 });
  });

  it('keeps its avatar when only the name changes', async () => {
    const ana = await signUpPerson(app, 'Ana', { avatar: 'purple' });
    const changed = await ana.does(calls.updateProfile, { body: { display_name: 'Ana B.' } });
    expect(changed).toMatchObject({ display_name: 'Ana B.', avatar: 'purple' });
  });
});
