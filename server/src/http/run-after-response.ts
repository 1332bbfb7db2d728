import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Calls functions after the response is sent or its connection is closed. The client does not wait for these
 * functions.
 */
export function runAfterResponse(reply: FastifyReply, ...callbacks: readonly (() => void)[]): void {
  // Adds one listener for all functions, because Node warns about more than ten listeners of a response.
  finished(reply.raw, { readable: false }, () => {
    for (const callback of callbacks) callback();
  });
}
