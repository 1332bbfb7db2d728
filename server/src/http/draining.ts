import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long clients have to hear with an answer that their connection ends. */
const lingerMs = 1_000;

const leaving = new WeakSet<Server>();

/** Whether `drain` was called. */
export const isDraining = ({ server }: FastifyInstance): boolean => leaving.has(server);

/** Once `drain` was called, every answer is the last one on its connection. */
export function announceDraining(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining(app)) void reply.header('connection', 'close');
  });
}

/**
 * To be called before `close`: connections that are in use end with their next answer, so that a request on its way is
 * not met by a closed door. Balancers learn it from `GET /api/ready`. Nobody connected: nothing to wait for.
 */
export async function drain(app: FastifyInstance): Promise<void> {
  leaving.add(app.server);
  const deadline = performance.now() + lingerMs;
  while ((await countConnections(app.server)) > 0 && performance.now() < deadline) await sleep(20);
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
