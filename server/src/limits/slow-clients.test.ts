import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openSocket } from '../../test/raw-socket.ts';
import { createClientErrorHandler } from '../http/broken-requests.ts';
import { type ConnectionTimeouts, connectionTimeouts, endStalledRequests } from './slow-clients.ts';

/** A response larger than the kernel's send buffer, so that the server must wait for the client to read. */
const largeResponseBody = 'x'.repeat(30_000_000);

async function startServer(
  timeouts: Partial<ConnectionTimeouts>,
  addRoutes: (app: FastifyInstance) => void = () => {},
): Promise<string> {
  const app = fastify({ clientErrorHandler: createClientErrorHandler(false, pino({ level: 'silent' })) });
  endStalledRequests(app, { ...connectionTimeouts, ...timeouts });
  // Fastify does not read bodies of the content type `x/unread`, so that the route handler can read them.
  app.addContentTypeParser('x/unread', (_request, _payload, done) => done(null));
  app.post('/', async () => 'whole');
  app.get('/text', async () => largeResponseBody);
  app.get('/stream', async () => Readable.from([largeResponseBody, largeResponseBody]));
  app.get('/slow', async () => sleep(500, 'slow'));
  addRoutes(app);
  onTestFinished(() => {
    app.server.closeAllConnections();
    return app.close();
  });
  return app.listen({ host: '127.0.0.1', port: 0 });
}

const formatRequest = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
const formatPostHead = (length: number, type = 'text/plain'): string =>
  `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

async function readSocketToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve) => socket.once('close', resolve));
  return Buffer.concat(chunks).toString();
}

test('a request whose body stalls gets 408, and its connection is closed', async () => {
  const socket = await openSocket(await startServer({ bodyStall: 100 }));
  socket.write(`${formatPostHead(1_000)}begin`);
  expect(await readSocketToEnd(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a request body that the server does not read yet does not count as stalled', async () => {
  const waited = Promise.withResolvers<void>();
  const origin = await startServer({ bodyStall: 100 }, (app) =>
    app.post('/later', async ({ raw }) => {
      for (let timeouts = 0; timeouts < 3; timeouts += 1) await once(raw, 'timeout');
      waited.resolve();
      await raw.toArray();
      return 'whole';
    }),
  );
  const socket = await openSocket(origin);
  socket.write(`${formatPostHead(10, 'x/unread').replace('POST /', 'POST /later')}01234`);
  await waited.promise;
  socket.write('56789');
  const [reply] = (await once(socket, 'data')) as [Buffer];
  expect(reply.toString()).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test('a request may wait for its response longer than the timeouts for slow bodies and unread responses', async () => {
  const socket = await openSocket(await startServer({ bodyStall: 100, responseStall: 100 }));
  socket.write(formatRequest('/slow'));
  const [reply] = (await once(socket, 'data')) as [Buffer];
  expect(reply.toString()).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test.each(['/text', '/stream'])('a client that does not read the response of %s loses its connection', async (path) => {
  const closed = Promise.withResolvers<void>();
  const origin = await startServer({ responseStall: 200 }, (app) =>
    app.addHook('onRequest', async ({ socket }) => void socket.once('close', () => closed.resolve())),
  );
  const socket = await openSocket(origin);
  socket.pause().write(formatRequest(path));
  await expect(closed.promise).resolves.toBeUndefined();
  socket.destroy();
});

test('a response that its client reads slowly arrives completely', async () => {
  const socket = await openSocket(await startServer({ responseStall: 1_000 }));
  socket.write(formatRequest('/text'));
  let bytes = 0;
  const began = performance.now();
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes >= largeResponseBody.length) break;
    // The client reads slowly for twice the timeout of an unread response, and then at full speed.
    if (performance.now() - began < 2_000) await sleep(10);
  }
  expect(bytes).toBeGreaterThanOrEqual(largeResponseBody.length);
});

test('an error response ends its connection, even if the client does not close its side', async () => {
  const closed = Promise.withResolvers<void>();
  const origin = await startServer({}, ({ server }) =>
    server.on('connection', (socket) => socket.once('close', () => closed.resolve())),
  );
  const socket = await openSocket(origin);
  socket.allowHalfOpen = true;
  socket.resume().write('not HTTP\r\n\r\n');
  await closed.promise;
  expect(socket.readableEnded || socket.destroyed).toBe(true);
  socket.destroy();
});
