import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface OpenConnection {
  socket: Socket;
  /** Latest request of the connection; undefined if the request and its response are complete. */
  request: IncomingMessage | undefined;
  /**
   * Responses on the connection that are not sent completely, oldest first. There are several if the client
   * sends requests without waiting for responses (pipelining).
   */
  responses: Set<ServerResponse>;
  /**
   * Time when the last response on the connection ended, or when the connection began if there was none. The
   * clock is `performance.now()`.
   */
  idleSince: number;
}

export type OpenConnections = ReadonlyMap<Socket, OpenConnection>;

const connectionsByServer = new WeakMap<Server, OpenConnections>();

/** Returns the server's open connections. The first call begins to track connections. */
export function trackOpenConnections(server: Server): OpenConnections {
  const existing = connectionsByServer.get(server);
  if (existing) return existing;
  const connections = new Map<Socket, OpenConnection>();
  connectionsByServer.set(server, connections);
  server.on('connection', (socket) => {
    connections.set(socket, { socket, request: undefined, responses: new Set(), idleSince: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    connection.request = request;
    connection.responses.add(response);
    // A response may have up to eleven listeners for `close` (rate limits, Fastify, streamed files). Node
    // would warn about more than ten.
    response.setMaxListeners(20);
    response.once('close', () => {
      connection.responses.delete(response);
      if (request.complete && connection.request === request) connection.request = undefined;
      connection.idleSince = performance.now();
    });
  });
  return connections;
}
