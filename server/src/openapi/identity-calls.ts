import {
  SuccessResponse,
  DisplayNameChangeBody,
  PasswordResetBody,
  PasswordChangeBody,
  ResetMailRequestBody,
  SignInResponse,
  SignUpResponse,
  SignInBody,
  SignOutBody,
  SignUpBody,
} from '../accounts/password/credentials.ts';
import type { OpenApiOperation, OpenApiResponse } from './openapi-types.ts';
import { createTextParameter } from './other-calls.ts';
import {
  createErrorResponseReferences,
  createHeaderReferences,
  createObjectSchema,
  type ErrorStatus,
} from './responses.ts';
import { describeSchema } from './schemas.ts';

interface IdentityCall {
  path: string;
  summary: string;
  /** Whether a request of this operation needs the session cookie. */
  session?: boolean | 'optional';
  /** Body of a POST request. An operation without body is a GET. */
  body?: Parameters<typeof describeSchema>[0];
  success: readonly [description: string, schema: ReturnType<typeof describeSchema>];
  /**
   * Error statuses of this operation. Every operation also has 429 and 503, and every POST 400, 403, 413
   * and 415.
   */
  errors?: readonly ErrorStatus[];
  /** Whether the operation's response sets the session cookie. */
  cookie?: true;
}

const successSchema = describeSchema(SuccessResponse);

const identityCalls: Readonly<Record<string, IdentityCall>> = {
  signUp: {
    path: 'sign-up/email',
    summary: 'Creates an identity and signs it in. POST /api/users finishes the sign-up.',
    body: SignUpBody,
    success: ['Signed in, unless the e-mail address must be confirmed first.', describeSchema(SignUpResponse)],
    errors: [409],
    cookie: true,
  },
  signIn: {
    path: 'sign-in/email',
    summary: 'Signs in with e-mail address and password.',
    body: SignInBody,
    success: ['Signed in.', describeSchema(SignInResponse)],
    errors: [401],
    cookie: true,
  },
  signOut: {
    path: 'sign-out',
    summary: 'Ends the session, if there is one.',
    session: 'optional',
    body: SignOutBody,
    success: ['Signed out.', successSchema],
    cookie: true,
  },
  renameIdentity: {
    path: 'update-user',
    summary: 'Changes the name in the identity and in its next bearer tokens.',
    session: true,
    body: DisplayNameChangeBody,
    success: ['Changed.', successSchema],
    errors: [401],
    cookie: true,
  },
  requestPasswordReset: {
    path: 'request-password-reset',
    summary: 'Sends a link for a new password. The response is the same for unknown addresses.',
    body: ResetMailRequestBody,
    success: ['Accepted.', successSchema],
  },
  resetPassword: {
    path: 'reset-password',
    summary: 'Sets a new password with the token of a mailed link, and ends every session.',
    body: PasswordResetBody,
    success: ['The password is set.', successSchema],
  },
  changePassword: {
    path: 'change-password',
    summary: "Changes the password of the session's user, and ends the other sessions.",
    session: true,
    body: PasswordChangeBody,
    success: ['Changed.', successSchema],
    errors: [401, 409],
  },
  getToken: {
    path: 'token',
    summary: 'Returns a bearer token for all other operations: an ES256 JWT, valid for ten minutes.',
    session: true,
    success: ['The bearer.', createObjectSchema({ token: { type: 'string' } })],
    errors: [401, 403],
  },
  listSigningKeys: {
    path: 'jwks',
    summary: 'Returns the public keys that verify bearer tokens (RFC 7517).',
    success: ['The keys.', createObjectSchema({ keys: { type: 'array', items: { type: 'object' } } })],
  },
};

function describeCall(operationId: string, { summary, session, body, success, errors = [], cookie }: IdentityCall) {
  const [description, schema] = success;
  const setCookie = { description: 'The session cookie: HttpOnly, SameSite=Lax.', schema: { type: 'string' } } as const;
  const operation: OpenApiOperation = {
    operationId,
    tags: ['Identity'],
    summary,
    security: session ? [{ session: [] }, ...(session === 'optional' ? [{}] : [])] : [],
    ...(body && {
      requestBody: {
        required: session !== 'optional',
        content: { 'application/json': { schema: describeSchema(body) } },
      },
    }),
    responses: {
      200: {
        description,
        headers: { ...createHeaderReferences(), ...(cookie && { 'set-cookie': setCookie }) },
        content: { 'application/json': { schema } },
      },
      ...createErrorResponseReferences('identity', [
        ...(body ? ([400, 403, 413, 415] as const) : []),
        ...errors,
        429,
        503,
      ]),
    },
  };
  return { [body ? 'post' : 'get']: operation };
}

/**
 * Describes an operation of the Google sign-in window. If the operation fails, its response is an HTML page
 * for the user.
 */
function describeSignInWindow(
  operationId: string,
  summary: string,
  success: OpenApiOperation['responses'],
): OpenApiOperation {
  const failure = describePage('A page with the reason of the failure.');
  const responses = { ...success };
  for (const status of [400, 403, 404, 409, 500, 502, 503]) responses[status] = failure;
  return { operationId, tags: ['Identity'], summary, security: [], responses };
}

function describePage(description: string): OpenApiResponse {
  return { description, headers: createHeaderReferences(), content: { 'text/html': { schema: { type: 'string' } } } };
}

/** The operations below `/api/auth` of the built-in identity provider. */
export const openApiIdentityPaths: Record<string, Record<string, OpenApiOperation>> = {
  ...Object.fromEntries(
    Object.entries(identityCalls).map(([name, call]) => [`/api/auth/${call.path}`, describeCall(name, call)]),
  ),
  '/api/auth/google/start': {
    get: {
      ...describeSignInWindow('startGoogle', 'Opens the sign-in window of Google.', {
        302: { description: 'Redirect to the issuer.', headers: createHeaderReferences() },
      }),
      parameters: [createTextParameter('flow', 'query', String.raw`^[\w-]{16,64}$`)],
    },
  },
  '/api/auth/google/callback': {
    get: describeSignInWindow('finishGoogle', 'Ends the sign-in window: a page that passes the result to the app.', {
      200: describePage('The sign-in has ended.'),
    }),
  },
};
