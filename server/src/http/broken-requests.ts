import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import { translator } from '@wishwell/text/translate.ts';
import { Problem } from './problem.ts';
import { securityHeaders } from './security-headers.ts';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const lineOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What follows the head of an answer to HEAD, a client takes for something else (RFC 9110, section 9.3.2). */
const asksForHead = (error: Error): boolean =>
  'rawPacket' in error && Buffer.isBuffer(error.rawPacket) && error.rawPacket.subarray(0, 5).toString() === 'HEAD ';

/** What is no HTTP, or too much of it, is answered in the same form as everything else, on the bare connection. */
export const refuseBrokenRequests =
  (https: boolean, logger: FastifyBaseLogger): ClientErrorHandler =>
  (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const body = translator('en')('error.badRequest');
    const id = randomUUID();
    const headers = {
      ...securityHeaders(https),
      'x-request-id': id,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const line = lineOf[error.code] ?? '400 Bad Request';
    logger.info({ reqId: id, status: Number.parseInt(line, 10), code: error.code }, 'no request');
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${line}\r\n${lines.join('')}\r\n${asksForHead(error) ? '' : body}`);
  };

/**
 * What Node would answer by itself, without any of our headers: a request that names no host or two (RFC 9112 §3.2), which
 * is refused, and one that expects what nobody knows (RFC 9110 §10.1.1), which is served as if it did not.
 */
export function takeOverFromNode(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ raw }) => {
    let hosts = 0;
    for (let at = 0; at < raw.rawHeaders.length; at += 2) if (raw.rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) throw new Problem(400, 'error.badRequest');
  });
}
