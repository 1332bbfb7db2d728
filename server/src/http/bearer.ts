import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '@wishwell/contract/calls.ts';
import type { Executor } from '../db.ts';
import type { Claims, Identity } from '../identity/identity.ts';
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

/** Enforces the call's `who` (specification, section 6); the roles come from the user's row, never from the bearer. */
export async function authorise(db: Executor, call: Call, request: FastifyRequest): Promise<Caller> {
  const claims = claimsOf(request);
  if (call.who === 'anyone') return { claims, user: undefined };
  if (!claims) throw unauthenticated();
  const [user] = await findUserByUid(db, [claims.uid]);
  request.userId = user?.id;
  if (user && !user.is_active) throw new Problem(403, 'error.inactive');
  if (call.who === 'identity') return { claims, user };
  if (!user) throw new Problem(403, 'error.signUpUnfinished');
  if (call.who === 'superuser' && !user.is_superuser) throw new Problem(403, 'error.forbidden');
  return { claims, user };
}
