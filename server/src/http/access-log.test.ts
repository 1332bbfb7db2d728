import { calls } from '@wishwell/contract/calls.ts';
import { expect, test, vi } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { sendBare } from '../../test/bare-request.ts';
import { postIdentity } from '../../test/identity-calls.ts';
import { type Reply, signedIn, signUp, visitor } from '../../test/person.ts';

type Line = Record<string, unknown>;

async function startLogged(env: Record<string, string> = {}): Promise<{ app: TestApp; take: () => Line[] }> {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const app = await startAppForTest({ LOG_LEVEL: 'info', ...env }, undefined, log);
  lines.length = 0;
  return { app, take: () => lines.splice(0).map((line) => JSON.parse(line) as Line) };
}

const info = 30;
const warn = 40;

test('each call leaves one line: what was asked by its pattern, how it went, and who asked by an id', async () => {
  const { app, take } = await startLogged();
  const ana = await signedIn(app, 'Ana');
  take();
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const reply = await ana.sends('GET', `/api/mywishlists/${id}?`);
  expect(take()).toEqual([
    expect.objectContaining({ level: info, method: 'POST', route: '/api/mywishlists', status: 201, user: ana.id }),
    {
      level: info,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      reqId: reply.headers.get('x-request-id'),
      method: 'GET',
      route: '/api/mywishlists/:id',
      status: 200,
      ms: expect.any(Number),
      user: ana.id,
      msg: 'request',
    },
  ]);
});

test('a refusal is named by its sentence, and what touches security by an event, with the network it came from', async () => {
  const { app, take } = await startLogged({ RATE_LIMITS: 'on', LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '6' });
  const ana = await signedIn(app, 'Ana');
  const { uid } = await signUp(app, { name: 'Ben', email: 'ben@example.com' });
  take();
  await ana.sends('GET', '/api/users');
  await ana.sends('GET', '/api/mywishlists/99');
  await visitor(app, 'a.b.c').sends('GET', '/api/friends');
  await postIdentity(app, 'sign-in/email', { email: 'ben@example.com', password: 'wrong word' });
  await visitor(app).sends('GET', '/api/friends');
  await postIdentity(app, 'sign-in/email', { email: 'ben@example.com', password: 'secret gift' });
  const here = { network: '127.0.0.1' };
  expect(take()).toEqual(
    [
      { level: warn, status: 403, user: ana.id, refusal: 'error.forbidden', event: 'access_refused', ...here },
      { level: info, status: 404, user: ana.id, refusal: 'error.notFound' },
      { level: warn, status: 401, refusal: 'error.unauthenticated', event: 'bearer_refused', ...here },
      { level: warn, status: 401, refusal: 'login.incorrectCredentials', event: 'sign_in_failed', ...here },
      { level: warn, status: 429, refusal: 'error.tooManyRequests', event: 'rate_limited', ...here },
      { level: warn, status: 429, refusal: 'error.tooManyRequests', event: 'rate_limited', ...here },
    ].map((line) => expect.objectContaining(line)),
  );
  expect(uid).not.toBe('');
});

test('so are attempts on an account, a link, a name of ours and the shape of input', async () => {
  const { app, take } = await startLogged({ LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ACCOUNT: '1' });
  const ana = await signedIn(app, 'Ana');
  take();
  const guess = { email: ana.email, password: 'wrong word' };
  await postIdentity(app, 'sign-in/email', guess);
  await postIdentity(app, 'sign-in/email', guess);
  await postIdentity(app, 'reset-password', { token: 'x'.repeat(32), newPassword: 'another word' });
  await sendBare(app.origin, 'GET /api/friends HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n');
  await ana.tries(calls.createWishlist, { body: { title: '' } });
  expect(take().map(({ level, event, refusal }) => [level, event, refusal])).toEqual([
    [warn, 'sign_in_failed', 'login.incorrectCredentials'],
    [warn, 'attempts_exceeded', 'login.tooManyAttempts'],
    [warn, 'link_refused', 'login.linkEnded'],
    [warn, 'foreign_host', expect.any(String)],
    [info, undefined, 'error.required'],
  ]);
});

test('who signs in, up and out is noted', async () => {
  const { app, take } = await startLogged();
  const { uid, email, cookie } = await signUp(app, { name: 'Ben' });
  await postIdentity(app, 'sign-in/email', { email, password: 'secret gift' });
  await visitor(app).sends('POST', '/api/auth/sign-out', { headers: { cookie, origin: app.origin } });
  expect(take().filter(({ event }) => event !== undefined)).toEqual([
    expect.objectContaining({ event: 'signed_up', uid }),
    expect.objectContaining({ event: 'signed_in', uid }),
    expect.objectContaining({ event: 'signed_out' }),
  ]);
});

test('what is no request, or has no address, leaves a line too', async () => {
  const { app, take } = await startLogged();
  const none = await sendBare(app.origin, 'nonsense\r\n\r\n');
  const bad = await visitor(app).sends('GET', '/api/%ff');
  expect(take()).toEqual([
    expect.objectContaining({ msg: 'no request', status: 400, reqId: none.headers.get('x-request-id') }),
    expect.objectContaining({ msg: 'request', status: 400, reqId: bad.headers.get('x-request-id'), route: null }),
  ]);
});

test('probes leave none, as long as all is well', async () => {
  const { app, take } = await startLogged();
  await visitor(app).sends('GET', '/api/health');
  await visitor(app).sends('GET', '/api/ready');
  expect(take()).toEqual([]);
  await app.db.pool.query(`delete from migrations where name like '001%'`);
  // For a second the database is not asked again.
  await vi.waitFor(async () => expect(await visitor(app).sends('GET', '/api/ready')).toMatchObject({ status: 503 }), {
    timeout: 20_000,
    interval: 100,
  });
  expect(take()).toEqual([
    expect.objectContaining({ msg: expect.stringMatching(/^This database lacks 001_product\.sql/) }),
    expect.objectContaining({ msg: 'request failed' }),
    expect.objectContaining({ msg: 'request', status: 503 }),
  ]);
});

test('an address that a trusted proxy made up is not repeated, and one with a port is its network', async () => {
  const { app, take } = await startLogged({ TRUST_PROXY: 'true' });
  const sends = (from: string): Promise<Reply> =>
    visitor(app, 'a.b.c').sends('GET', '/api/friends', { headers: { 'x-forwarded-for': from } });
  await sends('made up');
  await sends('[2001:db8::1]:4711');
  const [first, second] = take();
  expect(first).toMatchObject({ event: 'bearer_refused' });
  expect(first).not.toHaveProperty('network');
  expect(second).toMatchObject({ event: 'bearer_refused', network: '2001:db8:0:0' });
});
