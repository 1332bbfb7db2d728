import type { TokenSource } from '../api/token-source.ts';
import { NetworkError } from '../api/token-source.ts';
import { i18n } from '../i18n/i18n.ts';
import type { AuthProvider } from './auth-provider.ts';
import { AuthError } from './auth-provider.ts';

/** Returns a token source for the API client. Converts every AuthError to an error type of the API client. */
export function createTokenSource(auth: AuthProvider): TokenSource {
  return {
    get person() {
      return auth.currentUser ?? undefined;
    },
    getIdToken: async (forceRefresh, uid = auth.currentUser?.uid) => {
      try {
        if (auth.currentUser && auth.currentUser.uid === uid) return await auth.currentUser.getIdToken(forceRefresh);
      } catch (error) {
        const expired = error instanceof AuthError && error.code === 'auth/user-token-expired';
        if (!expired) throw new NetworkError('', { cause: error });
      }
      throw new Error(i18n._('error.unauthenticated'));
    },
  };
}
