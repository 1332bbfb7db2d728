import type { IncomingMessage, ServerResponse } from 'node:http';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import {
  comesBack,
  cookieOf,
  flow,
  opensWindow,
  resultIn,
  signsInBy,
  startWithIssuer as start,
  startWindow,
} from '../../../test/forged-issuer.ts';
import { askForToken } from '../../../test/identity-calls.ts';
import { type Reply, signedIn, signUp } from '../../../test/person.ts';

/** Whether somebody is signed in, and how the answer says so. */
const endOf = (reply: Reply) => ({
  status: reply.status,
  ok: resultIn(reply)['ok'],
  session: cookieOf(reply, 'wishwell_session_id'),
});

const refused = (status = 400) => ({ status, ok: false, session: undefined });

test('an answer with another state, issuer or cookie than the window was given is refused', async () => {
  const { app, issuer } = await start();
  const window = await startWindow(app);
  const other = await startWindow(app);
  expect(endOf(await comesBack(app, issuer, window, { parameters: { state: other.state } }))).toEqual(refused());
  expect(endOf(await comesBack(app, issuer, window, { parameters: { state: '' } }))).toEqual(refused());
  expect(endOf(await comesBack(app, issuer, window, { parameters: { iss: 'https://evil.example' } }))).toEqual(
    refused(),
  );
  expect(endOf(await comesBack(app, issuer, window, { cookie: other.cookie }))).toEqual(refused());
  expect(endOf(await comesBack(app, issuer, window, { cookie: '' }))).toEqual(refused());
  expect(endOf(await comesBack(app, issuer, window, { cookie: `${window.cookie.slice(0, -4)}AAAA` }))).toEqual(
    refused(),
  );
  expect(endOf(await comesBack(app, issuer, window, { cookie: 'wishwell_google=e30.e30.e30.e30.e30' }))).toEqual(
    refused(),
  );
  expect(issuer.asked).toHaveLength(0);
  expect((await app.db.pool.query('select 1 from auth."user"')).rowCount).toBe(0);
});

test('an answer for another window of the same browser is refused, by its nonce', async () => {
  const { app, issuer } = await start();
  const window = await startWindow(app);
  const other = await startWindow(app);
  expect(endOf(await comesBack(app, issuer, window, { parameters: { code: other.nonce } }))).toEqual(refused());
});

const now = (): number => Math.floor(Date.now() / 1000);

test.each([
  ['another issuer', { iss: 'https://evil.example' }],
  ['another audience', { aud: 'another-client' }],
  ['several audiences without saying which is meant', { aud: ['wishwell', 'another-client'] }],
  ['no nonce', { nonce: undefined }],
  ['expired', { exp: now() - 60 }],
  ['no end', { exp: undefined }],
  ['no subject', { sub: undefined }],
  ['issued in the future', { iat: now() + 600, exp: now() + 1200 }],
])('a token that does not fit is refused: %s', async (_, claims) => {
  const { app, issuer } = await start();
  expect(endOf(await signsInBy(app, issuer, claims))).toEqual(refused());
});

test('a token that the issuer did not sign is refused', async () => {
  const { app, issuer } = await start();
  const { privateKey } = await generateKeyPair('RS256');
  const forgeries: Record<string, (claims: Record<string, unknown>) => Promise<string> | string> = {
    'another key': (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey),
    'no signature': (claims) => new UnsecuredJWT(claims).encode(),
    'the client secret as key': (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('secret'.padEnd(32, '0'))),
    nonsense: () => 'a.b.c',
  };
  for (const [name, token] of Object.entries(forgeries)) {
    issuer.tricks = { token };
    const reply = await comesBack(app, issuer, await startWindow(app));
    expect([name, reply.status]).toEqual([name, reply.status === 502 ? 502 : 400]);
    expect(cookieOf(reply, 'wishwell_session_id')).toBeUndefined();
  }
});

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

const silence: Answer = () => true;
const nonsense: Answer = (_request, response) => {
  response.setHeader('content-type', 'text/html').end('<html>Welcome to our hotel</html>');
  return true;
};
const broken: Answer = (_request, response) => {
  response.statusCode = 500;
  response.end();
  return true;
};
const hangUp: Answer = (request) => {
  request.socket.destroy();
  return true;
};
const emptyJson: Answer = (_request, response) => {
  response.setHeader('content-type', 'application/json').end('{}');
  return true;
};

/** Everything is in order, but for whose it is. */
const metadataOfAnother: Answer = (request, response) => {
  const issuer = 'https://evil.example';
  const own = `http://${request.headers.host}`;
  const endpoints = { authorization_endpoint: `${own}/auth`, token_endpoint: `${own}/token`, jwks_uri: `${own}/jwks` };
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ issuer, ...endpoints }));
  return true;
};

test.each([
  ['says nothing', silence],
  ['talks nonsense', nonsense],
  ['is broken', broken],
  ['hangs up', hangUp],
  ['answers with nothing', emptyJson],
  ['says that it is another', metadataOfAnother],
])('an issuer that %s is said to be unreachable within 5 s, and the rest goes on', async (_, answer) => {
  const { app, issuer } = await start();
  const ana = await signedIn(app, 'Ana');
  issuer.tricks = { answer };
  const began = performance.now();
  const [reply, list] = await Promise.all([opensWindow(app), ana.sends('GET', '/api/mywishlists')]);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(endOf(reply)).toEqual(refused(502));
  expect(resultIn(reply)).toMatchObject({ flow, code: 'auth/network-request-failed' });
  expect(resultIn(reply)['message']).toBe('Google could not be reached. Please try again later.');
  expect(list.status).toBe(200);
  issuer.tricks = {};
  expect((await opensWindow(app)).status).toBe(302);
});

test.each([
  ['says nothing', silence],
  ['talks nonsense', nonsense],
  ['hangs up', hangUp],
])('an issuer that %s when the person is back is said so within 5 s', async (_, answer) => {
  const { app, issuer } = await start();
  const window = await startWindow(app);
  issuer.tricks = { answer };
  const began = performance.now();
  expect(endOf(await comesBack(app, issuer, window))).toEqual(refused(502));
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('another site can neither begin a sign-in nor choose where it ends', async () => {
  const { app } = await start();
  expect(endOf(await opensWindow(app, { 'sec-fetch-site': 'cross-site' }))).toEqual(refused(403));
  expect(endOf(await opensWindow(app, { 'sec-fetch-site': 'same-site' }))).toEqual(refused(403));
  for (const name of ['redirect_uri', 'redirect', 'returnTo', 'callbackURL', 'next', 'state', 'nonce']) {
    const reply = await opensWindow(app, {}, `flow=${flow}&${name}=${encodeURIComponent('https://evil.example')}`);
    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).not.toContain('evil.example');
  }
});

test.each([
  '',
  'flow=',
  'flow=short',
  `flow=${'x'.repeat(65)}`,
  `flow=${encodeURIComponent('"><script>alert(1)</script>')}`,
  'flow=a&flow=b',
])('a window without a proper name is refused: %s', async (query) => {
  const { app } = await start();
  const reply = await opensWindow(app, {}, query);
  expect(endOf(reply)).toEqual(refused());
  expect(reply.text).not.toContain('alert(1)');
});

const subjectOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { email: string }).email;

test('a session that somebody planted before does not become the one signed in, and ends', async () => {
  const { app, issuer } = await start();
  const eve = await signUp(app, { name: 'Eve', email: 'eve@example.com' });
  const window = await startWindow(app);
  const reply = await comesBack(app, issuer, window, { cookie: `${window.cookie}; ${eve.cookie}` });
  const session = cookieOf(reply, 'wishwell_session_id') ?? '';
  expect(session).not.toBe(eve.cookie);
  const tokenOf = async (cookie: string) => ((await askForToken(app, cookie)).body as { token: string }).token;
  expect(subjectOf(await tokenOf(session))).toBe('ana@example.com');
  expect(await askForToken(app, eve.cookie)).toMatchObject({ status: 401 });
});

test('a name that is markup stays text, and too long a name is cut', async () => {
  const { app, issuer } = await start();
  await signsInBy(app, issuer, { name: `<script>alert(1)</script>${'x'.repeat(300)}` });
  const { rows } = await app.db.pool.query<{ length: number }>('select char_length(name) as length from auth."user"');
  expect(rows).toEqual([{ length: 200 }]);
});

test('a fault of our own is a sentence that tells nothing', async () => {
  const { app, issuer } = await start();
  const window = await startWindow(app);
  await app.db.pool.query('alter table auth.account rename to hidden');
  const failed = await comesBack(app, issuer, window);
  expect(failed.status).toBe(500);
  expect(resultIn(failed)).toMatchObject({ flow, ok: false, code: 'auth/internal-error' });
  expect(failed.text).not.toMatch(/account|relation/);
});

test('a letter that only looks like another one is another address', async () => {
  const { app, issuer } = await start();
  const erik = await signUp(app, { name: 'Erik', email: 'erik@example.com' });
  await app.db.pool.query('update auth."user" set "emailVerified" = true');
  expect(endOf(await signsInBy(app, issuer, { email: 'eri\u212A@example.com' }))).toEqual(refused(403));
  const { rows } = await app.db.pool.query('select id from auth."user"');
  expect(rows).toEqual([{ id: erik.uid }]);
});

test('an issuer that never stops talking is broken off', async () => {
  const { app, issuer } = await start();
  const end = new AbortController();
  issuer.tricks.answer = (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.on('close', () => end.abort());
    const talk = (): void => {
      while (!end.signal.aborted && response.write('{"a":"'.padEnd(65_536, 'a')));
      if (!end.signal.aborted) response.once('drain', talk);
    };
    talk();
    return true;
  };
  expect(endOf(await opensWindow(app))).toEqual(refused(502));
  await expect.poll(() => end.signal.aborted).toBe(true);
});

test('returns with invented codes are limited', async () => {
  const { app, issuer } = await start({ RATE_LIMITS: 'on', LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ADDRESS: '3' });
  const window = await startWindow(app);
  issuer.tricks.answer = (request, response) => {
    if (request.url !== '/token') return false;
    issuer.asked.push(new URLSearchParams());
    response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}');
    return true;
  };
  for (let n = 0; n < 3; n += 1) expect((await comesBack(app, issuer, window)).status).toBe(400);
  expect(endOf(await comesBack(app, issuer, window))).toEqual(refused(429));
  expect(issuer.asked).toHaveLength(3);
});

test('a session does not begin for somebody whose tie to the issuer a reset ends meanwhile', async () => {
  const { app, issuer } = await start();
  await comesBack(app, issuer, await startWindow(app));
  const window = await startWindow(app);
  const countSessions = async () => (await app.db.pool.query('select from auth.session')).rowCount;
  // A reset that has ended tie and sessions, but not yet itself, while the sign-in goes on.
  const reset = await app.db.pool.connect();
  await reset.query(`begin; delete from auth.account where "providerId" <> 'credential'; delete from auth.session`);
  const late = comesBack(app, issuer, window);
  await expect.poll(countSessions, { timeout: 5_000 }).toBe(2);
  await reset.query('commit');
  reset.release();
  const reply = await late;
  expect(resultIn(reply)).toMatchObject({ ok: false, code: 'auth/internal-error' });
  expect(cookieOf(reply, 'wishwell_session_id')).toBeUndefined();
  expect(await countSessions()).toBe(0);
});

test('a session does not begin where the end of a reset cannot be waited for', async () => {
  const { app, issuer } = await start();
  await comesBack(app, issuer, await startWindow(app));
  const window = await startWindow(app);
  const reset = await app.db.pool.connect();
  await reset.query(`begin; delete from auth.account where "providerId" <> 'credential'; delete from auth.session`);
  const reply = await comesBack(app, issuer, window);
  await reset.query('commit');
  reset.release();
  expect(reply.status).toBe(503);
  expect(cookieOf(reply, 'wishwell_session_id')).toBeUndefined();
  expect((await app.db.pool.query('select from auth.session')).rowCount).toBe(0);
});
