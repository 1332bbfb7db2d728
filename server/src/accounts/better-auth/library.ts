import { betterAuth, type BetterAuthOptions } from 'better-auth/minimal';
import { APIError } from 'better-auth/api';
import { jwt } from 'better-auth/plugins/jwt';
import { limits } from '@wishwell/contract/limits.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { recordFailure } from './failures.ts';
import { endFormerSession } from './former-session.ts';
import type { AccountState } from '../identity.ts';
import { identitySecret } from '../identity-secret.ts';
import { Problem } from '../../http/problem.ts';
import { libraryAdapter } from './library-adapter.ts';
import { hashPassword, verifyPassword } from '../password/passwords.ts';
import { deleteOldestSessions, findSessionHolder } from '../queries.ts';
import { sessionStarter } from './session-starter.ts';
import { sessionCookie, sessionSeconds } from './session-cookie.ts';
import { tokenTerms } from '../tokens/token-terms.ts';
import { trustedOrigins } from '../trusted-origins.ts';

interface LibraryParts {
  config: Config;
  db: Database;
  accountState: (uid: string) => Promise<AccountState>;
}

/** Whether nobody is let in under an address that is not proven. */
export const mustBeProven = ({ auth }: Config): boolean =>
  auth.provider === 'built-in' && auth.requireEmailVerification;

const inactive = (): APIError => new APIError('FORBIDDEN', { code: 'USER_DISABLED' });

function bearerPlugin(config: Config, db: Database) {
  return jwt({
    jwks: { keyPairConfig: { alg: 'ES256' } },
    jwt: {
      ...tokenTerms(config),
      // Roles stay out: they are read from the user's record on every call.
      definePayload: async ({ user, session }) => {
        const [holder] = await recordFailure(findSessionHolder(db, [session.id]));
        if (!holder) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED' });
        if (!holder.is_active) throw inactive();
        // A session may be older than the setting.
        if (mustBeProven(config) && !user.emailVerified)
          throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED' });
        return {
          email: user.email,
          email_verified: user.emailVerified,
          name: user.name,
          bearers_from: holder.bearers_from,
        };
      },
    },
  });
}

/**
 * The identity library, set up as the decisions say ("Accounts"): everything it would take from the environment, the
 * request or its own defaults is said here.
 */
export function createLibrary({ config, db, accountState }: LibraryParts) {
  const refuseInactive = async (uid: string): Promise<void> => {
    if ((await recordFailure(accountState(uid))) === 'inactive') throw inactive();
  };
  /** Who was deactivated changes nothing by a session that is left; without one it is no person who changes it. */
  const refuseHolder = async (uid: string | undefined): Promise<void> => {
    if (uid !== undefined) await refuseInactive(uid);
  };
  const { name, attributes } = sessionCookie(config.publicUrl);
  const options = {
    appName: 'Wishwell',
    baseURL: config.publicUrl?.origin ?? 'http://identity.invalid',
    basePath: '/api/auth',
    trustedOrigins: (request) => trustedOrigins(config.publicUrl, request?.headers.get('host')),
    secrets: [{ version: 1, value: identitySecret(config.appSecret) }],
    database: libraryAdapter(db),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.passwordMin,
      maxPasswordLength: limits.passwordMax,
      password: { hash: hashPassword, verify: verifyPassword },
      requireEmailVerification: mustBeProven(config),
      // The library would then answer as if an account had been made; docs/specification.md §8 says so instead.
      onExistingUserSignUp: () => recordFailure(Promise.reject(new Problem(409, 'login.emailInUse'))),
    },
    session: { expiresIn: sessionSeconds },
    databaseHooks: {
      session: {
        create: {
          before: ({ userId }) => refuseInactive(userId),
          after: async ({ id, userId }, context) => {
            await endFormerSession(context);
            await recordFailure(deleteOldestSessions(db, [userId, id]));
          },
        },
      },
      user: { update: { before: (_change, context) => refuseHolder(context?.context.session?.user.id) } },
    },
    plugins: [bearerPlugin(config, db), sessionStarter],
    advanced: {
      // The library drops both checks under test unless told.
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
    // What it would log holds e-mail addresses; what matters reaches our own log from where it is answered.
    logger: { disabled: true },
    onAPIError: { throw: true },
  } satisfies BetterAuthOptions;
  /** The origin that a client reaches us under, by the `Host` it sent; undefined when that is none of ours. */
  const originAt = (host: string | undefined): string | undefined => trustedOrigins(config.publicUrl, host)[0];
  return { auth: betterAuth(options), options, originAt };
}

export type Library = ReturnType<typeof createLibrary>;
