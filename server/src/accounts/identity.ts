import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database, Executor, Transaction } from '../database/database.ts';

/** Data about a user from an identity provider. Roles are not among them. */
export interface UserIdentity {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

export interface BearerPayload extends UserIdentity {
  /** Time when the bearer token was issued, by the issuer's clock, in seconds since 1970. */
  issuedAt: number;
  /**
   * The JWT claim `bearers_from`: when the user's earlier tokens were last invalidated, in microseconds
   * since 1970. Undefined for tokens of an external provider such as Firebase.
   */
  bearersValidFrom: number | undefined;
}

/**
 * Returns whether a bearer token is still valid. `bearersValidFrom` is when the user's earlier tokens were
 * last invalidated, in microseconds since 1970. A token of the built-in provider must contain this time. A
 * token of an external provider must have been issued then or later.
 */
export const isBearerStillValid = (
  payload: Pick<BearerPayload, 'issuedAt' | 'bearersValidFrom'>,
  bearersValidFrom: number,
): boolean =>
  payload.bearersValidFrom === undefined
    ? payload.issuedAt * 1_000_000 >= bearersValidFrom
    : payload.bearersValidFrom === bearersValidFrom;

interface UserIdentityWithCreationTime extends UserIdentity {
  createdAt: Date;
}

/**
 * Identity provider. The built-in provider serves the endpoints below `/api/auth`. An external provider, such
 * as Firebase, only verifies bearer tokens.
 */
export interface IdentityProvider {
  /** HTTP routes of the built-in identity provider; undefined for an external provider. */
  readonly routes?: FastifyPluginAsync;
  /** Returns the payload of a bearer token; undefined if its signature, audience or expiry is wrong. */
  verify(bearer: string): Promise<BearerPayload | undefined>;
  /**
   * Returns the user of the request's session, with the payload that a new bearer token would have. Returns
   * null if there is no session cookie, and undefined if the cookie is invalid. An external provider lacks
   * this method, because it has its own sessions.
   */
  findSessionUser?(request: Pick<FastifyRequest, 'headers'>): Promise<BearerPayload | null | undefined>;
  /** Returns the identity provider's account with this uid; undefined if there is none. */
  find(uid: string): Promise<UserIdentityWithCreationTime | undefined>;
  /**
   * Returns the time of the user's last password reset in microseconds since 1970; 0 without a reset. Bearer
   * tokens that were issued before this time are invalid. Locks the account: password resets wait until the
   * transaction ends.
   */
  lockPasswordResetTime(tx: Transaction, uid: string): Promise<number>;
  /**
   * Returns whether the uid in a user record comes from another identity provider, which the installation
   * used before.
   */
  isFromOtherProvider(uid: string): Promise<boolean>;
  /**
   * Creates or updates the identity provider's tables. Call it before the first use, in only one process at a
   * time.
   */
  migrate(startDb: Database): Promise<void>;
  /** Checks once, in the background, whether the sign-in issuer responds. Called after the server listens. */
  start?(): void;
  /** Deletes expired sessions and expired mailed links. Several processes can run it at the same time. */
  deleteExpired?(executor: Executor): Promise<void>;
  /**
   * Returns whether the server can sign bearer tokens. Rejects if the database is unreachable. An external
   * provider lacks this method, because it signs its own tokens.
   */
  canIssueBearers?(): Promise<boolean>;
  close(): Promise<void>;
}

export interface ProvenEmail {
  uid: string;
  /**
   * Whether a stranger may have created the account before the owner of the e-mail address proved the
   * address.
   */
  canBePlantedAccount: boolean;
}

/** State of an account. `unknown`: the account has no user record yet. */
export type AccountState = 'active' | 'inactive' | 'unknown';
