import type { JWTPayload } from 'jose';
import * as v from 'valibot';
import type { FirebaseSettings } from '../../config/accounts.ts';
import type { BearerClaims } from '../identity.ts';

/** Seconds that Google's clock and ours may differ. */
const CLOCK_TOLERANCE = 10;

/** What a token must say to be meant for this project, beside its signature; 60 minutes is how long Firebase's live. */
export function tokenTerms({ projectId }: Pick<FirebaseSettings, 'projectId'>) {
  return {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    // Also refuses an `iat` in the future.
    maxTokenAge: '60m',
    clockTolerance: CLOCK_TOLERANCE,
  };
}

const isPast = (seconds: number): boolean => seconds <= Date.now() / 1000 + CLOCK_TOLERANCE;

/** An account without an e-mail address (by telephone, or anonymous) is nobody here: friends find each other by it. */
const Payload = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  iat: v.number(),
  auth_time: v.pipe(v.number(), v.check(isPast)),
  email: v.pipe(v.string(), v.nonEmpty()),
  email_verified: v.optional(v.boolean(), false),
  name: v.optional(v.string(), ''),
});

/** The holder, of a payload that has met the terms; undefined when it does not say who that is. */
export function claimsOf(payload: JWTPayload): BearerClaims | undefined {
  const { success, output } = v.safeParse(Payload, payload);
  if (!success) return undefined;
  const { sub: uid, email, email_verified: emailVerified, name, iat: issuedAt } = output;
  return { uid, email, emailVerified, name, issuedAt, bearersFrom: undefined };
}
