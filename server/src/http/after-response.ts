import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Calls the functions `callbacks` after the response is sent or its connection is closed. The response does
 * not wait for these functions.
 */
export function runAfterResponse(reply: FastifyReply, ...callbacks: readonly (() => void)[]): void {
  // Uses one listener for all functions, because Node warns if a response has more than ten listeners.
  finished(reply.raw, { readable: false }, () => {
    for (const callback of callbacks) callback();
  });
}
