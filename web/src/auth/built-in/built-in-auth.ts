import { authApi } from './auth-api.ts';
import type { DocumentData } from '../../document-data.ts';
import type { AuthProvider, SignedIn } from '../auth-provider.ts';
import { BrowserSession } from './browser-session.ts';
import { openPopup } from './popup.ts';

/**
 * The product's own identity provider, under `/api/auth`.
 * @param firstAnswer Of `GET /api/auth/token`, asked for by the page before its script was there. It resolves to
 * undefined when it failed; there is none when nobody was signed in here and the page is open to everyone.
 * @param person For whom the document was rendered; null for nobody, undefined if the server did not know.
 */
export function createBuiltInAuth(
  firstAnswer?: Promise<Response | undefined>,
  person?: DocumentData['person'],
): AuthProvider {
  const session = new BrowserSession();
  if (person) session.startAs(person);
  if (firstAnswer && person !== null) void session.restore(firstAnswer);
  else session.startEmpty();
  const nextAttempt = attempts();
  let verification: string | undefined;
  const begin = async (isNewUser: boolean): Promise<SignedIn> => ({ user: await session.begin(), isNewUser });

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
      nextAttempt();
      await authApi.signIn({ email, password, verification });
      verification = undefined;
      return begin(false);
    },
    async createUserWithEmailAndPassword(email, password, displayName) {
      nextAttempt();
      const awaitsVerification = await authApi.signUp({ name: displayName, email, password });
      return awaitsVerification ? null : begin(true);
    },
    async updateProfile({ displayName }) {
      if (displayName === session.user?.displayName) return;
      await authApi.updateUser({ name: displayName });
      await session.refresh();
    },
    signInWithPopup: () => openPopup({ signal: nextAttempt(), begin: () => session.begin() }),
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

/** Each attempt to sign in ends the wait of the one before. */
function attempts(): () => AbortSignal {
  let current = new AbortController();
  return () => {
    current.abort();
    current = new AbortController();
    return current.signal;
  };
}

async function confirmPasswordReset(session: BrowserSession, token: string, newPassword: string): Promise<void> {
  await authApi.resetPassword({ token, newPassword });
  // Whoever is signed in here may be whom the link was for.
  if (session.user) await session.refresh().catch(() => undefined);
}
