import type { JWTPayload } from 'jose';
import * as v from 'valibot';
import type { FirebaseSettings } from '../../config/accounts.ts';
import type { BearerPayload } from '../identity.ts';

/** Allowed difference between Google's clock and the server's clock, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 10;

/**
 * Returns the JWT claims that a Firebase token for this project must have. Firebase tokens expire 60 minutes
 * after their issue.
 */
export function createTokenVerificationOptions({ projectId }: Pick<FirebaseSettings, 'projectId'>) {
  return {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    // The option `maxTokenAge` also rejects a token whose time of issue (`iat`) is in the future.
    maxTokenAge: '60m',
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  };
}

const isTimePast = (seconds: number): boolean => seconds <= Date.now() / 1000 + CLOCK_TOLERANCE_SECONDS;

/**
 * Payload of a Firebase token. The e-mail address is required, because friends find each other by it.
 * Therefore phone accounts and anonymous accounts of Firebase cannot be used.
 */
const TokenPayload = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  iat: v.number(),
  auth_time: v.pipe(v.number(), v.check(isTimePast)),
  email: v.pipe(v.string(), v.nonEmpty()),
  email_verified: v.optional(v.boolean(), false),
  name: v.optional(v.string(), ''),
});

/**
 * Returns the `BearerPayload` from the payload of a verified Firebase JWT; undefined if a required claim is
 * missing.
 */
export function parseFirebasePayload(payload: JWTPayload): BearerPayload | undefined {
  const { success, output } = v.safeParse(TokenPayload, payload);
  if (!success) return undefined;
  const { sub: uid, email, email_verified: emailVerified, name, iat: issuedAt } = output;
  return { uid, email, emailVerified, name, issuedAt, bearersValidFrom: undefined };
}
