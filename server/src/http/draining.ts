import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type OpenConnections, trackConnections } from './open-connections.ts';

/** How long clients have to hear with an answer that their connection ends. */
const lingerMs = 1_000;
/** Who asks twice in so short a time whether we are ready balances, and has so long to hear, often enough to believe it, that we are not. */
const balancer = { twiceInMs: 5_000, waitMs: 2_000, times: 2 };
/** After that much more, who has sent no whole request yet is cut off; and in the end everybody. */
const patienceMs = { unfinished: 2_000, all: 6_000 };

interface Connections {
  open: OpenConnections;
  leaving: boolean;
  /** Whether nobody else serves in our place. */
  closing: boolean;
  /** When somebody asked the last time but one, and the last, whether we are ready; and how often we have said no since. */
  probedAt: [number, number];
  denials: number;
}

const connectionsOf = new WeakMap<Server, Connections>();

/** Whether the installation is about to stop, and not only this process of it. Asked for whoever asks whether we are ready. */
export function tellIfClosing({ server }: FastifyInstance): boolean {
  const connections = connectionsOf.get(server);
  if (!connections) return false;
  if (connections.closing) connections.denials += 1;
  else connections.probedAt = [connections.probedAt[1], performance.now()];
  return connections.closing;
}

/** Whether a balancer still believes that we are ready: what it sends would meet a closing connection. */
const isBelieved = ({ closing, probedAt, denials }: Connections, since: number): boolean =>
  closing && denials < balancer.times && since - probedAt[0] < balancer.twiceInMs;

/** Makes every answer the last one on its connection, once `closeGently` was called. */
export function announceDraining(app: FastifyInstance): void {
  const connections: Connections = {
    open: trackConnections(app.server),
    leaving: false,
    closing: false,
    probedAt: [-Infinity, -Infinity],
    denials: 0,
  };
  connectionsOf.set(app.server, connections);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (connections.leaving) void reply.header('connection', 'close');
    done();
  });
}

/**
 * Closes the server so that a request on its way is not met by a closed door: connections in use end with their next
 * answer. Balancers learn from `GET /api/ready` when the whole installation stops, not when a process is `replaced`, and one that has
 * asked lately is given the time to learn it. Resolves after some seconds at most, whatever clients do.
 */
export async function closeGently(app: FastifyInstance, why: 'replaced' | 'stopped'): Promise<void> {
  const connections = connectionsOf.get(app.server);
  if (connections === undefined) return app.close();
  const { open } = connections;
  connections.leaving = true;
  connections.closing = why === 'stopped';
  const begun = performance.now();
  const hasTime = (ms: number): boolean => performance.now() < begun + ms;
  while ((open.size > 0 && hasTime(lingerMs)) || (isBelieved(connections, begun) && hasTime(balancer.waitMs)))
    await sleep(20);
  // A closed server looks no more for requests that never become whole.
  const unfinished = setTimeout(() => {
    for (const { socket, responses } of open.values()) if (responses.size === 0) socket.destroy();
  }, patienceMs.unfinished);
  const all = setTimeout(() => app.server.closeAllConnections(), patienceMs.all);
  try {
    await app.close();
  } finally {
    clearTimeout(unfinished);
    clearTimeout(all);
  }
}
