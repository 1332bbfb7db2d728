import { hash } from 'node:crypto';
import { createLocalJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import type { BearerPayload } from '../identity.ts';
import { listSigningKeys } from '../queries.ts';
import { createBearerSettings } from './bearer-settings.ts';

const MIN_KEY_RELOAD_INTERVAL_MS = 5_000;
const MAX_KEY_AGE_MS = 600_000;
/** Maximum number of bearer tokens in the cache. Each takes about half a kilobyte of memory. */
const MAX_CACHED_BEARERS = 10_000;

const TokenPayload = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  iat: v.number(),
  exp: v.number(),
  email: v.string(),
  email_verified: v.boolean(),
  name: v.string(),
  // `bearers_from` is optional, because processes of the previous version issue bearer tokens without it.
  bearers_from: v.optional(v.number(), 0),
});

type SigningKeySet = ReturnType<typeof createLocalJWKSet>;

async function loadSigningKeys(db: Database): Promise<SigningKeySet> {
  const rows = await listSigningKeys(db);
  const keys = rows.map(({ kid, publicKey }) => ({ ...publicKey, kid, alg: 'ES256' }));
  return createLocalJWKSet({ keys });
}

interface VerifiedBearer {
  payload: BearerPayload;
  /** Time when the bearer token expires, in milliseconds since 1970. */
  expiresAt: number;
}

function parseBearerPayload(payload: JWTPayload): VerifiedBearer | undefined {
  const { success, output } = v.safeParse(TokenPayload, payload);
  if (!success) return undefined;
  const {
    sub: uid,
    email,
    email_verified: emailVerified,
    name,
    iat: issuedAt,
    bearers_from: bearersValidFrom,
  } = output;
  return { payload: { uid, email, emailVerified, name, issuedAt, bearersValidFrom }, expiresAt: output.exp * 1_000 };
}

/**
 * Creates the verifier of bearer tokens, which checks signature, issuer, audience and age (RFC 7519, RFC
 * 8725). Caches the public signing keys. Reloads the keys for a token with an unknown key id, at most every 5
 * s. Caches valid tokens by hash, because the check of a signature takes as long as the rest of a request.
 */
export function createBearerVerifier(
  db: Database,
  config: Config,
): (bearer: string) => Promise<BearerPayload | undefined> {
  const { issuer, audience, expirationTime } = createBearerSettings(config);
  const verifyOptions = {
    issuer,
    audience,
    algorithms: ['ES256'],
    requiredClaims: ['sub', 'iat', 'exp'],
    // The option `maxTokenAge` also rejects a token whose time of issue (`iat`) is in the future.
    maxTokenAge: expirationTime,
    clockTolerance: 5,
  };
  const cachedBearers = new LRUCache<string, VerifiedBearer>({ max: MAX_CACHED_BEARERS });
  let keys: Promise<SigningKeySet> | undefined;
  let loadedAt = 0;

  const getKeys = (maxAgeMs: number): Promise<SigningKeySet> => {
    if (keys && Date.now() - loadedAt < maxAgeMs) return keys;
    loadedAt = Date.now();
    const loading = loadSigningKeys(db);
    loading.catch(() => {
      if (keys === loading) keys = undefined;
    });
    keys = loading;
    cachedBearers.clear();
    return loading;
  };

  const payloadOf = async (bearer: string, keySet: SigningKeySet): Promise<JWTPayload> =>
    (await jwtVerify(bearer, keySet, verifyOptions)).payload;

  const verify = async (bearer: string, keySet: SigningKeySet): Promise<ReturnType<typeof parseBearerPayload>> => {
    try {
      const payload = await payloadOf(bearer, keySet).catch(async (error: unknown) => {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        return payloadOf(bearer, await getKeys(MIN_KEY_RELOAD_INTERVAL_MS));
      });
      return parseBearerPayload(payload);
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };

  return async (bearer) => {
    // Loads the signing keys before it looks up the token in the cache. A reload clears the cache, so that a
    // token with a removed key is no longer accepted.
    const keySet = await getKeys(MAX_KEY_AGE_MS);
    const keysAtStart = keys;
    const key = hash('sha256', bearer, 'base64url');
    const cached = cachedBearers.get(key);
    if (cached && Date.now() < cached.expiresAt) return cached.payload;
    const verified = await verify(bearer, keySet);
    // Does not cache the token if the signing keys were reloaded during its check.
    if (verified && keys === keysAtStart) cachedBearers.set(key, verified);
    return verified?.payload;
  };
}
