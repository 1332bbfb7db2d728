import type { FastifyInstance } from 'fastify';
import { createFairQueue, type FairQueue } from '../concurrency/fair-queue.ts';
import type { ProcessLimits } from '../config/limits.ts';
import { getRateLimitKey } from '../http/network.ts';
import { Problem } from '../http/problem.ts';

type InFlightLimits = Pick<ProcessLimits, 'requestsAtOncePerUser' | 'requestsAtOncePerAddress'>;

/**
 * Maximum numbers of waiting requests per caller (`perCaller`) and in total (`ofAll`). `longestWait` is the
 * maximum waiting time in milliseconds.
 */
export const maxWaitingRequests = { perCaller: 500, ofAll: 5_000, longestWait: 5_000 };

const createRequestQueue = (maxRunningPerKey: number): FairQueue =>
  createFairQueue({
    maxRunning: Infinity,
    maxRunningPerKey,
    maxWaiting: maxWaitingRequests.ofAll,
    maxWaitingPerKey: maxWaitingRequests.perCaller,
    maxWaitMs: maxWaitingRequests.longestWait,
    createRefusal: () => new Problem(429, 'error.tooManyRequests', { retryAfter: 1 }),
  });

/**
 * Limits how many API requests of one caller run at the same time; further requests wait. A request gets a
 * 429 if too many wait, or if it waits too long. A request runs until its response is sent or its connection
 * closes. The limit also applies with `RATE_LIMITS=off`, because it bounds memory.
 */
export function limitRequestsInFlight(api: FastifyInstance, limits: InFlightLimits): void {
  const userQueue = createRequestQueue(limits.requestsAtOncePerUser);
  const networkQueue = createRequestQueue(limits.requestsAtOncePerAddress);
  api.addHook('onRequest', (request, { raw: response }, done) => {
    const queue = request.bearerPayload ? userQueue : networkQueue;
    const { socket } = request.raw;
    const begin = (release: () => void): void => {
      if (socket.destroyed) {
        release();
        return done(new Problem(400, 'error.badRequest'));
      }
      response.once('close', release);
      done();
    };
    const key = getRateLimitKey(request);
    const release = queue.tryAcquire(key);
    if (release) begin(release);
    else queue.acquire(key).then(begin, done);
  });
}
