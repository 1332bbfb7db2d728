import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Timeouts of a connection in milliseconds. After a timeout the server closes the connection. */
export const connectionTimeouts = {
  /** Maximum time from the start of a request until the server has received all its headers. */
  head: 8_000,
  /** Maximum time from the start of a request until the server has received its whole body. */
  request: 60_000,
  /** Maximum time in which no bytes of a request body arrive while the server waits for them. */
  bodyStall: 5_000,
  /** Maximum time in which the client reads no bytes of a response. */
  responseStall: 30_000,
  /** Maximum time from a response to the next request on the same connection. */
  idle: 72_000,
  /** Interval between two checks of the timeouts `head` and `request`, in milliseconds. */
  check: 2_000,
};

export type ConnectionTimeouts = typeof connectionTimeouts;

/** Returns whether the request has a body (RFC 9112, section 6). */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Closes the connections of clients that send no bytes of a request body or read no bytes of a response.
 * Sends 408 before it closes a connection with an incomplete body. Uses the socket's timeout, which restarts
 * with each received or sent byte.
 */
export function endStalledRequests(
  app: FastifyInstance,
  { bodyStall, responseStall }: Pick<ConnectionTimeouts, 'bodyStall' | 'responseStall'>,
): void {
  app.addHook('preParsing', (request, { raw: response }, payload, done) => {
    const { raw, socket } = request;
    // Requests that the server sends to itself while it renders a page have no socket.
    if (socket instanceof Socket && hasBody(request)) {
      raw.setTimeout(bodyStall, () => {
        // Restarts the timeout while the server itself pauses the reading of the body, because the client
        // then cannot send.
        if (raw.readableFlowing !== true) raw.setTimeout(bodyStall);
        else if (response.headersSent) socket.destroy();
        else {
          const error = Object.assign(new Error('body stalled'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
          app.server.emit('clientError', error, socket);
        }
      });
      raw.once('end', () => {
        if (!response.headersSent) raw.setTimeout(0);
      });
    }
    done(null, payload);
  });
  app.addHook('onSend', ({ socket }, _reply, _payload, done) => {
    if (socket instanceof Socket) socket.setTimeout(responseStall);
    done();
  });
}
