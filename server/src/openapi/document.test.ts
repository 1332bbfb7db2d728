import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Call, calls } from '@wishwell/contract/calls.ts';
import { writeDocument } from './document.ts';
import type { Operation } from './shapes.ts';

interface Node {
  $ref?: string;
  [name: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

// As callers get it.
const asSent: unknown = JSON.parse(JSON.stringify(writeDocument()));
const document: Node = isNode(asSent) ? asSent : {};
const operations = Object.entries(writeDocument().paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

function resolve(reference: string): unknown {
  return reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((at, name) => (isNode(at) ? at[name] : undefined), document);
}

function referencesIn(value: unknown): string[] {
  if (!isNode(value)) return [];
  const own = typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}

function operationOf(call: Call): Operation | undefined {
  const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`;
  return operations.find((entry) => entry.path === path && entry.method === call.method.toLowerCase())?.operation;
}

/** Something that a schema of the document allows: every field, or only what it requires. */
function sampleOf(described: unknown, which: 'all' | 'required'): unknown {
  const schema = isNode(described) && described.$ref !== undefined ? resolve(described.$ref) : described;
  if (!isNode(schema)) throw new Error(`Not a schema: ${JSON.stringify(described)}`);
  if (isNode(schema['properties'])) {
    const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
    const wanted = Object.entries(schema['properties']).filter(([name]) => which === 'all' || required.includes(name));
    return Object.fromEntries(wanted.map(([name, property]) => [name, sampleOf(property, which)]));
  }
  for (const list of [schema['examples'], schema['enum']]) if (Array.isArray(list)) return list[0];
  if (schema['type'] === 'array') return [sampleOf(schema['items'], which)];
  if (schema['type'] === 'integer') return schema['minimum'];
  if (schema['type'] === 'boolean') return true;
  if (schema['pattern'] !== undefined) return schema['default'] ?? 'abc';
  if (schema['maxLength'] === 2_048) return '';
  return 'x'.repeat(Number(schema['minLength'] ?? 1));
}

const asTexts = (fields: unknown): unknown =>
  isNode(fields)
    ? Object.fromEntries(
        Object.entries(fields).flatMap(([name, value]) => (name === 'image_file' ? [] : [[name, String(value)]])),
      )
    : fields;

test('every reference leads somewhere, and every shared part is referred to', () => {
  const references = new Set(referencesIn(document));
  expect([...references].filter((reference) => resolve(reference) === undefined)).toEqual([]);
  const { schemas, responses, headers } = writeDocument().components;
  const shared = Object.entries({ schemas, responses, headers }).flatMap(([kind, parts]) =>
    Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
  );
  expect(shared.filter((name) => !references.has(name))).toEqual([]);
});

test('operations have names of their own, and their tags are described', () => {
  const names = operations.map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
  const described = writeDocument().tags.map((tag) => tag.name);
  expect(new Set(operations.flatMap(({ operation }) => operation.tags))).toEqual(new Set(described));
});

test.for(operations)('$method $path describes the parameters in its path', ({ path, operation }) => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, required: true }));
  const described = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
  expect(described.map(({ name, required }) => ({ name, required }))).toEqual(inPath);
});

test.for(Object.entries<Call>(calls))('%s stands in the document as the table has it', ([name, call]) => {
  const operation = operationOf(call);
  expect(operation).toMatchObject({ operationId: name, summary: call.summary });
  const answer = operation?.responses[call.status];
  expect(isNode(answer) && 'content' in answer).toBe(call.answer !== undefined);
});

/** The parts of a request that the document allows, as the server reads them. */
function requestOf(call: Call, which: 'all' | 'required'): Record<'params' | 'query' | 'body' | 'form', unknown> {
  const { parameters = [], requestBody } = operationOf(call) ?? {};
  const [media] = Object.values(requestBody?.content ?? {});
  const content = media && sampleOf(media.schema, which);
  const place = (at: string): object => {
    const sent = parameters.filter((parameter) => parameter.in === at && (which === 'all' || parameter.required));
    return Object.fromEntries(sent.map(({ name, schema }) => [name, String(sampleOf(schema, which))]));
  };
  return { params: place('path'), query: place('query'), body: content, form: asTexts(content) };
}

const takes = Object.entries<Call>(calls).flatMap(([name, call]) =>
  (['params', 'query', 'body', 'form'] as const).flatMap((part) => {
    const schema = call[part];
    return schema ? [{ name, call, part, schema }] : [];
  }),
);

test.for(takes)('$name takes the $part that the document allows', ({ call, part, schema }) => {
  expect(v.safeParse(schema, requestOf(call, 'all')[part]).issues).toBeUndefined();
  expect(v.safeParse(schema, requestOf(call, 'required')[part]).issues).toBeUndefined();
});

test('the limits of the contract are in the document', () => {
  expect(resolve('#/components/schemas/NewWishlist/properties/title')).toMatchObject({ minLength: 1, maxLength: 200 });
  expect(resolve('#/components/schemas/NewItem/properties/description')).toMatchObject({ maxLength: 5_000 });
  expect(resolve('#/components/schemas/NewWishlist/properties/shared_with_ids')).toEqual({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    maxItems: 10_000,
    default: [],
  });
  expect(resolve('#/components/schemas/SignUp/properties/password')).toMatchObject({ minLength: 6, maxLength: 256 });
});

test('an owner has no field in which a claim could show', () => {
  expect(resolve('#/components/schemas/OwnItem/properties')).toMatchObject({
    purchased: { const: false },
    purchased_by: { type: 'null' },
  });
});
