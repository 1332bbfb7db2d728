import { authCalls } from './auth-calls.ts';
import type { AuthProvider } from './auth-provider.ts';
import { AuthError } from './auth-provider.ts';
import { BrowserSession } from './browser-session.ts';

/**
 * The product's own identity provider, under `/api/auth`.
 * @param firstAnswer Of `GET /api/auth/token`, asked for by the page before its script was there. It resolves to
 * undefined when it failed; there is none when nobody was signed in here and the page is open to everyone.
 */
export function createBuiltInAuth(firstAnswer?: Promise<Response | undefined>): AuthProvider {
  const session = new BrowserSession();
  if (firstAnswer) void session.restore(firstAnswer);
  else session.startEmpty();

  return {
    get currentUser() {
      return session.user ?? null;
    },
    onAuthStateChanged(callback) {
      const known = session.user;
      if (known !== undefined) callback(known);
      return session.watch(callback);
    },
    async signInWithEmailAndPassword(email, password) {
      await authCalls.signIn({ email, password });
      return { user: await session.begin(), isNewUser: false };
    },
    async createUserWithEmailAndPassword(email, password, displayName) {
      await authCalls.signUp({ name: displayName, email, password });
      return { user: await session.begin(), isNewUser: true };
    },
    async updateProfile({ displayName }) {
      // The name came with the sign-up; what people see afterwards is their record's.
      if (displayName !== session.user?.displayName) throw new AuthError('auth/operation-not-allowed');
    },
    signInWithPopup: () => Promise.reject(new AuthError('auth/operation-not-allowed')),
    sendPasswordResetEmail: () => Promise.reject(new AuthError('auth/operation-not-allowed')),
    async signOut() {
      await authCalls.signOut();
      session.end();
    },
  };
}
