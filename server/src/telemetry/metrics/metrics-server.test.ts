import { once } from 'node:events';
import { createServer } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { sendBare } from '../../../test/bare-request.ts';
import { findFreePort } from '../../../../scripts/free-port.ts';
import { serveMetrics } from './metrics-server.ts';

const logger = pino({ level: 'silent' });
const token = 'a-token-that-only-the-operator-has-0123';

/** Serves `text` and answers the origin. */
async function serve(given: string | undefined, text: () => Promise<string>): Promise<string> {
  const settings = { port: await findFreePort(), host: '127.0.0.1', token: given };
  const serving = await serveMetrics(settings, text, logger);
  onTestFinished(() => serving[Symbol.asyncDispose]());
  return `http://127.0.0.1:${settings.port}`;
}

const statusOf = async (origin: string, path: string, init: RequestInit = {}): Promise<number> =>
  (await fetch(`${origin}${path}`, init)).status;

test('the port tells the metrics and nothing else', async () => {
  const origin = await serve(undefined, async () => 'up 1\n');
  const reply = await fetch(`${origin}/metrics`);
  expect([reply.status, await reply.text()]).toEqual([200, 'up 1\n']);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(await statusOf(origin, '/')).toBe(404);
  expect(await statusOf(origin, '/api/users')).toBe(404);
  expect(await statusOf(origin, '/metrics', { method: 'POST' })).toBe(404);
});

test.each([
  ['localhost:9464', 200],
  ['[::1]:9464', 200],
  ['evil.example', 421],
  ['127.0.0.1.evil.example:9464', 421],
  ['', 421],
])('without a token, asked as %j it answers %i', async (host, status) => {
  const origin = await serve(undefined, async () => 'up 1\n');
  const { status: answered } = await sendBare(
    origin,
    `GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  );
  expect(answered).toBe(status);
});

test('with a token it answers whoever sends it, by any name, and nobody else', async () => {
  const origin = await serve(token, async () => 'up 1\n');
  expect(await statusOf(origin, '/metrics')).toBe(401);
  expect(await statusOf(origin, '/other')).toBe(401);
  for (const wrong of [`Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`, token, 'Bearer ']) {
    expect(await statusOf(origin, '/metrics', { headers: { authorization: wrong } })).toBe(401);
  }
  expect(await statusOf(origin, '/metrics', { headers: { authorization: `bearer ${token}` } })).toBe(200);
  const elsewhere = `GET /metrics HTTP/1.1\r\nHost: wishes.internal\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`;
  expect((await sendBare(origin, elsewhere)).status).toBe(200);
});

test('metrics that cannot be read are 503, without the reason', async () => {
  const origin = await serve(undefined, () => Promise.reject(new Error('a secret reason')));
  const reply = await fetch(`${origin}/metrics`);
  expect(reply.status).toBe(503);
  expect(await reply.text()).not.toContain('secret');
});

test('a port that is taken, and an address of another machine, are said with the name of the variable', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const address = taken.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const start = (host: string): Promise<unknown> =>
    serveMetrics({ port, host, token }, async () => '', logger).catch((error: unknown) => error);
  expect(await start('127.0.0.1')).toMatchObject({
    message: `Port ${port} of 127.0.0.1 is taken: set METRICS_PORT to another.`,
  });
  expect(await start('192.0.2.1')).toMatchObject({
    message: 'METRICS_HOST 192.0.2.1 is not an address of this machine.',
  });
});
