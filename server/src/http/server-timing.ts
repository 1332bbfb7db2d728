import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestStep } from '../database/request-deadline.ts';

const isStatement = ({ kind }: RequestStep): boolean => kind === 'statement';

function formatTiming(
  { databaseWaits: { waitedMs, steps = [] } }: FastifyRequest,
  { elapsedTime }: FastifyReply,
): string {
  const statements = steps.filter(isStatement).length;
  const description = statements === 1 ? '1 statement' : `${statements} statements`;
  return `total;dur=${elapsedTime.toFixed(1)}, db;dur=${waitedMs.toFixed(1)};desc="${description}"`;
}

/**
 * Sends the header `Server-Timing` with total time, database time and number of statements (W3C Server
 * Timing). Use it only in development, because timings can reveal hidden data to clients.
 */
export function sendServerTiming(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ databaseWaits }) => {
    databaseWaits.steps ??= [];
  });
  app.addHook('onSend', async (request, reply) => {
    void reply.header('server-timing', formatTiming(request, reply));
  });
}
