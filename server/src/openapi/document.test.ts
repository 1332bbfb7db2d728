import { calls, type ApiOperation } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { createOpenApiDocument } from './document.ts';
import type { OpenApiOperation } from './openapi-types.ts';

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

function findOperation(call: ApiOperation): OpenApiOperation | undefined {
  const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`;
  return operations.find((entry) => entry.path === path && entry.method === call.method.toLowerCase())?.operation;
}

test('every $ref of the OpenAPI document resolves, and every shared component is used', () => {
  const references = new Set(listReferences(openApiDocument));
  expect([...references].filter((reference) => resolveReference(reference) === undefined)).toEqual([]);
  const { schemas, responses, headers } = createOpenApiDocument().components;
  const shared = Object.entries({ schemas, responses, headers }).flatMap(([kind, parts]) =>
    Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
  );
  expect(shared.filter((name) => !references.has(name))).toEqual([]);
});

test.for(Object.entries<ApiOperation>(calls))(
  'the OpenAPI document describes the operation %s as the contract does',
  ([name, call]) => {
    const operation = findOperation(call);
    expect(operation).toMatchObject({ operationId: name, summary: call.summary });
    const response = operation?.responses[call.status];
    expect(isJsonNode(response) && 'content' in response).toBe(call.response !== undefined);
  },
);

test.for(operations)(
  'the OpenAPI operation $method $path describes each parameter in its path',
  ({ path, operation }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, required: true }));
    const described = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(described.map(({ name, required }) => ({ name, required }))).toEqual(inPath);
  },
);

test('the OpenAPI document contains the limits that the contract defines', () => {
  expect(resolveReference('#/components/schemas/NewWishlist/properties/title')).toMatchObject({
    minLength: 1,
    maxLength: 200,
  });
  expect(resolveReference('#/components/schemas/NewItem/properties/description')).toMatchObject({ maxLength: 5_000 });
  expect(resolveReference('#/components/schemas/NewWishlist/properties/shared_with_ids')).toMatchObject({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    maxItems: 10_000,
    default: [],
  });
  expect(resolveReference('#/components/schemas/SignUp/properties/password')).toMatchObject({
    minLength: 6,
    maxLength: 256,
  });
});

test('every field and parameter of the OpenAPI document has a description that is a sentence', () => {
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
