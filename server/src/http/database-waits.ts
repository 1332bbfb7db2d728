import type { FastifyInstance } from 'fastify';
import { asPartOf, type CallWaits } from '../database/request-deadline.ts';

declare module 'fastify' {
  interface FastifyRequest {
    databaseWaits: CallWaits;
  }
}

/** Counts for each request how long it waits for the database, so that `database.ts` can refuse it in time. */
export function countDatabaseWaits(app: FastifyInstance): void {
  app.decorateRequest('databaseWaits');
  app.addHook('onRequest', (request, _reply, done) => {
    request.databaseWaits = { waited: 0, answered: false };
    asPartOf(request.databaseWaits, done);
  });
  app.addHook('onResponse', ({ databaseWaits }, _reply, done) => {
    databaseWaits.answered = true;
    done();
  });
}
