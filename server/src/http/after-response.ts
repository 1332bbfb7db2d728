import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Runs `work` once the response is sent, or its connection is closed, so that the response does not wait for it. */
export function afterResponse(reply: FastifyReply, work: () => void): void {
  finished(reply.raw, { readable: false }, () => work());
}
