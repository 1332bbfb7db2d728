import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { FirebaseSettings } from '../../config/accounts.ts';
import { fetchWithSizeLimit } from '../../http/fetch-with-size-limit.ts';
import type { IdentityProvider } from '../identity.ts';
import { parseFirebasePayload, createTokenVerificationOptions } from './token-payload.ts';
import { createFirebaseUnavailableProblem } from './unavailable-problem.ts';

/**
 * Timeout of a request for Google's public keys. It is below five seconds, the limit of every API response.
 */
const KEY_REQUEST_TIMEOUT_MS = 3_000;
/**
 * Maximum age of Google's keys in the cache. A token with an unknown key id makes the server fetch them
 * earlier.
 */
const MAX_KEY_AGE_MS = 6 * 3_600_000;
/**
 * Minimum time between two requests for Google's keys. Without it, every token with a forged key id would
 * cause a request.
 */
const MIN_KEY_RELOAD_INTERVAL_MS = 5_000;

const isUnknownKeyError = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;

/**
 * Returns a function that finds the key of a Firebase token among Google's public keys. A token with an
 * unknown key id is invalid. Every other failure rejects with a 503 `Problem`.
 */
function createKeyLookup(url: URL): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(url, {
    timeoutDuration: KEY_REQUEST_TIMEOUT_MS,
    cacheMaxAge: MAX_KEY_AGE_MS,
    cooldownDuration: MIN_KEY_RELOAD_INTERVAL_MS,
    [customFetch]: fetchWithSizeLimit,
  });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (isUnknownKeyError(error) && keys.jwks()?.keys.length) throw error;
      // The cached keys may lack a new key of Google. Fetches the keys again in the background, for later
      // requests.
      if (keys.fresh && !keys.coolingDown) keys.reload().catch(() => undefined);
      throw createFirebaseUnavailableProblem(error);
    }
  };
}

/**
 * Creates the verifier of Firebase bearer tokens. A token must be issued for this project and signed with
 * RS256 by one of Google's keys (https://firebase.google.com/docs/auth/admin/verify-id-tokens). The verifier
 * rejects with 503 while Google's keys are unavailable.
 */
export function createSignedTokenVerifier(settings: FirebaseSettings): IdentityProvider['verify'] {
  const keys = createKeyLookup(settings.jwksUrl);
  const verifyOptions = { ...createTokenVerificationOptions(settings), algorithms: ['RS256'] };
  return async (bearer) => {
    try {
      return parseFirebasePayload((await jwtVerify(bearer, keys, verifyOptions)).payload);
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}
