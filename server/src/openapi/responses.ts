import type { JsonSchema } from '@valibot/to-json-schema';
import { messageCatalogues, type MessageId } from '@wishwell/text/messages.ts';
import type { OpenApiContent, OpenApiHeader, OpenApiReference, OpenApiResponse } from './openapi-types.ts';

/**
 * Format of an error body: plain text, the JSON of operations on friends, or the JSON of the routes below
 * `/api/auth`.
 */
type ErrorFormat = 'plainText' | 'friendAction' | 'identity';

const errorStatusNotes = {
  400: ['BadRequest', 'The input is invalid; the message names the field and the reason.', 'error.badRequest'],
  401: [
    'Unauthenticated',
    'The bearer token is missing, expired or forged. At sign-in: incorrect e-mail address or password.',
    'error.unauthenticated',
  ],
  403: ['Forbidden', 'The caller may not do this, or the account is not active.', 'error.forbidden'],
  404: ['NotFound', 'The record does not exist, or the caller may not see it.', 'error.notFound'],
  409: ['Conflict', 'The current state forbids it: already claimed, e-mail taken, over a quota.', 'error.emailTaken'],
  410: ['Gone', 'The invitation has been used or has expired.', 'invitation.ended'],
  412: ['PreconditionFailed', '`If-Match` names another version than the current one.', 'error.stale'],
  413: ['TooLarge', 'The body or the image is too large.', 'error.pictureTooCostly'],
  415: ['UnsupportedMediaType', 'The content type is not accepted, or the file is no image.', 'error.mustBeJson'],
  422: ['KeyReused', 'The `Idempotency-Key` was used before, with another body.', 'error.keyReused'],
  429: ['TooManyRequests', 'A rate limit is reached; `Retry-After` says when to try again.', 'error.tooManyRequests'],
  503: [
    'Unavailable',
    'The database, the image store or the identity provider is unavailable or busy.',
    'error.unavailable',
  ],
} as const satisfies Record<number, readonly [name: string, description: string, example: MessageId]>;

export type ErrorStatus = keyof typeof errorStatusNotes;

const errorNamePrefixes: Readonly<Record<ErrorFormat, string>> = {
  plainText: '',
  friendAction: 'Friend',
  identity: 'Identity',
};

const problemContent: OpenApiContent = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};

function createErrorContent(format: ErrorFormat, example: string): OpenApiContent {
  if (format === 'plainText')
    return { 'text/plain': { schema: { type: 'string', examples: [example] } }, ...problemContent };
  const name = format === 'identity' ? 'IdentityError' : 'FriendActionError';
  return {
    'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
    ...(format !== 'identity' && problemContent),
  };
}

/** Name and description of the shared OpenAPI component of each response header. */
const headerNotes: Readonly<Record<string, readonly [component: string, description: string]>> = {
  'x-request-id': ['RequestId', 'Id of this request in the log.'],
  etag: ['ETag', 'Version of the record, for `If-None-Match` and `If-Match`.'],
  link: ['Link', 'URL of the next page, as `<…>; rel="next"` (RFC 8288); absent on the last page.'],
  'set-cookie': ['SetCookie', 'Cookie that marks this browser: as a guest, or as one in which the user has signed in.'],
  'retry-after': ['RetryAfter', 'Seconds to wait.'],
};

/**
 * Returns references to the shared descriptions of these response headers. Adds `x-request-id`, which every
 * response contains.
 */
export function createHeaderReferences(...names: readonly string[]): Record<string, OpenApiReference> {
  return Object.fromEntries(
    ['x-request-id', ...names].map((name) => [name, { $ref: `#/components/headers/${headerNotes[name]?.[0]}` }]),
  );
}

export function createErrorResponseReferences(
  format: ErrorFormat,
  statuses: readonly ErrorStatus[],
): Record<string, OpenApiReference> {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { $ref: `#/components/responses/${errorNamePrefixes[format]}${errorStatusNotes[status][0]}` },
    ]),
  );
}

/**
 * Returns the descriptions of the error responses whose body has this format. The keys are names of OpenAPI
 * components.
 */
export function describeErrorResponses(format: ErrorFormat): Record<string, OpenApiResponse> {
  return Object.fromEntries(
    Object.entries(errorStatusNotes).map(([status, [name, description, example]]) => [
      `${errorNamePrefixes[format]}${name}`,
      {
        description,
        headers: createHeaderReferences(...(status === '429' || status === '503' ? ['retry-after'] : [])),
        content: createErrorContent(format, messageCatalogues.en[example] ?? ''),
      },
    ]),
  );
}

const textSchema: JsonSchema = { type: 'string' };

export const reusableResponseHeaders: Record<string, OpenApiHeader> = Object.fromEntries(
  Object.values(headerNotes).map(([component, description]) => [
    component,
    { description, schema: component === 'RetryAfter' ? { type: 'integer', minimum: 0 } : textSchema },
  ]),
);

export function createObjectSchema(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

export const errorSchemas: Record<string, JsonSchema> = {
  Problem: createObjectSchema({
    type: { const: 'about:blank' },
    status: { type: 'integer' },
    title: textSchema,
    detail: textSchema,
    instance: textSchema,
    errors: { type: 'array', items: createObjectSchema({ field: textSchema, detail: textSchema }) },
  }),
  FriendActionError: createObjectSchema({ error: textSchema }),
  IdentityError: createObjectSchema({ code: textSchema, message: textSchema }),
};
