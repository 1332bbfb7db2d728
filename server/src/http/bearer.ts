import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '@wishwell/contract/calls.ts';
import type { Executor } from '../database/database.ts';
import { type BearerClaims, countsSince, type Identity } from '../accounts/identity.ts';
import type { CallerCache } from '../users/caller-cache.ts';
import { findUserByUid, type UserRow } from '../users/queries.ts';
import { networkOf } from './network.ts';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a genuine bearer; undefined without one. */
    claims: BearerClaims | undefined;
  }
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Reads the bearer of every call below, before anything is counted against its holder. */
export function readBearers(app: FastifyInstance, verify: Identity['verify']): void {
  app.decorateRequest('claims', undefined);
  app.addHook('onRequest', async (request) => {
    const bearer = bearerOf(request);
    request.claims = bearer === undefined ? undefined : await verify(bearer);
    request.databaseWaits.caller = request.claims ? `user:${request.claims.uid}` : `ip:${networkOf(request.ip)}`;
  });
}

/** Who makes a call, as far as the call asks. */
export interface Caller {
  claims: BearerClaims | undefined;
  user: UserRow | undefined;
}

/** An `Authorization` header that proves nothing is refused even where none is needed. */
function claimsOf(request: FastifyRequest): BearerClaims | undefined {
  if (request.claims === undefined && request.headers.authorization !== undefined) throw unauthenticated();
  return request.claims;
}

const unauthenticated = (): Problem => new Problem(401, 'error.unauthenticated');

/** Only reads: whoever changes something, or asks as a superuser, is looked up every time. */
const mayBeCached = ({ method, who }: Call): boolean => method === 'GET' && who === 'user';

/** The built-in provider tells of a proof when it happens; of an outside one its bearers are all that is known. */
const isOutsideProof = ({ bearersFrom, emailVerified }: BearerClaims): boolean =>
  bearersFrom === undefined && emailVerified;

/**
 * Enforces the call's `who` (docs/specification.md §6). The roles come from the user's row, never from the bearer, and the
 * row says from when bearers count. `settleProof` is told of the first proven bearer for a record whose address was not proven,
 * before the call is made.
 */
export function createAuthorise(
  db: Executor,
  callers: CallerCache,
  settleProof: (claims: BearerClaims) => Promise<void>,
): (call: Call, request: FastifyRequest) => Promise<Caller> {
  const findCaller = async (call: Call, claims: BearerClaims): Promise<UserRow | undefined> => {
    const cached = mayBeCached(call) ? callers.get(claims.uid) : undefined;
    // A bearer may be newer than the cached record.
    if (cached && countsSince(claims, cached.bearers_from)) return cached;
    return callers.load(claims.uid, async () => (await findUserByUid(db, [claims.uid]))[0]);
  };
  const findAdmitted = async (
    call: Call,
    claims: BearerClaims,
    request: FastifyRequest,
  ): Promise<UserRow | undefined> => {
    const user = await findCaller(call, claims);
    request.userId = user?.id;
    if (user && !user.is_active) throw new Problem(403, 'error.inactive');
    if (user && !countsSince(claims, user.bearers_from)) throw unauthenticated();
    return user;
  };

  return async (call, request) => {
    const claims = claimsOf(request);
    if (call.who === 'anyone') return { claims, user: undefined };
    if (!claims) throw unauthenticated();
    let user = await findAdmitted(call, claims, request);
    if (user && !user.address_proven && isOutsideProof(claims)) {
      await settleProof(claims);
      user = await findAdmitted(call, claims, request);
    }
    if (call.who === 'identity') return { claims, user };
    if (!user) throw new Problem(403, 'error.signUpUnfinished');
    if (call.who === 'superuser' && !user.is_superuser) throw new Problem(403, 'error.forbidden');
    return { claims, user };
  };
}
