import { SignedIn, SignIn, SignOut, SignUp } from '../identity/credentials.ts';
import { headers, type RefusalStatus, refusalsOf } from './responses.ts';
import { describeSchema } from './schemas.ts';
import type { Operation, RequestBody, Response } from './shapes.ts';

type Described = Parameters<typeof describeSchema>[0];
type Content = NonNullable<Response['content']>[string]['schema'];

const noSecurity: Operation['security'] = [];
const bySession: Operation['security'] = [{ session: [] }];

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

/** The identity calls, which the built-in provider answers below `/api/auth`. */
export const identityPaths: Record<string, Record<string, Operation>> = {
  '/api/auth/sign-up/email': {
    post: {
      operationId: 'signUp',
      tags: ['Identity'],
      summary: 'Make an identity and sign it in. POST /api/users finishes the sign-up.',
      security: noSecurity,
      requestBody: jsonBody(SignUp),
      responses: answers('Signed in.', describeSchema(SignedIn), [400, 403, 409, 413, 415], true),
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
      responses: answers(
        'Signed out.',
        { type: 'object', properties: { success: { const: true } }, required: ['success'] },
        [400, 403, 413, 415],
        true,
      ),
    },
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
