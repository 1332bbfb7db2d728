import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { ValiError } from 'valibot';
import type { MessageId } from '@wishwell/text/messages.ts';

interface Answer {
  /** In the words of the app's identity providers (docs/specification.md §8). */
  code: string;
  /** What the person can do about it. */
  sentence: MessageId;
  status: number;
}

/** Every way a window ends without a sign-in. */
export const failures = {
  notSetUp: { code: 'auth/operation-not-allowed', sentence: 'google.notSetUp', status: 404 },
  cancelled: { code: 'auth/popup-closed-by-user', sentence: 'google.cancelled', status: 200 },
  unreachable: { code: 'auth/network-request-failed', sentence: 'google.unreachable', status: 502 },
  refused: { code: 'auth/internal-error', sentence: 'google.refused', status: 400 },
  emailUnproven: { code: 'auth/invalid-credential', sentence: 'google.emailUnproven', status: 403 },
  resetFirst: { code: 'auth/account-exists-with-different-credential', sentence: 'google.resetFirst', status: 409 },
  otherPerson: {
    code: 'auth/account-exists-with-different-credential',
    sentence: 'google.otherPerson',
    status: 409,
  },
  tooMany: { code: 'auth/too-many-requests', sentence: 'error.tooManyRequests', status: 429 },
  inactive: { code: 'auth/user-disabled', sentence: 'error.inactive', status: 403 },
  otherSite: { code: 'auth/unauthorized-domain', sentence: 'google.otherSite', status: 403 },
  notOurs: { code: 'auth/web-storage-unsupported', sentence: 'google.notOurs', status: 400 },
  internal: { code: 'auth/internal-error', sentence: 'error.internal', status: 500 },
  unavailable: { code: 'auth/internal-error', sentence: 'error.unavailable', status: 503 },
} as const satisfies Record<string, Answer>;

export type FailureKind = keyof typeof failures;

/** A sign-in by the issuer that failed in a way we know. */
export class GoogleFailure extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind, options?: ErrorOptions) {
    super(kind, options);
    this.kind = kind;
  }
}

/** The library's codes for an issuer that talks nonsense, or not in time. */
const nonsense: readonly (string | undefined)[] = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_INVALID_SERVER_METADATA',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
];

/** What a failure of the protocol means; faults of our own pass as they are. */
export function classifyFailure(error: unknown): unknown {
  if (error instanceof AuthorizationResponseError) {
    return new GoogleFailure(error.error === 'access_denied' ? 'cancelled' : 'refused', { cause: error });
  }
  if (error instanceof ResponseBodyError || error instanceof ValiError) {
    return new GoogleFailure('refused', { cause: error });
  }
  if (error instanceof ClientError) {
    return new GoogleFailure(nonsense.includes(error.code) ? 'unreachable' : 'refused', { cause: error });
  }
  // What `fetch` rejects with when nothing answers; one of ours has no cause.
  if (error instanceof TypeError && error.cause !== undefined)
    return new GoogleFailure('unreachable', { cause: error });
  return error;
}
