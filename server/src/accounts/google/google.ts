import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import type { SignInAttempts } from '../../limits/sign-in-attempts.ts';
import { withFailures } from '../better-auth/failures.ts';
import type { AccountState } from '../identity.ts';
import type { Library } from '../better-auth/library.ts';
import { GoogleFailure } from './failures.ts';
import { createFlowCookie } from './flow.ts';
import { createIssuer } from './issuer.ts';
import type { Google } from './routes.ts';

interface GoogleParts {
  config: Config;
  db: Database;
  library: Library;
  attempts: SignInAttempts;
  accountState(uid: string): Promise<AccountState>;
}

const Started = v.object({ token: v.string() });

/** Signs `uid` in through the library, so that every session is made and ended in one way. */
async function startSession(
  { library, accountState }: GoogleParts,
  uid: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  if ((await accountState(uid)) === 'inactive') throw new GoogleFailure('inactive');
  // With the cookie of the session that this one takes the place of.
  const headers = new Headers({ cookie: request.headers.cookie ?? '' });
  const { result, failure } = await withFailures(() =>
    library.auth.api.startSession({ body: { uid }, headers, asResponse: true }),
  );
  if (failure) throw failure.error;
  if (!result.ok) throw new Error(`The identity library started no session: ${result.status}`);
  const { token } = v.parse(Started, await result.json());
  for (const cookie of result.headers.getSetCookie()) void reply.header('set-cookie', cookie);
  return token;
}

/** Continuing with Google, or with whichever issuer the operator configured. */
export function createGoogle(parts: GoogleParts): Google {
  const { config, db, library, attempts, accountState } = parts;
  const client = config.auth.provider === 'built-in' ? config.auth.oidc : undefined;
  return {
    db,
    issuer: client && createIssuer(client),
    cookie: createFlowCookie(config),
    attempts,
    originAt: (host) => library.originAt(host),
    startSession: (uid, request, reply) => startSession(parts, uid, request, reply),
    isNewUser: async (uid) => (await accountState(uid)) === 'unknown',
  };
}
