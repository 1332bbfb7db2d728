import { createHmac, hkdfSync } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { createHttpOnlyCookie } from './http-only-cookie.ts';

/** Maximum number of users in the cookie that lists the users of one browser. */
const maxUsersPerBrowser = 20;
const userHashPattern = /^[\w-]{22}$/;

/**
 * Cookie with keyed hashes of the users who have signed in with this browser within a year. If the cookie
 * contains the owner of a list, the server hides the claims from a signed-out visitor, who may be the owner.
 */
export interface RecentUsersCookie {
  add(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, uid: string): void;
  has(request: Pick<FastifyRequest, 'headers'>, uid: string): boolean;
}

export function createRecentUsersCookie({
  appSecret,
  publicUrl,
}: Pick<Config, 'appSecret' | 'publicUrl'>): RecentUsersCookie {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'wishwell known owners', 32));
  const cookie = createHttpOnlyCookie(publicUrl, 'wishwell_known');
  const hashOf = (uid: string): string => createHmac('sha256', key).update(uid).digest('base64url').slice(0, 22);
  const hashesOf = (request: Pick<FastifyRequest, 'headers'>): string[] =>
    (cookie.read(request) ?? '').split('.').filter((hash) => userHashPattern.test(hash));
  return {
    add: (request, reply, uid) => {
      const hash = hashOf(uid);
      const others = hashesOf(request).filter((other) => other !== hash);
      cookie.write(reply, [hash, ...others].slice(0, maxUsersPerBrowser).join('.'));
    },
    has: (request, uid) => hashesOf(request).includes(hashOf(uid)),
  };
}
