import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Runs the `works` once the response is sent, or its connection is closed, so that the response does not wait for them. */
export function afterResponse(reply: FastifyReply, ...works: readonly (() => void)[]): void {
  // One listener for all: Node warns of the eleventh listener of a response.
  finished(reply.raw, { readable: false }, () => {
    for (const work of works) work();
  });
}
