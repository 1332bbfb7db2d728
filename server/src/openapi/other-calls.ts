import { createHeaderReferences, createErrorResponseReferences } from './responses.ts';
import type { Content, Operation, Parameter } from './shapes.ts';

function createTextParameter(name: string, location: Parameter['in'], pattern: string): Parameter {
  return { name, in: location, required: true, schema: { type: 'string', pattern } };
}

function createStatusContent(status: string): Content {
  const schema = { type: 'object', properties: { status: { const: status } }, required: ['status'] } as const;
  return { 'application/json': { schema: { ...schema, required: [...schema.required] } } };
}

export const pathsOutsideContract: Record<string, Record<string, Operation>> = {
  '/api/pictures/{key}': {
    get: {
      operationId: 'getPicture',
      tags: ['Pictures'],
      summary: 'Returns the image of an item. The whole URL comes from an `image_url` and expires within two days.',
      security: [],
      parameters: [
        createTextParameter('key', 'path', '^[0-9a-f]{32}$'),
        createTextParameter('expires', 'query', String.raw`^[1-9]\d{0,11}$`),
        createTextParameter('signature', 'query', String.raw`^[\w-]{22}$`),
        {
          name: 'size',
          in: 'query',
          required: false,
          schema: { enum: ['full', 'card'], default: 'full' },
        },
      ],
      responses: {
        200: {
          description: 'The image.',
          headers: createHeaderReferences(),
          content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
        },
        302: {
          description: 'A short-lived URL in the bucket, on installations that send browsers there.',
          headers: createHeaderReferences(),
        },
        ...createErrorResponseReferences('sentence', [400, 404, 503]),
      },
    },
  },
  '/api/health': {
    get: {
      operationId: 'getHealth',
      tags: ['Operation'],
      summary: 'Tells that the process runs.',
      security: [],
      responses: {
        200: { description: 'Alive.', headers: createHeaderReferences(), content: createStatusContent('alive') },
      },
    },
  },
  '/api/ready': {
    get: {
      operationId: 'getReadiness',
      tags: ['Operation'],
      summary: 'Tells whether the database is reachable and its schema current.',
      security: [],
      responses: {
        200: { description: 'Ready.', headers: createHeaderReferences(), content: createStatusContent('ready') },
        ...createErrorResponseReferences('sentence', [503]),
      },
    },
  },
};
