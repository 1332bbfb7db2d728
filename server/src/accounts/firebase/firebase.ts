import type { FastifyBaseLogger } from 'fastify';
import type { FirebaseSettings } from '../../config/accounts.ts';
import type { Database } from '../../database/database.ts';
import { createAuthTables } from '../create-tables.ts';
import type { IdentityProvider } from '../identity.ts';
import { findSignInAccount } from '../queries.ts';
import { createEmulatorTokenVerifier } from './emulator-tokens.ts';
import { createSignedTokenVerifier } from './signed-tokens.ts';

interface FirebaseIdentityOptions {
  settings: FirebaseSettings;
  db: Database;
  logger: FastifyBaseLogger;
}

function createFirebaseTokenCheck({ settings, logger }: FirebaseIdentityOptions): IdentityProvider['verify'] {
  if (settings.emulatorHost === undefined) return createSignedTokenVerifier(settings);
  logger.warn(
    `NOT SAFE: unsigned tokens are accepted from the Auth emulator at ${settings.emulatorHost}. ` +
      'Anybody who reaches this server can impersonate anyone. Use this for tests only.',
  );
  return createEmulatorTokenVerifier(settings, settings.emulatorHost);
}

/**
 * Creates the identity provider that verifies bearer tokens of Firebase Authentication. It cannot look up
 * accounts, so `find` always returns undefined.
 */
export function createFirebaseIdentityProvider(options: FirebaseIdentityOptions): IdentityProvider {
  const { db } = options;
  return {
    verify: createFirebaseTokenCheck(options),
    find: async () => undefined,
    lockPasswordResetTime: async () => 0,
    // A uid with an account in our own tables comes from the built-in provider.
    isFromOtherProvider: async (uid) => (await findSignInAccount(db, [uid])).length > 0,
    // Creates the tables of the built-in provider, although Firebase is in use. `isFromOtherProvider` reads
    // them, and the operator can later set AUTH_PROVIDER back to built-in.
    migrate: (startDb) => createAuthTables(startDb),
    close: async () => {},
  };
}
