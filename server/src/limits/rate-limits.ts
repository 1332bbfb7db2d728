import rateLimit from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { getRateLimitKey } from '../http/network.ts';
import { Problem } from '../http/problem.ts';
import { type RequestCounter, createRequestCounter } from './request-counter.ts';

/** Milliseconds between two exchanges of request counts with the database. */
const COUNT_SYNC_INTERVAL_MS = 1_000;

/**
 * Returns a store class for @fastify/rate-limit that counts all requests with the request counter `counts`.
 */
const createRateLimitStoreClass = (counts: RequestCounter) =>
  class Store {
    incr(
      key: string,
      done: (error: null, result: { current: number; ttl: number }) => void,
      _window: number,
      max: number,
    ) {
      done(null, counts.count(key, max));
    }

    child(): Store {
      return this;
    }
  };

/**
 * Every second, adds the new request counts to the database and reads the counts of all processes. Logs one
 * warning when the database becomes unavailable. Returns a function that exchanges the counts a last time and
 * stops the timer.
 */
function syncCountsPeriodically(counts: RequestCounter, logger: FastifyBaseLogger): () => Promise<void> {
  let settling: Promise<void> | undefined;
  let isDatabaseDown = false;
  const settle = async (): Promise<void> => {
    try {
      await counts.settle();
      isDatabaseDown = false;
    } catch (error) {
      if (!isDatabaseDown)
        logger.warn(
          { err: error },
          'request counts cannot be exchanged; limits apply per process until the database responds',
        );
      isDatabaseDown = true;
      return;
    }
    try {
      await counts.sweep();
    } catch (error) {
      logger.warn({ err: error }, 'old request counts could not be deleted; trying again in a minute');
    }
  };
  const timer = setInterval(() => {
    settling ??= settle().finally(() => (settling = undefined));
  }, COUNT_SYNC_INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await settling;
    if (!isDatabaseDown) await settle();
  };
}

/**
 * Limits the requests per minute of each user, or of each network for requests without a valid bearer token.
 * All processes with the same database share the counts. Counts of other processes arrive about a second
 * late, so the limits are approximate.
 */
export async function limitRequestRates(
  app: FastifyInstance,
  { rates, appSecret }: Config,
  db: Database,
): Promise<void> {
  if (!rates.enforced) return;
  const counts = createRequestCounter(db, appSecret);
  const stop = syncCountsPeriodically(counts, app.log);
  app.addHook('onClose', stop);
  await app.register(rateLimit, {
    global: true,
    timeWindow: '1 minute',
    store: createRateLimitStoreClass(counts),
    max: (request) => (request.bearerPayload ? rates.userCallsPerMinute : rates.anonymousCallsPerMinute),
    keyGenerator: getRateLimitKey,
    errorResponseBuilder: (_request, context) =>
      new Problem(429, 'error.tooManyRequests', { retryAfter: Math.max(1, Math.ceil(context.ttl / 1_000)) }),
  });
}
