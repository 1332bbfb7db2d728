import { randomUUID } from 'node:crypto';
import { getTranslator } from '@wishwell/text/translate.ts';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import { Problem } from './problem.ts';
import { createSecurityHeaders } from './security-headers.ts';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

/** Milliseconds in which the client can read an error response and close its side of the connection. */
const HALF_OPEN_MS = 2_000;

const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Returns whether a HEAD request caused the error. The response to a HEAD request must have no body, because
 * the client would read it as the beginning of the next response (RFC 9110, section 9.3.2).
 */
const isErrorOfHeadRequest = (error: Error): boolean =>
  'rawPacket' in error && Buffer.isBuffer(error.rawPacket) && error.rawPacket.subarray(0, 5).toString() === 'HEAD ';

/**
 * Responds to requests that are not valid HTTP, with the same headers and format as in other error responses.
 */
export const createClientErrorHandler =
  (https: boolean, logger: FastifyBaseLogger): ClientErrorHandler =>
  (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
    const body = getTranslator('en')(isTooLong ? 'error.linkTooLong' : 'error.badRequest');
    const id = randomUUID();
    const headers = {
      ...createSecurityHeaders(https),
      'x-request-id': id,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const statusLine = statusLines[error.code] ?? '400 Bad Request';
    logger.info({ reqId: id, status: Number.parseInt(statusLine, 10), code: error.code }, 'no request');
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${statusLine}\r\n${lines.join('')}\r\n${isErrorOfHeadRequest(error) ? '' : body}`);
    // Closes the connection after a while, because otherwise it stays open until the client closes its side.
    setTimeout(() => socket.destroy(), HALF_OPEN_MS).unref();
  };

/**
 * Replaces two error responses of Node, which lack our security headers. For a missing or repeated header
 * `Host`, sends our own 400 (RFC 9112 §3.2). Instead of Node's 417, ignores unknown values of the header
 * `Expect` (RFC 9110 §10.1.1).
 */
export function replaceNodeErrorResponses(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ raw }) => {
    let hostCount = 0;
    for (let at = 0; at < raw.rawHeaders.length; at += 2)
      if (raw.rawHeaders[at]?.toLowerCase() === 'host') hostCount += 1;
    if (hostCount > 1 || (hostCount === 0 && raw.httpVersion === '1.1')) throw new Problem(400, 'error.badRequest');
  });
}
