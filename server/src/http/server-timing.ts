import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestStep } from '../database/request-deadline.ts';

const isStatement = ({ kind }: RequestStep): boolean => kind === 'statement';

function timingOf({ databaseWaits: { waited, parts = [] } }: FastifyRequest, { elapsedTime }: FastifyReply): string {
  const statements = parts.filter(isStatement).length;
  const description = statements === 1 ? '1 statement' : `${statements} statements`;
  return `total;dur=${elapsedTime.toFixed(1)}, db;dur=${waited.toFixed(1)};desc="${description}"`;
}

/**
 * Says with every answer how long it took, how much of that was the database, and how many statements, for the network
 * tab of a browser (W3C Server Timing). In development alone: to strangers it would tell what they are not shown.
 */
export function sendServerTiming(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ databaseWaits }) => {
    databaseWaits.parts ??= [];
  });
  app.addHook('onSend', async (request, reply) => {
    void reply.header('server-timing', timingOf(request, reply));
  });
}
