import type { FastifyServerOptions } from 'fastify';
import { translator } from '@wishwell/text/translate.ts';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const lineOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What is no HTTP, or too much of it, is answered in the same form as everything else, on the bare connection. */
export const refuseBrokenRequest: ClientErrorHandler = (error, socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = translator('en')('error.badRequest');
  const head = [
    `HTTP/1.1 ${lineOf[error.code] ?? '400 Bad Request'}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
