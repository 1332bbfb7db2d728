import staticFiles from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DocumentSessions } from '../http/document-sessions.ts';
import { pickEncoding } from '../http/content-negotiation.ts';
import { addVary } from '../http/vary.ts';
import { compressText, type CompressedText, type Installation } from './document.ts';
import { createDocuments, type Documents } from './documents.ts';
import { readServiceWorker, workerPath, workerPolicy } from './service-worker.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether a page could not be rendered and the shell was sent; metrics count it. */
    isShell?: boolean;
  }
}

/** Where `web/build.ts` leaves the app. */
export const builtWebApp = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

const YEAR = { maxAge: '365d', immutable: true };
const DAY = { maxAge: '1d' };

/**
 * Serves the built web app in `folder`: its files, precompressed where the build did so, and for every path that names
 * no file a document with the page as its person sees it, in their language (docs/specification.md §2). Throws
 * `StartFailure` when there is no build.
 */
export function webApp(folder: string, installation: Installation): (sessions: DocumentSessions) => FastifyPluginAsync {
  return (sessions) => async (app) => {
    const documents = await createDocuments({ folder, installation, sessions });
    const files = await listFiles(folder);
    const worker = await compressText(Buffer.from(await readServiceWorker(folder, installation.offlineShell)));
    await app.register(staticFiles, { root: folder, serve: false, preCompressed: true });
    app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      const path = request.params['*'];
      if (path === workerPath) return sendWorker(worker, request, reply);
      if (files.has(path)) return reply.sendFile(path, path.startsWith('assets/') ? YEAR : DAY);
      if (path.includes('.')) return reply.callNotFound();
      return sendDocument(documents, request, reply);
    });
  };
}

/** What may be asked for by name. The templates are not among it: as files they would lack the owner. */
async function listFiles(folder: string): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const entry of glob('**/*.*', { cwd: folder, withFileTypes: true })) {
    if (entry.isFile()) names.add(join(entry.parentPath, entry.name).slice(join(folder, '/').length));
  }
  for (const name of names) if (/\.(?:br|gz|html)$|(?:^|\/)\./.test(name)) names.delete(name);
  return names;
}

async function sendDocument(documents: Documents, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const document = await documents.find(request, pickEncoding(request.headers['accept-encoding']));
  addVary(reply, 'Accept-Encoding', 'Accept-Language', 'Cookie');
  void reply.header('cache-control', document.isPersonal ? 'private, no-cache' : 'no-cache');
  if ('location' in document) return reply.redirect(document.location, 302);
  const { body, encoding, etag, status, locale, policy, link, isListed } = document;
  request.isShell = document.isShell;
  void reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
  void reply.header('content-language', locale).header('etag', etag);
  // What only the signed-in see is of no use to a search engine.
  if (!isListed) void reply.header('x-robots-tag', 'noindex');
  if (link !== '') void reply.header('link', link);
  if (status === 503) void reply.header('retry-after', '5');
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.code(status).send(body);
}

/** May be kept, but not used again without asking. */
function sendWorker({ bodies, etag }: CompressedText, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = pickEncoding(request.headers['accept-encoding']);
  void reply.type('text/javascript; charset=utf-8').header('content-security-policy', workerPolicy);
  addVary(reply, 'Accept-Encoding');
  void reply.header('cache-control', 'no-cache').header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}
