import type { DocumentData } from '../document-data.ts';
import type { AuthProvider } from './auth-provider.ts';
import { createBuiltInAuth } from './built-in/built-in-auth.ts';

/** The provider that the document names. Another one than the built-in is fetched only where it is used. */
export async function createAuth(person: DocumentData['person'] | undefined): Promise<AuthProvider> {
  if (document.documentElement.dataset['auth'] !== 'firebase') return createBuiltInAuth(window.wishwellBearer, person);
  const { createFirebaseAuth } = await import('./firebase/firebase-auth.ts');
  return createFirebaseAuth();
}
