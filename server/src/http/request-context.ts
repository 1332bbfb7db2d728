import type { FastifyInstance } from 'fastify';
import { type RequestContext, runInRequestContext } from '../database/request-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    requestContext: RequestContext;
  }
}

/** Gives each HTTP request a context with its caller and measured steps, for the database code. */
export function provideRequestContext(app: FastifyInstance): void {
  app.decorateRequest('requestContext');
  app.addHook('onRequest', (request, _reply, done) => {
    request.requestContext = {};
    runInRequestContext(request.requestContext, done);
  });
}
