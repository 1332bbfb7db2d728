import { once } from 'node:events';
import type { Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSocket } from '../../test/raw-socket.ts';
import { trackConnections } from '../http/open-connections.ts';
import { handleError } from '../http/reply-problem.ts';
import { connectionLimits } from './connection-limits.ts';
import { endStalledConnections, type GetStallTimeMs } from './stalled-connections.ts';
import { limitUnsentResponses } from './unsent-responses.ts';

const megabytesToBytes = (count: number): number => count * 1_000_000;
const maxUnsentBytes = megabytesToBytes(64);
const largeResponseBody = 'x'.repeat(megabytesToBytes(10));
const waitOptions = { timeout: 15_000 };

interface TestServer {
  app: FastifyInstance;
  origin: string;
  /** Returns the total number of bytes of unsent responses. */
  countUnsentBytes: () => number;
}

async function startServer(stalledFor: GetStallTimeMs = () => 0): Promise<TestServer> {
  const app = fastify();
  app.decorateRequest('claims', undefined);
  app.decorateRequest('refusal', undefined);
  app.setErrorHandler(handleError);
  app.addHook('onRequest', async (request) => {
    const uid = request.headers['x-uid'];
    if (typeof uid === 'string') request.claims = { uid } as typeof request.claims;
  });
  const open = trackConnections(app.server);
  limitUnsentResponses(app, { responseBytes: maxUnsentBytes, stalledFor });
  app.get('/large', async (_request, reply) => reply.header('etag', '"1"').send(largeResponseBody));
  app.get('/small', async () => 'small');
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const countUnsentBytes = (): number =>
    [...open.keys()].reduce((bytes, { writableLength }) => bytes + writableLength, 0);
  return { app, origin, countUnsentBytes };
}

async function requestWithoutReading({ origin }: TestServer, uid: string): Promise<Socket> {
  const socket = await openSocket(origin);
  socket.pause().write(`GET /large HTTP/1.1\r\nhost: localhost\r\nx-uid: ${uid}\r\n\r\n`);
  return socket;
}

const sendRequest = async ({ origin }: TestServer, path: string, uid: string): Promise<Response> =>
  fetch(`${origin}${path}`, { headers: { 'x-uid': uid } });

test('60 unread responses of 10 MB use no more memory than allowed, and other requests are still served', async () => {
  const server = await startServer();
  const sockets: Socket[] = [];
  let maxHeldBytes = 0;
  for (let at = 0; at < 60; at += 1) {
    sockets.push(await requestWithoutReading(server, `attacker ${at % 6}`));
    const small = await sendRequest(server, '/small', 'ana');
    expect(await small.text()).toBe('small');
    maxHeldBytes = Math.max(maxHeldBytes, server.countUnsentBytes());
  }
  expect(maxHeldBytes).toBeGreaterThan(maxUnsentBytes / 2);
  expect(maxHeldBytes).toBeLessThanOrEqual(maxUnsentBytes);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(() => expect(server.countUnsentBytes()).toBe(0), waitOptions);
  expect((await (await sendRequest(server, '/large', 'attacker 0')).text()).length).toBe(largeResponseBody.length);
});

test('beyond the byte limit the caller with most unsent bytes gets 503; a caller with few bytes is served', async () => {
  const server = await startServer();
  const sockets: Socket[] = [];
  for (let at = 0; at < 6; at += 1) sockets.push(await requestWithoutReading(server, 'greedy'));
  await vi.waitFor(() => expect(server.countUnsentBytes()).toBeGreaterThan(megabytesToBytes(50)), waitOptions);
  const refused = await sendRequest(server, '/large', 'greedy');
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('etag')]).toEqual([503, '1', null]);
  expect(await refused.text()).toBe('Wishwell is very busy right now. Please try again in a moment');
  const smallReply = await sendRequest(server, '/large', 'modest');
  expect([smallReply.status, (await smallReply.text()).length]).toEqual([200, largeResponseBody.length]);
  for (const socket of sockets) socket.destroy();
});

test('beyond the byte limit, connections whose client reads nothing are closed before other connections', async () => {
  const stalled = new Set<Socket>();
  const server = await startServer((socket) => (stalled.has(socket) ? 2_000 : 0));
  const first = await requestWithoutReading(server, 'slow');
  await vi.waitFor(() => expect(server.countUnsentBytes()).toBeGreaterThan(0), waitOptions);
  for (const socket of trackConnections(server.app.server).keys()) stalled.add(socket);
  const otherSockets: Socket[] = [];
  for (let at = 0; at < 5; at += 1) otherSockets.push(await requestWithoutReading(server, 'greedy'));
  await vi.waitFor(() => expect(server.countUnsentBytes()).toBeGreaterThan(megabytesToBytes(50)), waitOptions);
  const firstClosed = once(first.resume(), 'close');
  expect((await sendRequest(server, '/large', 'greedy')).status).toBe(200);
  await firstClosed;
  for (const socket of otherSockets) socket.destroy();
});

test('stalledFor returns for how long the client has not read its response', async () => {
  const app = fastify();
  app.get('/', async () => largeResponseBody);
  const { stop, stalledFor } = endStalledConnections(app.server, { ...connectionLimits, sweep: 20 });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    stop();
    app.server.closeAllConnections();
    await app.close();
  });
  const socket = await openSocket(origin);
  socket.pause().write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const serverSocket = await vi.waitUntil(() => [...trackConnections(app.server).keys()][0], waitOptions);
  await vi.waitFor(() => expect(stalledFor(serverSocket)).toBeGreaterThan(100), waitOptions);
  socket.destroy();
});
