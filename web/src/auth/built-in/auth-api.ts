import { readJsonField, readJsonTextField } from '../../api/json-field.ts';
import { recordServerReachability } from '../../api/online-status.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { AuthErrorCode } from '../auth-provider.ts';
import { AuthError } from '../auth-provider.ts';

/** Maps the error codes in responses of `/api/auth` to the app's error codes. */
const authCodeByServerCode: Readonly<Record<string, AuthErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'auth/invalid-credential',
  USER_ALREADY_EXISTS: 'auth/email-already-in-use',
  INVALID_EMAIL: 'auth/invalid-email',
  PASSWORD_TOO_SHORT: 'auth/weak-password',
  TOO_MANY_REQUESTS: 'auth/too-many-requests',
  USER_DISABLED: 'auth/user-disabled',
  INVALID_ORIGIN: 'auth/unauthorized-domain',
  INVALID_TOKEN: 'auth/invalid-action-code',
  EMAIL_NOT_VERIFIED: 'auth/email-not-verified',
  UNAUTHORIZED: 'auth/user-token-expired',
};

/**
 * Timeout of a request in milliseconds. A request holds a lock that all tabs share, so a request without a
 * timeout could block all tabs.
 */
const requestTimeoutMs = 20_000;

async function parseError(response: Response): Promise<AuthError> {
  const body: unknown = await response.json().catch(() => undefined);
  return new AuthError(
    authCodeByServerCode[readJsonTextField(body, 'code') ?? ''] ?? 'auth/internal-error',
    readJsonTextField(body, 'message'),
  );
}

/**
 * Waits for the response to `request` and updates the app's online status. Rejects with an AuthError if the
 * server cannot be reached.
 */
async function getResponseOrAuthError(request: Promise<Response>): Promise<Response> {
  const response = await request.catch(() => undefined);
  recordServerReachability(response !== undefined);
  if (!response) throw new AuthError('auth/network-request-failed');
  return response;
}

/**
 * Sends a POST request. Returns the parsed JSON of the response, or undefined if the response has no body.
 */
async function postToAuthApi(path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'accept-language': i18n.locale };
  const response = await getResponseOrAuthError(
    fetch(`/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  if (!response.ok) throw await parseError(response);
  return response.json().catch(() => undefined);
}

/**
 * Returns the bearer token in a response. Returns null if no user is signed in or if the account is inactive.
 */
export async function readBearerTokenFromResponse(response: Response): Promise<string | null> {
  if (response.ok) return readJsonTextField(await response.json(), 'token') ?? null;
  if (response.status === 401) return null;
  const error = await parseError(response);
  if (error.code === 'auth/user-disabled' || error.code === 'auth/email-not-verified') return null;
  throw error;
}

/**
 * The endpoints of the built-in identity provider. The session is in an HttpOnly cookie, which scripts cannot
 * read.
 */
export const authApi = {
  /**
   * Creates an account. Resolves to whether the user must confirm the e-mail address before the first
   * sign-in.
   */
  signUp: async (body: { name: string; email: string; password: string }) =>
    readJsonField(await postToAuthApi('sign-up/email', body), 'awaitsVerification') === true,
  /**
   * Signs the user in. `verification` is the token of a confirmation link. If it is given, the sign-in also
   * confirms the e-mail address.
   */
  signIn: (body: { email: string; password: string; verification?: string | undefined }) =>
    postToAuthApi('sign-in/email', body),
  signOut: () => postToAuthApi('sign-out', {}),
  updateUser: (body: { name: string }) => postToAuthApi('update-user', body),
  requestPasswordReset: (body: { email: string }) => postToAuthApi('request-password-reset', body),
  changePassword: (body: { currentPassword: string; newPassword: string }) => postToAuthApi('change-password', body),
  resetPassword: (body: { token: string; newPassword: string }) => postToAuthApi('reset-password', body),
  token: async () =>
    readBearerTokenFromResponse(
      await getResponseOrAuthError(fetch('/api/auth/token', { signal: AbortSignal.timeout(requestTimeoutMs) })),
    ),
};
