import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { FirebaseSettings } from '../../config/accounts.ts';
import { limitedFetch } from '../../http/limited-fetch.ts';
import type { Identity } from '../identity.ts';
import { claimsOf, tokenTerms } from './token-claims.ts';
import { unreachable } from './unreachable.ts';

/** Milliseconds to wait for the keys: whoever calls shall hear within five seconds. */
const PATIENCE = 3_000;
/** As long as Google lets them be kept; a key that is not among them is looked for at once. */
const RELOAD_AT_LEAST_EVERY = 6 * 3_600_000;
/** So that forged key ids do not cost a request each. */
const RELOAD_AT_MOST_EVERY = 5_000;

const isOfToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;

/** Google's published keys. That none of them fits says something of the token, every other failure of the keys. */
function publishedKeys(url: URL): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(url, {
    timeoutDuration: PATIENCE,
    cacheMaxAge: RELOAD_AT_LEAST_EVERY,
    cooldownDuration: RELOAD_AT_MOST_EVERY,
    [customFetch]: limitedFetch,
  });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (isOfToken(error) && keys.jwks()?.keys.length) throw error;
      // What was fetched may be what is broken: the next call shall not find it again.
      if (keys.fresh && !keys.coolingDown) keys.reload().catch(() => undefined);
      throw unreachable(error);
    }
  };
}

/**
 * Checks bearers as Firebase says to (https://firebase.google.com/docs/auth/admin/verify-id-tokens): RS256 with one of
 * Google's keys, this project, this hour. Rejects with 503 when the keys cannot be had.
 */
export function createSignedTokenCheck(settings: FirebaseSettings): Identity['verify'] {
  const keys = publishedKeys(settings.jwksUrl);
  const terms = { ...tokenTerms(settings), algorithms: ['RS256'] };
  return async (bearer) => {
    try {
      return claimsOf((await jwtVerify(bearer, keys, terms)).payload);
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}
