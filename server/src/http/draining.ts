import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long clients have to hear with an answer that their connection ends. */
const lingerMs = 1_000;
/** After that much more, who has sent no whole request yet is cut off; and in the end everybody. */
const patienceMs = { unfinished: 2_000, all: 6_000 };

interface Connections {
  open: Set<Socket>;
  /** Whose request is being answered. */
  busy: Set<Socket>;
  leaving: boolean;
  /** Whether nobody else serves in our place. */
  closing: boolean;
}

const connectionsOf = new WeakMap<Server, Connections>();

/** Whether the installation is about to stop, and not only this process of it. */
export const isClosing = ({ server }: FastifyInstance): boolean => connectionsOf.get(server)?.closing ?? false;

/** Makes every answer the last one on its connection, once `closeGently` was called. */
export function announceDraining(app: FastifyInstance): void {
  const connections: Connections = { open: new Set(), busy: new Set(), leaving: false, closing: false };
  const { open, busy } = connections;
  connectionsOf.set(app.server, connections);
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    busy.add(socket);
    response.once('close', () => busy.delete(socket));
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (connections.leaving) void reply.header('connection', 'close');
    done();
  });
}

/**
 * Closes the server so that a request on its way is not met by a closed door: connections in use end with their next
 * answer. Balancers learn from `GET /api/ready` when the whole installation stops, not when a process is `replaced`.
 * Resolves after some seconds at most, whatever clients do.
 */
export async function closeGently(app: FastifyInstance, why: 'replaced' | 'stopped'): Promise<void> {
  const connections = connectionsOf.get(app.server);
  if (connections === undefined) return app.close();
  const { open, busy } = connections;
  connections.leaving = true;
  connections.closing = why === 'stopped';
  const deadline = performance.now() + lingerMs;
  while (open.size > 0 && performance.now() < deadline) await sleep(20);
  // A closed server looks no more for requests that never become whole.
  const unfinished = setTimeout(() => {
    for (const socket of open) if (!busy.has(socket)) socket.destroy();
  }, patienceMs.unfinished);
  const all = setTimeout(() => app.server.closeAllConnections(), patienceMs.all);
  try {
    await app.close();
  } finally {
    clearTimeout(unfinished);
    clearTimeout(all);
  }
}
