import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import {
  allowedHosts,
  shortTimeoutPreviewer,
  defaultTimeoutPreviewer,
  getPreviewProblem,
  sendHtml,
} from '../../test/previewers.ts';

const sendByteByByte: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  const timer = setInterval(() => response.write(' '), 100);
  response.on('close', () => clearInterval(timer));
};

test('a preview has the problem too_slow if the page arrives byte by byte', async () => {
  expect(await getPreviewProblem(sendByteByByte, { preview: shortTimeoutPreviewer.preview })).toBe('too_slow');
});

/**
 * Starts a server that sends `first`, then `again` every `everyMs` milliseconds. Returns its host and port.
 */
async function startSlowShopServer(first: string, again: string, everyMs: number): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).resume();
    socket.write(first);
    const timer = setInterval(() => socket.write(again), everyMs);
    socket.on('close', () => clearInterval(timer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ['too_large', 'HTTP/1.1 200 OK\r\n', `x-more: ${'x'.repeat(4_000)}\r\n`, 5],
  ['too_slow', 'HTTP/1.1 200 OK\r\n', 'x: y\r\n', 300],
  ['too_slow', '', 'HTTP/1.1 103 Early Hints\r\n\r\n', 50],
  ['unreachable', 'SSH-2.0-OpenSSH_9.6\r\n', '', 1_000],
] as const)(
  'a preview of a server with an invalid or endless header has the problem %s',
  async (problem, first, again, everyMs) => {
    const allowedHost = await startSlowShopServer(first, again, everyMs);
    allowedHosts.add(allowedHost);
    const { preview } = problem === 'too_slow' ? shortTimeoutPreviewer : defaultTimeoutPreviewer;
    expect(await preview(`http://${allowedHost}/`)).toMatchObject({ problem });
  },
);

test('a preview has the problem too_large for a decompression bomb of 100 MB, and does not unpack it', async () => {
  const bomb = gzipSync(Buffer.alloc(100_000_000));
  const before = process.memoryUsage.rss();
  const problem = await getPreviewProblem((_, response) => sendHtml(response, bomb, { 'content-encoding': 'gzip' }));
  expect(problem).toBe('too_large');
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
});

const sendEndlessly: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  const writeUntilFull = (): void => {
    while (response.write(Buffer.alloc(65_536, 'x')));
  };
  response.on('drain', writeUntilFull);
  writeUntilFull();
};

test('a preview has the problem too_large for an endless page, with or without Content-Length', async () => {
  expect(await getPreviewProblem(sendEndlessly)).toBe('too_large');
  const problemWithLength = await getPreviewProblem((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1073741824' });
    response.write('<h1>');
  });
  expect(problemWithLength).toBe('too_large');
});

test.each([
  ['refused', [401, 403, 429, 503]],
  ['unreachable', [404, 410, 500, 502]],
] as const)('a preview has the problem %s for a page with one of the statuses %j', async (problem, statuses) => {
  for (const status of statuses) {
    const send: RequestListener = (_, response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>No</h1>');
    expect([status, await getPreviewProblem(send)]).toEqual([status, problem]);
  }
});

test('a preview has the problem not_a_product for a PDF or video, and unreachable for a closed port', async () => {
  for (const type of ['application/pdf', 'application/json', 'video/mp4', 'text/plain'])
    expect(await getPreviewProblem((_, response) => response.writeHead(200, { 'content-type': type }).end('12'))).toBe(
      'not_a_product',
    );
  allowedHosts.add('127.0.0.1:9');
  expect(await defaultTimeoutPreviewer.preview('http://127.0.0.1:9/')).toMatchObject({ problem: 'unreachable' });
});
