import { expect, test } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { postIdentity } from '../../test/identity-calls.ts';
import { visitor } from '../../test/person.ts';

const ana = { name: 'Ana', email: 'ana@example.com', password: 'secret gift' };

test('whoever signs up is signed in, under a trimmed name and an address in lower case', async () => {
  const app = await startAppForTest();
  const reply = await postIdentity(app, 'sign-up/email', { ...ana, name: '  Ana ', email: 'Ana@Example.com' });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    user: { id: expect.any(String), name: 'Ana', email: 'ana@example.com', emailVerified: false },
    awaitsVerification: false,
  });
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('the session lies in a cookie for the identity calls alone, out of reach of scripts, and nowhere in a body', async () => {
  const app = await startAppForTest();
  const signUp = await postIdentity(app, 'sign-up/email', ana);
  const signIn = await postIdentity(app, 'sign-in/email', { email: ana.email, password: ana.password });
  for (const reply of [signUp, signIn]) {
    const [cookie = '', ...others] = reply.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^wishwell_session_id=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = decodeURIComponent(/=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0] ?? '';
    // 190 random bits.
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(reply.text).not.toContain(token);
  }
});

test('on https the cookie is bound to the host and sent over https only', async () => {
  const app = await startAppForTest({ PUBLIC_URL: 'https://wishes.example' });
  const reply = await postIdentity(app, 'sign-up/email', ana);
  expect(reply.headers.getSetCookie()[0]).toMatch(
    /^__Host-wishwell_session=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('neither passwords nor session tokens can be read from the database', async () => {
  const app = await startAppForTest();
  const reply = await postIdentity(app, 'sign-up/email', ana);
  const token = /=([^.]+)\./.exec(reply.headers.getSetCookie()[0] ?? '')?.[1];
  const { rows: accounts } = await app.db.pool.query<{ password: string }>('select password from auth.account');
  expect(accounts[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const { rows: sessions } = await app.db.pool.query<{ token: string }>('select * from auth.session');
  expect(JSON.stringify(sessions)).not.toContain(token);
  expect(sessions[0]).toMatchObject({ ipAddress: '', userAgent: '' });
});

test('a second account with the same address is refused, however the address is written', async () => {
  const app = await startAppForTest();
  await postIdentity(app, 'sign-up/email', ana);
  const reply = await postIdentity(app, 'sign-up/email', { ...ana, email: 'ANA@example.com' });
  expect(reply).toMatchObject({
    status: 409,
    body: { code: 'USER_ALREADY_EXISTS', message: 'Email already in use' },
  });
});

test('of two sign-ups at once with one address, one wins and the other is told so', async () => {
  const app = await startAppForTest();
  const replies = await Promise.all([postIdentity(app, 'sign-up/email', ana), postIdentity(app, 'sign-up/email', ana)]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const { rows } = await app.db.pool.query('select 1 from auth.account');
  expect(rows).toHaveLength(1);
});

test('a wrong password and an unknown address get the same answer', async () => {
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

test('an inactive account is told so, after the right password only, and gets no session', async () => {
  const app = await startAppForTest();
  const { body } = await postIdentity(app, 'sign-up/email', ana);
  const { user } = body as { user: { id: string } };
  await app.db.pool.query('insert into users (uid, email, is_active) values ($1, $2, false)', [user.id, ana.email]);
  const right = await postIdentity(app, 'sign-in/email', { email: ana.email, password: ana.password });
  expect(right).toMatchObject({ status: 403, body: { code: 'USER_DISABLED', message: 'This account is not active' } });
  expect(right.headers.getSetCookie()).toEqual([]);
  const wrong = await postIdentity(app, 'sign-in/email', { email: ana.email, password: 'something else' });
  expect(wrong.status).toBe(401);
});

test('of the library only the calls that we name can be reached', async () => {
  const app = await startAppForTest();
  const { headers } = await postIdentity(app, 'sign-up/email', ana);
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const refused = [
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
    refused.map(async ([method, path]) => {
      const reply = await visitor(app).sends(method, `/api/auth/${path}`, { headers: { cookie, origin: app.origin } });
      return `${method} ${path}: ${reply.status} ${reply.text}`;
    }),
  );
  const body = '{"code":"NOT_FOUND","message":"Not found"}';
  expect(answers).toEqual(refused.map(([method, path]) => `${method} ${path}: 404 ${method === 'HEAD' ? '' : body}`));
});
