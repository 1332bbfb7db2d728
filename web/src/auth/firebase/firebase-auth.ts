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
import { storeLastSignedInUid } from '../signed-in-hint.ts';
import { addGoogleTrustedTypesPolicy } from './allow-google-script.ts';
import { convertToAuthError, convertRejectionToAuthError } from './firebase-errors.ts';

/** The Firebase settings in the `wishwell-auth` meta element of the document. */
interface FirebaseSettings {
  projectId: string;
  apiKey: string;
  authDomain: string;
  /** URL of the Firebase Auth emulator; null outside tests. */
  emulator: string | null;
}

function readSettings(): FirebaseSettings {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="wishwell-auth"]');
  return JSON.parse(meta?.content ?? '') as FirebaseSettings;
}

/**
 * Starts the Firebase SDK with only the parts that the app needs. `getAuth` would add all parts to the
 * bundle.
 */
function startSdk({ emulator, ...options }: FirebaseSettings): Auth {
  const sdk = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  // Turns off the emulator warning in the browser, because the server already logs that the emulator is only
  // for tests.
  if (emulator !== null) connectAuthEmulator(sdk, emulator, { disableWarnings: true });
  return sdk;
}

/**
 * Resolves to a bearer token. If the account is disabled, the SDK signs the user out, and this function
 * rejects with `auth/user-token-expired`. The app treats this error as the end of the session.
 */
async function fetchIdToken(user: User, forceRefresh?: boolean): Promise<string> {
  try {
    return await user.getIdToken(forceRefresh);
  } catch (error) {
    const failure = convertToAuthError(error);
    throw failure.code === 'auth/user-disabled' ? new AuthError('auth/user-token-expired') : failure;
  }
}

const toAuthUser = (user: User): AuthUser => ({
  uid: user.uid,
  email: user.email,
  get displayName() {
    return user.displayName;
  },
  get emailVerified() {
    return user.emailVerified;
  },
  getIdToken: (forceRefresh) => fetchIdToken(user, forceRefresh),
});

function watchUser(sdk: Auth) {
  const watchers = new Set<(user: AuthUser | null) => void>();
  let current: AuthUser | null | undefined;
  const setUser = (user: User | null): AuthUser | null => {
    if (current !== undefined && current?.uid === user?.uid) return current;
    current = user && toAuthUser(user);
    storeLastSignedInUid(current?.uid ?? null);
    for (const watcher of watchers) watcher(current);
    return current;
  };
  sdk.onAuthStateChanged(setUser);
  return {
    current: () => current,
    setUser,
    watch: (watcher: (user: AuthUser | null) => void) => {
      if (current !== undefined) watcher(current);
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

/**
 * Creates the Firebase identity provider. The links in mails of Firebase open pages of Firebase, not of this
 * app.
 */
export function createFirebaseAuthProvider(): AuthProvider {
  addGoogleTrustedTypesPolicy();
  const sdk = startSdk(readSettings());
  const session = watchUser(sdk);
  const updateUser = (user: User): AuthUser => session.setUser(user) ?? toAuthUser(user);
  /**
   * Sets the language of the SDK to that of the page, then returns the SDK. Mails and the popup use this
   * language.
   */
  const localisedSdk = (): Auth => {
    sdk.languageCode = i18n.locale;
    return sdk;
  };

  return {
    get currentUser() {
      return session.current() ?? null;
    },
    onAuthStateChanged: session.watch,
    async signInWithEmailAndPassword(email, password) {
      const { user } = await convertRejectionToAuthError(signInWithEmailAndPassword(sdk, email, password));
      return { user: updateUser(user), isNewUser: false };
    },
    async createUserWithEmailAndPassword(email, password) {
      const { user } = await convertRejectionToAuthError(createUserWithEmailAndPassword(sdk, email, password));
      return { user: updateUser(user), isNewUser: true };
    },
    async signInWithPopup() {
      const result = await convertRejectionToAuthError(signInWithPopup(localisedSdk(), new GoogleAuthProvider()));
      return { user: updateUser(result.user), isNewUser: getAdditionalUserInfo(result)?.isNewUser === true };
    },
    async sendPasswordResetEmail(email) {
      const failure = await sendPasswordResetEmail(localisedSdk(), email).then(() => undefined, convertToAuthError);
      // Ignores `auth/invalid-credential`, which means that no account has this address. Otherwise the page
      // would reveal whether an account exists.
      if (failure && failure.code !== 'auth/invalid-credential') throw failure;
    },
    async updateProfile({ displayName }) {
      const { currentUser } = sdk;
      if (!currentUser) throw new AuthError('auth/user-token-expired');
      await convertRejectionToAuthError(updateProfile(currentUser, { displayName }));
    },
    async signOut() {
      // Stores the sign-out in this browser before the SDK signs out all tabs. Tabs delete their drafts only
      // if a sign-out is stored.
      storeLastSignedInUid('');
      await convertRejectionToAuthError(sdk.signOut());
      session.setUser(null);
    },
  };
}
