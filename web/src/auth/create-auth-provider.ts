import type { EmbeddedDocumentData } from '../embedded-document-data.ts';
import type { AuthProvider } from './auth-provider.ts';
import { createBuiltInAuthProvider } from './built-in/built-in-auth.ts';

/**
 * Creates the identity provider that the server has named in the HTML document. Imports the Firebase code
 * only for the Firebase provider.
 */
export async function createAuthProvider(person: EmbeddedDocumentData['person'] | undefined): Promise<AuthProvider> {
  if (document.documentElement.dataset['auth'] !== 'firebase')
    return createBuiltInAuthProvider(window.wishwellTokenResponse, person);
  const { createFirebaseAuthProvider } = await import('./firebase/firebase-auth.ts');
  return createFirebaseAuthProvider();
}
