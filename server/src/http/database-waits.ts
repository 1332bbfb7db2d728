import type { FastifyInstance } from 'fastify';
import { runInRequest, type RequestDeadline } from '../database/request-deadline.ts';

declare module 'fastify' {
  interface FastifyRequest {
    databaseWaits: RequestDeadline;
  }
}

/** Counts for each request how long it waits for the database, so that `database/` can refuse it in time. */
export function countDatabaseWaits(app: FastifyInstance): void {
  app.decorateRequest('databaseWaits');
  app.addHook('onRequest', (request, _reply, done) => {
    request.databaseWaits = { waited: 0, answered: false };
    runInRequest(request.databaseWaits, done);
  });
  app.addHook('onResponse', ({ databaseWaits }, _reply, done) => {
    databaseWaits.answered = true;
    done();
  });
}
