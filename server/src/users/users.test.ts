import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, startAppForTest, type TestApp } from '../../test/app.ts';
import { contentsOf } from '../../test/contents.ts';
import { renewBearer, signedIn, signUp, visitor } from '../../test/person.ts';
import { justBefore } from '../../test/statements-run.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const uma = { name: 'Uma' };

describe('a record of an identity', () => {
  it('is made once, and found afterwards', async () => {
    const { uid, email, bearer } = await signUp(app, uma);
    const self = visitor(app, bearer);
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

  it('keeps the address of the identity, in whatever case it is sent', async () => {
    const { uid, email, bearer } = await signUp(app, uma);
    const body = { firebase_uid: uid, email: email.toUpperCase() };
    expect(await visitor(app, bearer).does(calls.createUser, { body })).toMatchObject({ email });
  });

  it('is bound to the uid and the address of its bearer', async () => {
    const { uid, email, bearer } = await signUp(app, uma);
    const self = visitor(app, bearer);
    expect(await self.tries(calls.createUser, { body: { firebase_uid: `${uid}x`, email } })).toMatchObject({
      status: 403,
      text: 'The uid is not that of the signed-in identity',
    });
    expect(await self.tries(calls.createUser, { body: { firebase_uid: uid, email: 'b@example.com' } })).toMatchObject({
      status: 403,
      text: 'The e-mail address is not that of the signed-in identity',
    });
  });

  it('is refused when a record has its address already', async () => {
    const { uid, email, bearer } = await signUp(app, uma);
    const other = await signUp(app, uma);
    await app.db.pool.query('insert into users (uid, email) values ($1, upper($2))', [other.uid, email]);
    const reply = await visitor(app, bearer).tries(calls.createUser, { body: { firebase_uid: uid, email } });
    expect(reply).toMatchObject({ status: 409, text: 'Another account uses this e-mail address' });
  });
});

describe('the name from a provider', () => {
  it('is cleaned with a bearer, and may be empty afterwards', async () => {
    for (const [sent, kept] of [
      ['\u202EU\u0007ma', 'Uma'],
      ['\u3164', ''],
      ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ] as const) {
      const { uid, email, bearer } = await signUp(app, uma);
      const body = { firebase_uid: uid, email, display_name: sent };
      const made = await visitor(app, bearer).tries(calls.createUser, { body });
      expect(made).toMatchObject({ status: 201, body: { display_name: kept } });
    }
  });

  it('is cleaned without a bearer', async () => {
    const { uid, email } = await signUp(app, uma);
    await app.db.pool.query('update auth."user" set name = $2 where id = $1', [uid, 'U\u202Em\u009Ba']);
    const body = { firebase_uid: uid, email, display_name: '' };
    const made = await visitor(app).tries(calls.createUser, { body });
    expect(made).toMatchObject({ status: 201, body: { display_name: 'Uma' } });
  });
});

describe('without a bearer a record', () => {
  it('is made for a fresh identity, under the name that the provider knows', async () => {
    const { uid, email } = await signUp(app, uma);
    const body = { firebase_uid: uid, email: email.toUpperCase(), display_name: 'Somebody else' };
    expect(await visitor(app).tries(calls.createUser, { body })).toMatchObject({
      status: 201,
      body: { uid, email, display_name: 'Uma' },
    });
  });

  it.each([
    [
      'the identity is five minutes old',
      `update auth."user" set "createdAt" = now() - interval '5 minutes' where id = $1`,
    ],
    ['there is a record', `insert into users (uid, email) values ($1, 'taken@example.com')`],
    ['there is no such identity', 'delete from auth."user" where id = $1'],
  ])('is not made when %s', async (_when, statement) => {
    const { uid, email } = await signUp(app, uma);
    await app.db.pool.query(statement, [uid]);
    const before = await contentsOf(app);
    const reply = await visitor(app).tries(calls.createUser, { body: { firebase_uid: uid, email } });
    expect(reply).toMatchObject({ status: 401, text: 'User not authenticated' });
    expect(await contentsOf(app)).toBe(before);
  });

  it('is not made for another address', async () => {
    const { uid } = await signUp(app, uma);
    const reply = await visitor(app).tries(calls.createUser, { body: { firebase_uid: uid, email: 'b@example.com' } });
    expect(reply).toMatchObject({ status: 401, text: 'User not authenticated' });
  });
});

describe('a configured superuser', () => {
  const env = { SUPERUSER_EMAILS: 'Root@example.com' };

  it('is raised as the first account of an installation on loopback', async () => {
    const own = await startAppForTest(env);
    const root = await signedIn(own, 'Root', { email: 'root@example.com' });
    expect(await root.does(calls.getUserByUid, { params: { uid: root.uid } })).toMatchObject({ is_superuser: true });
  });

  it('is not raised as the second, for the address is not proven', async () => {
    const own = await startAppForTest(env);
    await signedIn(own, 'Ana');
    const root = await signedIn(own, 'Root', { email: 'root@example.com' });
    expect(await root.does(calls.getUserByUid, { params: { uid: root.uid } })).toMatchObject({ is_superuser: false });
  });

  it('is not raised as the first where others can reach the installation', async () => {
    for (const reachable of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://wishes.example' }]) {
      const own = await startAppForTest({ ...env, ...reachable });
      const root = await signedIn(own, 'Root', { email: 'root@example.com' });
      expect(await root.does(calls.getUserByUid, { params: { uid: root.uid } })).toMatchObject({ is_superuser: false });
    }
  });

  it('is nobody else, first or not', async () => {
    const own = await startAppForTest(env);
    const ana = await signedIn(own, 'Ana');
    expect(await ana.does(calls.getUserByUid, { params: { uid: ana.uid } })).toMatchObject({ is_superuser: false });
  });
});

describe('an account', () => {
  it('is refused from the call after its deactivation on, with a bearer that lives', async () => {
    const ana = await signedIn(app, 'Ana');
    await app.db.pool.query('update users set is_active = false where id = $1', [ana.id]);
    expect(await ana.tries(calls.listFriends)).toMatchObject({ status: 403, text: 'This account is not active' });
    await app.db.pool.query('update users set is_active = true where id = $1', [ana.id]);
    expect(await ana.tries(calls.listFriends)).toMatchObject({ status: 401 });
    await renewBearer(app, ana);
    expect(await ana.tries(calls.listFriends)).toMatchObject({ status: 200 });
  });

  it('loses its role from the next call on', async () => {
    const una = await signedIn(app, 'Una');
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

  it('that goes while its profile is being saved is not found', async () => {
    const ana = await signedIn(app, 'Ana');
    justBefore(app, 'users.lock', () => app.db.pool.query('delete from users where id = $1', [ana.id]));
    const saved = await ana.tries(calls.updateProfile, { body: { display_name: 'Ana B.' } });
    expect(saved).toMatchObject({ status: 404 });
  });

  it('keeps its avatar when only the name changes', async () => {
    const ana = await signedIn(app, 'Ana', { avatar: 'purple' });
    const changed = await ana.does(calls.updateProfile, { body: { display_name: 'Ana B.' } });
    expect(changed).toMatchObject({ display_name: 'Ana B.', avatar: 'purple' });
  });
});
