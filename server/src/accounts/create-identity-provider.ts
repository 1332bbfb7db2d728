import type { Database } from '../database/database.ts';
import { type BuiltInIdentityProviderOptions, createBuiltInIdentityProvider } from './built-in-identity-provider.ts';
import { createFirebaseIdentityProvider } from './firebase/firebase.ts';
import type { IdentityProvider } from './identity.ts';

export function createIdentityProvider(options: BuiltInIdentityProviderOptions & { db: Database }): IdentityProvider {
  const { db, logger, config } = options;
  return config.auth.provider === 'firebase'
    ? createFirebaseIdentityProvider({ settings: config.auth, db, logger })
    : createBuiltInIdentityProvider(options);
}
