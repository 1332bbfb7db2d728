import staticFiles from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locales, type Locale } from '@wishwell/text/messages.ts';
import { StartFailure } from '../process/start-failure.ts';
import { pickEncoding } from '../http/content-negotiation.ts';
import { type DocumentKind, documentKinds, documentName, kindOf, localeOf } from './document-choice.ts';
import { readServiceWorker, workerPath, workerPolicy } from './service-worker.ts';
import { addVary } from '../http/vary.ts';
import {
  compressText,
  createWebDocument,
  type CompressedText,
  type WebDocument,
  type Installation,
} from './document.ts';

/** Where `web/build.ts` leaves the app. */
export const builtWebApp = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

const YEAR = { maxAge: '365d', immutable: true };
const DAY = { maxAge: '1d' };

/**
 * Serves the built web app in `folder`: a document, in the visitor's language, for every path that names no file, so
 * that the app's own routes (docs/specification.md §2) can be opened and reloaded, and its files, precompressed where
 * the build did so. The owner travels in the document. Throws `StartFailure` when there is no build.
 */
export function webApp(folder: string, installation: Installation): FastifyPluginAsync {
  return async (app) => {
    const documentFor = await readDocuments(folder, installation);
    const files = await listFiles(folder);
    const worker = compressText(Buffer.from(await readServiceWorker(folder, installation.offlineShell)));
    await app.register(staticFiles, { root: folder, serve: false, preCompressed: true });
    app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      const path = request.params['*'];
      if (path === workerPath) return sendWorker(worker, request, reply);
      if (files.has(path)) return reply.sendFile(path, path.startsWith('assets/') ? YEAR : DAY);
      if (path.includes('.')) return reply.callNotFound();
      const [kind, locale] = [kindOf(request), localeOf(request)];
      void reply.header('content-language', locale);
      // What only the signed-in see is of no use to a search engine.
      if (kind === 'app') void reply.header('x-robots-tag', 'noindex');
      return sendDocument(documentFor(kind, locale), request, reply);
    });
  };
}

type Documents = (kind: DocumentKind, locale: Locale) => WebDocument;

async function readDocuments(folder: string, installation: Installation): Promise<Documents> {
  const documents = new Map<string, WebDocument>();
  for (const kind of documentKinds) {
    for (const locale of locales) {
      const name = documentName(kind, locale);
      const address = kind === 'app' ? undefined : `/${kind}`;
      documents.set(name, createWebDocument(await readTemplate(folder, name), installation, address));
    }
  }
  return (kind, locale) => {
    const document = documents.get(documentName(kind, locale));
    if (!document) throw new Error(`There is no document ${documentName(kind, locale)}`);
    return document;
  };
}

async function readTemplate(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch (cause) {
    throw new StartFailure(`The web app is not built: run "npm start", or "node web/build.ts" before this.`, { cause });
  }
}

/** What may be asked for by name. The documents are not among it: as files they would lack the owner. */
async function listFiles(folder: string): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const entry of glob('**/*.*', { cwd: folder, withFileTypes: true })) {
    if (entry.isFile()) names.add(join(entry.parentPath, entry.name).slice(join(folder, '/').length));
  }
  for (const name of names) if (/\.(?:br|gz|html)$|(?:^|\/)\./.test(name)) names.delete(name);
  return names;
}

function sendDocument(document: WebDocument, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.type('text/html; charset=utf-8').header('content-security-policy', document.policy);
  addVary(reply, 'Accept-Encoding', 'Accept-Language', 'Cookie');
  if (document.link !== '') void reply.header('link', document.link);
  return sendFresh(document, request, reply);
}

function sendWorker(worker: CompressedText, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.type('text/javascript; charset=utf-8').header('content-security-policy', workerPolicy);
  addVary(reply, 'Accept-Encoding');
  return sendFresh(worker, request, reply);
}

/** What may be kept, but not used again without asking. */
function sendFresh({ bodies, etag }: CompressedText, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = pickEncoding(request.headers['accept-encoding']);
  void reply.header('cache-control', 'no-cache').header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}
