import type { IncomingMessage, ServerResponse } from 'node:http';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { decodeBearerPayload } from '../../../test/bearers.ts';
import {
  sendSignInCallback,
  findCookieValue,
  signInFlowName,
  requestSignInStart,
  parseSignInResult,
  signInWithClaims,
  startAppWithIssuer as start,
  startSignIn,
} from '../../../test/forged-issuer.ts';
import { requestBearerToken } from '../../../test/identity-requests.ts';
import { type Reply, signUpPerson, signUpWithoutUserRecord } from '../../../test/person.ts';

const pickSignInOutcome = (reply: Reply) => ({
  status: reply.status,
  ok: parseSignInResult(reply)['ok'],
  session: findCookieValue(reply, 'wishwell_session_id'),
});

const createExpectedRefusal = (status = 400) => ({ status, ok: false, session: undefined });

test('a Google callback with the state, issuer, cookie or nonce of another sign-in gets 400', async () => {
  const { app, issuer } = await start();
  const window = await startSignIn(app);
  const other = await startSignIn(app);
  for (const changes of [
    { parameters: { state: other.state } },
    { parameters: { state: '' } },
    { parameters: { iss: 'https://evil.example' } },
    { cookie: other.cookie },
    { cookie: '' },
    { cookie: `${window.cookie.slice(0, -4)}AAAA` },
    { cookie: 'wishwell_google=e30.e30.e30.e30.e30' },
  ]) {
    const outcome = pickSignInOutcome(await sendSignInCallback(app, issuer, window, changes));
    expect({ changes, outcome }).toEqual({ changes, outcome: createExpectedRefusal() });
  }
  expect(issuer.asked).toHaveLength(0);
  const withOtherNonce = await sendSignInCallback(app, issuer, window, { parameters: { code: other.nonce } });
  expect(pickSignInOutcome(withOtherNonce)).toEqual(createExpectedRefusal());
  expect((await app.db.pool.query('select 1 from auth."user"')).rowCount).toBe(0);
});

const now = (): number => Math.floor(Date.now() / 1000);

test('a Google sign-in with an invalid ID token gets 400', async () => {
  const { app, issuer } = await start();
  const invalidClaims = {
    'another issuer': { iss: 'https://evil.example' },
    'another audience': { aud: 'another-client' },
    'several audiences and no authorized party': { aud: ['wishwell', 'another-client'] },
    'no nonce': { nonce: undefined },
    expired: { exp: now() - 60 },
    'no expiry': { exp: undefined },
    'no subject': { sub: undefined },
    'issued in the future': { iat: now() + 600, exp: now() + 1200 },
  };
  for (const [what, payload] of Object.entries(invalidClaims)) {
    const outcome = pickSignInOutcome(await signInWithClaims(app, issuer, payload));
    expect({ what, outcome }).toEqual({ what, outcome: createExpectedRefusal() });
  }
});

test('a Google sign-in with an ID token that the issuer did not sign gets no session', async () => {
  const { app, issuer } = await start();
  const { privateKey } = await generateKeyPair('RS256');
  const forgeries: Record<string, (payload: Record<string, unknown>) => Promise<string> | string> = {
    'another key': (payload) => new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey),
    'no signature': (payload) => new UnsecuredJWT(payload).encode(),
    'the client secret as key': (payload) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode('secret'.padEnd(32, '0'))),
    nonsense: () => 'a.b.c',
  };
  for (const [name, token] of Object.entries(forgeries)) {
    issuer.tricks = { token };
    const reply = await sendSignInCallback(app, issuer, await startSignIn(app));
    expect([name, reply.status]).toEqual([name, reply.status === 502 ? 502 : 400]);
    expect(findCookieValue(reply, 'wishwell_session_id')).toBeUndefined();
  }
});

type RespondToRequest = (request: IncomingMessage, response: ServerResponse) => boolean;

const sendJson =
  (body: object): RespondToRequest =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    return true;
  };
const sendNothing: RespondToRequest = () => true;
const closeConnection: RespondToRequest = (request) => {
  request.socket.destroy();
  return true;
};
const sendHtml: RespondToRequest = (_request, response) => {
  response.setHeader('content-type', 'text/html').end('<html>Welcome to our hotel</html>');
  return true;
};
const sendStatus500: RespondToRequest = (_request, response) => {
  response.writeHead(500).end();
  return true;
};

/** Responds with a valid discovery document that names another issuer. */
const sendMetadataOfOtherIssuer: RespondToRequest = (request, response) => {
  const issuer = 'https://evil.example';
  const own = `http://${request.headers.host}`;
  const endpoints = { authorization_endpoint: `${own}/auth`, token_endpoint: `${own}/token`, jwks_uri: `${own}/jwks` };
  return sendJson({ issuer, ...endpoints })(request, response);
};

test.each([
  ['sends no response', sendNothing],
  ['sends HTML', sendHtml],
  ['sends status 500', sendStatus500],
  ['closes the connection', closeConnection],
  ['sends empty JSON', sendJson({})],
  ['sends the metadata of another issuer', sendMetadataOfOtherIssuer],
])('the start of a Google sign-in gets 502 when the issuer %s; other requests succeed', async (_, answer) => {
  const { app, issuer } = await start();
  const ana = await signUpPerson(app, 'Ana');
  issuer.tricks = { answer };
  const [reply, list] = await Promise.all([requestSignInStart(app), ana.sends('GET', '/api/mywishlists')]);
  expect(pickSignInOutcome(reply)).toEqual(createExpectedRefusal(502));
  expect(parseSignInResult(reply)).toMatchObject({ flow: signInFlowName, code: 'auth/network-request-failed' });
  expect(parseSignInResult(reply)['message']).toBe('Google could not be reached. Please try again later.');
  expect(list.status).toBe(200);
  issuer.tricks = {};
  expect((await requestSignInStart(app)).status).toBe(302);
});

test('a Google sign-in callback gets 502 when the issuer closes the connection', async () => {
  const { app, issuer } = await start();
  const window = await startSignIn(app);
  issuer.tricks = { answer: closeConnection };
  expect(pickSignInOutcome(await sendSignInCallback(app, issuer, window))).toEqual(createExpectedRefusal(502));
});

test('another site cannot start a Google sign-in, and no query parameter changes the redirect URL', async () => {
  const { app } = await start();
  for (const site of ['cross-site', 'same-site']) {
    const reply = await requestSignInStart(app, { 'sec-fetch-site': site });
    expect(pickSignInOutcome(reply)).toEqual(createExpectedRefusal(403));
  }
  for (const name of ['redirect_uri', 'redirect', 'returnTo', 'callbackURL', 'next', 'state', 'nonce']) {
    const query = `flow=${signInFlowName}&${name}=${encodeURIComponent('https://evil.example')}`;
    const reply = await requestSignInStart(app, {}, query);
    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).not.toContain('evil.example');
  }
});

test('the URL of a Google sign-in window gets 400 without a valid parameter `flow`', async () => {
  const { app } = await start();
  const script = `flow=${encodeURIComponent('"><script>alert(1)</script>')}`;
  for (const query of ['', 'flow=', 'flow=short', `flow=${'x'.repeat(65)}`, script, 'flow=a&flow=b']) {
    const reply = await requestSignInStart(app, {}, query);
    expect(pickSignInOutcome(reply)).toEqual(createExpectedRefusal());
    expect(reply.text).not.toContain('alert(1)');
  }
});

test("a Google sign-in starts a new session and ends another person's session of the same browser", async () => {
  const { app, issuer } = await start();
  const eve = await signUpWithoutUserRecord(app, { name: 'Eve', email: 'eve@example.com' });
  const window = await startSignIn(app);
  const reply = await sendSignInCallback(app, issuer, window, { cookie: `${window.cookie}; ${eve.cookie}` });
  const session = findCookieValue(reply, 'wishwell_session_id') ?? '';
  expect(session).not.toBe(eve.cookie);
  const { token } = (await requestBearerToken(app, session)).body as { token: string };
  expect(decodeBearerPayload(token)['email']).toBe('ana@example.com');
  expect(await requestBearerToken(app, eve.cookie)).toMatchObject({ status: 401 });
});

test('a Google sign-in removes control characters from a name, and shortens it to 200 characters', async () => {
  const { app, issuer } = await start();
  await signInWithClaims(app, issuer, { name: `A\u202En\u0000a\n<script>${'x'.repeat(300)}` });
  const { rows } = await app.db.pool.query('select name from auth."user"');
  expect(rows).toEqual([{ name: `Ana<script>${'x'.repeat(189)}` }]);
});

test('a Google e-mail address with a Kelvin sign does not sign in to the account whose address has a "k"', async () => {
  const { app, issuer } = await start();
  const erik = await signUpWithoutUserRecord(app, { name: 'Erik', email: 'erik@example.com' });
  await app.db.pool.query('update auth."user" set "emailVerified" = true');
  expect(pickSignInOutcome(await signInWithClaims(app, issuer, { email: 'eri\u212A@example.com' }))).toEqual(
    createExpectedRefusal(403),
  );
  const { rows } = await app.db.pool.query('select id from auth."user"');
  expect(rows).toEqual([{ id: erik.uid }]);
});

test('the server aborts an endless response of the issuer, and the sign-in gets 502', async () => {
  const { app, issuer } = await start();
  const end = new AbortController();
  issuer.tricks.answer = (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.on('close', () => end.abort());
    const sendMore = (): void => {
      while (!end.signal.aborted && response.write('{"a":"'.padEnd(65_536, 'a')));
      if (!end.signal.aborted) response.once('drain', sendMore);
    };
    sendMore();
    return true;
  };
  expect(pickSignInOutcome(await requestSignInStart(app))).toEqual(createExpectedRefusal(502));
  await expect.poll(() => end.signal.aborted).toBe(true);
});

test('a Google callback gets 429 after three callbacks with invalid authorization codes', async () => {
  const { app, issuer } = await start({ RATE_LIMITS: 'on', LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ADDRESS: '3' });
  const window = await startSignIn(app);
  issuer.tricks.answer = (request, response) => {
    if (request.url !== '/token') return false;
    issuer.asked.push(new URLSearchParams());
    response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}');
    return true;
  };
  for (let n = 0; n < 3; n += 1) expect((await sendSignInCallback(app, issuer, window)).status).toBe(400);
  expect(pickSignInOutcome(await sendSignInCallback(app, issuer, window))).toEqual(createExpectedRefusal(429));
  expect(issuer.asked).toHaveLength(3);
});

/**
 * Simulates a password reset that has deleted the link to the issuer and all sessions, but is not yet
 * committed.
 */
async function startSignInDuringReset() {
  const { app, issuer } = await start();
  await sendSignInCallback(app, issuer, await startSignIn(app));
  const window = await startSignIn(app);
  const reset = await app.db.pool.connect();
  await reset.query(`begin; delete from auth.account where "providerId" <> 'credential'; delete from auth.session`);
  const commit = async (): Promise<void> => {
    await reset.query('commit');
    reset.release();
  };
  const countSessions = async () => (await app.db.pool.query('select from auth.session')).rowCount;
  return { app, issuer, window, commit, countSessions };
}

test('a Google sign-in starts no session if a password reset unlinks Google from the account meanwhile', async () => {
  const { app, issuer, window, commit, countSessions } = await startSignInDuringReset();
  const pendingReply = sendSignInCallback(app, issuer, window);
  await expect.poll(countSessions, { timeout: 5_000 }).toBe(2);
  await commit();
  const reply = await pendingReply;
  expect(parseSignInResult(reply)).toMatchObject({ ok: false, code: 'auth/internal-error' });
  expect(findCookieValue(reply, 'wishwell_session_id')).toBeUndefined();
  expect(await countSessions()).toBe(0);
});

test('a Google sign-in that times out because a running password reset blocks it gets 503 and no session', async () => {
  const { app, issuer, window, commit, countSessions } = await startSignInDuringReset();
  const reply = await sendSignInCallback(app, issuer, window);
  await commit();
  expect(reply.status).toBe(503);
  expect(findCookieValue(reply, 'wishwell_session_id')).toBeUndefined();
  expect(await countSessions()).toBe(0);
});
