import type { TokenSource } from '../api/token-source.ts';
import { NetworkError } from '../api/token-source.ts';
import { i18n } from '../i18n/i18n.ts';
import type { AuthProvider } from './auth-provider.ts';
import { AuthError } from './auth-provider.ts';

/** The signed-in person's bearers, for the API client and in its terms. */
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
