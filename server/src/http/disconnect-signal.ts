import type { FastifyReply } from 'fastify';
import { Problem } from './problem.ts';

/** Returns an `AbortSignal` that aborts when the connection to the client closes. */
export function createDisconnectSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const disconnected = new AbortController();
  raw.once('close', () => disconnected.abort(new Problem(400, 'error.badRequest')));
  return disconnected.signal;
}
