import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { sendIdentityRequest } from '../../test/identity-requests.ts';
import { type Reply, signUpPerson, signUpWithoutUserRecord, createVisitor } from '../../test/person.ts';
import { sendRawRequest } from '../../test/raw-request.ts';

type LogLine = Record<string, unknown>;

async function startAppWithLog(
  env: Record<string, string> = {},
): Promise<{ app: TestApp; takeLines: () => LogLine[] }> {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const app = await startAppForTest({ LOG_LEVEL: 'info', ...env }, { log });
  lines.length = 0;
  return { app, takeLines: () => lines.splice(0).map((line) => JSON.parse(line) as LogLine) };
}

const infoLevel = 30;
const warnLevel = 40;

test("each request is logged in one line with its route pattern, status and the caller's id", async () => {
  const { app, takeLines } = await startAppWithLog();
  const ana = await signUpPerson(app, 'Ana');
  takeLines();
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const reply = await ana.sends('GET', `/api/mywishlists/${id}?`);
  expect(takeLines()).toEqual([
    expect.objectContaining({ level: infoLevel, method: 'POST', route: '/api/mywishlists', status: 201, user: ana.id }),
    {
      level: infoLevel,
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

test('the log contains the message id of a refusal, and the client’s network for a security event', async () => {
  const { app, takeLines } = await startAppWithLog({ RATE_LIMITS: 'on', LIMIT_ANONYMOUS_CALLS_PER_MINUTE: '6' });
  const ana = await signUpPerson(app, 'Ana');
  await signUpWithoutUserRecord(app, { name: 'Ben', email: 'ben@example.com' });
  takeLines();
  await ana.sends('GET', '/api/users');
  await ana.sends('GET', '/api/mywishlists/99');
  await createVisitor(app, 'a.b.c').sends('GET', '/api/friends');
  await sendIdentityRequest(app, 'sign-in/email', { email: 'ben@example.com', password: 'wrong word' });
  await createVisitor(app).sends('GET', '/api/friends');
  await sendIdentityRequest(app, 'sign-in/email', { email: 'ben@example.com', password: 'secret gift' });
  const fromLoopback = { level: warnLevel, network: '127.0.0.1' };
  expect(takeLines()).toEqual(
    [
      { status: 403, user: ana.id, refusal: 'error.forbidden', event: 'access_refused', ...fromLoopback },
      { level: infoLevel, status: 404, user: ana.id, refusal: 'error.notFound' },
      { status: 401, refusal: 'error.unauthenticated', event: 'bearer_refused', ...fromLoopback },
      { status: 401, refusal: 'login.incorrectCredentials', event: 'sign_in_failed', ...fromLoopback },
      { status: 429, refusal: 'error.tooManyRequests', event: 'rate_limited', ...fromLoopback },
      { status: 429, refusal: 'error.tooManyRequests', event: 'rate_limited', ...fromLoopback },
    ].map((line) => expect.objectContaining(line)),
  );
});

test('a wrong password, an unknown link and a foreign host name are logged as security events', async () => {
  const { app, takeLines } = await startAppWithLog({ LIMIT_FAILED_SIGN_INS_PER_MINUTE_PER_ACCOUNT: '1' });
  const ana = await signUpPerson(app, 'Ana');
  takeLines();
  const guess = { email: ana.email, password: 'wrong word' };
  await sendIdentityRequest(app, 'sign-in/email', guess);
  await sendIdentityRequest(app, 'sign-in/email', guess);
  await sendIdentityRequest(app, 'reset-password', { token: 'x'.repeat(32), newPassword: 'another word' });
  await sendRawRequest(app.origin, 'GET /api/friends HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n');
  await ana.tries(calls.createWishlist, { body: { title: '' } });
  expect(takeLines().map(({ level, event, refusal }) => [level, event, refusal])).toEqual([
    [warnLevel, 'sign_in_failed', 'login.incorrectCredentials'],
    [warnLevel, 'attempts_exceeded', 'login.tooManyAttempts'],
    [warnLevel, 'link_refused', 'login.linkEnded'],
    [warnLevel, 'foreign_host', expect.any(String)],
    [infoLevel, undefined, 'error.required'],
  ]);
});

test('sign-ins, sign-ups and sign-outs are logged with the name of the event', async () => {
  const { app, takeLines } = await startAppWithLog();
  const { uid, email, cookie } = await signUpWithoutUserRecord(app, { name: 'Ben' });
  await sendIdentityRequest(app, 'sign-in/email', { email, password: 'secret gift' });
  await createVisitor(app).sends('POST', '/api/auth/sign-out', { headers: { cookie, origin: app.origin } });
  expect(takeLines().filter(({ event }) => event !== undefined)).toEqual([
    expect.objectContaining({ event: 'signed_up', uid }),
    expect.objectContaining({ event: 'signed_in', uid }),
    expect.objectContaining({ event: 'signed_out' }),
  ]);
});

test('invalid HTTP and a URL that cannot be decoded are logged with the request id of the response', async () => {
  const { app, takeLines } = await startAppWithLog();
  const none = await sendRawRequest(app.origin, 'nonsense\r\n\r\n');
  const bad = await createVisitor(app).sends('GET', '/api/%ff');
  expect(takeLines()).toEqual([
    expect.objectContaining({ msg: 'no request', status: 400, reqId: none.headers.get('x-request-id') }),
    expect.objectContaining({ msg: 'request', status: 400, reqId: bad.headers.get('x-request-id'), route: null }),
  ]);
});

test('successful health probes are not logged, and a failed probe is logged', async () => {
  const { app, takeLines } = await startAppWithLog();
  await createVisitor(app).sends('GET', '/api/health');
  await createVisitor(app).sends('GET', '/api/ready');
  expect(takeLines()).toEqual([]);
  await app.db.pool.query(`delete from migrations where name like '001%'`);
  // Repeats the health probe, because the server caches the result of its database check for a second.
  const probe = async () => (await createVisitor(app).sends('GET', '/api/ready')).status;
  await expect.poll(probe, { timeout: 20_000, interval: 100 }).toBe(503);
  expect(takeLines()).toEqual([
    expect.objectContaining({ msg: expect.stringMatching(/^This database lacks 001_product\.sql/) }),
    expect.objectContaining({ msg: 'request failed' }),
    expect.objectContaining({ msg: 'request', status: 503 }),
  ]);
});

test('the log omits an invalid IP address from a trusted proxy, and contains the network of a valid one', async () => {
  const { app, takeLines } = await startAppWithLog({ TRUST_PROXY: 'true' });
  const sends = (from: string): Promise<Reply> =>
    createVisitor(app, 'a.b.c').sends('GET', '/api/friends', { headers: { 'x-forwarded-for': from } });
  await sends('made up');
  await sends('[2001:db8::1]:4711');
  const [first, second] = takeLines();
  expect(first).toMatchObject({ event: 'bearer_refused' });
  expect(first).not.toHaveProperty('network');
  expect(second).toMatchObject({ event: 'bearer_refused', network: '2001:db8:0:0' });
});
