import rateLimit from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type CallCounts, createCallCounts } from './call-counts.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { callerKey } from './caller-key.ts';
import { Problem } from '../http/problem.ts';

/** Milliseconds between two settlements of one process. */
const SETTLE_EVERY = 1_000;

/** @fastify/rate-limit asks for a store class; this one wraps the single `counts`. */
const storeOf = (counts: CallCounts) =>
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

/** Settles every second; logs once when the database is away. Returns a function that stops the timer and settles once more. */
function keepSettling(counts: CallCounts, logger: FastifyBaseLogger): () => Promise<void> {
  let round: Promise<void> | undefined;
  let alone = false;
  const settle = async (): Promise<void> => {
    try {
      await counts.settle();
      alone = false;
    } catch (error) {
      if (!alone) logger.warn({ err: error }, 'calls are counted by this process alone until the database answers');
      alone = true;
      return;
    }
    try {
      await counts.sweep();
    } catch (error) {
      logger.warn({ err: error }, 'minutes of calls that have ended stay for one more minute');
    }
  };
  const timer = setInterval(() => {
    round ??= settle().finally(() => (round = undefined));
  }, SETTLE_EVERY).unref();
  return async () => {
    clearInterval(timer);
    await round;
    if (!alone) await settle();
  };
}

/**
 * Calls a minute, by person with a genuine bearer and by address without one, over every process on this database.
 * A brake and not an account: another process learns of a call about a second later.
 */
export async function limitCalls(app: FastifyInstance, { rates, appSecret }: Config, db: Database): Promise<void> {
  if (!rates.enforced) return;
  const counts = createCallCounts(db, appSecret);
  const stop = keepSettling(counts, app.log);
  app.addHook('onClose', stop);
  await app.register(rateLimit, {
    global: true,
    timeWindow: '1 minute',
    store: storeOf(counts),
    max: (request) => (request.claims ? rates.userCallsPerMinute : rates.anonymousCallsPerMinute),
    keyGenerator: callerKey,
    errorResponseBuilder: (_request, context) =>
      new Problem(429, 'error.tooManyRequests', { retryAfter: Math.max(1, Math.ceil(context.ttl / 1_000)) }),
  });
}
