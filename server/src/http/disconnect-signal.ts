import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/**
 * Returns a signal that aborts when the response is sent or the client disconnects. The abort reason is a
 * `Problem` with status 400.
 */
export function createDisconnectSignal(
  { raw: { socket } }: FastifyRequest,
  { raw: response }: FastifyReply,
): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => controller.abort(new Problem(400, 'error.badRequest'));
  response.once('close', abort);
  // Aborts at once if the client disconnected before the listener for `close` was added.
  if (socket.destroyed) abort();
  return controller.signal;
}
