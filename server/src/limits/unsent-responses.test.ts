import { once } from 'node:events';
import type { Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSocket } from '../../test/raw-socket.ts';
import { trackConnections } from '../http/open-connections.ts';
import { handleError } from '../http/reply-problem.ts';
import { connectionLimits } from './connection-limits.ts';
import { endStalledConnections, type StallTimes } from './stalled-connections.ts';
import { limitUnsentResponses } from './unsent-responses.ts';

const megabytes = (count: number): number => count * 1_000_000;
const responseBytes = megabytes(64);
const large = 'x'.repeat(megabytes(10));
const patience = { timeout: 15_000 };

interface Stage {
  app: FastifyInstance;
  origin: string;
  /** Bytes that connections hold now. */
  held: () => number;
}

async function start(stalledFor: StallTimes = () => 0): Promise<Stage> {
  const app = fastify();
  app.decorateRequest('claims', undefined);
  app.decorateRequest('refusal', undefined);
  app.setErrorHandler(handleError);
  app.addHook('onRequest', async (request) => {
    const uid = request.headers['x-uid'];
    if (typeof uid === 'string') request.claims = { uid } as typeof request.claims;
  });
  const open = trackConnections(app.server);
  limitUnsentResponses(app, { responseBytes, stalledFor });
  app.get('/large', async (_request, reply) => reply.header('etag', '"1"').send(large));
  app.get('/small', async () => 'small');
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const held = (): number => [...open.keys()].reduce((bytes, { writableLength }) => bytes + writableLength, 0);
  return { app, origin, held };
}

/** Asks for a large response as a person and does not read it. */
async function askUnread({ origin }: Stage, uid: string): Promise<Socket> {
  const socket = await openSocket(origin);
  socket.pause().write(`GET /large HTTP/1.1\r\nhost: localhost\r\nx-uid: ${uid}\r\n\r\n`);
  return socket;
}

const asks = async ({ origin }: Stage, path: string, uid: string): Promise<Response> =>
  fetch(`${origin}${path}`, { headers: { 'x-uid': uid } });

test('60 responses of 10 MB that nobody reads hold a stated number of bytes, and all other calls go on', async () => {
  const stage = await start();
  const sockets: Socket[] = [];
  let most = 0;
  for (let at = 0; at < 60; at += 1) {
    sockets.push(await askUnread(stage, `attacker ${at % 6}`));
    const small = await asks(stage, '/small', 'ana');
    expect(await small.text()).toBe('small');
    most = Math.max(most, stage.held());
  }
  expect(most).toBeGreaterThan(responseBytes / 2);
  expect(most).toBeLessThanOrEqual(responseBytes);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(() => expect(stage.held()).toBe(0), patience);
  expect((await (await asks(stage, '/large', 'attacker 0')).text()).length).toBe(large.length);
});

test('the caller with the most bytes gives way to one with few, and is told 503 when asking for more', async () => {
  const stage = await start();
  const sockets: Socket[] = [];
  for (let at = 0; at < 6; at += 1) sockets.push(await askUnread(stage, 'greedy'));
  await vi.waitFor(() => expect(stage.held()).toBeGreaterThan(megabytes(50)), patience);
  const refused = await asks(stage, '/large', 'greedy');
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('etag')]).toEqual([503, '1', null]);
  expect(await refused.text()).toBe('Wishwell is very busy right now. Please try again in a moment');
  const modest = await asks(stage, '/large', 'modest');
  expect([modest.status, (await modest.text()).length]).toEqual([200, large.length]);
  for (const socket of sockets) socket.destroy();
});

test('a response that nobody reads goes before those that are read, whoever has most', async () => {
  const stalled = new Set<Socket>();
  const stage = await start((socket) => (stalled.has(socket) ? 2_000 : 0));
  const first = await askUnread(stage, 'slow');
  await vi.waitFor(() => expect(stage.held()).toBeGreaterThan(0), patience);
  for (const socket of trackConnections(stage.app.server).keys()) stalled.add(socket);
  const others: Socket[] = [];
  for (let at = 0; at < 5; at += 1) others.push(await askUnread(stage, 'greedy'));
  await vi.waitFor(() => expect(stage.held()).toBeGreaterThan(megabytes(50)), patience);
  const ended = once(first.resume(), 'close');
  expect((await asks(stage, '/large', 'greedy')).status).toBe(200);
  await ended;
  for (const socket of others) socket.destroy();
});

test('how long nobody has read a response is known from the sweep', async () => {
  const app = fastify();
  app.get('/', async () => large);
  const { stop, stalledFor } = endStalledConnections(app.server, { ...connectionLimits, sweep: 20 });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    stop();
    app.server.closeAllConnections();
    await app.close();
  });
  const socket = await openSocket(origin);
  socket.pause().write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const served = await vi.waitUntil(() => [...trackConnections(app.server).keys()][0]);
  await vi.waitFor(() => expect(stalledFor(served)).toBeGreaterThan(100), patience);
  socket.destroy();
});
