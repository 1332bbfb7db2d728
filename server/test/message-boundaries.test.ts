import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { openSocket } from './raw-socket.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Sends raw lines, and returns all received text after the server closed the connection. */
async function sendLines(...lines: string[]): Promise<string> {
  const socket = await openSocket(app.origin);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.write(lines.join('\r\n'));
  await once(socket, 'close');
  return received;
}

const parseStatuses = (received: string): string[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);

const smuggledRequest = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
const chunkedBody = `0\r\n\r\n${smuggledRequest}`;

// The server must refuse a request if the end of its HTTP message is ambiguous. Otherwise a proxy and the
// server could disagree about where the next request begins (RFC 9112 §6.3).
test.each([
  ['both Content-Length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked'], chunkedBody],
  ['two Content-Length headers', ['Content-Length: 0', `Content-Length: ${smuggledRequest.length}`], smuggledRequest],
  ['an invalid Content-Length', ['Content-Length: +5'], `hello${smuggledRequest}`],
  ['an unknown transfer encoding', ['Transfer-Encoding: xchunked'], chunkedBody],
  ['two transfer encodings', ['Transfer-Encoding: chunked, identity'], chunkedBody],
  ['a space before the colon of a header', ['Transfer-Encoding : chunked'], chunkedBody],
  ['an invalid chunk size', ['Transfer-Encoding: chunked'], `0x5\r\nhello\r\n${chunkedBody}`],
  ['a folded header', ['X-One: a', ' Transfer-Encoding: chunked'], smuggledRequest],
])('a request with %s returns 400, and the server ignores the bytes after it', async (_what, headers, body) => {
  const received = await sendLines('POST /api/auth/sign-out HTTP/1.1', 'Host: localhost', ...headers, '', body);
  expect(parseStatuses(received)).toEqual(['400']);
});

test('two valid requests on one connection both get a response', async () => {
  const lines = ['GET /api/health HTTP/1.1', 'Host: localhost'];
  const received = await sendLines(...lines, '', ...lines, 'Connection: close', '', '');
  expect(parseStatuses(received)).toEqual(['200', '200']);
});

test.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG'])(
  'the error response to %s does not repeat the request headers',
  async (method) => {
    const headers = ['Host: localhost', 'X-Secret: do-not-repeat', 'Connection: close'];
    const received = await sendLines(`${method} /api/health HTTP/1.1`, ...headers, '', '');
    expect(received).not.toContain('do-not-repeat');
    for (const status of parseStatuses(received)) expect(Number(status)).toBeGreaterThanOrEqual(400);
  },
);

test('a new installation has no default account', async () => {
  const { rows } = await app.db.pool.query(
    'select (select count(*) from users) as users, (select count(*) from auth."user") as identities',
  );
  expect(rows).toEqual([{ users: 0, identities: 0 }]);
});
