import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openSocket } from '../../test/raw-socket.ts';
import { createClientErrorHandler } from '../http/broken-requests.ts';
import { type ConnectionLimits, connectionLimits } from './connection-limits.ts';
import { endStalledConnections } from './stalled-connections.ts';

/** Timeouts that are too long to expire in a test. The server checks its connections often. */
const longTimeouts: ConnectionLimits = { ...connectionLimits, sweep: 20 };

async function startTestServer(limits: Partial<ConnectionLimits>, listener: RequestListener): Promise<string> {
  const times = { ...longTimeouts, ...limits };
  const server = createServer(
    {
      headersTimeout: times.head,
      requestTimeout: times.request,
      connectionsCheckingInterval: times.sweep,
      keepAliveTimeout: times.idle,
    },
    listener,
  );
  server.on('clientError', createClientErrorHandler(false, pino({ level: 'silent' })));
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

const httpGetRequestText = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
const formatPostRequestHead = (length: number): string =>
  `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${length}\r\n\r\n`;

const waitUntilSocketClosed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once('close', () => resolve()));

async function readSocketToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await waitUntilSocketClosed(socket);
  return Buffer.concat(chunks).toString();
}

async function sendSlowly(socket: Socket, text: string): Promise<void> {
  while (socket.writable) {
    socket.write(text);
    await sleep(20);
  }
}

/** The body of a response that is much larger than the kernel's buffer for a connection. */
const largeResponseBody = 'x'.repeat(30_000_000);

test('a request whose body stalls gets 408, and its connection is closed', async () => {
  const socket = await openSocket(await startTestServer({ bodyStall: 100 }, readBody));
  socket.write(`${formatPostRequestHead(1_000)}begin`);
  expect(await readSocketToEnd(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a request whose body arrives too slowly gets 408 after the timeout of a request', async () => {
  const socket = await openSocket(await startTestServer({ bodyStall: 2_000, request: 400, head: 400 }, readBody));
  socket.write(formatPostRequestHead(1_000_000));
  const [reply] = await Promise.all([readSocketToEnd(socket), sendSlowly(socket, 'x')]);
  expect(reply).toMatch(/^HTTP\/1\.1 408 /);
});

test('if a body stalls after the response was sent, the connection closes without a second response', async () => {
  const origin = await startTestServer({ bodyStall: 100 }, (_request, response) => response.end('early'));
  const socket = await openSocket(origin);
  socket.write(`${formatPostRequestHead(1_000)}begin`);
  expect((await readSocketToEnd(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});

test('a request body that the server does not read yet does not count as stalled', async () => {
  const origin = await startTestServer({ bodyStall: 100 }, (request, response) => {
    void sleep(500).then(() => readBody(request, response));
  });
  const socket = await openSocket(origin);
  socket.write(`${formatPostRequestHead(10)}0123456789`);
  const [reply] = (await once(socket, 'data')) as [Buffer];
  expect(reply.toString()).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test('a request whose headers stay incomplete gets 408', async () => {
  const socket = await openSocket(await startTestServer({ head: 100 }, readBody));
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
  const [reply] = await Promise.all([readSocketToEnd(socket), sendSlowly(socket, 'a')]);
  expect(reply).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([
  ['a text response', (response: ServerResponse) => void response.end(largeResponseBody)],
  [
    'a streamed response',
    (response: ServerResponse) => void Readable.from([largeResponseBody, largeResponseBody]).pipe(response),
  ],
])('%s that its client does not read closes the connection', async (_what, send) => {
  const closed = Promise.withResolvers<void>();
  const origin = await startTestServer({ responseStall: 200 }, (request, response) => {
    request.socket.once('close', () => closed.resolve());
    send(response);
  });
  const socket = await openSocket(origin);
  socket.pause().write(httpGetRequestText);
  await expect(closed.promise).resolves.toBeUndefined();
  socket.destroy();
});

test('if a client does not read its response, the connection closes, although the client still sends', async () => {
  const closed = Promise.withResolvers<void>();
  const origin = await startTestServer({ responseStall: 200 }, (request, response) => {
    request.socket.once('close', () => closed.resolve());
    response.end(largeResponseBody);
  });
  const socket = await openSocket(origin);
  socket.pause().write(httpGetRequestText);
  const sending = sendSlowly(socket, '\r\n');
  await expect(closed.promise).resolves.toBeUndefined();
  socket.destroy();
  await sending;
});

test('a response that its client reads slowly arrives completely', async () => {
  const origin = await startTestServer(
    { responseStall: 2_000 },
    (_request, response) => void response.end(largeResponseBody),
  );
  const socket = await openSocket(origin);
  socket.write(httpGetRequestText);
  let bytes = 0;
  const began = performance.now();
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes >= largeResponseBody.length) break;
    // The client reads slowly for 4 s (twice the timeout), and then at full speed.
    if (performance.now() - began < 4_000) await sleep(10);
  }
  expect(bytes).toBeGreaterThanOrEqual(largeResponseBody.length);
});

test.each([
  ['sends nothing', ''],
  ['sends empty lines', '\r\n'],
])('an idle connection is closed after a timeout when its client %s', async (_what, text) => {
  const socket = await openSocket(await startTestServer({ idle: 100, head: 100 }, readBody));
  socket.write(httpGetRequestText);
  await once(socket, 'data');
  const sending = text === '' ? undefined : sendSlowly(socket, text);
  await expect(waitUntilSocketClosed(socket.resume())).resolves.toBeUndefined();
  await sending;
});

test('after the server closes its side, a connection ends even if the client does not close its side', async () => {
  const closed = Promise.withResolvers<void>();
  const origin = await startTestServer({ halfOpen: 100 }, (request) => {
    request.socket.once('close', () => closed.resolve());
    request.socket.end();
  });
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', allowHalfOpen: true });
  let isServerDone = false;
  socket.on('error', () => undefined).on('end', () => (isServerDone = true));
  socket.resume().write(formatPostRequestHead(1_000));
  await closed.promise;
  expect(isServerDone).toBe(true);
  socket.destroy();
});
