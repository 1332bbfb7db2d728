import type { ApiOperation, CallName, OptionalEndpointFeature, ObjectSchema } from '@wishwell/contract/calls.ts';
import type { OpenApiOperation, OpenApiParameter, OpenApiRequestBody, OpenApiResponse } from './openapi-types.ts';
import { createHeaderReferences, type ErrorStatus, createErrorResponseReferences } from './responses.ts';
import { describeSchema } from './schemas.ts';

const pathTags: Readonly<Record<string, string>> = {
  users: 'Users',
  mywishlists: 'Wishlists',
  friends: 'Friends',
  items: 'Wishlists',
  friendwishlists: 'Friends’ wishlists',
  bugreports: 'Bug reports',
  shared: 'Share links',
  gifts: 'Gifts',
  guests: 'Guests',
  invitations: 'Invitations',
};

const callerNotes: Readonly<Record<ApiOperation['who'], string | undefined>> = {
  visitor: 'Open to visitors without an account. A bearer token is optional.',
  anyone: 'Needs no bearer where the identity provider confirms a new identity.',
  identity: 'Open to every signed-in identity, also before POST /api/users.',
  user: undefined,
  superuser: 'Superusers only.',
};

const hasTrait = ({ traits = [] }: ApiOperation, trait: OptionalEndpointFeature): boolean => traits.includes(trait);

export function describeOperation(name: CallName, call: ApiOperation): OpenApiOperation {
  const description = callerNotes[call.who];
  const parameters = describeParameters(call);
  const requestBody = describeBody(call);
  return {
    operationId: name,
    tags: [pathTags[call.path.split('/')[1] ?? ''] ?? 'Other'],
    summary: call.summary,
    ...(description !== undefined && { description }),
    security: call.who === 'anyone' || call.who === 'visitor' ? [{ bearer: [] }, {}] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      ...(hasTrait(call, 'existing') && { 200: describeSuccessResponse(call, 'The record existed already.') }),
      [call.status]: describeSuccessResponse(call),
      ...(call.method === 'GET' && { 304: notModifiedResponse }),
      ...createErrorResponseReferences(call.errorObject ? 'friendAction' : 'plainText', listErrorStatuses(call)),
    },
  };
}

const notModifiedResponse: OpenApiResponse = {
  description: 'Nothing has changed since the version in `If-None-Match`.',
  headers: createHeaderReferences('etag'),
};

function describeParameters(call: ApiOperation): OpenApiParameter[] {
  const names = [
    call.method === 'GET' && 'If-None-Match',
    hasTrait(call, 'ifMatch') && 'If-Match',
    hasTrait(call, 'idempotencyKey') && 'Idempotency-Key',
  ];
  const conditions = names.flatMap((name) => (typeof name === 'string' ? [createHeaderParameter(name)] : []));
  return [...listParameters('path', call.params), ...listParameters('query', call.query), ...conditions];
}

function createHeaderParameter(name: string): OpenApiParameter {
  return { name, in: 'header', required: false, schema: { type: 'string' } };
}

function listParameters(location: 'path' | 'query', schema: ObjectSchema | undefined): OpenApiParameter[] {
  const { properties = {}, required = [] } = schema ? describeSchema(schema) : {};
  return Object.entries(properties).flatMap(([name, described]) =>
    typeof described === 'boolean'
      ? []
      : [{ name, in: location, required: required.includes(name), schema: described }],
  );
}

function describeBody({ body, form, method }: ApiOperation): OpenApiRequestBody | undefined {
  if (body) return { required: true, content: { 'application/json': { schema: describeSchema(body) } } };
  if (!form) return undefined;
  const contentType = method === 'POST' ? 'image/png, image/jpeg, image/webp' : 'image/*';
  const encoding = { image_file: { contentType } };
  return { required: true, content: { 'multipart/form-data': { schema: describeSchema(form), encoding } } };
}

function describeSuccessResponse(call: ApiOperation, description?: string): OpenApiResponse {
  const { method, status, response, query } = call;
  const isPaged = query !== undefined && 'cursor' in query.entries;
  return {
    description: description ?? (status === 201 ? 'Created.' : 'Done.'),
    headers: createHeaderReferences(
      ...(hasTrait(call, 'etag') || method === 'GET' ? ['etag'] : []),
      ...(isPaged ? ['link'] : []),
      ...(hasTrait(call, 'cookie') ? ['set-cookie'] : []),
    ),
    ...(response && { content: { 'application/json': { schema: describeSchema(response) } } }),
  };
}

function listErrorStatuses(call: ApiOperation): ErrorStatus[] {
  // Fastify parses the body of every request except GET. Therefore an operation without a body also
  // documents the errors of invalid bodies.
  const sendsBody = call.method !== 'GET';
  const possibleStatuses: readonly [ErrorStatus, boolean][] = [
    [400, sendsBody || call.params !== undefined || call.query !== undefined],
    [401, true],
    [403, true],
    [404, call.params !== undefined || call.errorObject === true],
    [409, hasTrait(call, 'conflict')],
    [410, hasTrait(call, 'gone')],
    [412, hasTrait(call, 'ifMatch')],
    [413, sendsBody],
    [415, sendsBody],
    [422, hasTrait(call, 'idempotencyKey')],
    [429, true],
    [503, true],
  ];
  return possibleStatuses.filter(([, possible]) => possible).map(([status]) => status);
}
