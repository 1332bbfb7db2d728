import type { Database } from '../database/database.ts';
import { type BuiltInIdentityOptions, createBuiltInIdentity } from './built-in-identity.ts';
import { createFirebaseIdentity } from './firebase/firebase.ts';
import type { Identity } from './identity.ts';

/** The provider that the configuration names. */
export async function createIdentity(options: BuiltInIdentityOptions & { db: Database }): Promise<Identity> {
  const { db, logger, config } = options;
  return config.auth.provider === 'firebase'
    ? createFirebaseIdentity({ settings: config.auth, db, logger })
    : createBuiltInIdentity(options);
}
