import type { JsonSchema } from '@valibot/to-json-schema';

/**
 * Types of the parts of an OpenAPI 3.1 document that the server generates; see
 * https://spec.openapis.org/oas/v3.1.1.
 */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: readonly { url: string }[];
  tags: readonly { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
    headers: Record<string, Header>;
    securitySchemes: Record<string, object>;
  };
}

export interface Operation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description?: string;
  security?: readonly Readonly<Record<string, readonly string[]>>[];
  parameters?: readonly Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, Response | Reference>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface RequestBody {
  required: boolean;
  content: Content;
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Content;
}

export interface Header {
  description: string;
  schema: JsonSchema;
}

export interface Reference {
  $ref: string;
}

export type Content = Record<string, { schema: JsonSchema; encoding?: Record<string, { contentType: string }> }>;
