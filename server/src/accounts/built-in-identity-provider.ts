import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { createDatabase, type Database, type Transaction } from '../database/database.ts';
import { multiplyRequestTimeouts } from '../database/session-settings.ts';
import { createSignUpService } from '../invitations/sign-ups.ts';
import { deleteOldAttempts } from '../limits/sign-in-attempt-queries.ts';
import { createSignInAttemptLimiter } from '../limits/sign-in-attempts.ts';
import type { Outbox } from '../mail/outbox.ts';
import { createIdentityLibraryLoader } from './better-auth/load-library.ts';
import { createAuthTables } from './create-tables.ts';
import { createEmailLinkService } from './email-links/mailed-link-service.ts';
import { deleteExpiredLinks } from './email-links/queries.ts';
import { createGoogleSignInService } from './google/google.ts';
import { deriveIdentitySecret } from './identity-secret.ts';
import type { AccountState, IdentityProvider, ProvenEmail } from './identity.ts';
import { isProvenEmailRequired } from './is-proven-email-required.ts';
import { createPasswordHashingQueue } from './password/passwords.ts';
import { deleteExpiredSessions, findSignInAccount, findPasswordResetTime, lockSignInAccount } from './queries.ts';
import { createIdentityRoutes } from './routes.ts';
import { createSessionUserLookup } from './session-user.ts';
import { createSigningKeyUsabilityCheck, ensureSigningKey } from './tokens/signing-keys.ts';
import { createBearerVerifier } from './tokens/verify-bearer.ts';

export interface BuiltInIdentityProviderOptions {
  connection: pg.PoolConfig;
  /**
   * Connection pool for session lookups. Without it, lookups share the provider's small pool with slow
   * sign-ups.
   */
  db?: Database;
  config: Config;
  /** Queue of outgoing mails. Sends the mails for password resets and for proofs of e-mail addresses. */
  outbox: Outbox;
  /** Returns whether the user is active, inactive or has no user record. Called at every sign-in. */
  accountState(uid: string): Promise<AccountState>;
  /** Callback that runs inside the transaction that marks an e-mail address as proven. */
  onProven?(tx: Transaction, proven: ProvenEmail): Promise<void>;
  /** Callback that runs after a password change has made all earlier bearer tokens of the user invalid. */
  onReset?(uid: string): void;
  logger: FastifyBaseLogger;
}

export interface BuiltInIdentityProvider extends IdentityProvider {
  /**
   * Creates or updates the database schema `auth`, and creates the signing key if there is none. Call it
   * before the first use, in only one process at a time.
   */
  migrate(startDb: Database): Promise<void>;
}

// A sign-up occupies its connection while its password is hashed. Further sign-ups wait at most 10 s for a
// free connection.
const identityPoolOptions = { max: 4, connectionTimeoutMillis: 10_000 };

/**
 * Creates the built-in identity provider: accounts with e-mail and password in the database schema `auth`. It
 * has its own small connection pool, because a sign-up occupies a connection while its password is hashed.
 */
export function createBuiltInIdentityProvider(options: BuiltInIdentityProviderOptions): BuiltInIdentityProvider {
  const { config, logger } = options;
  const timeouts = { ...multiplyRequestTimeouts(config.timeoutFactor), ...identityPoolOptions };
  const db = createDatabase({ ...options.connection, ...timeouts }, (error) =>
    logger.warn('Lost an idle identity connection: %s', error.message),
  );
  const createLoader = (libraryDb: Database) =>
    createIdentityLibraryLoader({ config, db: libraryDb, accountState: (uid) => options.accountState(uid) });
  const loadLibrary = createLoader(db);
  const attempts = createSignInAttemptLimiter(db, config.rates, deriveIdentitySecret(config.appSecret));
  const passwordQueue = createPasswordHashingQueue();
  const links = createEmailLinkService({
    db,
    outbox: options.outbox,
    attempts,
    onProven: async (tx, proven) => options.onProven?.(tx, proven),
    onReset: (uid) => options.onReset?.(uid),
  });
  const signUps = createSignUpService(config);
  const google = createGoogleSignInService({
    config,
    db,
    loadLibrary,
    attempts,
    accountState: (uid) => options.accountState(uid),
    signUps,
  });
  return {
    routes: createIdentityRoutes({
      db,
      config,
      loadLibrary,
      attempts,
      passwordQueue,
      links,
      google,
      signUps,
      onReset: (uid) => options.onReset?.(uid),
    }),
    verify: createBearerVerifier(db, config),
    findSessionUser: createSessionUserLookup({ config, db: options.db ?? db }),
    find: async (uid) => {
      const [found] = await findSignInAccount(db, [uid]);
      return found?.emailVerified || !isProvenEmailRequired(config) ? found : undefined;
    },
    lockPasswordResetTime: async (tx, uid) => {
      await lockSignInAccount(tx, [uid]);
      return (await findPasswordResetTime(tx, [uid]))[0]?.at ?? 0;
    },
    isFromOtherProvider: async (uid) => (await findSignInAccount(db, [uid])).length === 0,
    migrate: async (startDb) => {
      await createAuthTables(startDb);
      await ensureSigningKey(startDb, config, createLoader(startDb));
    },
    deleteExpired: async (executor) => {
      await deleteExpiredSessions(executor);
      await deleteExpiredLinks(executor);
      await deleteOldAttempts(executor);
    },
    canIssueBearers: createSigningKeyUsabilityCheck(db, config),
    start: () => {
      google.issuer?.check().catch(() => {
        logger.warn('The issuer in OIDC_ISSUER does not answer: nobody can sign in with it until it does.');
      });
    },
    close: () => db.close(),
  };
}
