import {
  SuccessBody,
  NameChangeBody,
  PasswordResetBody,
  PasswordChangeBody,
  ResetRequestBody,
  SignInResponse,
  SignUpResponse,
  SignInBody,
  SignOutBody,
  SignUpBody,
} from '../accounts/password/credentials.ts';
import { createHeaderReferences, type ErrorStatus, createErrorResponseReferences } from './responses.ts';
import { describeSchema } from './schemas.ts';
import type { Operation, RequestBody, Response } from './shapes.ts';

type DescribedSchema = Parameters<typeof describeSchema>[0];
type ContentSchema = NonNullable<Response['content']>[string]['schema'];

const htmlContent: NonNullable<Response['content']> = { 'text/html': { schema: { type: 'string' } } };
const noSecurity: NonNullable<Operation['security']> = [];
const sessionSecurity: NonNullable<Operation['security']> = [{ session: [] }];

function createJsonRequestBody(schema: DescribedSchema, required = true): RequestBody {
  return { required, content: { 'application/json': { schema: describeSchema(schema) } } };
}

function describeResponses(
  description: string,
  schema: ContentSchema,
  refusals: readonly ErrorStatus[],
  cookie = false,
): Operation['responses'] {
  const setCookie = { description: 'The session cookie: HttpOnly, SameSite=Lax.', schema: { type: 'string' as const } };
  const success: Response = {
    description,
    headers: { ...createHeaderReferences(), ...(cookie && { 'set-cookie': setCookie }) },
    content: { 'application/json': { schema } },
  };
  return { 200: success, ...createErrorResponseReferences('identity', [...refusals, 429, 503]) };
}

/**
 * Describes an operation of the sign-in window. It responds with a page for the user, or with a redirect to
 * the issuer (302).
 */
function describeSignInWindowOperation(operationId: string, summary: string, success: 200 | 302): Operation {
  const page: Response = {
    description: 'A page with the reason of the failure.',
    headers: createHeaderReferences(),
    content: htmlContent,
  };
  const successResponse: Response =
    success === 302
      ? { description: 'Redirect to the issuer.', headers: createHeaderReferences() }
      : { ...page, description: 'The sign-in has ended.' };
  return {
    operationId,
    tags: ['Identity'],
    summary,
    security: noSecurity,
    responses: {
      [success]: successResponse,
      ...Object.fromEntries([400, 403, 404, 409, 500, 502, 503].map((status) => [status, page])),
    },
  };
}

/** The operations below `/api/auth` of the built-in identity provider. */
export const identityPaths: Record<string, Record<string, Operation>> = {
  '/api/auth/sign-up/email': {
    post: {
      operationId: 'signUp',
      tags: ['Identity'],
      summary: 'Creates an identity and signs it in. POST /api/users finishes the sign-up.',
      security: noSecurity,
      requestBody: createJsonRequestBody(SignUpBody),
      responses: describeResponses(
        'Signed in, unless the e-mail address must be confirmed first.',
        describeSchema(SignUpResponse),
        [400, 403, 409, 413, 415],
        true,
      ),
    },
  },
  '/api/auth/sign-in/email': {
    post: {
      operationId: 'signIn',
      tags: ['Identity'],
      summary: 'Signs in with e-mail address and password.',
      security: noSecurity,
      requestBody: createJsonRequestBody(SignInBody),
      responses: describeResponses('Signed in.', describeSchema(SignInResponse), [400, 401, 403, 413, 415], true),
    },
  },
  '/api/auth/sign-out': {
    post: {
      operationId: 'signOut',
      tags: ['Identity'],
      summary: 'Ends the session, if there is one.',
      security: [...sessionSecurity, {}],
      requestBody: createJsonRequestBody(SignOutBody, false),
      responses: describeResponses('Signed out.', describeSchema(SuccessBody), [400, 403, 413, 415], true),
    },
  },
  '/api/auth/update-user': {
    post: {
      operationId: 'renameIdentity',
      tags: ['Identity'],
      summary: 'Changes the name in the identity and its bearers.',
      security: sessionSecurity,
      requestBody: createJsonRequestBody(NameChangeBody),
      responses: describeResponses('Changed.', describeSchema(SuccessBody), [400, 401, 403, 413, 415], true),
    },
  },
  '/api/auth/request-password-reset': {
    post: {
      operationId: 'requestPasswordReset',
      tags: ['Identity'],
      summary: 'Sends a link for a new password. The response is the same for unknown addresses.',
      security: noSecurity,
      requestBody: createJsonRequestBody(ResetRequestBody),
      responses: describeResponses('Accepted.', describeSchema(SuccessBody), [400, 403, 413, 415]),
    },
  },
  '/api/auth/reset-password': {
    post: {
      operationId: 'resetPassword',
      tags: ['Identity'],
      summary: 'Sets a new password with the token of a mailed link, and ends every session.',
      security: noSecurity,
      requestBody: createJsonRequestBody(PasswordResetBody),
      responses: describeResponses('The password is set.', describeSchema(SuccessBody), [400, 403, 413, 415]),
    },
  },
  '/api/auth/change-password': {
    post: {
      operationId: 'changePassword',
      tags: ['Identity'],
      summary: "Changes the password of the session's user, and ends the other sessions.",
      security: sessionSecurity,
      requestBody: createJsonRequestBody(PasswordChangeBody),
      responses: describeResponses('Changed.', describeSchema(SuccessBody), [400, 401, 403, 409, 413, 415]),
    },
  },
  '/api/auth/google/start': {
    get: {
      ...describeSignInWindowOperation('startGoogle', 'Opens the sign-in window of Google.', 302),
      parameters: [
        {
          name: 'flow',
          in: 'query',
          required: true,
          schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
        },
      ],
    },
  },
  '/api/auth/google/callback': {
    get: describeSignInWindowOperation(
      'finishGoogle',
      'Ends the sign-in window: a page that passes the result to the app.',
      200,
    ),
  },
  '/api/auth/token': {
    get: {
      operationId: 'getToken',
      tags: ['Identity'],
      summary: 'Returns a bearer for all other operations: an ES256 JWT, valid for ten minutes.',
      security: sessionSecurity,
      responses: describeResponses(
        'The bearer.',
        { type: 'object', properties: { token: { type: 'string' } }, required: ['token'] },
        [401, 403],
      ),
    },
  },
  '/api/auth/jwks': {
    get: {
      operationId: 'listSigningKeys',
      tags: ['Identity'],
      summary: 'Returns the public keys that verify bearers (RFC 7517).',
      security: noSecurity,
      responses: describeResponses(
        'The keys.',
        { type: 'object', properties: { keys: { type: 'array', items: { type: 'object' } } }, required: ['keys'] },
        [],
      ),
    },
  },
};
