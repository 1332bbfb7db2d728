import { limits } from '@wishwell/contract/limits.ts';
import { APIError } from 'better-auth/api';
import { betterAuth, type BetterAuthOptions } from 'better-auth/minimal';
import { jwt } from 'better-auth/plugins/jwt';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { Problem } from '../../http/problem.ts';
import { deriveIdentitySecret, SECRET_VERSION } from '../identity-secret.ts';
import type { AccountState } from '../identity.ts';
import { isProvenEmailRequired } from '../is-proven-email-required.ts';
import { hashPassword, verifyPassword } from '../password/passwords.ts';
import { deleteExcessSessions, findUserBySessionId } from '../queries.ts';
import { createBearerSettings } from '../tokens/bearer-settings.ts';
import { listTrustedOrigins } from '../trusted-origins.ts';
import { recordAndRethrowDatabaseError } from './failures.ts';
import { createLibraryDatabaseAdapter } from './library-adapter.ts';
import { endPreviousSessionOfBrowser } from './previous-session.ts';
import { createSessionCookieSettings, SESSION_LIFETIME_S } from './session-cookie.ts';
import { sessionStarterPlugin } from './session-starter.ts';

export interface IdentityLibraryDependencies {
  config: Config;
  db: Database;
  accountState: (uid: string) => Promise<AccountState>;
}

const createInactiveAccountError = (): APIError => new APIError('FORBIDDEN', { code: 'USER_DISABLED' });

function createBearerPlugin(config: Config, db: Database) {
  return jwt({
    jwks: { keyPairConfig: { alg: 'ES256' } },
    jwt: {
      ...createBearerSettings(config),
      // The JWT payload contains no roles, because the server reads the roles from the user record at every
      // request.
      definePayload: async ({ user, session }) => {
        const [sessionUser] = await recordAndRethrowDatabaseError(findUserBySessionId(db, [session.id]));
        if (!sessionUser) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED' });
        if (!sessionUser.is_active) throw createInactiveAccountError();
        // Checks again that the e-mail address is proven, because the session may have begun before
        // REQUIRE_EMAIL_VERIFICATION was turned on.
        if (isProvenEmailRequired(config) && !user.emailVerified)
          throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED' });
        return {
          email: user.email,
          email_verified: user.emailVerified,
          name: user.name,
          bearers_from: sessionUser.bearers_from,
        };
      },
    },
  });
}

/**
 * Creates the Better Auth instance (docs/decisions/010-better-auth.md). Sets every option that Better Auth
 * would otherwise read from environment variables or from the request.
 */
export function createIdentityLibrary({ config, db, accountState }: IdentityLibraryDependencies) {
  const refuseInactive = async (uid: string): Promise<void> => {
    if ((await recordAndRethrowDatabaseError(accountState(uid))) === 'inactive') throw createInactiveAccountError();
  };
  /**
   * Throws if the session's user is deactivated, because a session can remain after a deactivation. `uid` is
   * undefined if the server itself calls Better Auth, without a session.
   */
  const refuseInactiveSessionUser = async (uid: string | undefined): Promise<void> => {
    if (uid !== undefined) await refuseInactive(uid);
  };
  const { name, attributes } = createSessionCookieSettings(config.publicUrl);
  const options = {
    appName: 'Wishwell',
    baseURL: config.publicUrl?.origin ?? 'http://identity.invalid',
    basePath: '/api/auth',
    trustedOrigins: (request) => listTrustedOrigins(config.publicUrl, request?.headers.get('host')),
    secrets: [{ version: SECRET_VERSION, value: deriveIdentitySecret(config.appSecret) }],
    database: createLibraryDatabaseAdapter(db),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.passwordMin,
      maxPasswordLength: limits.passwordMax,
      password: { hash: hashPassword, verify: verifyPassword },
      requireEmailVerification: isProvenEmailRequired(config),
      // Without `onExistingUserSignUp`, Better Auth reports success for a sign-up with an existing e-mail
      // address. The specification (docs/specification.md §8) requires an error.
      onExistingUserSignUp: () => recordAndRethrowDatabaseError(Promise.reject(new Problem(409, 'login.emailInUse'))),
    },
    session: { expiresIn: SESSION_LIFETIME_S },
    databaseHooks: {
      session: {
        create: {
          before: ({ userId }) => refuseInactive(userId),
          after: async ({ id, userId }, context) => {
            await endPreviousSessionOfBrowser(context);
            await recordAndRethrowDatabaseError(deleteExcessSessions(db, [userId, id]));
          },
        },
      },
      user: { update: { before: (_change, context) => refuseInactiveSessionUser(context?.context.session?.user.id) } },
    },
    plugins: [createBearerPlugin(config, db), sessionStarterPlugin],
    advanced: {
      // Keeps the CSRF and origin checks on, which Better Auth skips in tests by default.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      useSecureCookies: false,
      cookiePrefix: 'wishwell',
      cookies: { session_token: { name, attributes } },
      defaultCookieAttributes: attributes,
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Better Auth's own log is off, because its entries contain e-mail addresses.
    // `runAndCaptureDatabaseError` and `createProblemForLibraryErrorCode` report the errors that matter.
    logger: { disabled: true },
    onAPIError: { throw: true },
  } satisfies BetterAuthOptions;
  return { auth: betterAuth(options), options, publicUrl: config.publicUrl };
}

export type IdentityLibrary = ReturnType<typeof createIdentityLibrary>;
