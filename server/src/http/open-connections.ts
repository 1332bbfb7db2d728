import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** An open connection and the requests on it. */
export interface Connection {
  socket: Socket;
  /** The request that arrived last. Only its body can be incomplete. */
  request: IncomingMessage | undefined;
  /** Responses that are not sent yet, the oldest first; several if the client pipelines. */
  responses: Set<ServerResponse>;
  /** When the last response ended, or the connection began; a time of `performance.now()`. */
  idleSince: number;
}

/** The open connections of a server, the oldest first. */
export type OpenConnections = ReadonlyMap<Socket, Connection>;

const connectionsOf = new WeakMap<Server, OpenConnections>();

/** Returns the server's open connections, which it keeps up to date from the first call on. */
export function trackConnections(server: Server): OpenConnections {
  const known = connectionsOf.get(server);
  if (known) return known;
  const open = new Map<Socket, Connection>();
  connectionsOf.set(server, open);
  server.on('connection', (socket) => {
    open.set(socket, { socket, request: undefined, responses: new Set(), idleSince: performance.now() });
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (request, response) => {
    const connection = open.get(request.socket);
    if (!connection) return;
    connection.request = request;
    connection.responses.add(response);
    // Limits, Fastify and a streamed file listen for `close` up to eleven times; Node warns of more than ten.
    response.setMaxListeners(20);
    response.once('close', () => {
      connection.responses.delete(response);
      if (request.complete && connection.request === request) connection.request = undefined;
      connection.idleSince = performance.now();
    });
  });
  return open;
}
