import { reportReachable } from '../../api/online-status.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { AuthCode } from '../auth-provider.ts';
import { AuthError } from '../auth-provider.ts';
import { fieldOf, textIn } from '../../api/json-field.ts';

/** The server's codes under `/api/auth`, in the field's words. */
const codes: Readonly<Record<string, AuthCode>> = {
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

/** Milliseconds: a request that hangs would make every other tab wait. */
const patience = 20_000;

async function refusal(response: Response): Promise<AuthError> {
  const body: unknown = await response.json().catch(() => undefined);
  return new AuthError(codes[textIn(body, 'code') ?? ''] ?? 'auth/internal-error', textIn(body, 'message'));
}

/** What came back; that nothing did becomes its AuthError, and is told on the page. */
async function reached(request: Promise<Response>): Promise<Response> {
  const response = await request.catch(() => undefined);
  reportReachable(response !== undefined);
  if (!response) throw new AuthError('auth/network-request-failed');
  return response;
}

/** Answers what came back, if it is JSON. */
async function post(path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'accept-language': i18n.locale };
  const response = await reached(fetch(`/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
  if (!response.ok) throw await refusal(response);
  return response.json().catch(() => undefined);
}

/** The bearer in an answer of `GET /api/auth/token`; null when nobody is signed in, or the account is no longer active. */
export async function tokenIn(response: Response): Promise<string | null> {
  if (response.ok) return textIn(await response.json(), 'token') ?? null;
  if (response.status === 401) return null;
  const error = await refusal(response);
  if (error.code === 'auth/user-disabled' || error.code === 'auth/email-not-verified') return null;
  throw error;
}

/** The session lives in a cookie that no script can read: these set it, trade it for a bearer, change what it is for, and end it. */
export const authApi = {
  /** Whether the address has to be confirmed before there is a session. */
  signUp: async (body: { name: string; email: string; password: string }) =>
    fieldOf(await post('sign-up/email', body), 'awaitsVerification') === true,
  /** `verification` is the token of a link that proves the address. */
  signIn: (body: { email: string; password: string; verification?: string | undefined }) => post('sign-in/email', body),
  signOut: () => post('sign-out', {}),
  updateUser: (body: { name: string }) => post('update-user', body),
  requestPasswordReset: (body: { email: string }) => post('request-password-reset', body),
  resetPassword: (body: { token: string; newPassword: string }) => post('reset-password', body),
  token: async () => tokenIn(await reached(fetch('/api/auth/token', { signal: AbortSignal.timeout(patience) }))),
};
