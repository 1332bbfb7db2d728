import type { Database } from '../database/database.ts';
import { type BuiltInIdentityOptions, createBuiltInIdentity } from './built-in-identity.ts';
import { createFirebaseIdentity } from './firebase/firebase.ts';
import type { IdentityProvider } from './identity.ts';

export function createIdentityProvider(options: BuiltInIdentityOptions & { db: Database }): IdentityProvider {
  const { db, logger, config } = options;
  return config.auth.provider === 'firebase'
    ? createFirebaseIdentity({ settings: config.auth, db, logger })
    : createBuiltInIdentity(options);
}
