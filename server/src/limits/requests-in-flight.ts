import type { FastifyInstance } from 'fastify';
import { callerKey } from './caller-key.ts';
import { Problem } from '../http/problem.ts';
import { createFairQueue, type FairQueue } from '../concurrency/fair-queue.ts';

/** Requests of one person, or of one network without a bearer, that this process serves at once. */
export interface InFlightLimits {
  requestsPerUser: number;
  requestsPerAddress: number;
}

/** Further requests of the same caller that wait, and for how many milliseconds. */
export const waitingRequests = { perCaller: 500, ofAll: 5_000, longestWait: 5_000 };

const createQueue = (atOncePerKey: number): FairQueue =>
  createFairQueue({
    atOnce: Infinity,
    atOncePerKey,
    waiting: waitingRequests.ofAll,
    waitingPerKey: waitingRequests.perCaller,
    longestWait: waitingRequests.longestWait,
    refusal: () => new Problem(429, 'error.tooManyRequests', { retryAfter: 1 }),
  });

/**
 * Limits the requests in flight per caller on every route of `api`. The next ones wait, then get 429. A request counts
 * until its response is sent or its connection ends. Bounds memory, so that it holds under `RATE_LIMITS=off`.
 */
export function limitRequestsInFlight(api: FastifyInstance, limits: InFlightLimits): void {
  const users = createQueue(limits.requestsPerUser);
  const networks = createQueue(limits.requestsPerAddress);
  api.addHook('onRequest', (request, { raw: response }, done) => {
    const queue = request.claims ? users : networks;
    const { socket } = request.raw;
    const begin = (release: () => void): void => {
      response.once('close', release);
      // The connection may have ended before, and `close` is past.
      if (socket.destroyed) release();
      done();
    };
    const key = callerKey(request);
    const release = queue.tryAcquire(key);
    if (release) begin(release);
    else queue.acquire(key, () => !socket.destroyed).then(begin, done);
  });
}
