import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Socket } from 'node:net';
import { callerKey } from './caller-key.ts';
import { Problem } from '../http/problem.ts';
import { createByteBudget } from './byte-budget.ts';
import type { StallTimes } from './stalled-connections.ts';

/** Bytes from which a response counts. Smaller ones are bounded by the number of requests in flight. */
const leastCounted = 64 * 1024;

/** Milliseconds after which a response that nobody reads is the first to go. */
const isStalledAfter = 2_000;

/** Of the response that is not sent now, and of no other. */
const ownHeaders = ['content-encoding', 'etag', 'link', 'last-modified'];

function byteLength(payload: unknown): number {
  if (Buffer.isBuffer(payload)) return payload.length;
  // A character has at most three bytes; shorter texts need not be counted.
  return typeof payload === 'string' && payload.length * 3 >= leastCounted ? Buffer.byteLength(payload) : 0;
}

interface Parts {
  /** Bytes of all responses of this process that are not sent yet. */
  responseBytes: number;
  stalledFor: StallTimes;
}

/**
 * Bounds the bytes of responses in memory on every route of `api`. When a response does not fit, those that nobody has
 * read for 2 s end first, with their connections. Then the caller with the most bytes gives way: a response that has
 * begun ends with its connection, one that has not becomes a 503. Register it after the hook that compresses.
 */
export function limitUnsentResponses(api: FastifyInstance, { responseBytes, stalledFor }: Parts): void {
  const budget = createByteBudget({
    most: responseBytes,
    refusal: () => new Problem(503, 'error.busy', { retryAfter: 1 }),
  });
  const releases = new Map<Socket, () => void>();

  const endStalled = (bytes: number): void => {
    if (budget.held() + bytes <= responseBytes) return;
    const stalled = [...releases.keys()].filter((socket) => stalledFor(socket) >= isStalledAfter);
    for (const socket of stalled.toSorted((a, b) => stalledFor(b) - stalledFor(a))) {
      if (budget.held() + bytes <= responseBytes) return;
      releases.get(socket)?.();
      socket.destroy();
    }
  };

  const hold = (key: string, { raw: response }: FastifyReply, bytes: number): void => {
    const { socket } = response;
    endStalled(bytes);
    const abort = new AbortController();
    const { add, release } = budget.hold(key, abort);
    add(bytes);
    abort.signal.addEventListener('abort', () => response.destroy());
    if (socket) releases.set(socket, release);
    response.once('close', () => {
      release();
      if (socket && releases.get(socket) === release) releases.delete(socket);
    });
    if (response.destroyed) release();
  };

  api.addHook('onSend', (request, reply, payload, done) => {
    const bytes = byteLength(payload);
    if (bytes < leastCounted) {
      done();
      return;
    }
    try {
      hold(callerKey(request), reply, bytes);
      done();
    } catch (error) {
      for (const name of ownHeaders) void reply.removeHeader(name);
      done(error as Error);
    }
  });
}
