import { expect, test } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { sendIdentityRequest } from '../../test/identity-requests.ts';
import { createVisitor } from '../../test/person.ts';

const ana = { name: 'Ana', email: 'ana@example.com', password: 'secret gift' };

test('a sign-up starts a session, trims the name and stores the e-mail address in lower case', async () => {
  const app = await startAppForTest();
  const reply = await sendIdentityRequest(app, 'sign-up/email', { ...ana, name: '  Ana ', email: 'Ana@Example.com' });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    user: { id: expect.any(String), name: 'Ana', email: 'ana@example.com', emailVerified: false },
    awaitsVerification: false,
  });
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('the session token is sent only in an HttpOnly cookie, and stored only as a hash', async () => {
  const app = await startAppForTest();
  const signUp = await sendIdentityRequest(app, 'sign-up/email', ana);
  const signIn = await sendIdentityRequest(app, 'sign-in/email', { email: ana.email, password: ana.password });
  const { rows: sessions } = await app.db.pool.query('select * from auth.session');
  for (const reply of [signUp, signIn]) {
    const [cookie = '', ...others] = reply.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^wishwell_session_id=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = decodeURIComponent(/=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0] ?? '';
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(reply.text).not.toContain(token);
    expect(JSON.stringify(sessions)).not.toContain(token);
  }
  expect(sessions).toMatchObject([1, 2].map(() => ({ ipAddress: '', userAgent: '' })));
  const { rows } = await app.db.pool.query<{ password: string }>('select password from auth.account');
  expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('with an https PUBLIC_URL the session cookie is Secure and has the __Host- prefix', async () => {
  const app = await startAppForTest({ PUBLIC_URL: 'https://wishes.example' });
  const reply = await sendIdentityRequest(app, 'sign-up/email', ana);
  expect(reply.headers.getSetCookie()[0]).toMatch(
    /^__Host-wishwell_session=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('of simultaneous and later sign-ups with one e-mail address, one gets 200 and the others 409', async () => {
  const app = await startAppForTest();
  const replies = await Promise.all([
    sendIdentityRequest(app, 'sign-up/email', ana),
    sendIdentityRequest(app, 'sign-up/email', ana),
  ]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const { rows } = await app.db.pool.query('select 1 from auth.account');
  expect(rows).toHaveLength(1);
  expect(await sendIdentityRequest(app, 'sign-up/email', { ...ana, email: 'ANA@example.com' })).toMatchObject({
    status: 409,
    body: { code: 'USER_ALREADY_EXISTS', message: 'Email already in use' },
  });
});

test('a sign-in gets the same 401 for a wrong password and for an unknown e-mail address', async () => {
  const app = await startAppForTest();
  await sendIdentityRequest(app, 'sign-up/email', ana);
  const wrong = await sendIdentityRequest(app, 'sign-in/email', { email: ana.email, password: 'something else' });
  const unknown = await sendIdentityRequest(app, 'sign-in/email', {
    email: 'bo@example.com',
    password: 'something else',
  });
  expect(wrong).toMatchObject({
    status: 401,
    body: { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Incorrect email or password' },
  });
  expect({ status: unknown.status, text: unknown.text }).toEqual({ status: wrong.status, text: wrong.text });
});

test('a sign-in to an inactive account gets 403 with the right password and 401 with a wrong one', async () => {
  const app = await startAppForTest();
  const { body } = await sendIdentityRequest(app, 'sign-up/email', ana);
  const { user } = body as { user: { id: string } };
  await app.db.pool.query('insert into users (uid, email, is_active) values ($1, $2, false)', [user.id, ana.email]);
  const withRightPassword = await sendIdentityRequest(app, 'sign-in/email', {
    email: ana.email,
    password: ana.password,
  });
  expect(withRightPassword).toMatchObject({
    status: 403,
    body: { code: 'USER_DISABLED', message: 'This account is not active' },
  });
  expect(withRightPassword.headers.getSetCookie()).toEqual([]);
  const wrong = await sendIdentityRequest(app, 'sign-in/email', { email: ana.email, password: 'something else' });
  expect(wrong.status).toBe(401);
});

test('requests to endpoints of the identity library that the app does not use get 404', async () => {
  const app = await startAppForTest();
  const { headers } = await sendIdentityRequest(app, 'sign-up/email', ana);
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const paths = {
    GET: 'get-session list-sessions update-user verify-email reset-password/abc callback/google sign-in/email ok token/',
    POST: 'delete-user set-password start-session google/callback change-email sign-in/social token',
  };
  for (const [method, names] of Object.entries(paths)) {
    for (const name of names.split(' ')) {
      const init = { headers: { cookie, origin: app.origin } };
      const { status, text } = await createVisitor(app).sends(method, `/api/auth/${name}`, init);
      expect([name, status, text]).toEqual([name, 404, '{"code":"NOT_FOUND","message":"Not found"}']);
    }
  }
});
