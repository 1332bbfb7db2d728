import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

function formatTiming({ requestContext: { steps = [] } }: FastifyRequest, { elapsedTime }: FastifyReply): string {
  const statements = steps.filter(({ kind }) => kind === 'statement');
  const databaseMs = statements.reduce((sum, { began, ended }) => sum + ended - began, 0);
  const description = statements.length === 1 ? '1 statement' : `${statements.length} statements`;
  return `total;dur=${elapsedTime.toFixed(1)}, db;dur=${databaseMs.toFixed(1)};desc="${description}"`;
}

/**
 * Sends the header `Server-Timing` (W3C Server Timing): the total time, the number of SQL statements, and the
 * sum of their times. Use it only in development, because timings can reveal hidden data to clients.
 */
export function sendServerTimingHeader(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ requestContext }) => {
    requestContext.steps ??= [];
  });
  app.addHook('onSend', async (request, reply) => {
    void reply.header('server-timing', formatTiming(request, reply));
  });
}
