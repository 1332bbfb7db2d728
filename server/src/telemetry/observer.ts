import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface RequestObserver {
  /** Adds hooks to the app. Call this before routes are added to the app. */
  attach(app: FastifyInstance): void;
  /** Records a response that was sent. */
  completed(request: FastifyRequest, reply: FastifyReply): void;
}
