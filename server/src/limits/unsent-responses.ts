import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Problem } from '../http/problem.ts';
import { createByteBudget } from './byte-budget.ts';
import { getCallerKey } from './caller-key.ts';
import type { GetStallTimeMs } from './stalled-connections.ts';

/**
 * Minimum size in bytes of a response that is counted. The total size of smaller responses is bounded by the
 * limit of requests that run at the same time.
 */
const minCountedBytes = 64 * 1024;

/**
 * Milliseconds after which a client that reads nothing counts as stalled. When memory is short, connections
 * of stalled clients are closed first.
 */
const stalledAfterMs = 2_000;

/** Headers that describe the original response. They are removed when an error response replaces it. */
const headersRemovedOnError = ['content-encoding', 'etag', 'link', 'last-modified'];

/**
 * Returns the size of a response in bytes. Returns 0 for a stream, and for a text that is too short to count.
 */
function getCountedByteLength(payload: unknown): number {
  if (Buffer.isBuffer(payload)) return payload.length;
  // A UTF-16 unit needs at most three bytes in UTF-8. If even this maximum is too small to count, the exact
  // size is not computed.
  return typeof payload === 'string' && payload.length * 3 >= minCountedBytes ? Buffer.byteLength(payload) : 0;
}

interface UnsentResponseOptions {
  /** Maximum size of all unsent responses of this process, in bytes. */
  responseBytes: number;
  stalledFor: GetStallTimeMs;
}

/**
 * Limits the bytes of unsent responses on the routes of `api`. Beyond the limit, connections of clients that
 * have read nothing for 2 s are closed first. If this is not enough, the caller with the most bytes loses a
 * response: it becomes a 503, or its connection is closed if sending has begun. Register this after
 * compression.
 */
export function limitUnsentResponses(api: FastifyInstance, { responseBytes, stalledFor }: UnsentResponseOptions): void {
  const budget = createByteBudget({
    maxBytes: responseBytes,
    refusal: () => new Problem(503, 'error.busy', { retryAfter: 1 }),
  });
  const releases = new Map<Socket, () => void>();

  const closeStalled = (bytes: number): void => {
    if (budget.held() + bytes <= responseBytes) return;
    const stalled = [...releases.keys()].filter((socket) => stalledFor(socket) >= stalledAfterMs);
    for (const socket of stalled.toSorted((a, b) => stalledFor(b) - stalledFor(a))) {
      if (budget.held() + bytes <= responseBytes) return;
      releases.get(socket)?.();
      socket.destroy();
    }
  };

  const countResponse = (key: string, { raw: response }: FastifyReply, bytes: number): void => {
    const { socket } = response;
    closeStalled(bytes);
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
    const bytes = getCountedByteLength(payload);
    if (bytes < minCountedBytes) {
      done();
      return;
    }
    try {
      countResponse(getCallerKey(request), reply, bytes);
      done();
    } catch (error) {
      for (const name of headersRemovedOnError) void reply.removeHeader(name);
      done(error as Error);
    }
  });
}
