import type { Call } from '@wishwell/contract/calls.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type BearerClaims, isBearerStillValid, type IdentityProvider } from '../accounts/identity.ts';
import type { Executor } from '../database/database.ts';
import type { CallerCache } from '../users/caller-cache.ts';
import { findUserByUid, type UserRow } from '../users/queries.ts';
import { getIpNetwork } from './network.ts';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** JWT claims of the request's bearer token; undefined if there is no valid token. */
    claims: BearerClaims | undefined;
  }
}

/** Returns the bearer token of the header `Authorization`, still unverified. */
function findBearer(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * Verifies the bearer token of each request. Must run before the rate limits, because these count requests
 * per user.
 */
export function verifyBearersOfRequests(app: FastifyInstance, verify: IdentityProvider['verify']): void {
  app.decorateRequest('claims', undefined);
  app.addHook('onRequest', async (request) => {
    const bearer = findBearer(request);
    request.claims = bearer === undefined ? undefined : await verify(bearer);
    request.requestContext.caller = request.claims ? `user:${request.claims.uid}` : `ip:${getIpNetwork(request.ip)}`;
  });
}

export interface Caller {
  claims: BearerClaims | undefined;
  user: UserRow | undefined;
}

/**
 * Returns the JWT claims of the request's bearer token. Throws a 401 for an invalid header `Authorization`,
 * even if the operation does not require that header.
 */
function getBearerClaims(request: FastifyRequest): BearerClaims | undefined {
  if (request.claims === undefined && request.headers.authorization !== undefined) throw createUnauthenticatedProblem();
  return request.claims;
}

const createUnauthenticatedProblem = (): Problem => new Problem(401, 'error.unauthenticated');

/**
 * Returns whether an operation may use the cached user record of its caller. This is allowed only for GET
 * operations of signed-in users. For all other operations, the server queries the database for the record.
 */
const mayUseCachedUser = ({ method, who }: Call): boolean => method === 'GET' && who === 'user';

/**
 * Returns whether an external identity provider states in the token that it has verified the user's e-mail
 * address. Returns false for built-in accounts, because the server itself records when their addresses are
 * proven.
 */
const isExternallyVerified = ({ bearersValidFrom, emailVerified }: BearerClaims): boolean =>
  bearersValidFrom === undefined && emailVerified;

/**
 * Returns a function that throws a 401 or 403 if a caller may not call an operation (docs/specification.md
 * §6). It takes roles from the user record, never from the token. If the token proves the user's e-mail
 * address for the first time, it calls `applyProof`.
 */
export function createAuthoriser(
  db: Executor,
  callers: CallerCache,
  applyProof: (claims: BearerClaims) => Promise<void>,
): (call: Call, request: FastifyRequest) => Promise<Caller> {
  const findCaller = async (call: Call, claims: BearerClaims): Promise<UserRow | undefined> => {
    const cached = mayUseCachedUser(call) ? callers.get(claims.uid) : undefined;
    // If the token does not match the cached user record, the record may be outdated. Then it is queried
    // again.
    if (cached && isBearerStillValid(claims, cached.bearers_from)) return cached;
    return callers.load(claims.uid, async () => (await findUserByUid(db, [claims.uid]))[0]);
  };
  const findActiveUser = async (
    call: Call,
    claims: BearerClaims,
    request: FastifyRequest,
  ): Promise<UserRow | undefined> => {
    const user = await findCaller(call, claims);
    request.userId = user?.id;
    if (user && !user.is_active) throw new Problem(403, 'error.inactive');
    if (user && !isBearerStillValid(claims, user.bearers_from)) throw createUnauthenticatedProblem();
    return user;
  };

  return async (call, request) => {
    const claims = getBearerClaims(request);
    if (call.who === 'anyone') return { claims, user: undefined };
    if (call.who === 'visitor' && !claims) return { claims, user: undefined };
    if (!claims) throw createUnauthenticatedProblem();
    let user = await findActiveUser(call, claims, request);
    if (user && !user.address_proven && isExternallyVerified(claims)) {
      await applyProof(claims);
      user = await findActiveUser(call, claims, request);
    }
    if (call.who === 'identity' || call.who === 'visitor') return { claims, user };
    if (!user) throw new Problem(403, 'error.signUpUnfinished');
    if (call.who === 'superuser' && !user.is_superuser) throw new Problem(403, 'error.forbidden');
    return { claims, user };
  };
}
