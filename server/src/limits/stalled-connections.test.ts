import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openSocket } from '../../test/raw-socket.ts';
import { refuseBrokenRequests } from '../http/broken-requests.ts';
import { type ConnectionLimits, connectionLimits } from './connection-limits.ts';
import { endStalledConnections } from './stalled-connections.ts';

/** No limit that a test does not name is reached. */
const unreached: ConnectionLimits = { ...connectionLimits, sweep: 20 };

/** Serves every request with `listener`; returns the origin. */
async function serve(limits: Partial<ConnectionLimits>, listener: RequestListener): Promise<string> {
  const times = { ...unreached, ...limits };
  const server = createServer(
    {
      headersTimeout: times.head,
      requestTimeout: times.request,
      connectionsCheckingInterval: times.sweep,
      keepAliveTimeout: times.idle,
    },
    listener,
  );
  server.on('clientError', refuseBrokenRequests(false, pino({ level: 'silent' })));
  const { stop } = endStalledConnections(server, times);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    stop();
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const readBody: RequestListener = (request, response) => {
  request.resume().on('end', () => response.end('whole'));
};

const get = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
const post = (length: number): string => `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${length}\r\n\r\n`;

/** Resolves once the connection is closed. */
const ended = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once('close', () => resolve()));

/** Everything that comes until the connection ends. */
async function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await ended(socket);
  return Buffer.concat(chunks).toString();
}

/** Sends `text` every 20 ms until the connection ends. */
async function drip(socket: Socket, text: string): Promise<void> {
  while (socket.writable) {
    socket.write(text);
    await sleep(20);
  }
}

/** Many times what the kernel holds of a response for one connection. */
const large = 'x'.repeat(30_000_000);

test('a body of which no byte comes any more ends with 408 and its connection', async () => {
  const socket = await openSocket(await serve({ bodyStall: 100 }, readBody));
  socket.write(`${post(1_000)}begin`);
  expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body of which a byte comes now and then ends with the time for a whole request', async () => {
  const socket = await openSocket(await serve({ bodyStall: 2_000, request: 400, head: 400 }, readBody));
  socket.write(post(1_000_000));
  const [reply] = await Promise.all([readToEnd(socket), drip(socket, 'x')]);
  expect(reply).toMatch(/^HTTP\/1\.1 408 /);
});

test('a stalled body whose response was sent before ends with its connection and without a second response', async () => {
  const origin = await serve({ bodyStall: 100 }, (_request, response) => response.end('early'));
  const socket = await openSocket(origin);
  socket.write(`${post(1_000)}begin`);
  expect((await readToEnd(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});

test('a body that the server itself does not read yet is not taken for a stalled one', async () => {
  const origin = await serve({ bodyStall: 100 }, (request, response) => {
    void sleep(500).then(() => readBody(request, response));
  });
  const socket = await openSocket(origin);
  socket.write(`${post(10)}0123456789`);
  const [reply] = (await once(socket, 'data')) as [Buffer];
  expect(reply.toString()).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test('a head that does not come whole ends with 408', async () => {
  const socket = await openSocket(await serve({ head: 100 }, readBody));
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
  const [reply] = await Promise.all([readToEnd(socket), drip(socket, 'a')]);
  expect(reply).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([
  ['a text', (response: ServerResponse) => void response.end(large)],
  ['a stream, as an image is,', (response: ServerResponse) => void Readable.from([large, large]).pipe(response)],
])('%s that its client does not read ends with the connection', async (_what, send) => {
  const closed = Promise.withResolvers<void>();
  const origin = await serve({ responseStall: 200 }, (request, response) => {
    request.socket.once('close', () => closed.resolve());
    send(response);
  });
  const socket = await openSocket(origin);
  socket.pause().write(get);
  await expect(closed.promise).resolves.toBeUndefined();
  socket.destroy();
});

test('a response that is not read ends although its client goes on sending', async () => {
  const closed = Promise.withResolvers<void>();
  const origin = await serve({ responseStall: 200 }, (request, response) => {
    request.socket.once('close', () => closed.resolve());
    response.end(large);
  });
  const socket = await openSocket(origin);
  socket.pause().write(get);
  const dripping = drip(socket, '\r\n');
  await expect(closed.promise).resolves.toBeUndefined();
  socket.destroy();
  await dripping;
});

test('a response that is read slowly arrives whole, however long that takes', async () => {
  const origin = await serve({ responseStall: 2_000 }, (_request, response) => void response.end(large));
  const socket = await openSocket(origin);
  socket.write(get);
  let bytes = 0;
  const began = performance.now();
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes >= large.length) break;
    // As slow as this until the limit is past twice.
    if (performance.now() - began < 4_000) await sleep(10);
  }
  expect(bytes).toBeGreaterThanOrEqual(large.length);
});

test.each([
  ['says nothing', ''],
  ['sends empty lines', '\r\n'],
])('an idle connection whose client %s ends', async (_what, text) => {
  const socket = await openSocket(await serve({ idle: 100, head: 100 }, readBody));
  socket.write(get);
  await once(socket, 'data');
  const dripping = text === '' ? undefined : drip(socket, text);
  await expect(ended(socket.resume())).resolves.toBeUndefined();
  await dripping;
});

test('a connection that the server has closed ends although its client keeps it open', async () => {
  const closed = Promise.withResolvers<void>();
  const origin = await serve({ halfOpen: 100 }, (request) => {
    request.socket.once('close', () => closed.resolve());
    request.socket.end();
  });
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', allowHalfOpen: true });
  let isServerDone = false;
  socket.on('error', () => undefined).on('end', () => (isServerDone = true));
  socket.resume().write(post(1_000));
  await closed.promise;
  expect(isServerDone).toBe(true);
  socket.destroy();
});
