import { headers, refusalsOf } from './responses.ts';
import type { Content, Operation, Parameter } from './shapes.ts';

function text(name: string, place: Parameter['in'], pattern: string): Parameter {
  return { name, in: place, required: true, schema: { type: 'string', pattern } };
}

function status(word: string): Content {
  const schema = { type: 'object', properties: { status: { const: word } }, required: ['status'] } as const;
  return { 'application/json': { schema: { ...schema, required: [...schema.required] } } };
}

/** Pictures, and what operators ask. */
export const otherPaths: Record<string, Record<string, Operation>> = {
  '/api/pictures/{key}': {
    get: {
      operationId: 'getPicture',
      tags: ['Pictures'],
      summary: "An item's picture. Its whole address comes from an `image_url` and dies within two days.",
      security: [],
      parameters: [
        text('key', 'path', '^[0-9a-f]{32}$'),
        text('expires', 'query', String.raw`^[1-9]\d{0,11}$`),
        text('signature', 'query', String.raw`^[\w-]{22}$`),
        {
          name: 'size',
          in: 'query',
          required: false,
          description: 'At most 1600 pixels, or the size of a card.',
          schema: { enum: ['full', 'card'], default: 'full' },
        },
      ],
      responses: {
        200: {
          description: 'The picture.',
          headers: headers(),
          content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
        },
        302: {
          description:
            'Where the picture lies, on an installation that sends browsers to its store: a short-lived address.',
          headers: headers(),
        },
        ...refusalsOf('sentence', [400, 404, 503]),
      },
    },
  },
  '/api/health': {
    get: {
      operationId: 'getHealth',
      tags: ['Operation'],
      summary: 'The process is alive.',
      security: [],
      responses: { 200: { description: 'Alive.', headers: headers(), content: status('alive') } },
    },
  },
  '/api/ready': {
    get: {
      operationId: 'getReadiness',
      tags: ['Operation'],
      summary: 'The database answers and its tables are current.',
      security: [],
      responses: {
        200: { description: 'Ready.', headers: headers(), content: status('ready') },
        ...refusalsOf('sentence', [503]),
      },
    },
  },
};
