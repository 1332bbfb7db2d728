import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface RequestObserver {
  /** Adds this observer's hooks to the app. Call this before the app gets its routes. */
  attach(app: FastifyInstance): void;
  /** Records a sent response in metrics or traces. */
  completed(request: FastifyRequest, reply: FastifyReply): void;
}
