import { initializeApp } from '@firebase/app';
import type { Auth, User } from '@firebase/auth';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  updateProfile,
} from '@firebase/auth';
import { i18n } from '../../i18n/i18n.ts';
import type { AuthProvider, AuthUser } from '../auth-provider.ts';
import { AuthError } from '../auth-provider.ts';
import { toAuthError, withAuthErrors } from './firebase-errors.ts';
import { allowGoogleScript } from './allow-google-script.ts';
import { rememberSignedIn } from '../signed-in-hint.ts';

/** As the server puts them into the document. */
interface FirebaseSettings {
  projectId: string;
  apiKey: string;
  authDomain: string;
  /** The address of the Auth emulator; null outside of tests. */
  emulator: string | null;
}

function readSettings(): FirebaseSettings {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="wishwell-auth"]');
  return JSON.parse(meta?.content ?? '') as FirebaseSettings;
}

/** The SDK without what this app has no use for; `getAuth` would bring all of it. */
function startSdk({ emulator, ...options }: FirebaseSettings): Auth {
  const sdk = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  // The server has said in its log that this is for tests.
  if (emulator !== null) connectAuthEmulator(sdk, emulator, { disableWarnings: true });
  return sdk;
}

/** A bearer that cannot be had for another reason than the network ends the session: the SDK has signed out by then. */
async function idTokenOf(user: User, forceRefresh?: boolean): Promise<string> {
  try {
    return await user.getIdToken(forceRefresh);
  } catch (error) {
    const failure = toAuthError(error);
    throw failure.code === 'auth/user-disabled' ? new AuthError('auth/user-token-expired') : failure;
  }
}

const authUserOf = (user: User): AuthUser => ({
  uid: user.uid,
  email: user.email,
  get displayName() {
    return user.displayName;
  },
  get emailVerified() {
    return user.emailVerified;
  },
  getIdToken: (forceRefresh) => idTokenOf(user, forceRefresh),
});

/** Who is signed in, told as soon as it is known. */
function watchUser(sdk: Auth) {
  const watchers = new Set<(user: AuthUser | null) => void>();
  let known: AuthUser | null | undefined;
  const become = (user: User | null): AuthUser | null => {
    if (known !== undefined && known?.uid === user?.uid) return known;
    known = user && authUserOf(user);
    rememberSignedIn(known?.uid ?? null);
    for (const watcher of watchers) watcher(known);
    return known;
  };
  sdk.onAuthStateChanged(become);
  return {
    known: () => known,
    become,
    watch: (watcher: (user: AuthUser | null) => void) => {
      if (known !== undefined) watcher(known);
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

/** Firebase Authentication. Its mails lead to pages of its own. */
export function createFirebaseAuth(): AuthProvider {
  allowGoogleScript();
  const sdk = startSdk(readSettings());
  const session = watchUser(sdk);
  const take = (user: User): AuthUser => session.become(user) ?? authUserOf(user);
  /** Its mails and its window speak the language of the page. */
  const speaking = (): Auth => {
    sdk.languageCode = i18n.locale;
    return sdk;
  };

  return {
    get currentUser() {
      return session.known() ?? null;
    },
    onAuthStateChanged: session.watch,
    async signInWithEmailAndPassword(email, password) {
      const { user } = await withAuthErrors(signInWithEmailAndPassword(sdk, email, password));
      return { user: take(user), isNewUser: false };
    },
    async createUserWithEmailAndPassword(email, password) {
      const { user } = await withAuthErrors(createUserWithEmailAndPassword(sdk, email, password));
      return { user: take(user), isNewUser: true };
    },
    async signInWithPopup() {
      const result = await withAuthErrors(signInWithPopup(speaking(), new GoogleAuthProvider()));
      return { user: take(result.user), isNewUser: getAdditionalUserInfo(result)?.isNewUser === true };
    },
    async sendPasswordResetEmail(email) {
      const failure = await sendPasswordResetEmail(speaking(), email).then(() => undefined, toAuthError);
      // Whether there is such an account is nobody's to know; a project may be set to tell.
      if (failure && failure.code !== 'auth/invalid-credential') throw failure;
    },
    async updateProfile({ displayName }) {
      const { currentUser } = sdk;
      if (!currentUser) throw new AuthError('auth/user-token-expired');
      await withAuthErrors(updateProfile(currentUser, { displayName }));
    },
    async signOut() {
      await withAuthErrors(sdk.signOut());
      session.become(null);
    },
  };
}
