import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Calls functions after the response is sent or its connection is closed. The client does not wait for these
 * functions.
 */
export function runAfterResponse(reply: FastifyReply, ...callbacks: readonly (() => void)[]): void {
  // All functions share one listener, because Node warns if a response has more than ten listeners.
  finished(reply.raw, { readable: false }, () => {
    for (const callback of callbacks) callback();
  });
}
