import type { DocumentData } from '../document-data.ts';
import type { AuthProvider } from './auth-provider.ts';
import { createBuiltInAuth } from './built-in/built-in-auth.ts';

/**
 * Creates the identity provider that the server has named in the HTML document. Imports the Firebase code
 * only for the Firebase provider.
 */
export async function createAuth(person: DocumentData['person'] | undefined): Promise<AuthProvider> {
  if (document.documentElement.dataset['auth'] !== 'firebase')
    return createBuiltInAuth(window.wishwellTokenResponse, person);
  const { createFirebaseAuth } = await import('./firebase/firebase-auth.ts');
  return createFirebaseAuth();
}
