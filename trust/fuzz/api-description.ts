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

const ContentByMediaType = v.optional(v.record(v.string(), v.looseObject({ schema: Schema })));

const Parameter = v.looseObject({
  name: v.string(),
  in: v.picklist(['path', 'query', 'header']),
  required: v.boolean(),
  schema: Schema,
});

const ResponseShape = v.looseObject({ $ref: v.optional(v.string()), content: ContentByMediaType });

const OperationShape = v.looseObject({
  operationId: v.string(),
  tags: v.array(v.string()),
  parameters: v.optional(v.array(Parameter), []),
  requestBody: v.optional(v.looseObject({ content: ContentByMediaType })),
  responses: v.record(v.string(), ResponseShape),
});

const DocumentShape = v.looseObject({
  paths: v.record(v.string(), v.record(v.string(), OperationShape)),
  components: v.looseObject({
    schemas: v.record(v.string(), Schema),
    responses: v.record(v.string(), ResponseShape),
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

/** The operations in the OpenAPI document, and a function that checks responses against this document. */
export interface ApiDescription {
  operations: readonly Operation[];
  /** Returns a description of how a response violates the OpenAPI document; undefined if it does not. */
  findComplaint(
    operationId: string,
    answer: { status: number; type: string | undefined; text: string },
  ): string | undefined;
}

const escapeJsonPointerSegment = (name: string): string =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

const getLastSegment = (reference: string): string => reference.split('/').at(-1) ?? '';

export async function fetchApiDescription(origin: string): Promise<ApiDescription> {
  const connection = connectTo(origin);
  const { text } = await connection.send({ method: 'GET', path: '/api/openapi.json' });
  connection.close();
  const json: unknown = JSON.parse(text);
  const { paths, components } = v.parse(DocumentShape, json);
  const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: { document: json as object } });
  const operationShapes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const byId = new Map(operationShapes.map((shape) => [shape.operation.operationId, shape]));
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (pointer: string): ValidateFunction => {
    const cachedValidator = validators.get(pointer) ?? ajv.compile({ $ref: `document#${pointer}` });
    validators.set(pointer, cachedValidator);
    return cachedValidator;
  };
  const bodyOf = ({ requestBody }: v.InferOutput<typeof OperationShape>): Operation['body'] => {
    const [entry] = Object.entries(requestBody?.content ?? {});
    if (!entry) return undefined;
    const [type, { schema }] = entry;
    const resolvedSchema = schema.$ref === undefined ? schema : components.schemas[getLastSegment(schema.$ref)];
    const properties = v.parse(v.record(v.string(), Schema), resolvedSchema?.properties ?? {});
    return { type, properties, required: resolvedSchema?.required ?? [] };
  };
  const findComplaint: ApiDescription['findComplaint'] = (id, { status, type, text: body }) => {
    const shape = byId.get(id);
    const response = shape?.operation.responses[status];
    if (!shape || !response) return `${id} does not promise ${status}`;
    const pointer =
      response.$ref === undefined
        ? `/paths/${escapeJsonPointerSegment(shape.path)}/${shape.method}/responses/${status}`
        : `/components/responses/${getLastSegment(response.$ref)}`;
    const { content = {} } =
      response.$ref === undefined ? response : (components.responses[getLastSegment(response.$ref)] ?? {});
    if (type === undefined) return body === '' && Object.keys(content).length === 0 ? undefined : `${id} names no type`;
    if (!Object.hasOwn(content, type)) return `${id} does not promise ${type} with ${status}`;
    const isJson = type.endsWith('json');
    const validate = validatorOf(`${pointer}/content/${escapeJsonPointerSegment(type)}/schema`);
    const value: unknown = isJson ? JSON.parse(body) : body;
    return validate(value) ? undefined : `${id} ${status}: ${ajv.errorsText(validate.errors)}`;
  };
  const operations = operationShapes.map(({ path, method, operation }) => ({
    id: operation.operationId,
    tag: operation.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    parameters: operation.parameters,
    body: bodyOf(operation),
  }));
  return { operations, findComplaint };
}
