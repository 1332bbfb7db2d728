import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import { pathForSharesFromOtherApps } from '@wishwell/contract/shared-link.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { pickContentCoding } from '../http/content-negotiation.ts';
import { headersForUrlsWithToken } from '../http/headers-for-urls-with-token.ts';
import type { HttpOnlyCookie } from '../http/http-only-cookie.ts';
import type { InProcessApiClient } from '../http/in-process-api-client.ts';
import { addVaryHeader } from '../http/vary.ts';
import { createInvitationCookie } from '../invitations/invitation-cookie.ts';
import { compressText, type CompressedText, type InstallationSettings } from './document.ts';
import { createDocumentProvider, type DocumentProvider } from './documents.ts';
import { readServiceWorker, serviceWorkerPath, serviceWorkerCsp } from './service-worker.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * True if the server sent the shell because it could not render the page. Metrics count such requests
     * separately.
     */
    isShell?: boolean;
  }
}

/** Folder into which `web/build.ts` writes the built web app. */
export const builtWebAppFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

const oneYearCache = { maxAge: '365d', immutable: true };
const oneDayCache = { maxAge: '1d' };

/**
 * Returns a plugin that serves the web app built in `folder`. Sends its files precompressed. For all other
 * paths, sends an HTML document in the user's language (docs/specification.md §2). Throws a `StartFailure` if
 * there is no build.
 */
export function createWebAppPlugin(
  folder: string,
  installation: InstallationSettings,
): (sessions: InProcessApiClient) => FastifyPluginAsync {
  return (sessions) => async (app) => {
    const documents = await createDocumentProvider({ folder, installation, sessions });
    const invitations = createInvitationCookie(installation.publicUrl);
    const files = await listFiles(folder);
    const worker = await compressText(Buffer.from(await readServiceWorker(folder, installation.offlineShell)));
    await app.register(staticFiles, { root: folder, serve: false, preCompressed: true });
    app.post(pathForSharesFromOtherApps, { onRequest: redirectShareTarget }, redirectShareTarget);
    app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      const path = request.params['*'];
      if (path === serviceWorkerPath) return sendServiceWorker(worker, request, reply);
      if (files.has(path)) return reply.sendFile(path, path.startsWith('assets/') ? oneYearCache : oneDayCache);
      if (path.includes('.')) return reply.callNotFound();
      return sendDocument({ documents, sessions, invitations }, request, reply);
    });
  };
}

/**
 * Redirects the form that a phone's share menu sends to a page that asks the user to share again. Only the
 * service worker, which does not run yet, can read the form. Runs as a hook, so that the server does not read
 * the form.
 */
const redirectShareTarget = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  reply.redirect(`${pathForSharesFromOtherApps}?again`, 303);

/**
 * Returns the names of the built files that clients may request. Excludes the HTML templates, which are
 * incomplete documents.
 */
async function listFiles(folder: string): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const entry of glob('**/*.*', { cwd: folder, withFileTypes: true })) {
    if (entry.isFile()) names.add(join(entry.parentPath, entry.name).slice(join(folder, '/').length));
  }
  for (const name of names) if (/\.(?:br|gz|html)$|(?:^|\/)\./.test(name)) names.delete(name);
  return names;
}

interface SendDocumentDependencies {
  documents: DocumentProvider;
  sessions: Pick<InProcessApiClient, 'markUser'>;
  /** Cookie with the token of the invitation that the browser opened. */
  invitations: HttpOnlyCookie;
}

async function sendDocument(
  { documents, sessions, invitations }: SendDocumentDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const document = await documents.getDocument(request, pickContentCoding(request.headers['accept-encoding']));
  addVaryHeader(reply, 'Accept-Encoding', 'Accept-Language', 'Cookie');
  void reply.header('cache-control', document.isPersonal ? 'private, no-cache' : 'no-cache');
  if ('location' in document) {
    if (document.cookie !== undefined) void reply.header('set-cookie', document.cookie);
    return reply.redirect(document.location, 302);
  }
  const { body, encoding, etag, status, locale, policy, link, isListed } = document;
  request.isShell = document.isShell;
  if (document.uid !== undefined) sessions.markUser(request, reply, document.uid);
  const [, invitation] = /^\/i\/([\w-]+)\/?(?:\?|$)/i.exec(request.url) ?? [];
  if (invitation !== undefined && status === 200) invitations.write(reply, invitation);
  void reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
  void reply.header('content-language', locale).header('etag', etag);
  // Search engines must not index pages that need a signed-in user.
  if (!isListed) void reply.header('x-robots-tag', 'noindex');
  if (link !== '') void reply.header('link', link);
  if (document.isSecret) void reply.headers(headersForUrlsWithToken);
  if (status === 503) void reply.header('retry-after', '5');
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.code(status).send(body);
}

/** Sends the service worker. Browsers may cache it, but must revalidate it at each use. */
function sendServiceWorker(
  { bodies, etag }: CompressedText,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const encoding = pickContentCoding(request.headers['accept-encoding']);
  void reply.type('text/javascript; charset=utf-8').header('content-security-policy', serviceWorkerCsp);
  addVaryHeader(reply, 'Accept-Encoding');
  void reply.header('cache-control', 'no-cache').header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}
