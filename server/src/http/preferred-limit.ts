import { pageSizes } from '@wishwell/contract/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from './vary.ts';

/**
 * Returns the number of list entries that the client wants (`Prefer: limit=60`; RFC 7240), from 1 to 100.
 * Null means all entries; invalid values are ignored. The response repeats the limit in `Preference-Applied`.
 */
export function readPreferredLimit(request: FastifyRequest, reply: FastifyReply): number | null {
  // Adds `Prefer` to `Vary`, because caches must store responses with and without a limit separately.
  addVary(reply, 'Prefer');
  const { prefer } = request.headers;
  if (prefer === undefined) return null;
  const [, text = ''] = /(?:^|[,;]) *limit=(\d{1,3}) *(?:$|[,;])/i.exec(String(prefer)) ?? [];
  const limit = Number(text);
  if (limit < 1 || limit > pageSizes.limitMax) return null;
  void reply.header('preference-applied', `limit=${limit}`);
  return limit;
}
