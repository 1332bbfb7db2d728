import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Everything that comes back for bytes sent on one connection, until the server ends it. */
async function answerTo(...lines: string[]): Promise<string> {
  const { hostname, port } = new URL(app.origin);
  const socket = connect({ host: hostname, port: Number(port) });
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.write(lines.join('\r\n'));
  await once(socket, 'close');
  return heard;
}

const statuses = (heard: string): string[] =>
  [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);

const smuggled = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
const chunk = `0\r\n\r\n${smuggled}`;

// Where a message ends must be beyond doubt (RFC 9112 §6.3), or a proxy and the server could disagree about it.
test.each([
  ['both a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked'], chunk],
  ['two lengths', ['Content-Length: 0', `Content-Length: ${smuggled.length}`], smuggled],
  ['a length that is none', ['Content-Length: +5'], `hello${smuggled}`],
  ['chunks under another name', ['Transfer-Encoding: xchunked'], chunk],
  ['chunks, and then something else', ['Transfer-Encoding: chunked, identity'], chunk],
  ['a header before its colon', ['Transfer-Encoding : chunked'], chunk],
  ['a chunk of a size that is none', ['Transfer-Encoding: chunked'], `0x5\r\nhello\r\n${chunk}`],
  ['a folded header', ['X-One: a', ' Transfer-Encoding: chunked'], smuggled],
])('a request with %s is refused, and nothing behind it is heard', async (_what, headers, body) => {
  const heard = await answerTo('POST /api/auth/sign-out HTTP/1.1', 'Host: localhost', ...headers, '', body);
  expect(statuses(heard)).toEqual(['400']);
});

test('two requests that say where they end are both answered', async () => {
  const heard = await answerTo(
    'GET /api/health HTTP/1.1',
    'Host: localhost',
    '',
    'GET /api/health HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    '',
    '',
  );
  expect(statuses(heard)).toEqual(['200', '200']);
});

test.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG'])('%s shows nothing of a request', async (method) => {
  const heard = await answerTo(
    `${method} /api/health HTTP/1.1`,
    'Host: localhost',
    'X-Secret: do-not-repeat',
    'Connection: close',
    '',
    '',
  );
  expect(heard).not.toContain('do-not-repeat');
  for (const status of statuses(heard)) expect(Number(status)).toBeGreaterThanOrEqual(400);
});

test('a fresh installation has no account that anybody could know of', async () => {
  const { rows } = await app.db.pool.query(
    'select (select count(*) from users) as users, (select count(*) from auth."user") as identities',
  );
  expect(rows).toEqual([{ users: 0, identities: 0 }]);
});
