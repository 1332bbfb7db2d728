import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import type { FairQueue } from '../concurrency/fair-queue.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { chooseLocale } from '../http/content-negotiation.ts';
import { getIpNetwork } from '../http/network.ts';
import { parseInput } from '../http/parse-input.ts';
import { Problem } from '../http/problem.ts';
import type { SignUpService } from '../invitations/sign-ups.ts';
import { createKeyedMutex, type KeyedMutex } from '../limits/keyed-mutex.ts';
import type { SignInAttemptLimiter } from '../limits/sign-in-attempts.ts';
import { callIdentityLibrary } from './better-auth/library-call.ts';
import { decodeEmailAlias, encodeEmailAlias } from './better-auth/library-email.ts';
import type { LoadIdentityLibrary } from './better-auth/load-library.ts';
import type { MailedLinkService } from './email-links/mailed-link-service.ts';
import { registerPasswordResetRoutes } from './email-links/routes.ts';
import { registerGoogleRoutes, type GoogleSignInService } from './google/routes.ts';
import { hasEmptyBody, readJsonBody, parseBodiesAsBytes } from './json-bytes.ts';
import { assertSameSite } from './own-origin.ts';
import { addPasswordChangeRoute } from './password/change-password.ts';
import {
  DisplayNameChangeBody,
  SignInResponse,
  SignUpResponse,
  SignInBody,
  SignOutBody,
  SignUpBody,
} from './password/credentials.ts';
import {
  getAllowedAttemptOrThrow,
  isUnverifiedEmailError,
  runRateLimitedSignIn,
} from './password/rate-limited-sign-in.ts';
import { signInUnlessPasswordChanges } from './password/recheck-password.ts';
import { handleIdentityRouteError, handleUnknownPath } from './reply-refusal.ts';

interface IdentityRouteDependencies {
  db: Database;
  config: Config;
  loadLibrary: LoadIdentityLibrary;
  attempts: SignInAttemptLimiter;
  /** Limits how many passwords are hashed at the same time, because hashing delays all other requests. */
  passwordQueue: FairQueue;
  links: MailedLinkService;
  google: GoogleSignInService;
  signUps: Pick<SignUpService, 'authoriseSignUp'>;
  /** Callback that runs after all existing bearer tokens of a user have become invalid. */
  onReset(uid: string): void;
}

const LibraryUser = v.object({
  ...SignInResponse.entries.user.entries,
  email: v.pipe(v.string(), v.transform(decodeEmailAlias)),
});

const LibrarySignInResponse = v.object({ user: LibraryUser, token: v.string() });

/** Response of Better Auth to a sign-up. `token` is null while the e-mail address must still be proven. */
const LibrarySignUpResponse = v.object({ user: LibraryUser, token: v.nullable(v.string()) });

function addSignUpRoute(
  app: FastifyInstance,
  { db, loadLibrary, attempts, passwordQueue, links, signUps }: IdentityRouteDependencies,
): void {
  app.post('/sign-up/email', async (request, reply) => {
    const body = parseInput(SignUpBody, readJsonBody(request));
    getAllowedAttemptOrThrow(await attempts.signUp(request.ip));
    await signUps.authoriseSignUp(db, request, { email: body.email, isProven: false });
    const signedUp = v.parse(
      LibrarySignUpResponse,
      await passwordQueue.run(getIpNetwork(request.ip), () =>
        callIdentityLibrary(loadLibrary, request, reply, { ...body, email: encodeEmailAlias(body.email) }),
      ),
    );
    const awaitsVerification = signedUp.token === null;
    if (awaitsVerification)
      await links.requestMail('verify', body.email, chooseLocale(request.headers['accept-language']));
    request.signedIn = signedUp.user.id;
    return v.parse(SignUpResponse, { ...signedUp, awaitsVerification });
  });
}

function addSignInRoute(app: FastifyInstance, accountMutex: KeyedMutex, parts: IdentityRouteDependencies): void {
  const { db, loadLibrary, attempts, passwordQueue, links } = parts;
  app.post('/sign-in/email', async (request, reply) => {
    const body = parseInput(SignInBody, readJsonBody(request));
    const { verification, email, password } = body;
    const credentials = { email: encodeEmailAlias(email), password };
    const attemptSignIn = (): Promise<SignInResponse> =>
      signInUnlessPasswordChanges(db, email, reply, async () =>
        v.parse(LibrarySignInResponse, await callIdentityLibrary(loadLibrary, request, reply, credentials)),
      );
    const signIn = (): Promise<SignInResponse> =>
      attemptSignIn().catch(async (error: unknown) => {
        if (!isUnverifiedEmailError(error)) throw error;
        if (verification !== undefined && (await links.verifyEmail(verification, email))) return attemptSignIn();
        await links.requestMail('verify', email, chooseLocale(request.headers['accept-language']));
        throw verification === undefined ? error : new Problem(403, 'login.verificationEnded');
      });
    const response = await runRateLimitedSignIn({ attempts, accountMutex, passwordQueue }, body, request, signIn);
    request.signedIn = response.user.id;
    return response;
  });
}

function addSessionRoutes(app: FastifyInstance, { loadLibrary }: IdentityRouteDependencies): void {
  app.post('/sign-out', async (request, reply) => {
    if (!hasEmptyBody(request)) parseInput(SignOutBody, readJsonBody(request));
    await callIdentityLibrary(loadLibrary, request, reply, {});
    return { success: true };
  });
  app.post('/update-user', async (request, reply) => {
    await callIdentityLibrary(loadLibrary, request, reply, parseInput(DisplayNameChangeBody, readJsonBody(request)));
    return { success: true };
  });
  app.get('/token', { exposeHeadRoute: false }, (request, reply) => callIdentityLibrary(loadLibrary, request, reply));
  app.get('/jwks', { exposeHeadRoute: false }, (request, reply) => callIdentityLibrary(loadLibrary, request, reply));
}

/**
 * Registers the endpoints below `/api/auth` that the app uses. Other endpoints of Better Auth stay
 * unreachable.
 */
export function createIdentityRoutes(parts: IdentityRouteDependencies): FastifyPluginAsync {
  return async (app) => {
    await app.register(
      async (scope) => {
        parseBodiesAsBytes(scope);
        scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
        scope.addHook('onRequest', async (request) => {
          if (request.method === 'POST') assertSameSite(request, parts.config);
        });
        scope.setErrorHandler(handleIdentityRouteError);
        addSignUpRoute(scope, parts);
        // This mutex runs the password checks of one account one after another.
        const accountMutex = createKeyedMutex();
        addSignInRoute(scope, accountMutex, parts);
        addPasswordChangeRoute(scope, { ...parts, accountMutex });
        addSessionRoutes(scope, parts);
        registerPasswordResetRoutes(scope, parts);
        registerGoogleRoutes(scope, parts.google);
        scope.all('/*', handleUnknownPath);
      },
      { prefix: '/api/auth' },
    );
  };
}
