import { hash } from 'node:crypto';
import { createLocalJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import type { BearerClaims } from '../identity.ts';
import { listSigningKeys } from '../queries.ts';
import { tokenTerms } from './token-terms.ts';

const RELOAD_AT_MOST_EVERY = 5_000;
const RELOAD_AT_LEAST_EVERY = 600_000;
/** Bearers that a process remembers to be genuine; each takes about half a kilobyte. */
const REMEMBERED = 10_000;

const Payload = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  iat: v.number(),
  exp: v.number(),
  email: v.string(),
  email_verified: v.boolean(),
  name: v.string(),
  // A process of the version before issues none.
  bearers_from: v.optional(v.number(), 0),
});

type KeySet = ReturnType<typeof createLocalJWKSet>;

async function loadKeys(db: Database): Promise<KeySet> {
  const rows = await listSigningKeys(db);
  const keys = rows.map(({ kid, publicKey }) => ({ ...publicKey, kid, alg: 'ES256' }));
  return createLocalJWKSet({ keys });
}

interface Verified {
  claims: BearerClaims;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

function read(payload: JWTPayload): Verified | undefined {
  const { success, output } = v.safeParse(Payload, payload);
  if (!success) return undefined;
  const { sub: uid, email, email_verified: emailVerified, name, iat: issuedAt, bearers_from: bearersFrom } = output;
  return { claims: { uid, email, emailVerified, name, issuedAt, bearersFrom }, expiresAt: output.exp * 1_000 };
}

/**
 * Checks bearers by signature, issuer, audience and age (RFC 7519, RFC 8725). Our own public keys are read from the
 * database and kept: an unknown key makes it look again, at most every 5 s, so that forged ones cost no query each. A
 * bearer that was found genuine is remembered, by its hash, until it expires or the keys are read anew: its signature
 * costs about as much as all else that the server does for a call.
 */
export function createBearerCheck(db: Database, config: Config): (bearer: string) => Promise<BearerClaims | undefined> {
  const { issuer, audience, expirationTime } = tokenTerms(config);
  const terms = {
    issuer,
    audience,
    algorithms: ['ES256'],
    requiredClaims: ['sub', 'iat', 'exp'],
    // Also refuses an `iat` in the future.
    maxTokenAge: expirationTime,
    clockTolerance: 5,
  };
  const genuine = new LRUCache<string, Verified>({ max: REMEMBERED });
  let keys: Promise<KeySet> | undefined;
  let loadedAt = 0;

  const currentKeys = (oldest: number): Promise<KeySet> => {
    if (keys && Date.now() - loadedAt < oldest) return keys;
    loadedAt = Date.now();
    const loading = loadKeys(db);
    loading.catch(() => {
      if (keys === loading) keys = undefined;
    });
    keys = loading;
    genuine.clear();
    return loading;
  };

  const payloadOf = async (bearer: string, keySet: KeySet): Promise<JWTPayload> =>
    (await jwtVerify(bearer, keySet, terms)).payload;

  const verify = async (bearer: string, known: KeySet): Promise<ReturnType<typeof read>> => {
    try {
      const payload = await payloadOf(bearer, known).catch(async (error: unknown) => {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        return payloadOf(bearer, await currentKeys(RELOAD_AT_MOST_EVERY));
      });
      return read(payload);
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };

  return async (bearer) => {
    // First, because it forgets what other keys have signed.
    const known = await currentKeys(RELOAD_AT_LEAST_EVERY);
    const knownNow = keys;
    const key = hash('sha256', bearer, 'base64url');
    const remembered = genuine.get(key);
    if (remembered && Date.now() < remembered.expiresAt) return remembered.claims;
    const found = await verify(bearer, known);
    // Not what was checked by keys that have been read anew meanwhile.
    if (found && keys === knownNow) genuine.set(key, found);
    return found?.claims;
  };
}
