import {
  Done,
  NewName,
  NewPassword,
  ResetRequest,
  SignedIn,
  SignedUp,
  SignIn,
  SignOut,
  SignUp,
} from '../accounts/password/credentials.ts';
import { headers, type RefusalStatus, refusalsOf } from './responses.ts';
import { describeSchema } from './schemas.ts';
import type { Operation, RequestBody, Response } from './shapes.ts';

type Described = Parameters<typeof describeSchema>[0];
type Content = NonNullable<Response['content']>[string]['schema'];

const html: NonNullable<Response['content']> = { 'text/html': { schema: { type: 'string' } } };
const noSecurity: NonNullable<Operation['security']> = [];
const bySession: NonNullable<Operation['security']> = [{ session: [] }];

function jsonBody(schema: Described, required = true): RequestBody {
  return { required, content: { 'application/json': { schema: describeSchema(schema) } } };
}

function answers(
  description: string,
  schema: Content,
  refusals: readonly RefusalStatus[],
  cookie = false,
): Operation['responses'] {
  const setCookie = { description: 'The session: HttpOnly, SameSite=Lax.', schema: { type: 'string' as const } };
  const success: Response = {
    description,
    headers: { ...headers(), ...(cookie && { 'set-cookie': setCookie }) },
    content: { 'application/json': { schema } },
  };
  return { 200: success, ...refusalsOf('identity', [...refusals, 429, 503]) };
}

/** A page of the sign-in window: it speaks to people and to the page that opened it, in HTML. */
function windowCall(operationId: string, summary: string, success: 200 | 302): Operation {
  const page: Response = { description: 'A page that says why not.', headers: headers(), content: html };
  const ended: Response =
    success === 302 ? { description: 'To the issuer.', headers: headers() } : { ...page, description: 'Ended.' };
  return {
    operationId,
    tags: ['Identity'],
    summary,
    security: noSecurity,
    responses: {
      [success]: ended,
      ...Object.fromEntries([400, 403, 404, 409, 500, 502, 503].map((status) => [status, page])),
    },
  };
}

/** The identity calls, which the built-in provider answers below `/api/auth`. */
export const identityPaths: Record<string, Record<string, Operation>> = {
  '/api/auth/sign-up/email': {
    post: {
      operationId: 'signUp',
      tags: ['Identity'],
      summary: 'Make an identity and sign it in. POST /api/users finishes the sign-up.',
      security: noSecurity,
      requestBody: jsonBody(SignUp),
      responses: answers(
        'Signed in; not yet where the address must be proven first.',
        describeSchema(SignedUp),
        [400, 403, 409, 413, 415],
        true,
      ),
    },
  },
  '/api/auth/sign-in/email': {
    post: {
      operationId: 'signIn',
      tags: ['Identity'],
      summary: 'Sign in.',
      security: noSecurity,
      requestBody: jsonBody(SignIn),
      responses: answers('Signed in.', describeSchema(SignedIn), [400, 401, 403, 413, 415], true),
    },
  },
  '/api/auth/sign-out': {
    post: {
      operationId: 'signOut',
      tags: ['Identity'],
      summary: 'End the session, if there is one.',
      security: [...bySession, {}],
      requestBody: jsonBody(SignOut, false),
      responses: answers('Signed out.', describeSchema(Done), [400, 403, 413, 415], true),
    },
  },
  '/api/auth/update-user': {
    post: {
      operationId: 'renameIdentity',
      tags: ['Identity'],
      summary: 'Change the name that the provider knows, and that bearers carry.',
      security: bySession,
      requestBody: jsonBody(NewName),
      responses: answers('Changed.', describeSchema(Done), [400, 401, 403, 413, 415], true),
    },
  },
  '/api/auth/request-password-reset': {
    post: {
      operationId: 'requestPasswordReset',
      tags: ['Identity'],
      summary: 'Mail a link that sets a new password. The answer is the same for addresses that nobody has.',
      security: noSecurity,
      requestBody: jsonBody(ResetRequest),
      responses: answers('Taken.', describeSchema(Done), [400, 403, 413, 415]),
    },
  },
  '/api/auth/reset-password': {
    post: {
      operationId: 'resetPassword',
      tags: ['Identity'],
      summary: 'Set a new password by a mailed link. Ends every session.',
      security: noSecurity,
      requestBody: jsonBody(NewPassword),
      responses: answers('Set.', describeSchema(Done), [400, 403, 413, 415]),
    },
  },
  '/api/auth/google/start': {
    get: {
      ...windowCall('startGoogle', 'Where a sign-in window begins: leads to the issuer.', 302),
      parameters: [
        {
          name: 'flow',
          in: 'query',
          required: true,
          description: 'What the app calls this window; its end is told under that name.',
          schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
        },
      ],
    },
  },
  '/api/auth/google/callback': {
    get: windowCall(
      'finishGoogle',
      'Where the issuer sends the window back to: a page that tells the app how it went.',
      200,
    ),
  },
  '/api/auth/token': {
    get: {
      operationId: 'getToken',
      tags: ['Identity'],
      summary: 'A bearer for every other call: an ES256 JWT that lives ten minutes.',
      security: bySession,
      responses: answers(
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
      summary: 'The public keys that bearers are checked with (RFC 7517).',
      security: noSecurity,
      responses: answers(
        'The keys.',
        { type: 'object', properties: { keys: { type: 'array', items: { type: 'object' } } }, required: ['keys'] },
        [],
      ),
    },
  },
};
