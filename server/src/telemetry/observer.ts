import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Looks on while requests are answered, and changes nothing about them. */
export interface Observer {
  /** Begins to look, before the app has any routes. */
  attach(app: FastifyInstance): void;
  /** Told of an answer that no hook runs for. */
  completed(request: FastifyRequest, reply: FastifyReply): void;
}
