import { expect, test } from 'vitest';
import { startAppForTest } from '../../../test/app.ts';
import { freshDatabase } from '../../../test/database.ts';
import {
  comesBack,
  cookieOf,
  flow,
  opensWindow,
  resultIn,
  signsInBy,
  startForgedIssuer,
  startWithIssuer as start,
  startWindow,
} from '../../../test/forged-issuer.ts';
import { askForToken, postIdentity } from '../../../test/identity-calls.ts';
import { signUp } from '../../../test/person.ts';
import { makeLink } from '../email-links/make-link.ts';

const claimsIn = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

test('a window goes to the issuer with PKCE, a state and a nonce, and keeps them in a cookie of its own', async () => {
  const { app, issuer } = await start();
  const reply = await opensWindow(app);
  expect(reply.status).toBe(302);
  const address = new URL(reply.headers.get('location') ?? '');
  expect(`${address.origin}${address.pathname}`).toBe(`${issuer.issuer}/auth`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'wishwell',
    response_type: 'code',
    redirect_uri: `${app.origin}/api/auth/google/callback`,
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  const [cookie = ''] = reply.headers.getSetCookie();
  expect(cookie).toMatch(/^wishwell_google=[\w.-]+; Max-Age=600; Path=\/api\/auth\/google; HttpOnly; SameSite=Lax$/);
  for (const secret of ['state', 'nonce']) expect(cookie).not.toContain(address.searchParams.get(secret));
  expect(reply.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('somebody new is signed in, under the proven address, and the page learns of it without any token', async () => {
  const { app, issuer } = await start();
  const window = await startWindow(app);
  const reply = await comesBack(app, issuer, window);
  expect(reply.status).toBe(200);
  expect(resultIn(reply)).toEqual({ flow, ok: true, isNewUser: true });
  const session = cookieOf(reply, 'wishwell_session_id') ?? '';
  const { body } = await askForToken(app, session);
  const { token } = body as { token: string };
  expect(claimsIn(token)).toMatchObject({ email: 'ana@example.com', email_verified: true, name: 'Ana' });
  for (const secret of [token, session.split('=')[1] ?? '', window.state, window.nonce]) {
    expect(reply.text).not.toContain(secret);
  }
  expect(issuer.asked[0]?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  expect(reply.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^wishwell_google=; Max-Age=0; /));
  expect(reply.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'sha256-[^']+';/);
  expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
});

test('continuing with Google ends the session that the browser had', async () => {
  const { app, issuer } = await start();
  const former = await signUp(app, { name: 'Ana' });
  const window = await startWindow(app);
  const reply = await comesBack(app, issuer, window, { cookie: `${window.cookie}; ${former.cookie}` });
  expect(await askForToken(app, cookieOf(reply, 'wishwell_session_id') ?? '')).toMatchObject({ status: 200 });
  expect(await askForToken(app, former.cookie)).toMatchObject({ status: 401 });
});

test('who comes again is the same person, whatever the address is by then', async () => {
  const { app, issuer } = await start();
  await signsInBy(app, issuer);
  await signsInBy(app, issuer, { email: 'anna@example.com' });
  await signsInBy(app, issuer, { email: 'anna@example.com', email_verified: false });
  const { rows } = await app.db.pool.query('select email from auth."user"');
  expect(rows).toEqual([{ email: 'ana@example.com' }]);
});

test('a record makes somebody known', async () => {
  const { app, issuer } = await start();
  await signsInBy(app, issuer);
  await app.db.pool.query('insert into users (uid, email) select id, email from auth."user"');
  expect(resultIn(await signsInBy(app, issuer))).toEqual({ flow, ok: true, isNewUser: false });
});

test('an address that the issuer has not proven lets nobody in', async () => {
  const { app, issuer } = await start();
  for (const claims of [{ email_verified: false }, { email_verified: undefined }, { email: 'no address' }]) {
    const reply = await signsInBy(app, issuer, claims);
    expect(reply.status).toBe(403);
    expect(resultIn(reply)).toMatchObject({
      flow,
      ok: false,
      code: 'auth/invalid-credential',
      message: 'Google has not confirmed this email address.',
    });
    expect(cookieOf(reply, 'wishwell_session_id')).toBeUndefined();
  }
  expect((await app.db.pool.query('select 1 from auth."user"')).rowCount).toBe(0);
});

test('a password account whose address was never proven is not taken over; after one reset it is linked', async () => {
  const { app, issuer } = await start();
  const { uid } = await signUp(app, { name: 'Not Ana', email: 'ana@example.com', password: 'secret gift' });
  const refused = await signsInBy(app, issuer);
  expect(refused.status).toBe(409);
  expect(resultIn(refused)).toMatchObject({ ok: false, code: 'auth/account-exists-with-different-credential' });
  expect(resultIn(refused)['message']).toMatch(/reset its password once/);
  expect(cookieOf(refused, 'wishwell_session_id')).toBeUndefined();

  await app.db.pool.query('update auth."user" set "emailVerified" = true');
  expect(resultIn(await signsInBy(app, issuer))).toMatchObject({ ok: true });
  const { rows } = await app.db.pool.query('select "userId", "providerId" from auth.account order by 2');
  expect(rows).toEqual([
    { userId: uid, providerId: 'credential' },
    { userId: uid, providerId: issuer.issuer },
  ]);
  expect((await postIdentity(app, 'sign-in/email', { email: 'ana@example.com', password: 'secret gift' })).status).toBe(
    200,
  );
});

test('the same subject at another issuer is somebody else', async () => {
  const [first, second] = [await startForgedIssuer(), await startForgedIssuer()];
  const database = await freshDatabase();
  const app = await startAppForTest(first.environment, database);
  const other = await startAppForTest(second.environment, { ...database, drop: async () => undefined });
  await signsInBy(app, first);
  await signsInBy(other, second, { email: 'eve@example.com' });
  const { rows } = await app.db.pool.query('select email from auth."user" order by email');
  expect(rows).toEqual([{ email: 'ana@example.com' }, { email: 'eve@example.com' }]);
});

test('an issuer that tells the address only to who asks for it serves as well', async () => {
  const { app, issuer } = await start();
  issuer.tricks.userInfo = { email: 'Ana@Example.com', email_verified: 'true', name: 'Ana B' };
  const reply = await signsInBy(app, issuer, { email: undefined, email_verified: undefined, name: undefined });
  expect(resultIn(reply)).toMatchObject({ ok: true });
  const { rows } = await app.db.pool.query('select email, name from auth."user"');
  expect(rows).toEqual([{ email: 'ana@example.com', name: 'Ana B' }]);
});

test('a name that the issuer tells is cleaned, and keeps nobody out', async () => {
  const { app, issuer } = await start();
  expect(resultIn(await signsInBy(app, issuer, { name: 'A\u202En\u0000a\n' }))).toMatchObject({ ok: true });
  const { rows } = await app.db.pool.query('select name from auth."user"');
  expect(rows).toEqual([{ name: 'Ana' }]);
});

test('eight windows of one new person at the same instant make one account', async () => {
  const { app, issuer } = await start();
  const windows = await Promise.all(Array.from({ length: 8 }, () => startWindow(app)));
  const replies = await Promise.all(windows.map((window) => comesBack(app, issuer, window)));
  expect(replies.map((reply) => resultIn(reply)['ok'])).toEqual(Array.from({ length: 8 }, () => true));
  expect((await app.db.pool.query('select 1 from auth."user"')).rowCount).toBe(1);
  expect((await app.db.pool.query('select 1 from auth.account')).rowCount).toBe(1);
});

test('an inactive account is told so and gets no session', async () => {
  const { app, issuer } = await start();
  await signsInBy(app, issuer);
  await app.db.pool.query('insert into users (uid, email, is_active) select id, email, false from auth."user"');
  const reply = await signsInBy(app, issuer);
  expect(reply.status).toBe(403);
  expect(resultIn(reply)).toMatchObject({ code: 'auth/user-disabled', message: 'This account is not active' });
  expect(cookieOf(reply, 'wishwell_session_id')).toBeUndefined();
});

test('where no issuer is set up the window says so', async () => {
  const app = await startAppForTest();
  const reply = await opensWindow(app, { 'accept-language': 'de' });
  expect(reply.status).toBe(404);
  expect(resultIn(reply)).toEqual({
    flow,
    ok: false,
    code: 'auth/operation-not-allowed',
    message: 'Die Anmeldung mit Google ist hier nicht eingerichtet.',
  });
});

test('who cancels at the issuer has closed the window', async () => {
  const { app, issuer } = await start();
  const window = await startWindow(app);
  const reply = await comesBack(app, issuer, window, { parameters: { error: 'access_denied' } });
  expect(resultIn(reply)).toMatchObject({ flow, ok: false, code: 'auth/popup-closed-by-user' });
});

test('who gets an address that somebody else of the issuer had does not share the account', async () => {
  const { app, issuer } = await start();
  await signsInBy(app, issuer, { sub: 'the one before' });
  const refused = await signsInBy(app, issuer, { sub: 'the one after' });
  expect(refused.status).toBe(409);
  expect(resultIn(refused)['message']).toMatch(/^Somebody else continues with Google/);

  // A reset proves whose the address is now, and ends what was before.
  const { rows } = await app.db.pool.query<{ id: string }>('select id from auth."user"');
  const { token } = await makeLink(app.db, 'reset', rows[0]?.id ?? '');
  await postIdentity(app, 'reset-password', { token, newPassword: 'another word' });
  expect((await signsInBy(app, issuer, { sub: 'the one after' })).status).toBe(200);
  expect((await signsInBy(app, issuer, { sub: 'the one before' })).status).toBe(409);
});

test('on https no neighbouring host can plant the cookie of a window', async () => {
  const { app } = await start({ PUBLIC_URL: 'https://wishes.example' });
  const reply = await opensWindow(app);
  expect(reply.headers.getSetCookie()[0]).toMatch(
    /^__Host-wishwell_google=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});
