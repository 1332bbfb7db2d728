import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Rates } from '../config.ts';
import { networkOf } from './network.ts';
import { Problem } from './problem.ts';

/**
 * Calls a minute, by person with a genuine bearer and by address without one. It is a brake and not an account, so
 * each process counts for itself; what must be exact is counted in the database.
 */
export async function limitCalls(app: FastifyInstance, rates: Rates): Promise<void> {
  if (!rates.enforced) return;
  await app.register(rateLimit, {
    global: true,
    timeWindow: '1 minute',
    max: (request) => (request.claims ? rates.userCallsPerMinute : rates.anonymousCallsPerMinute),
    keyGenerator: (request) => (request.claims ? `user:${request.claims.uid}` : `ip:${networkOf(request.ip)}`),
    errorResponseBuilder: (_request, context) =>
      new Problem(429, 'error.tooManyRequests', { retryAfter: Math.ceil(context.ttl / 1_000) }),
  });
}
