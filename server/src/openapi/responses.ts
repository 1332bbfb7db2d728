import type { JsonSchema } from '@valibot/to-json-schema';
import type { Content, Header, Reference, Response } from './shapes.ts';

/** In what form a call says no: a plain sentence, the friend actions' object, or the identity calls' code. */
export type RefusalForm = 'sentence' | 'friendAction' | 'identity';

const refusals = {
  400: ['BadRequest', 'Malformed or invalid input: says which field and why.'],
  401: ['Unauthenticated', 'No bearer, or an expired or forged one. For a sign-in: incorrect email or password.'],
  403: ['Forbidden', 'Known, but not allowed: not theirs to do, account not active, or sign-up not finished.'],
  404: ['NotFound', 'Not there, or not visible to the caller: the two look the same.'],
  409: ['Conflict', 'The present state forbids it: already claimed, e-mail taken, over a quota.'],
  412: ['PreconditionFailed', '`If-Match` names another version than the present one.'],
  413: ['TooLarge', 'Body or picture too large, or a picture of too many pixels.'],
  415: ['UnsupportedMediaType', 'Another content type than the call takes, or not a picture.'],
  422: ['KeyReused', 'The `Idempotency-Key` was used before, with another body.'],
  429: ['TooManyRequests', 'Slow down.'],
  503: ['Unavailable', 'The database, the pictures or the identity provider is away, or too much waits already.'],
} as const satisfies Record<number, readonly [name: string, description: string]>;

export type RefusalStatus = keyof typeof refusals;

const prefixes: Readonly<Record<RefusalForm, string>> = { sentence: '', friendAction: 'Friend', identity: 'Identity' };

const problem: Content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

const contents: Readonly<Record<RefusalForm, Content>> = {
  sentence: { 'text/plain': { schema: { type: 'string' } }, ...problem },
  friendAction: { 'application/json': { schema: { $ref: '#/components/schemas/FriendActionError' } }, ...problem },
  identity: { 'application/json': { schema: { $ref: '#/components/schemas/IdentityError' } } },
};

const headerNames: Readonly<Record<string, string>> = {
  'x-request-id': 'RequestId',
  etag: 'ETag',
  link: 'Link',
  'retry-after': 'RetryAfter',
};

/** References to headers that several answers carry; every answer has `x-request-id`. */
export function headers(...names: readonly string[]): Record<string, Reference> {
  return Object.fromEntries(
    ['x-request-id', ...names].map((name) => [name, { $ref: `#/components/headers/${headerNames[name]}` }]),
  );
}

/** References to the refusals a call may answer with. */
export function refusalsOf(form: RefusalForm, statuses: readonly RefusalStatus[]): Record<string, Reference> {
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${prefixes[form]}${refusals[status][0]}` }]),
  );
}

/** Every refusal in one form, by its name. */
export function describeRefusals(form: RefusalForm): Record<string, Response> {
  return Object.fromEntries(
    Object.entries(refusals).map(([status, [name, description]]) => [
      `${prefixes[form]}${name}`,
      {
        description,
        headers: headers(...(status === '429' || status === '503' ? ['retry-after'] : [])),
        content: contents[form],
      },
    ]),
  );
}

const text: JsonSchema = { type: 'string' };

export const sharedHeaders: Record<string, Header> = {
  RequestId: { description: 'Names this request in the log.', schema: text },
  ETag: {
    description: 'What is shown: to be sent back as `If-None-Match`, and as `If-Match` to a call that takes it.',
    schema: text,
  },
  Link: { description: 'The next page, as `<…>; rel="next"` (RFC 8288); absent on the last.', schema: text },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
};

function record(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

/** What refusals look like, beside the plain sentence. */
export const refusalSchemas: Record<string, JsonSchema> = {
  Problem: record({
    type: { const: 'about:blank' },
    status: { type: 'integer' },
    title: text,
    detail: text,
    instance: text,
    errors: { type: 'array', items: record({ field: text, detail: text }) },
  }),
  FriendActionError: record({ error: text }),
  IdentityError: record({ code: text, message: text }),
};
