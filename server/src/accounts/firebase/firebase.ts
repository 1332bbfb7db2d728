import type { FastifyBaseLogger } from 'fastify';
import type { FirebaseSettings } from '../../config/accounts.ts';
import type { Database } from '../../database/database.ts';
import type { Identity } from '../identity.ts';
import { makeTables } from '../make-tables.ts';
import { findIdentity } from '../queries.ts';
import { createEmulatorTokenCheck } from './emulator-tokens.ts';
import { createSignedTokenCheck } from './signed-tokens.ts';

interface FirebaseIdentityOptions {
  settings: FirebaseSettings;
  db: Database;
  logger: FastifyBaseLogger;
}

function bearerCheck({ settings, logger }: FirebaseIdentityOptions): Identity['verify'] {
  if (settings.emulatorHost === undefined) return createSignedTokenCheck(settings);
  logger.warn(
    `NOT SAFE: tokens without a signature are taken, from the Auth emulator at ${settings.emulatorHost}. ` +
      'Whoever reaches this server can be anyone. This is for tests alone.',
  );
  return createEmulatorTokenCheck(settings, settings.emulatorHost);
}

/**
 * Accounts kept by Firebase Authentication, of which this server only reads the tokens: it has no way to ask for an
 * account, so that without a bearer nobody is vouched for.
 */
export function createFirebaseIdentity(options: FirebaseIdentityOptions): Identity {
  const { db } = options;
  return {
    verify: bearerCheck(options),
    find: async () => undefined,
    lockBearersFrom: async () => 0,
    // What the built-in provider knows was made by it.
    isForeign: async (uid) => (await findIdentity(db, [uid])).length > 0,
    // The built-in provider's, so that changing over, to here and back, finds everything.
    migrate: () => makeTables(db),
    close: async () => {},
  };
}
