import type { FastifyInstance } from 'fastify';
import { runInRequest, type RequestDeadline } from '../database/request-deadline.ts';

declare module 'fastify' {
  interface FastifyRequest {
    databaseWaits: RequestDeadline;
  }
}

/** Tracks how long each HTTP request waits for the database, so that its statements fail at its deadline. */
export function trackDatabaseWaits(app: FastifyInstance): void {
  app.decorateRequest('databaseWaits');
  app.addHook('onRequest', (request, _reply, done) => {
    request.databaseWaits = { waitedMs: 0, isResponseSent: false };
    runInRequest(request.databaseWaits, done);
  });
  app.addHook('onResponse', ({ databaseWaits }, _reply, done) => {
    databaseWaits.isResponseSent = true;
    done();
  });
}
