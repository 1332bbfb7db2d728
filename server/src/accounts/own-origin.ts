import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';

/**
 * Refuses what a page of another site makes a visitor's browser send: browsers name the origin of every POST (Fetch
 * standard, "Origin"), and where a request comes from (Fetch Metadata). A client that is no browser names neither.
 */
export function assertOwnOrigin({ headers }: FastifyRequest, ownOrigin: string | undefined): void {
  const site = headers['sec-fetch-site'];
  const isForeign = headers.origin !== undefined && headers.origin !== ownOrigin;
  const isElsewhere = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (isForeign || isElsewhere) throw new Problem(403, 'error.wrongHost');
}
