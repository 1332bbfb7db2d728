import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const apiPageFolder = fileURLToPath(new URL('page', import.meta.url));
// Folder with the files of Swagger UI. The Fastify plugin for Swagger UI is not used, because it would serve
// a second OpenAPI document.
const swaggerFolder = fileURLToPath(new URL('.', import.meta.resolve('@fastify/swagger-ui/static/swagger-ui.css')));

const folderByFileName: Readonly<Record<string, string>> = {
  'page.js': apiPageFolder,
  'page.css': apiPageFolder,
  'swagger-ui.css': swaggerFolder,
  'swagger-ui-bundle.js': swaggerFolder,
};

const contentSecurityPolicy = [
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
  // Allows two Trusted Types policies: `dompurify` of the sanitiser in Swagger UI, and `default` of the
  // documentation page's script `page.js`.
  'trusted-types dompurify default',
].join('; ');

let writtenDocument: Promise<string> | undefined;

/**
 * Returns the OpenAPI document as text. Loads the code that generates it on the first request, because most
 * processes never need it.
 */
async function generateDocumentText(): Promise<string> {
  const { createOpenApiDocument } = await import('./document.ts');
  return JSON.stringify(createOpenApiDocument());
}

function sendPageFile(reply: FastifyReply, name: string, folder: string): FastifyReply {
  return reply.header('content-security-policy', contentSecurityPolicy).sendFile(name, folder, { maxAge: '5m' });
}

/**
 * Registers two routes. `GET /api/openapi.json` returns the OpenAPI 3.1 document. `GET /api/docs` returns a
 * page that shows this document with Swagger UI.
 */
export async function registerOpenapiRoutes(app: FastifyInstance): Promise<void> {
  await app.register(staticFiles, { root: apiPageFolder, serve: false });

  app.get('/api/openapi.json', async (_request, reply) => {
    writtenDocument ??= generateDocumentText();
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'max-age=300')
      .send(await writtenDocument);
  });

  app.get('/api/docs', (_request, reply) => sendPageFile(reply, 'index.html', apiPageFolder));

  app.get<{ Params: { file: string } }>('/api/docs/:file', (request, reply) => {
    const folder = folderByFileName[request.params.file];
    return folder === undefined ? reply.callNotFound() : sendPageFile(reply, request.params.file, folder);
  });
}
