import type { EmbeddedDocumentData } from '../../embedded-document-data.ts';
import type { AuthProvider, SignInResult } from '../auth-provider.ts';
import { authApi } from './auth-api.ts';
import { BrowserSession } from './browser-session.ts';
import { runPopupSignInFunction } from './popup.ts';

/**
 * Creates the built-in identity provider. `tokenResponse` is the response to the token request of
 * `index.html`: undefined if there was no request, and a promise of undefined if it failed. `person` is the
 * user of the rendered document: null for a visitor, undefined if the server did not know the user.
 */
export function createBuiltInAuthProvider(
  tokenResponse?: Promise<Response | undefined>,
  person?: EmbeddedDocumentData['person'],
): AuthProvider {
  const session = new BrowserSession();
  if (person) session.startAs(person);
  if (tokenResponse && person !== null) void session.restore(tokenResponse);
  else session.startEmpty();
  const nextAttempt = createSignInAttemptStarter();
  let verification: string | undefined;
  const signIn = async (isNewUser: boolean): Promise<SignInResult> => ({
    user: await session.startSession(),
    isNewUser,
  });

  return {
    get currentUser() {
      return session.user ?? null;
    },
    onAuthStateChanged(callback) {
      const user = session.user;
      if (user !== undefined) callback(user);
      return session.watch(callback);
    },
    async signInWithEmailAndPassword(email, password) {
      nextAttempt();
      await authApi.signIn({ email, password, verification });
      verification = undefined;
      return signIn(false);
    },
    async createUserWithEmailAndPassword(email, password, displayName) {
      nextAttempt();
      const awaitsVerification = await authApi.signUp({ name: displayName, email, password });
      return awaitsVerification ? null : signIn(true);
    },
    async updateProfile({ displayName }) {
      if (displayName === session.user?.displayName) return;
      await authApi.updateUser({ name: displayName });
      await session.refresh();
    },
    async changePassword(currentPassword, newPassword) {
      await authApi.changePassword({ currentPassword, newPassword });
      // Requests a new bearer token, because the change of the password has made the earlier tokens invalid.
      await session.refresh();
    },
    signInWithPopup: () =>
      runPopupSignInFunction({ signal: nextAttempt(), startSession: () => session.startSession() }),
    async sendPasswordResetEmail(email) {
      await authApi.requestPasswordReset({ email });
    },
    mailLinks: {
      confirmPasswordReset: (token, newPassword) => confirmPasswordReset(session, token, newPassword),
      confirmEmailBySignIn(token) {
        verification = token;
      },
    },
    async signOut() {
      nextAttempt();
      await authApi.signOut();
      session.end();
    },
  };
}

/**
 * Returns a function that starts a sign-in attempt: it aborts the previous attempt and returns the
 * AbortSignal of the new one.
 */
function createSignInAttemptStarter(): () => AbortSignal {
  let current = new AbortController();
  return () => {
    current.abort();
    current = new AbortController();
    return current.signal;
  };
}

async function confirmPasswordReset(session: BrowserSession, token: string, newPassword: string): Promise<void> {
  await authApi.resetPassword({ token, newPassword });
  // The new password may have ended this session. Requests a new token to find this out.
  if (session.user) await session.refresh().catch(() => undefined);
}
