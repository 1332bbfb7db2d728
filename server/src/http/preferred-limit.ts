import { pageSizes } from '@wishwell/contract/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from './vary.ts';

/**
 * How many of its lists or items a caller prefers to get of something long (`Prefer: limit=60`; RFC 7240), from 1 to 100; null
 * for all of them. Like every preference it is ignored where it makes no sense. The answer says when it was heeded.
 */
export function preferredLimit(request: FastifyRequest, reply: FastifyReply): number | null {
  // A response without the preference must not be reused for a request with it, nor the other way round.
  addVary(reply, 'Prefer');
  const { prefer } = request.headers;
  if (prefer === undefined) return null;
  const [, text = ''] = /(?:^|[,;]) *limit=(\d{1,3}) *(?:$|[,;])/i.exec(String(prefer)) ?? [];
  const limit = Number(text);
  if (limit < 1 || limit > pageSizes.limitMax) return null;
  void reply.header('preference-applied', `limit=${limit}`);
  return limit;
}
