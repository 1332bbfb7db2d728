import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type OpenConnections, trackOpenConnections } from './open-connections.ts';

/**
 * Duration of the grace period at the start of a shutdown, in milliseconds. In this period clients still get
 * responses, with the header `Connection: close`.
 */
const closeGraceMs = 1_000;
/**
 * A shutdown waits until `minFailedProbes` readiness probes of an active load balancer have received 503, at
 * most `maxWaitMs`. A load balancer is active if its last two probes came within `maxProbeIntervalMs`.
 */
const balancerProbeLimits = { maxProbeIntervalMs: 5_000, maxWaitMs: 2_000, minFailedProbes: 2 };
/**
 * The server closes connections with an incomplete request `unfinished` milliseconds after the grace period
 * of a shutdown. It closes all connections after `all` milliseconds.
 */
const closeTimeoutsMs = { unfinished: 2_000, all: 6_000 };

interface ServerConnections {
  open: OpenConnections;
  isDraining: boolean;
  /** Times of the last two readiness probes before the shutdown began. */
  probedAt: [number, number];
  /** Number of readiness probes that have received 503 since the shutdown began. */
  failedProbes: number;
}

const connectionsByServer = new WeakMap<Server, ServerConnections>();

/**
 * Counts a readiness probe. Returns whether the server is shutting down, so that the response must be 503.
 */
export function countReadinessProbe({ server }: FastifyInstance): boolean {
  const connections = connectionsByServer.get(server);
  if (!connections) return false;
  if (connections.isDraining) connections.failedProbes += 1;
  else connections.probedAt = [connections.probedAt[1], performance.now()];
  return connections.isDraining;
}

/**
 * Returns whether a load balancer may still send requests to this process, because too few of its readiness
 * probes have received 503.
 */
const mustWaitForBalancer = ({ probedAt, failedProbes }: ServerConnections, startedAt: number): boolean =>
  failedProbes < balancerProbeLimits.minFailedProbes &&
  startedAt - probedAt[0] < balancerProbeLimits.maxProbeIntervalMs;

/** Adds `Connection: close` to every response after `closeServerGracefully` was called. */
export function addConnectionCloseHeader(app: FastifyInstance): void {
  const connections: ServerConnections = {
    open: trackOpenConnections(app.server),
    isDraining: false,
    probedAt: [-Infinity, -Infinity],
    failedProbes: 0,
  };
  connectionsByServer.set(app.server, connections);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (connections.isDraining) void reply.header('connection', 'close');
    done();
  });
}

/**
 * Shuts the server down gracefully: closes each connection in use after its next response. `GET /api/ready`
 * responds 503. If a load balancer has recently requested this path, waits until it has received 503.
 * Resolves within a few seconds.
 */
export async function closeServerGracefully(app: FastifyInstance): Promise<void> {
  const connections = connectionsByServer.get(app.server);
  if (connections === undefined) return app.close();
  const { open } = connections;
  connections.isDraining = true;
  const startedAt = performance.now();
  const isWithin = (ms: number): boolean => performance.now() < startedAt + ms;
  while (
    (open.size > 0 && isWithin(closeGraceMs)) ||
    (mustWaitForBalancer(connections, startedAt) && isWithin(balancerProbeLimits.maxWaitMs))
  )
    await sleep(20);
  // Closes connections with incomplete requests. Node does not enforce its own timeout for them while the
  // server closes.
  const closeIncompleteTimer = setTimeout(() => {
    for (const { socket, responses } of open.values()) if (responses.size === 0) socket.destroy();
  }, closeTimeoutsMs.unfinished);
  const closeAllTimer = setTimeout(() => app.server.closeAllConnections(), closeTimeoutsMs.all);
  try {
    await app.close();
  } finally {
    clearTimeout(closeIncompleteTimer);
    clearTimeout(closeAllTimer);
  }
}
