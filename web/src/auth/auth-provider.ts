/** Whoever is signed in, as the identity provider knows them; the product's own record is `CurrentUser`. */
export interface AuthUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly emailVerified: boolean;
  /** A bearer that lives at least some seconds longer; `forceRefresh` asks for a new one whatever its age. */
  getIdToken(forceRefresh?: boolean): Promise<string>;
}

export interface SignedIn {
  user: AuthUser;
  /** No record of this person exists in the product yet: the caller makes it. */
  isNewUser: boolean;
}

/** The token is the one in the link. */
export interface MailLinks {
  /**
   * Ends every session of the person, also the one in this browser. Rejects with `auth/invalid-action-code` when the link
   * has been used or is too old.
   */
  confirmPasswordReset(token: string, newPassword: string): Promise<void>;
  /** The next sign-in by password confirms the address with it: neither link nor password does so alone. */
  confirmEmailBySignIn(token: string): void;
}

/**
 * An identity provider as the app sees it, in the names of the field's best known one, so that it can stand behind
 * this as well. Every rejection is an AuthError.
 */
export interface AuthProvider {
  /** Null also while it is not known yet: wait for onAuthStateChanged. */
  readonly currentUser: AuthUser | null;
  /** Calls back as soon as the state is known (at once if it is), and at every change. Returns what ends it. */
  onAuthStateChanged(callback: (user: AuthUser | null) => void): () => void;
  signInWithEmailAndPassword(email: string, password: string): Promise<SignedIn>;
  /**
   * Signs the new person in; null where the address has to be confirmed first. A provider that takes no name here gets
   * it by `updateProfile`.
   */
  createUserWithEmailAndPassword(email: string, password: string, displayName: string): Promise<SignedIn | null>;
  /** Must be called within a user's press, or the browser blocks the window. */
  signInWithPopup(provider: 'google'): Promise<SignedIn>;
  sendPasswordResetEmail(email: string): Promise<void>;
  /** What the links in its mails are for; absent where the provider has pages of its own for them. */
  readonly mailLinks?: MailLinks;
  updateProfile(profile: { displayName: string }): Promise<void>;
  signOut(): Promise<void>;
}

/** The codes that the app tells apart (docs/specification.md §8), and those that the provider adds. */
export type AuthCode =
  | 'auth/invalid-credential'
  | 'auth/email-already-in-use'
  | 'auth/invalid-email'
  | 'auth/weak-password'
  | 'auth/popup-blocked'
  | 'auth/popup-closed-by-user'
  | 'auth/cancelled-popup-request'
  | 'auth/unauthorized-domain'
  | 'auth/network-request-failed'
  | 'auth/web-storage-unsupported'
  | 'auth/too-many-requests'
  | 'auth/user-disabled'
  | 'auth/user-token-expired'
  | 'auth/operation-not-allowed'
  | 'auth/invalid-action-code'
  | 'auth/email-not-verified'
  | 'auth/account-exists-with-different-credential'
  | 'auth/internal-error';

/** `message` is the provider's own sentence, empty when it has none. */
export class AuthError extends Error {
  readonly code: AuthCode;
  constructor(code: AuthCode, message = '') {
    super(message);
    this.name = 'AuthError';
    this.code = code;
  }
}

/**
 * The window was closed, or the browser only says so: one whose ties to the page an issuer has cut looks closed at once.
 * Whoever goes on in it is signed in all the same, and `late` tells.
 */
export class PopupClosed extends AuthError {
  /** Rejects with `auth/cancelled-popup-request` when another sign-in begins. */
  readonly late: Promise<SignedIn>;
  constructor(late: Promise<SignedIn>) {
    super('auth/popup-closed-by-user');
    this.late = late;
  }
}
