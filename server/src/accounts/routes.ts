import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { chooseLocale } from '../http/content-negotiation.ts';
import { check } from '../http/check.ts';
import { networkOf } from '../http/network.ts';
import { Problem } from '../http/problem.ts';
import type { FairQueue } from '../concurrency/fair-queue.ts';
import type { Database } from '../database/database.ts';
import type { SignInAttempts } from '../limits/sign-in-attempts.ts';
import { NewName, SignedIn, SignedUp, SignIn, SignOut, SignUp } from './password/credentials.ts';
import { addGoogleCalls, type Google } from './google/routes.ts';
import { isEmpty, readJson, takeBytes } from './json-bytes.ts';
import type { Library } from './better-auth/library.ts';
import { callLibrary } from './better-auth/library-call.ts';
import { addLinkCalls } from './email-links/routes.ts';
import type { Links } from './email-links/email-links.ts';
import { createKeyedMutex } from '../limits/keyed-mutex.ts';
import { assertOwnOrigin } from './own-origin.ts';
import { handleRefusal, handleUnknownPath } from './reply-refusal.ts';
import { requireAllowed, isUnverified, limitedSignIn } from './password/limited-sign-in.ts';
import { recheckPassword } from './password/recheck-password.ts';

interface RouteParts {
  db: Database;
  library: Library;
  attempts: SignInAttempts;
  /** A rush of sign-ins would crowd out everybody else's calls, were it let in all at once. */
  passwordQueue: FairQueue;
  links: Links;
  google: Google;
}

/** Of the library's answer to a sign-in. */
const LibrarySignIn = v.object({ ...SignedIn.entries, token: v.string() });

/** Of the library's answer to a sign-up: no token where the address must be proven first. */
const LibrarySignUp = v.object({ ...SignedIn.entries, token: v.nullable(v.string()) });

function addSignUp(app: FastifyInstance, { library, attempts, passwordQueue, links }: RouteParts): void {
  app.post('/sign-up/email', async (request, reply) => {
    const body = check(SignUp, readJson(request));
    requireAllowed(await attempts.signUp(request.ip));
    const made = v.parse(
      LibrarySignUp,
      await passwordQueue.run(networkOf(request.ip), () => callLibrary(library, request, reply, body)),
    );
    const awaitsVerification = made.token === null;
    if (awaitsVerification) await links.ask('verify', body.email, chooseLocale(request.headers['accept-language']));
    request.signedIn = made.user.id;
    return v.parse(SignedUp, { ...made, awaitsVerification });
  });
}

function addSignIn(app: FastifyInstance, { db, library, attempts, passwordQueue, links }: RouteParts): void {
  const accountMutex = createKeyedMutex();
  app.post('/sign-in/email', async (request, reply) => {
    const body = check(SignIn, readJson(request));
    const { verification, ...credentials } = body;
    const once = (): Promise<SignedIn> =>
      recheckPassword(db, body.email, reply, async () =>
        v.parse(LibrarySignIn, await callLibrary(library, request, reply, credentials)),
      );
    const signIn = (): Promise<SignedIn> =>
      once().catch(async (error: unknown) => {
        if (!isUnverified(error)) throw error;
        if (verification !== undefined && (await links.verifyEmail(verification, body.email))) return once();
        await links.ask('verify', body.email, chooseLocale(request.headers['accept-language']));
        throw verification === undefined ? error : new Problem(403, 'login.verificationEnded');
      });
    const answer = await limitedSignIn({ attempts, accountMutex, passwordQueue }, body, request, signIn);
    request.signedIn = answer.user.id;
    return answer;
  });
}

function addSessionCalls(app: FastifyInstance, { library }: RouteParts): void {
  app.post('/sign-out', async (request, reply) => {
    if (!isEmpty(request)) check(SignOut, readJson(request));
    await callLibrary(library, request, reply, {});
    return { success: true };
  });
  app.post('/update-user', async (request, reply) => {
    await callLibrary(library, request, reply, check(NewName, readJson(request)));
    return { success: true };
  });
  app.get('/token', { exposeHeadRoute: false }, (request, reply) => callLibrary(library, request, reply));
  app.get('/jwks', { exposeHeadRoute: false }, (request, reply) => callLibrary(library, request, reply));
}

/** The identity calls below `/api/auth`: these and nothing else of the library's. */
export function identityRoutes(parts: RouteParts): FastifyPluginAsync {
  return async (app) => {
    await app.register(
      async (scope) => {
        takeBytes(scope);
        scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
        scope.addHook('onRequest', async (request) => {
          if (request.method === 'POST') assertOwnOrigin(request, parts.library.originAt(request.headers.host));
        });
        scope.setErrorHandler(handleRefusal);
        addSignUp(scope, parts);
        addSignIn(scope, parts);
        addSessionCalls(scope, parts);
        addLinkCalls(scope, parts);
        addGoogleCalls(scope, parts.google);
        scope.all('/*', handleUnknownPath);
      },
      { prefix: '/api/auth' },
    );
  };
}
