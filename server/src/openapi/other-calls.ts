import type { OpenApiOperation, OpenApiParameter } from './openapi-types.ts';
import {
  createErrorResponseReferences,
  createHeaderReferences,
  createObjectSchema,
  type ErrorStatus,
} from './responses.ts';

export function createTextParameter(name: string, location: OpenApiParameter['in'], pattern: string): OpenApiParameter {
  return { name, in: location, required: true, schema: { type: 'string', pattern } };
}

/** Describes a health check, whose JSON response contains `status`. */
function describeCheck(
  operationId: string,
  summary: string,
  [description, status]: readonly [description: string, status: string],
  errors: readonly ErrorStatus[] = [],
): Record<string, OpenApiOperation> {
  const schema = createObjectSchema({ status: { const: status } });
  return {
    get: {
      operationId,
      tags: ['Operation'],
      summary,
      security: [],
      responses: {
        200: { description, headers: createHeaderReferences(), content: { 'application/json': { schema } } },
        ...createErrorResponseReferences('plainText', errors),
      },
    },
  };
}

export const openApiPathsOutsideContract: Record<string, Record<string, OpenApiOperation>> = {
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
          description: 'Redirect to a short-lived URL in the S3 bucket, if the installation redirects browsers.',
          headers: createHeaderReferences(),
        },
        ...createErrorResponseReferences('plainText', [400, 404, 503]),
      },
    },
  },
  '/api/health': describeCheck('getHealth', 'Tells that the process runs.', ['Alive.', 'alive']),
  '/api/ready': describeCheck(
    'getReadiness',
    'Tells whether the database is reachable and its schema current.',
    ['Ready.', 'ready'],
    [503],
  ),
};
