import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(new URL('page', import.meta.url));
// The page is Swagger UI; of the plugin only its files are used: it would serve a second copy of the document.
const swagger = fileURLToPath(new URL('.', import.meta.resolve('@fastify/swagger-ui/static/swagger-ui.css')));

const folders: Readonly<Record<string, string>> = {
  'page.js': own,
  'page.css': own,
  'swagger-ui.css': swagger,
  'swagger-ui-bundle.js': swagger,
};

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // Those of the sanitiser inside Swagger UI, and of page.js.
  'trusted-types dompurify default',
].join('; ');

let written: Promise<string> | undefined;

/** Written when first asked for: most processes never are. */
async function write(): Promise<string> {
  const { writeDocument } = await import('./document.ts');
  return JSON.stringify(writeDocument());
}

function send(reply: FastifyReply, name: string, folder: string): FastifyReply {
  return reply.header('content-security-policy', pagePolicy).sendFile(name, folder, { maxAge: '5m' });
}

/** `GET /api/openapi.json`: the API in OpenAPI 3.1. `GET /api/docs`: the same to read and to try. */
export async function openapiRoutes(app: FastifyInstance): Promise<void> {
  await app.register(staticFiles, { root: own, serve: false });

  app.get('/api/openapi.json', async (_request, reply) => {
    written ??= write();
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'max-age=300')
      .send(await written);
  });

  app.get('/api/docs', (_request, reply) => send(reply, 'index.html', own));

  app.get<{ Params: { file: string } }>('/api/docs/:file', (request, reply) => {
    const folder = folders[request.params.file];
    return folder === undefined ? reply.callNotFound() : send(reply, request.params.file, folder);
  });
}
