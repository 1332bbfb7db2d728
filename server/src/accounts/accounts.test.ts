import { expect, test } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { postIdentity } from '../../test/identity-calls.ts';
import { createVisitor } from '../../test/person.ts';

const ana = { name: 'Ana', email: 'ana@example.com', password: 'secret gift' };

test('a sign-up starts a session, trims the name and stores the e-mail address in lower case', async () => {
  const app = await startAppForTest();
  const reply = await postIdentity(app, 'sign-up/email', { ...ana, name: '  Ana ', email: 'Ana@Example.com' });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    user: { id: expect.any(String), name: 'Ana', email: 'ana@example.com', emailVerified: false },
    awaitsVerification: false,
  });
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('the session token is only in an HttpOnly cookie, and in no response body', async () => {
  const app = await startAppForTest();
  const signUp = await postIdentity(app, 'sign-up/email', ana);
  const signIn = await postIdentity(app, 'sign-in/email', { email: ana.email, password: ana.password });
  for (const reply of [signUp, signIn]) {
    const [cookie = '', ...others] = reply.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^wishwell_session_id=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = decodeURIComponent(/=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0] ?? '';
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(reply.text).not.toContain(token);
  }
});

test('with an https PUBLIC_URL the session cookie is Secure and has the __Host- prefix', async () => {
  const app = await startAppForTest({ PUBLIC_URL: 'https://wishes.example' });
  const reply = await postIdentity(app, 'sign-up/email', ana);
  expect(reply.headers.getSetCookie()[0]).toMatch(
    /^__Host-wishwell_session=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('the database stores only hashes of passwords and session tokens', async () => {
  const app = await startAppForTest();
  const reply = await postIdentity(app, 'sign-up/email', ana);
  const token = /=([^.]+)\./.exec(reply.headers.getSetCookie()[0] ?? '')?.[1];
  const { rows: accounts } = await app.db.pool.query<{ password: string }>('select password from auth.account');
  expect(accounts[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const { rows: sessions } = await app.db.pool.query<{ token: string }>('select * from auth.session');
  expect(JSON.stringify(sessions)).not.toContain(token);
  expect(sessions[0]).toMatchObject({ ipAddress: '', userAgent: '' });
});

test('a sign-up with an existing e-mail address gets 409, also in upper case', async () => {
  const app = await startAppForTest();
  await postIdentity(app, 'sign-up/email', ana);
  const reply = await postIdentity(app, 'sign-up/email', { ...ana, email: 'ANA@example.com' });
  expect(reply).toMatchObject({
    status: 409,
    body: { code: 'USER_ALREADY_EXISTS', message: 'Email already in use' },
  });
});

test('of two simultaneous sign-ups with one e-mail address, one gets 200 and the other 409', async () => {
  const app = await startAppForTest();
  const replies = await Promise.all([postIdentity(app, 'sign-up/email', ana), postIdentity(app, 'sign-up/email', ana)]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const { rows } = await app.db.pool.query('select 1 from auth.account');
  expect(rows).toHaveLength(1);
});

test('a sign-in gets the same 401 for a wrong password and for an unknown e-mail address', async () => {
  const app = await startAppForTest();
  await postIdentity(app, 'sign-up/email', ana);
  const wrong = await postIdentity(app, 'sign-in/email', { email: ana.email, password: 'something else' });
  const unknown = await postIdentity(app, 'sign-in/email', { email: 'bo@example.com', password: 'something else' });
  expect(wrong).toMatchObject({
    status: 401,
    body: { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Incorrect email or password' },
  });
  expect({ status: unknown.status, text: unknown.text }).toEqual({ status: wrong.status, text: wrong.text });
});

test('a sign-in to an inactive account gets 403 with the right password and 401 with a wrong one', async () => {
  const app = await startAppForTest();
  const { body } = await postIdentity(app, 'sign-up/email', ana);
  const { user } = body as { user: { id: string } };
  await app.db.pool.query('insert into users (uid, email, is_active) values ($1, $2, false)', [user.id, ana.email]);
  const withRightPassword = await postIdentity(app, 'sign-in/email', { email: ana.email, password: ana.password });
  expect(withRightPassword).toMatchObject({
    status: 403,
    body: { code: 'USER_DISABLED', message: 'This account is not active' },
  });
  expect(withRightPassword.headers.getSetCookie()).toEqual([]);
  const wrong = await postIdentity(app, 'sign-in/email', { email: ana.email, password: 'something else' });
  expect(wrong.status).toBe(401);
});

test('requests to endpoints of the identity library that the app does not use get 404', async () => {
  const app = await startAppForTest();
  const { headers } = await postIdentity(app, 'sign-up/email', ana);
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const unlistedPaths = [
    ['GET', 'get-session'],
    ['GET', 'list-sessions'],
    ['GET', 'update-user'],
    ['POST', 'delete-user'],
    ['POST', 'set-password'],
    ['POST', 'start-session'],
    ['GET', 'verify-email'],
    ['GET', 'reset-password/abc'],
    ['GET', 'callback/google'],
    ['POST', 'google/callback'],
    ['POST', 'change-email'],
    ['POST', 'sign-in/social'],
    ['GET', 'sign-in/email'],
    ['GET', 'sign-out'],
    ['POST', 'token'],
    ['HEAD', 'token'],
    ['GET', 'ok'],
    ['GET', 'token/'],
    ['GET', ''],
  ] as const;
  const answers = await Promise.all(
    unlistedPaths.map(async ([method, path]) => {
      const reply = await createVisitor(app).sends(method, `/api/auth/${path}`, {
        headers: { cookie, origin: app.origin },
      });
      return `${method} ${path}: ${reply.status} ${reply.text}`;
    }),
  );
  const body = '{"code":"NOT_FOUND","message":"Not found"}';
  expect(answers).toEqual(
    unlistedPaths.map(([method, path]) => `${method} ${path}: 404 ${method === 'HEAD' ? '' : body}`),
  );
});
