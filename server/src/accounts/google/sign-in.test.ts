import { expect, test } from 'vitest';
import { startAppForTest } from '../../../test/app.ts';
import { decodeBearerPayload } from '../../../test/bearers.ts';
import { createFreshDatabase } from '../../../test/database.ts';
import {
  sendSignInCallback,
  findCookieValue,
  signInFlowName,
  requestSignInStart,
  parseSignInResult,
  signInWithClaims,
  startForgedIssuer,
  startAppWithIssuer as start,
  startSignIn,
} from '../../../test/forged-issuer.ts';
import { requestBearerToken, sendIdentityRequest } from '../../../test/identity-requests.ts';
import { signUpWithoutUserRecord } from '../../../test/person.ts';
import { createEmailLink } from '../email-links/create-link.ts';

test('the start of a Google sign-in sets a cookie and redirects to the issuer with PKCE, state and nonce', async () => {
  const { app, issuer } = await start();
  const reply = await requestSignInStart(app);
  expect(reply.status).toBe(302);
  const location = new URL(reply.headers.get('location') ?? '');
  expect(`${location.origin}${location.pathname}`).toBe(`${issuer.issuer}/auth`);
  expect(Object.fromEntries(location.searchParams)).toEqual({
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
  for (const secret of ['state', 'nonce']) expect(cookie).not.toContain(location.searchParams.get(secret));
  expect(reply.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('the first Google sign-in creates an account with a proven address; the result page has no token', async () => {
  const { app, issuer } = await start();
  const window = await startSignIn(app);
  const reply = await sendSignInCallback(app, issuer, window);
  expect(reply.status).toBe(200);
  expect(parseSignInResult(reply)).toEqual({ flow: signInFlowName, ok: true, isNewUser: true });
  const session = findCookieValue(reply, 'wishwell_session_id') ?? '';
  const { body } = await requestBearerToken(app, session);
  const { token } = body as { token: string };
  expect(decodeBearerPayload(token)).toMatchObject({ email: 'ana@example.com', email_verified: true, name: 'Ana' });
  for (const secret of [token, session.split('=')[1] ?? '', window.state, window.nonce]) {
    expect(reply.text).not.toContain(secret);
  }
  expect(issuer.asked[0]?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  expect(reply.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^wishwell_google=; Max-Age=0; /));
  expect(reply.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'sha256-[^']+';/);
  expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
});

test('a later Google sign-in finds the same account even if the e-mail address at Google has changed', async () => {
  const { app, issuer } = await start();
  await signInWithClaims(app, issuer);
  await app.db.pool.query('insert into users (uid, email) select id, email from auth."user"');
  for (const email_verified of [true, false]) {
    const reply = await signInWithClaims(app, issuer, { email: 'anna@example.com', email_verified });
    expect(parseSignInResult(reply)).toEqual({ flow: signInFlowName, ok: true, isNewUser: false });
  }
  const { rows } = await app.db.pool.query('select email from auth."user"');
  expect(rows).toEqual([{ email: 'ana@example.com' }]);

  await app.db.pool.query('update users set is_active = false');
  const refused = await signInWithClaims(app, issuer);
  expect(refused.status).toBe(403);
  expect(parseSignInResult(refused)).toMatchObject({
    code: 'auth/user-disabled',
    message: 'This account is not active',
  });
  expect(findCookieValue(refused, 'wishwell_session_id')).toBeUndefined();
});

test('a Google sign-in with an e-mail address that the issuer has not verified gets 403', async () => {
  const { app, issuer } = await start();
  for (const payload of [{ email_verified: false }, { email_verified: undefined }, { email: 'no address' }]) {
    const reply = await signInWithClaims(app, issuer, payload);
    expect(reply.status).toBe(403);
    expect(parseSignInResult(reply)).toMatchObject({
      flow: signInFlowName,
      ok: false,
      code: 'auth/invalid-credential',
      message: 'Google has not confirmed this email address.',
    });
    expect(findCookieValue(reply, 'wishwell_session_id')).toBeUndefined();
  }
  expect((await app.db.pool.query('select 1 from auth."user"')).rowCount).toBe(0);
});

test('a Google sign-in to a password account gets 409 if the e-mail address of the account is unproven', async () => {
  const { app, issuer } = await start();
  const { uid } = await signUpWithoutUserRecord(app, {
    name: 'Not Ana',
    email: 'ana@example.com',
    password: 'secret gift',
  });
  const refused = await signInWithClaims(app, issuer);
  expect(refused.status).toBe(409);
  expect(parseSignInResult(refused)).toMatchObject({
    ok: false,
    code: 'auth/account-exists-with-different-credential',
  });
  expect(parseSignInResult(refused)['message']).toMatch(/Reset its password once/);
  expect(findCookieValue(refused, 'wishwell_session_id')).toBeUndefined();

  await app.db.pool.query('update auth."user" set "emailVerified" = true');
  expect(parseSignInResult(await signInWithClaims(app, issuer))).toMatchObject({ ok: true });
  const { rows } = await app.db.pool.query('select "userId", "providerId" from auth.account order by 2');
  expect(rows).toEqual([
    { userId: uid, providerId: 'credential' },
    { userId: uid, providerId: issuer.issuer },
  ]);
  const credentials = { email: 'ana@example.com', password: 'secret gift' };
  expect((await sendIdentityRequest(app, 'sign-in/email', credentials)).status).toBe(200);
});

test('users with the same subject at two issuers get different accounts', async () => {
  const [first, second] = [await startForgedIssuer(), await startForgedIssuer()];
  const database = await createFreshDatabase();
  const app = await startAppForTest(first.environment, { database });
  const other = await startAppForTest(second.environment, { database: { ...database, drop: async () => undefined } });
  await signInWithClaims(app, first);
  await signInWithClaims(other, second, { email: 'eve@example.com' });
  const { rows } = await app.db.pool.query('select email from auth."user" order by email');
  expect(rows).toEqual([{ email: 'ana@example.com' }, { email: 'eve@example.com' }]);
});

test('a Google sign-in succeeds when the issuer sends the e-mail address only from its userinfo endpoint', async () => {
  const { app, issuer } = await start();
  issuer.tricks.userInfo = { email: 'Ana@Example.com', email_verified: 'true', name: 'Ana B' };
  const reply = await signInWithClaims(app, issuer, { email: undefined, email_verified: undefined, name: undefined });
  expect(parseSignInResult(reply)).toMatchObject({ ok: true });
  const { rows } = await app.db.pool.query('select email, name from auth."user"');
  expect(rows).toEqual([{ email: 'ana@example.com', name: 'Ana B' }]);
});

test('eight simultaneous Google sign-ins of a new person all succeed and create only one account', async () => {
  const { app, issuer } = await start();
  const windows = await Promise.all(Array.from({ length: 8 }, () => startSignIn(app)));
  const replies = await Promise.all(windows.map((window) => sendSignInCallback(app, issuer, window)));
  expect(replies.map((reply) => parseSignInResult(reply)['ok'])).toEqual(Array.from({ length: 8 }, () => true));
  expect((await app.db.pool.query('select 1 from auth."user"')).rowCount).toBe(1);
  expect((await app.db.pool.query('select 1 from auth.account')).rowCount).toBe(1);
});

test('a Google sign-in window gets 404 with an error page when no issuer is configured', async () => {
  const app = await startAppForTest();
  const reply = await requestSignInStart(app, { 'accept-language': 'de' });
  expect(reply.status).toBe(404);
  expect(parseSignInResult(reply)).toEqual({
    flow: signInFlowName,
    ok: false,
    code: 'auth/operation-not-allowed',
    message: 'Die Anmeldung mit Google ist hier nicht eingerichtet.',
  });
});

test('a Google sign-in that the user cancels at Google returns the code auth/popup-closed-by-user', async () => {
  const { app, issuer } = await start();
  const window = await startSignIn(app);
  const reply = await sendSignInCallback(app, issuer, window, { parameters: { error: 'access_denied' } });
  const result = { flow: signInFlowName, ok: false, code: 'auth/popup-closed-by-user' };
  expect(parseSignInResult(reply)).toMatchObject(result);
});

test("a Google sign-in by the new owner of an e-mail address gets 409, not the former owner's account", async () => {
  const { app, issuer } = await start();
  await signInWithClaims(app, issuer, { sub: 'the one before' });
  const refused = await signInWithClaims(app, issuer, { sub: 'the one after' });
  expect(refused.status).toBe(409);
  expect(parseSignInResult(refused)['message']).toMatch(/^Somebody else uses this email address/);

  // The person who now has the e-mail address resets the password, and so proves the address. The reset also
  // removes the account's link to the Google account of the person who had the address before.
  const { rows } = await app.db.pool.query<{ id: string }>('select id from auth."user"');
  const { token } = await createEmailLink(app.db, 'reset', rows[0]?.id ?? '');
  await sendIdentityRequest(app, 'reset-password', { token, newPassword: 'another word' });
  expect((await signInWithClaims(app, issuer, { sub: 'the one after' })).status).toBe(200);
  expect((await signInWithClaims(app, issuer, { sub: 'the one before' })).status).toBe(409);
});

test('with an https PUBLIC_URL the cookie of a sign-in window has the __Host- prefix', async () => {
  const { app } = await start({ PUBLIC_URL: 'https://wishes.example' });
  const reply = await requestSignInStart(app);
  expect(reply.headers.getSetCookie()[0]).toMatch(
    /^__Host-wishwell_google=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('after its start, the server logs a warning if the issuer does not respond', async () => {
  const issuer = await startForgedIssuer();
  issuer.tricks.answer = () => true;
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  await startAppForTest({ ...issuer.environment, LOG_LEVEL: 'warn' }, { log: { write } });
  await expect
    .poll(() => lines.join(''), { timeout: 10_000 })
    .toContain('The issuer in OIDC_ISSUER does not answer: nobody can sign in with it until it does.');
});
