import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { Problem } from '../http/problem.ts';
import { listTrustedOrigins } from './trusted-origins.ts';

/**
 * Throws a `Problem` if a page of another site sent the request. Browsers send the page's origin with every
 * POST (Fetch standard, "Origin") and also `Sec-Fetch-Site` (Fetch Metadata). Clients other than browsers
 * send neither header, and their requests are accepted.
 */
export function assertOwnOrigin({ headers }: FastifyRequest, ownOrigin: string | undefined): void {
  const site = headers['sec-fetch-site'];
  const hasOtherOrigin = headers.origin !== undefined && headers.origin !== ownOrigin;
  const isFromOtherSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (hasOtherOrigin || isFromOtherSite) throw new Problem(403, 'error.wrongHost');
}

/** Throws a `Problem` if a page of another site sent the request. Prevents cross-site request forgery. */
export const assertSameSite = (request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): void =>
  assertOwnOrigin(request, listTrustedOrigins(publicUrl, request.headers.host)[0]);
