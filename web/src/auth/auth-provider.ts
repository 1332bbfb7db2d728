/**
 * The data of the signed-in user from the identity provider. `CurrentUser` is the record of the same user in
 * the database.
 */
export interface AuthUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly emailVerified: boolean;
  /**
   * Resolves to a bearer token that is still valid for at least a few seconds. `forceRefresh` requests a new
   * token in any case.
   */
  getIdToken(forceRefresh?: boolean): Promise<string>;
}

export interface SignInResult {
  user: AuthUser;
  /** Whether the user has no record in the database yet. The caller must then create the record. */
  isNewUser: boolean;
}

/** Operations for the links in mails of the identity provider. `token` is the secret part of such a link. */
interface MailLinkActions {
  /**
   * Sets a new password and ends all sessions of the user. Rejects with `auth/invalid-action-code` if the
   * link is not valid.
   */
  confirmPasswordReset(token: string, newPassword: string): Promise<void>;
  /**
   * Stores the token of a confirmation link. The next sign-in with a password sends the token, and this
   * confirms the e-mail address.
   */
  confirmEmailBySignIn(token: string): void;
}

/**
 * An identity provider. The methods have the same names as in the Firebase SDK. Every rejection is an
 * AuthError.
 */
export interface AuthProvider {
  /**
   * The signed-in user. Null if no user is signed in, and also until the provider has determined the user;
   * see onAuthStateChanged.
   */
  readonly currentUser: AuthUser | null;
  /**
   * Calls `callback` when the provider has determined the user, and after every change of the user. Returns a
   * function that ends the calls.
   */
  onAuthStateChanged(callback: (user: AuthUser | null) => void): () => void;
  signInWithEmailAndPassword(email: string, password: string): Promise<SignInResult>;
  /**
   * Creates an account and signs the user in. Resolves to null if the user must first confirm the e-mail
   * address. Some providers ignore `displayName`. The caller therefore also calls `updateProfile`.
   */
  createUserWithEmailAndPassword(email: string, password: string, displayName: string): Promise<SignInResult | null>;
  /**
   * Opens a popup to sign in. Call this method in a click handler; otherwise the browser blocks the popup.
   */
  signInWithPopup(provider: 'google'): Promise<SignInResult>;
  sendPasswordResetEmail(email: string): Promise<void>;
  /**
   * The operations for the links in mails. Undefined if the identity provider has its own pages for these
   * links.
   */
  readonly mailLinks?: MailLinkActions;
  updateProfile(profile: { displayName: string }): Promise<void>;
  /**
   * Changes the password and ends the other sessions of the user. Undefined if users change the password on a
   * page of the identity provider.
   */
  changePassword?(currentPassword: string, newPassword: string): Promise<void>;
  signOut(): Promise<void>;
}

/** Error codes of identity providers (docs/specification.md §8). */
export type AuthErrorCode =
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

/**
 * An error of the identity provider. `message` is the provider's error message. It is empty if there is none.
 */
export class AuthError extends Error {
  readonly code: AuthErrorCode;
  constructor(code: AuthErrorCode, message = '') {
    super(message);
    this.name = 'AuthError';
    this.code = code;
  }
}

/**
 * Thrown when the browser reports that the sign-in popup is closed. The popup may still be open: browsers
 * also report this if a page of the provider cuts the connection between popup and opener.
 */
export class PopupClosedError extends AuthError {
  /**
   * A promise that resolves if the user completes the sign-in although the browser reported the popup as
   * closed. Rejects with `auth/cancelled-popup-request` if the user starts another sign-in attempt.
   */
  readonly lateResult: Promise<SignInResult>;
  constructor(lateResult: Promise<SignInResult>) {
    super('auth/popup-closed-by-user');
    this.lateResult = lateResult;
  }
}
