import { once } from 'node:events';
import { createServer } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.ts';
import { sendRawRequest } from '../../../test/raw-request.ts';
import { serveMetrics } from './metrics-server.ts';

const logger = pino({ level: 'silent' });
const token = 'a-token-that-only-the-operator-has-0123';

async function startMetricsServer(serverToken: string | undefined, text: () => Promise<string>): Promise<string> {
  const settings = { port: await findFreePort(), host: '127.0.0.1', token: serverToken };
  const server = await serveMetrics(settings, text, logger);
  onTestFinished(() => server[Symbol.asyncDispose]());
  return `http://127.0.0.1:${settings.port}`;
}

const fetchStatus = async (origin: string, path: string, init: RequestInit = {}): Promise<number> =>
  (await fetch(`${origin}${path}`, init)).status;

test('the metrics port returns metrics at /metrics, and 404 for all other URLs', async () => {
  const origin = await startMetricsServer(undefined, async () => 'up 1\n');
  const reply = await fetch(`${origin}/metrics`);
  expect([reply.status, await reply.text()]).toEqual([200, 'up 1\n']);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(await fetchStatus(origin, '/')).toBe(404);
  expect(await fetchStatus(origin, '/api/users')).toBe(404);
  expect(await fetchStatus(origin, '/metrics', { method: 'POST' })).toBe(404);
});

test('without METRICS_TOKEN, a request for metrics gets 421 if its Host header is no loopback host', async () => {
  const origin = await startMetricsServer(undefined, async () => 'up 1\n');
  for (const [host, status] of [
    ['localhost:9464', 200],
    ['[::1]:9464', 200],
    ['evil.example', 421],
    ['127.0.0.1.evil.example:9464', 421],
    ['', 421],
  ] as const) {
    const request = `GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect([host, (await sendRawRequest(origin, request)).status]).toEqual([host, status]);
  }
});

test('with METRICS_TOKEN, a request for metrics gets 401 without the token, but may have any Host header', async () => {
  const origin = await startMetricsServer(token, async () => 'up 1\n');
  expect(await fetchStatus(origin, '/metrics')).toBe(401);
  expect(await fetchStatus(origin, '/other')).toBe(401);
  for (const wrong of [`Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`, token, 'Bearer ']) {
    expect(await fetchStatus(origin, '/metrics', { headers: { authorization: wrong } })).toBe(401);
  }
  expect(await fetchStatus(origin, '/metrics', { headers: { authorization: `bearer ${token}` } })).toBe(200);
  const requestWithOtherHost = `GET /metrics HTTP/1.1\r\nHost: wishes.internal\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`;
  expect((await sendRawRequest(origin, requestWithOtherHost)).status).toBe(200);
});

test('if the metrics cannot be read, a request for them gets 503 without the reason', async () => {
  const origin = await startMetricsServer(undefined, () => Promise.reject(new Error('a secret reason')));
  const reply = await fetch(`${origin}/metrics`);
  expect(reply.status).toBe(503);
  expect(await reply.text()).not.toContain('secret');
});

test('if METRICS_PORT is in use or METRICS_HOST is no local address, the error names the setting', async () => {
  const otherServer = createServer().listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
  onTestFinished(() => void otherServer.close());
  const address = otherServer.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const start = (host: string): Promise<unknown> =>
    serveMetrics({ port, host, token }, async () => '', logger).catch((error: unknown) => error);
  expect(await start('127.0.0.1')).toMatchObject({
    message: `Port ${port} of 127.0.0.1 is in use: stop the program that uses it, or set METRICS_PORT to another.`,
  });
  expect(await start('192.0.2.1')).toMatchObject({
    message: 'METRICS_HOST 192.0.2.1 is not an address of this machine.',
  });
});
