import type { ApiOperation } from '@wishwell/contract/calls.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type BearerPayload, isBearerStillValid, type IdentityProvider } from '../accounts/identity.ts';
import type { Executor } from '../database/database.ts';
import { findUserByUid, type UserRow } from '../users/queries.ts';
import type { UserRecordCache } from '../users/user-record-cache.ts';
import { getRateLimitKey } from './network.ts';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Payload of the request's bearer token; undefined if there is no valid token. */
    bearerPayload: BearerPayload | undefined;
  }
}

/** Returns the unverified bearer token from the header `Authorization`. */
function findBearer(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * Verifies the bearer token of each request. Must run before the rate limits, which count the requests of
 * each user.
 */
export function verifyBearerTokens(app: FastifyInstance, verify: IdentityProvider['verify']): void {
  app.decorateRequest('bearerPayload', undefined);
  app.addHook('onRequest', async (request) => {
    const bearer = findBearer(request);
    request.bearerPayload = bearer === undefined ? undefined : await verify(bearer);
    request.requestContext.caller = getRateLimitKey(request);
  });
}

export interface Caller {
  payload: BearerPayload | undefined;
  user: UserRow | undefined;
}

/**
 * Returns the payload of the request's bearer token. Throws a 401 for an invalid header `Authorization`,
 * even if the operation does not require that header.
 */
function getBearerPayload(request: FastifyRequest): BearerPayload | undefined {
  if (request.bearerPayload === undefined && request.headers.authorization !== undefined)
    throw createUnauthenticatedProblem();
  return request.bearerPayload;
}

const createUnauthenticatedProblem = (): Problem => new Problem(401, 'error.unauthenticated');

/**
 * Returns whether an operation may use the cached user record of its caller: only GET operations of signed-in
 * users may. For all other operations, the server reads the record from the database.
 */
const mayUseCachedUser = ({ method, who }: ApiOperation): boolean => method === 'GET' && who === 'user';

/**
 * Returns whether an external identity provider states in the bearer token that the user's e-mail address is
 * proven. Returns false for built-in accounts, whose proofs the server records itself.
 */
const isExternallyVerified = ({ bearersValidFrom, emailVerified }: BearerPayload): boolean =>
  bearersValidFrom === undefined && emailVerified;

/**
 * Returns a function that throws a 401 or 403 if the caller may not call an operation (docs/specification.md
 * §6). Takes roles from the user record, never from the token. If the token is the first that proves the
 * user's e-mail address, `applyProof` records this.
 */
export function createAuthoriser(
  db: Executor,
  callers: UserRecordCache,
  applyProof: (payload: BearerPayload) => Promise<void>,
): (call: ApiOperation, request: FastifyRequest) => Promise<Caller> {
  const findCaller = async (call: ApiOperation, payload: BearerPayload): Promise<UserRow | undefined> => {
    const cached = mayUseCachedUser(call) ? callers.get(payload.uid) : undefined;
    // Uses the cached user record only if the token does not contradict it. Otherwise the cached record may
    // be outdated.
    if (cached && isBearerStillValid(payload, cached.bearers_from)) return cached;
    return callers.load(payload.uid, async () => (await findUserByUid(db, [payload.uid]))[0]);
  };
  const findActiveUser = async (
    call: ApiOperation,
    payload: BearerPayload,
    request: FastifyRequest,
  ): Promise<UserRow | undefined> => {
    const user = await findCaller(call, payload);
    request.userId = user?.id;
    if (user && !user.is_active) throw new Problem(403, 'error.inactive');
    if (user && !isBearerStillValid(payload, user.bearers_from)) throw createUnauthenticatedProblem();
    return user;
  };

  return async (call, request) => {
    const payload = getBearerPayload(request);
    if (call.who === 'anyone') return { payload, user: undefined };
    if (call.who === 'visitor' && !payload) return { payload, user: undefined };
    if (!payload) throw createUnauthenticatedProblem();
    let user = await findActiveUser(call, payload, request);
    if (user && !user.address_proven && isExternallyVerified(payload)) {
      await applyProof(payload);
      user = await findActiveUser(call, payload, request);
    }
    if (call.who === 'identity' || call.who === 'visitor') return { payload, user };
    if (!user) throw new Problem(403, 'error.signUpUnfinished');
    if (call.who === 'superuser' && !user.is_superuser) throw new Problem(403, 'error.forbidden');
    return { payload, user };
  };
}
