import type { Call, CallName, ObjectSchema } from '@wishwell/contract/calls.ts';
import { headers, type RefusalStatus, refusalsOf } from './responses.ts';
import { describeSchema } from './schemas.ts';
import type { Operation, Parameter, RequestBody, Response } from './shapes.ts';
import { type CallTraits, traitsOf } from './traits.ts';

const tags: Readonly<Record<string, string>> = {
  users: 'Users',
  mywishlists: 'Wishlists',
  friends: 'Friends',
  friendwishlists: 'Friends’ wishlists',
  bugreports: 'Bug reports',
};

const whoNotes: Readonly<Record<Call['who'], string | undefined>> = {
  anyone: 'With a bearer, or without one where the identity provider vouches for a fresh identity.',
  identity: 'Any signed-in identity, also before its sign-up is finished.',
  user: undefined,
  superuser: 'Superusers only.',
};

/** One call of the table as an operation. */
export function describeCall(name: CallName, call: Call): Operation {
  const traits = traitsOf[name];
  const description = whoNotes[call.who];
  const parameters = describeParameters(call, traits);
  const requestBody = describeBody(call);
  return {
    operationId: name,
    tags: [tags[call.path.split('/')[1] ?? ''] ?? 'Other'],
    summary: call.summary,
    ...(description !== undefined && { description }),
    security: call.who === 'anyone' ? [{ bearer: [] }, {}] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      ...(traits.existing && { 200: describeSuccess(call, traits, 'It existed already.') }),
      [call.status]: describeSuccess(call, traits),
      ...(call.method === 'GET' && { 304: notModified }),
      ...refusalsOf(call.errorObject ? 'friendAction' : 'sentence', listRefusals(call, traits)),
    },
  };
}

const notModified: Response = {
  description: 'What `If-None-Match` names is what would be answered.',
  headers: headers('etag'),
};

function describeParameters(call: Call, traits: CallTraits): Parameter[] {
  const conditions: Parameter[] = [];
  if (call.method === 'GET')
    conditions.push(header('If-None-Match', 'Answers 304 unless something has changed since.'));
  if (traits.limit) {
    conditions.push(
      header('Prefer', '`limit=60`: the first so many of its lists or items alone, from 1 to 100 (RFC 7240).'),
    );
  }
  if (traits.ifMatch) conditions.push(header('If-Match', 'Refuses with 412 unless the record is still this version.'));
  if (traits.idempotencyKey) {
    conditions.push(header('Idempotency-Key', 'Makes repeating safe: the same key and body create one record.'));
  }
  return [...parametersFrom('path', call.params), ...parametersFrom('query', call.query), ...conditions];
}

function header(name: string, description: string): Parameter {
  return { name, in: 'header', required: false, description, schema: { type: 'string' } };
}

function parametersFrom(place: 'path' | 'query', schema: ObjectSchema | undefined): Parameter[] {
  const { properties = {}, required = [] } = schema ? describeSchema(schema) : {};
  return Object.entries(properties).flatMap(([name, described]) =>
    typeof described === 'boolean' ? [] : [{ name, in: place, required: required.includes(name), schema: described }],
  );
}

function describeBody({ body, form, method }: Call): RequestBody | undefined {
  if (body) return { required: true, content: { 'application/json': { schema: describeSchema(body) } } };
  if (!form) return undefined;
  const contentType = method === 'POST' ? 'image/png, image/jpeg, image/webp' : 'image/*';
  const encoding = { image_file: { contentType } };
  return { required: true, content: { 'multipart/form-data': { schema: describeSchema(form), encoding } } };
}

function describeSuccess(
  { method, status, answer, query }: Call,
  { etag }: CallTraits,
  description?: string,
): Response {
  const paged = query !== undefined && 'cursor' in query.entries;
  return {
    description: description ?? (status === 201 ? 'Created.' : 'Done.'),
    headers: headers(...(etag || method === 'GET' ? ['etag'] : []), ...(paged ? ['link'] : [])),
    ...(answer && { content: { 'application/json': { schema: describeSchema(answer) } } }),
  };
}

function listRefusals(call: Call, traits: CallTraits): RefusalStatus[] {
  // A body that a call does not take is read all the same, and may be refused.
  const sendsBody = call.method !== 'GET';
  const when: readonly [RefusalStatus, boolean][] = [
    [400, sendsBody || call.params !== undefined || call.query !== undefined],
    [401, true],
    [403, true],
    [404, call.params !== undefined || call.errorObject === true],
    [409, traits.conflict === true],
    [412, traits.ifMatch === true],
    [413, sendsBody],
    [415, sendsBody],
    [422, traits.idempotencyKey === true],
    [429, true],
    [503, true],
  ];
  return when.filter(([, possible]) => possible).map(([status]) => status);
}
