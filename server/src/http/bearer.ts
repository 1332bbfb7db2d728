import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '@wishwell/contract/calls.ts';
import type { Executor } from '../db.ts';
import type { Claims, Identity } from '../identity/identity.ts';
import { createRecent } from '../recent.ts';
import { findUserByUid, type UserRow } from '../users/queries.ts';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a genuine bearer; undefined without one. */
    claims: Claims | undefined;
  }
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Reads the bearer of every call below, before anything is counted against its holder. */
export function readBearers(app: FastifyInstance, identity: Identity): void {
  app.decorateRequest('claims', undefined);
  app.addHook('onRequest', async (request) => {
    const bearer = bearerOf(request);
    request.claims = bearer === undefined ? undefined : await identity.verify(bearer);
  });
}

/** Who makes a call, as far as the call asks. */
export interface Caller {
  claims: Claims | undefined;
  user: UserRow | undefined;
}

/** An `Authorization` header that proves nothing is refused even where none is needed. */
function claimsOf(request: FastifyRequest): Claims | undefined {
  if (request.claims === undefined && request.headers.authorization !== undefined) throw unauthenticated();
  return request.claims;
}

const unauthenticated = (): Problem => new Problem(401, 'error.unauthenticated');

/** For how long a caller's record is taken as it was, in milliseconds, and of how many people. */
const remembered = { for: 30_000, people: 10_000 };

/**
 * Only who reads is remembered: whoever changes something, or asks as a superuser, is looked up. So a deactivation or a
 * demotion bites at once for all that changes anything, and half a minute later for the rest (decisions: within one minute).
 */
const mayBeRemembered = ({ method, who }: Call): boolean => method === 'GET' && who === 'user';

/** Enforces the call's `who` (specification, section 6); the roles come from the user's row, never from the bearer. */
export function createAuthorise(db: Executor): (call: Call, request: FastifyRequest) => Promise<Caller> {
  const active = createRecent<UserRow>(remembered.people, () => performance.now());

  const findCaller = async (call: Call, uid: string): Promise<UserRow | undefined> => {
    const known = mayBeRemembered(call) ? active.get(uid) : undefined;
    if (known) return known;
    const [user] = await findUserByUid(db, [uid]);
    if (user?.is_active) active.set(uid, user, performance.now() + remembered.for);
    else active.delete(uid);
    return user;
  };

  return async (call, request) => {
    const claims = claimsOf(request);
    if (call.who === 'anyone') return { claims, user: undefined };
    if (!claims) throw unauthenticated();
    const user = await findCaller(call, claims.uid);
    request.userId = user?.id;
    if (user && !user.is_active) throw new Problem(403, 'error.inactive');
    if (call.who === 'identity') return { claims, user };
    if (!user) throw new Problem(403, 'error.signUpUnfinished');
    if (call.who === 'superuser' && !user.is_superuser) throw new Problem(403, 'error.forbidden');
    return { claims, user };
  };
}
