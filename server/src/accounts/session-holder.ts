import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { type Library, mustBeProven } from './better-auth/library.ts';
import { hashOfToken } from './better-auth/library-adapter.ts';
import { sessionCookie } from './better-auth/session-cookie.ts';
import type { Identity } from './identity.ts';
import { findHolderByToken } from './queries.ts';

interface Parts {
  config: Config;
  db: Database;
  library: Library;
}

/** The token in a session cookie, `<token>.<HMAC-SHA256 in Base64>`; undefined unless the library has signed it. */
function tokenIn(cookie: string, secret: string): string | undefined {
  const at = cookie.lastIndexOf('.');
  const token = cookie.slice(0, Math.max(0, at));
  const expected = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(cookie.slice(at + 1), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

/**
 * Creates the search for the holder of a session: only of one for whom a bearer would be issued. One statement; the
 * library would take three.
 */
export function createHolderSearch({ config, db, library }: Parts): NonNullable<Identity['findHolder']> {
  const { name } = sessionCookie(config.publicUrl);
  return async ({ headers }) => {
    const cookie = parseCookie(headers.cookie ?? '')[name];
    if (cookie === undefined) return null;
    const token = tokenIn(cookie, (await library.auth.$context).secret);
    const [holder] = token === undefined ? [] : await findHolderByToken(db, [hashOfToken(token)]);
    if (!holder?.is_active || (mustBeProven(config) && !holder.emailVerified)) return undefined;
    const { uid, email, emailVerified, name: displayName, bearers_from: bearersFrom } = holder;
    return { uid, email, emailVerified, name: displayName, issuedAt: Math.floor(Date.now() / 1000), bearersFrom };
  };
}
