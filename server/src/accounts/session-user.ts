import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { createSessionCookieSettings } from './better-auth/session-cookie.ts';
import { deriveIdentitySecret } from './identity-secret.ts';
import type { IdentityProvider } from './identity.ts';
import { isProvenEmailRequired } from './is-proven-email-required.ts';
import { findUserBySessionToken } from './queries.ts';
import { hashSessionToken } from './session-token.ts';

interface SessionUserDependencies {
  config: Config;
  db: Database;
}

/**
 * Returns the session token from a cookie of the form `<token>.<HMAC-SHA256 in Base64>`. Returns undefined if
 * the signature does not match.
 */
function findVerifiedSessionToken(cookie: string, secret: string): string | undefined {
  const separator = cookie.lastIndexOf('.');
  const token = cookie.slice(0, Math.max(0, separator));
  // Compares the signatures as Base64 text. After decoding, several different texts would be equal.
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  const signature = Buffer.from(cookie.slice(separator + 1));
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : undefined;
}

/**
 * Creates a function that finds the user of a session with one SQL statement. Better Auth would need three
 * statements.
 */
export function createSessionUserLookup({
  config,
  db,
}: SessionUserDependencies): NonNullable<IdentityProvider['findSessionUser']> {
  const { name } = createSessionCookieSettings(config.publicUrl);
  const secret = deriveIdentitySecret(config.appSecret);
  return async ({ headers }) => {
    const cookie = parseCookie(headers.cookie ?? '')[name];
    if (cookie === undefined) return null;
    const token = findVerifiedSessionToken(cookie, secret);
    const [sessionUser] = token === undefined ? [] : await findUserBySessionToken(db, [hashSessionToken(token)]);
    if (!sessionUser?.is_active || (isProvenEmailRequired(config) && !sessionUser.emailVerified)) return undefined;
    const { uid, email, emailVerified, name: displayName, bearers_from: bearersValidFrom } = sessionUser;
    return { uid, email, emailVerified, name: displayName, issuedAt: Math.floor(Date.now() / 1000), bearersValidFrom };
  };
}
