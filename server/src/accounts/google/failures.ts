import type { MessageId } from '@wishwell/text/messages.ts';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { ValiError } from 'valibot';

export interface GoogleFailureResponse {
  code: string;
  /** Id of the message that tells the user what happened and what to do next. */
  messageId: MessageId;
  status: number;
}

export const googleFailureResponses = {
  notSetUp: { code: 'auth/operation-not-allowed', messageId: 'google.notSetUp', status: 404 },
  cancelled: { code: 'auth/popup-closed-by-user', messageId: 'google.cancelled', status: 200 },
  unreachable: { code: 'auth/network-request-failed', messageId: 'google.unreachable', status: 502 },
  refused: { code: 'auth/internal-error', messageId: 'google.refused', status: 400 },
  emailUnproven: { code: 'auth/invalid-credential', messageId: 'google.emailUnproven', status: 403 },
  resetFirst: { code: 'auth/account-exists-with-different-credential', messageId: 'google.resetFirst', status: 409 },
  otherPerson: {
    code: 'auth/account-exists-with-different-credential',
    messageId: 'google.otherPerson',
    status: 409,
  },
  tooMany: { code: 'auth/too-many-requests', messageId: 'error.tooManyRequests', status: 429 },
  inactive: { code: 'auth/user-disabled', messageId: 'error.inactive', status: 403 },
  otherSite: { code: 'auth/unauthorized-domain', messageId: 'google.otherSite', status: 403 },
  notOurs: { code: 'auth/web-storage-unsupported', messageId: 'google.notOurs', status: 400 },
  internal: { code: 'auth/internal-error', messageId: 'error.internal', status: 500 },
  unavailable: { code: 'auth/internal-error', messageId: 'error.unavailable', status: 503 },
} as const satisfies Record<string, GoogleFailureResponse>;

export type GoogleFailureKind = keyof typeof googleFailureResponses;

/** A failed sign-in with an issuer such as Google. `kind` selects the message that the user sees. */
export class GoogleFailure extends Error {
  readonly kind: GoogleFailureKind;
  constructor(kind: GoogleFailureKind, options?: ErrorOptions) {
    super(kind, options);
    this.kind = kind;
  }
}

/** Error codes with which the OpenID library reports a timeout or an invalid response of the issuer. */
const unreachableIssuerCodes: readonly (string | undefined)[] = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_INVALID_SERVER_METADATA',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
];

/** Converts an error of the OpenID protocol to a `GoogleFailure`. Returns any other error unchanged. */
export function convertToGoogleFailure(error: unknown): unknown {
  if (error instanceof AuthorizationResponseError) {
    return new GoogleFailure(error.error === 'access_denied' ? 'cancelled' : 'refused', { cause: error });
  }
  if (error instanceof ResponseBodyError || error instanceof ValiError) {
    return new GoogleFailure('refused', { cause: error });
  }
  if (error instanceof ClientError) {
    return new GoogleFailure(unreachableIssuerCodes.includes(error.code) ? 'unreachable' : 'refused', { cause: error });
  }
  // After a network failure, `fetch` throws a TypeError with a `cause`. A TypeError without `cause` is a bug
  // in our own code.
  if (error instanceof TypeError && error.cause !== undefined)
    return new GoogleFailure('unreachable', { cause: error });
  return error;
}
