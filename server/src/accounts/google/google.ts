import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import type { SignUpService } from '../../invitations/sign-ups.ts';
import type { SignInAttemptLimiter } from '../../limits/sign-in-attempts.ts';
import { runAndCaptureDatabaseError } from '../better-auth/failures.ts';
import type { LoadIdentityLibrary } from '../better-auth/load-library.ts';
import type { AccountState } from '../identity.ts';
import { listTrustedOrigins } from '../trusted-origins.ts';
import { GoogleFailure } from './failures.ts';
import { createSignInFlowCookieCodec } from './flow.ts';
import { createIssuerClient } from './issuer-client.ts';
import type { GoogleSignInService } from './routes.ts';

interface GoogleSignInDependencies {
  config: Config;
  db: Database;
  loadLibrary: LoadIdentityLibrary;
  attempts: SignInAttemptLimiter;
  accountState(uid: string): Promise<AccountState>;
  signUps: Pick<SignUpService, 'authoriseSignUp'>;
}

const StartedSession = v.object({ token: v.string() });

/** Starts a session for the user `uid` through Better Auth, and sends its cookie to the browser. */
async function startSession(
  { loadLibrary, accountState }: GoogleSignInDependencies,
  uid: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  if ((await accountState(uid)) === 'inactive') throw new GoogleFailure('inactive');
  // Passes the request's cookies to Better Auth, which ends the session that the browser had before.
  const headers = new Headers({ cookie: request.headers.cookie ?? '' });
  const { auth } = await loadLibrary();
  const { result, failure } = await runAndCaptureDatabaseError(() =>
    auth.api.startSession({ body: { uid }, headers, asResponse: true }),
  );
  if (failure) throw failure.error;
  if (!result.ok) throw new Error(`The identity library did not start a session: status ${result.status}`);
  const { token } = v.parse(StartedSession, await result.json());
  for (const cookie of result.headers.getSetCookie()) void reply.header('set-cookie', cookie);
  return token;
}

export function createGoogleSignInService(parts: GoogleSignInDependencies): GoogleSignInService {
  const { config, db, attempts, accountState, signUps } = parts;
  const client = config.auth.provider === 'built-in' ? config.auth.oidc : undefined;
  return {
    db,
    issuer: client && createIssuerClient(client),
    cookie: createSignInFlowCookieCodec(config),
    attempts,
    originAt: (host) => listTrustedOrigins(config.publicUrl, host)[0],
    startSession: (uid, request, reply) => startSession(parts, uid, request, reply),
    signUps,
    isNewUser: async (uid) => (await accountState(uid)) === 'unknown',
  };
}
