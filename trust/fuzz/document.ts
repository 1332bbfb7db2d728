import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { connectTo } from '../connection.ts';

const Schema = v.looseObject({
  $ref: v.optional(v.string()),
  type: v.optional(v.string()),
  enum: v.optional(v.array(v.unknown())),
  examples: v.optional(v.array(v.unknown())),
  pattern: v.optional(v.string()),
  properties: v.optional(v.record(v.string(), v.looseObject({}))),
  required: v.optional(v.array(v.string())),
});
export type Schema = v.InferOutput<typeof Schema>;

const Content = v.optional(v.record(v.string(), v.looseObject({ schema: Schema })));

const Parameter = v.looseObject({
  name: v.string(),
  in: v.picklist(['path', 'query', 'header']),
  required: v.boolean(),
  schema: Schema,
});

const Response = v.looseObject({ $ref: v.optional(v.string()), content: Content });

const OperationShape = v.looseObject({
  operationId: v.string(),
  tags: v.array(v.string()),
  parameters: v.optional(v.array(Parameter), []),
  requestBody: v.optional(v.looseObject({ content: Content })),
  responses: v.record(v.string(), Response),
});

const DocumentShape = v.looseObject({
  paths: v.record(v.string(), v.record(v.string(), OperationShape)),
  components: v.looseObject({
    schemas: v.record(v.string(), Schema),
    responses: v.record(v.string(), Response),
  }),
});

export interface Operation {
  id: string;
  tag: string;
  method: string;
  path: string;
  parameters: v.InferOutput<typeof Parameter>[];
  body: { type: string; properties: Record<string, Schema>; required: readonly string[] } | undefined;
}

/** The document as a server serves it, and what it allows. */
export interface Described {
  operations: readonly Operation[];
  /** What is wrong with an answer of this operation, by the document; undefined if nothing is. */
  complaintOf(
    operationId: string,
    answer: { status: number; type: string | undefined; text: string },
  ): string | undefined;
}

const escaped = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

const lastOf = (reference: string): string => reference.split('/').at(-1) ?? '';

export async function readDocument(origin: string): Promise<Described> {
  const connection = connectTo(origin);
  const { text } = await connection.send({ method: 'GET', path: '/api/openapi.json' });
  connection.close();
  const json: unknown = JSON.parse(text);
  const { paths, components } = v.parse(DocumentShape, json);
  const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: { document: json as object } });
  const shapes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const byId = new Map(shapes.map((shape) => [shape.operation.operationId, shape]));
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (pointer: string): ValidateFunction => {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `document#${pointer}` });
    validators.set(pointer, known);
    return known;
  };
  const bodyOf = ({ requestBody }: v.InferOutput<typeof OperationShape>): Operation['body'] => {
    const [entry] = Object.entries(requestBody?.content ?? {});
    if (!entry) return undefined;
    const [type, { schema }] = entry;
    const named = schema.$ref === undefined ? schema : components.schemas[lastOf(schema.$ref)];
    const properties = v.parse(v.record(v.string(), Schema), named?.properties ?? {});
    return { type, properties, required: named?.required ?? [] };
  };
  const complaintOf: Described['complaintOf'] = (id, { status, type, text: sent }) => {
    const shape = byId.get(id);
    const response = shape?.operation.responses[status];
    if (!shape || !response) return `${id} does not promise ${status}`;
    const place =
      response.$ref === undefined
        ? `/paths/${escaped(shape.path)}/${shape.method}/responses/${status}`
        : `/components/responses/${lastOf(response.$ref)}`;
    const { content = {} } =
      response.$ref === undefined ? response : (components.responses[lastOf(response.$ref)] ?? {});
    if (type === undefined) return sent === '' && Object.keys(content).length === 0 ? undefined : `${id} names no type`;
    if (!Object.hasOwn(content, type)) return `${id} does not promise ${type} with ${status}`;
    const isJson = type.endsWith('json');
    const validate = validatorOf(`${place}/content/${escaped(type)}/schema`);
    const value: unknown = isJson ? JSON.parse(sent) : sent;
    return validate(value) ? undefined : `${id} ${status}: ${ajv.errorsText(validate.errors)}`;
  };
  const operations = shapes.map(({ path, method, operation }) => ({
    id: operation.operationId,
    tag: operation.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    parameters: operation.parameters,
    body: bodyOf(operation),
  }));
  return { operations, complaintOf };
}
