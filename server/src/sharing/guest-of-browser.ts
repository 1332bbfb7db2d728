import type { FastifyRequest } from 'fastify';
import { findGuest, type GuestRow } from './guest-queries.ts';
import { hashToken } from './link-tokens.ts';
import type { SharingDependencies } from './sharing-dependencies.ts';

/**
 * Returns the guest whose token is in the browser's cookie. Returns undefined if the cookie is missing or the
 * token is unknown.
 */
export async function findGuestByCookie(
  { db, guestCookie }: Pick<SharingDependencies, 'db' | 'guestCookie'>,
  request: FastifyRequest,
): Promise<GuestRow | undefined> {
  const token = guestCookie.read(request);
  return token === undefined ? undefined : (await findGuest(db, [hashToken(token)]))[0];
}
