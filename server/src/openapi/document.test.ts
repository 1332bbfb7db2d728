import { calls, type Call } from '@wishwell/contract/calls.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createOpenApiDocument } from './document.ts';
import type { Operation } from './shapes.ts';

interface JsonNode {
  $ref?: string;
  [name: string]: unknown;
}

const isJsonNode = (value: unknown): value is JsonNode => typeof value === 'object' && value !== null;

const documentAsJson: unknown = JSON.parse(JSON.stringify(createOpenApiDocument()));
const openApiDocument: JsonNode = isJsonNode(documentAsJson) ? documentAsJson : {};
const operations = Object.entries(createOpenApiDocument().paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

function resolveReference(reference: string): unknown {
  return reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((at, name) => (isJsonNode(at) ? at[name] : undefined), openApiDocument);
}

function listReferences(value: unknown): string[] {
  if (!isJsonNode(value)) return [];
  const own = typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(listReferences)];
}

function findOperation(call: Call): Operation | undefined {
  const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`;
  return operations.find((entry) => entry.path === path && entry.method === call.method.toLowerCase())?.operation;
}

/**
 * Returns a sample value that is valid for a JSON schema. The sample contains all fields, or only the
 * required ones.
 */
function createSampleValue(described: unknown, which: 'all' | 'required'): unknown {
  const schema = isJsonNode(described) && described.$ref !== undefined ? resolveReference(described.$ref) : described;
  if (!isJsonNode(schema)) throw new Error(`Not a schema: ${JSON.stringify(described)}`);
  if (isJsonNode(schema['properties'])) {
    const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
    const wanted = Object.entries(schema['properties']).filter(([name]) => which === 'all' || required.includes(name));
    return Object.fromEntries(wanted.map(([name, property]) => [name, createSampleValue(property, which)]));
  }
  if ('const' in schema) return schema['const'];
  for (const list of [schema['examples'], schema['enum']]) if (Array.isArray(list)) return list[0];
  if (schema['type'] === 'array') return [createSampleValue(schema['items'], which)];
  if (schema['type'] === 'integer') return schema['minimum'];
  if (schema['type'] === 'boolean') return true;
  if (schema['pattern'] !== undefined) return schema['default'] ?? 'abc';
  if (schema['maxLength'] === 2_048) return '';
  return 'x'.repeat(Number(schema['minLength'] ?? 1));
}

const convertFieldsToFormDataTexts = (fields: unknown): unknown =>
  isJsonNode(fields)
    ? Object.fromEntries(
        Object.entries(fields).flatMap(([name, value]) => (name === 'image_file' ? [] : [[name, String(value)]])),
      )
    : fields;

test('every $ref of the OpenAPI document resolves, and every shared component is used', () => {
  const references = new Set(listReferences(openApiDocument));
  expect([...references].filter((reference) => resolveReference(reference) === undefined)).toEqual([]);
  const { schemas, responses, headers } = createOpenApiDocument().components;
  const shared = Object.entries({ schemas, responses, headers }).flatMap(([kind, parts]) =>
    Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
  );
  expect(shared.filter((name) => !references.has(name))).toEqual([]);
});

test.for(Object.entries<Call>(calls))(
  'the OpenAPI document describes the operation %s as the contract does',
  ([name, call]) => {
    const operation = findOperation(call);
    expect(operation).toMatchObject({ operationId: name, summary: call.summary });
    const response = operation?.responses[call.status];
    expect(isJsonNode(response) && 'content' in response).toBe(call.response !== undefined);
  },
);

/**
 * Returns the parts of a request that the OpenAPI document allows. The parts have the form that the server's
 * parsers produce.
 */
function createSampleRequest(
  call: Call,
  which: 'all' | 'required',
): Record<'params' | 'query' | 'body' | 'form', unknown> {
  const { parameters = [], requestBody } = findOperation(call) ?? {};
  const [media] = Object.values(requestBody?.content ?? {});
  const content = media && createSampleValue(media.schema, which);
  const valuesIn = (at: string): object => {
    const sent = parameters.filter((parameter) => parameter.in === at && (which === 'all' || parameter.required));
    return Object.fromEntries(sent.map(({ name, schema }) => [name, String(createSampleValue(schema, which))]));
  };
  return {
    params: valuesIn('path'),
    query: valuesIn('query'),
    body: content,
    form: convertFieldsToFormDataTexts(content),
  };
}

const requestPartSchemas = Object.entries<Call>(calls).flatMap(([name, call]) =>
  (['params', 'query', 'body', 'form'] as const).flatMap((part) => {
    const schema = call[part];
    return schema ? [{ name, call, part, schema }] : [];
  }),
);

test.for(requestPartSchemas)(
  'the contract’s schema for $name accepts samples of the documented $part',
  ({ call, part, schema }) => {
    expect(v.safeParse(schema, createSampleRequest(call, 'all')[part]).issues).toBeUndefined();
    expect(v.safeParse(schema, createSampleRequest(call, 'required')[part]).issues).toBeUndefined();
  },
);

test('every field and parameter of the OpenAPI document has a sentence as description', () => {
  const parameters = operations.flatMap(({ operation }) => operation.parameters ?? []);
  const fields = Object.values(createOpenApiDocument().components.schemas).flatMap(({ properties = {} }) =>
    Object.values(properties).filter((field) => typeof field === 'object'),
  );
  expect(fields.length).toBeGreaterThan(100);
  expect([...parameters, ...fields].filter(({ description = '' }) => !/^[A-Z].*\.$/.test(description))).toEqual([]);
});

test('the OpenAPI schema OwnItem contains neither the id of a giver nor a claimed quantity', () => {
  const properties = resolveReference('#/components/schemas/OwnItem/properties');
  expect(properties).toMatchObject({ purchased_by: { type: 'null' } });
  expect(Object.keys(properties as object)).not.toEqual(expect.arrayContaining(['free', 'mine', 'idea_by']));
});
