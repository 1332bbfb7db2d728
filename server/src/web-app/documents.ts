import { setImmediate as nextTurn } from 'node:timers/promises';
import { createWishlistToOpenCookie } from '@wishwell/contract/requested-wishlist.ts';
import { createSharedUrlCookie } from '@wishwell/contract/shared-link.ts';
import type { Locale } from '@wishwell/text/messages.ts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { BearerPayload } from '../accounts/identity.ts';
import { createFairQueue } from '../concurrency/fair-queue.ts';
import { withTimeout } from '../concurrency/with-timeout.ts';
import type { ContentCoding } from '../http/content-negotiation.ts';
import type { InProcessApiClient, InProcessFetch } from '../http/in-process-api-client.ts';
import { getRateLimitKey } from '../http/network.ts';
import { createDocumentFactory, type DocumentResponse, type EncodedDocument } from './create-document.ts';
import { getRequestLocale } from './document-choice.ts';
import type { InstallationSettings } from './document.ts';
import type { RenderedPage } from './renderer.ts';

interface PageUrl {
  pathname: string;
  search: string;
  locale: Locale;
}

interface DocumentRedirect extends DocumentResponse {
  location: string;
  /** Value of the `Set-Cookie` header that the server sends with the redirect. */
  cookie: string | undefined;
}

export interface DocumentProvider {
  getDocument(request: FastifyRequest, encoding: ContentCoding): Promise<EncodedDocument | DocumentRedirect>;
}

interface DocumentsDependencies {
  folder: string;
  installation: InstallationSettings;
  sessions: InProcessApiClient;
}

/**
 * Path of the shell, a document without user data and without a rendered page. The service worker caches it.
 */
const appShellPath = '/app-shell';
/**
 * Limits in milliseconds, multiplied by `timeoutFactor`, for the rendering of a page and for the event loop
 * delay. Beyond either, the server sends the shell, a document without a rendered page.
 */
const maxRenderMs = 2_000;
const maxEventLoopDelayMs = 100;

/**
 * Maximum numbers of pages that this process renders at the same time: in total (`all`) and per user or
 * network (`perKey`). At most `waiting` pages wait for rendering.
 */
const renderConcurrencyLimits = { all: 4, perKey: 2, waiting: 200 };

/** Returns a redirect to `/about`, for a visitor without a session who requests a page for users. */
const createAboutRedirect = (pathname: string, search: string, isSecure: boolean): DocumentRedirect => ({
  location: '/about',
  cookie: createWishlistToOpenCookie(pathname, isSecure) ?? createSharedUrlCookie(pathname, search, isSecure),
  isPersonal: true,
});

async function measureEventLoopDelayMs(): Promise<number> {
  const startedAt = performance.now();
  await nextTurn();
  return performance.now() - startedAt;
}

/** Loads the build of the web app from `folder`. Throws a `StartFailure` if there is no build. */
export async function createDocumentProvider(dependencies: DocumentsDependencies): Promise<DocumentProvider> {
  const { folder, installation, sessions } = dependencies;
  const { renderer, createDocument } = await createDocumentFactory(folder, installation);
  const { timeoutFactor } = installation;
  const isSecure = installation.publicUrl?.protocol === 'https:';
  const hasServerSessions = installation.auth.provider === 'built-in';
  const queue = createFairQueue({
    maxRunning: renderConcurrencyLimits.all,
    maxRunningPerKey: renderConcurrencyLimits.perKey,
    maxWaiting: renderConcurrencyLimits.waiting,
    maxWaitMs: maxRenderMs * timeoutFactor,
    createRefusal: () => new Error('Too many pages are waiting to be rendered'),
  });
  // Cache of rendered pages that do not depend on a user.
  const commonPages = new LRUCache<string, EncodedDocument>({ max: 100 });

  const renderCommonPage = async (
    pathname: string,
    locale: Locale,
    encoding: ContentCoding,
    person: null | undefined,
  ): Promise<EncodedDocument> => {
    const key = [pathname.toLowerCase(), locale, encoding, person].join(' ');
    const cachedDocument = commonPages.get(key);
    if (cachedDocument) return cachedDocument;
    const page = await renderer.renderPage({ pathname, search: '', locale, person, fetch: rejectAllFetches });
    const publicPath = page.isGuarded ? undefined : pathname.toLowerCase().replace(/\/$/, '');
    const document = createDocument(page, locale, encoding, {
      person: person === null ? 'nobody' : undefined,
      publicPath,
      hasPreview: publicPath !== undefined,
    });
    commonPages.set(key, document);
    return document;
  };

  const renderShell = async (locale: Locale, encoding: ContentCoding, status = 200): Promise<EncodedDocument> => {
    const found = await renderCommonPage('/', locale, encoding, undefined);
    return { ...found, status, isListed: false, isShell: true };
  };

  /** Returns the shell with the status 503, when a page with a secret URL cannot be rendered. */
  const renderSecretShell = async (locale: Locale, encoding: ContentCoding): Promise<EncodedDocument> => ({
    ...(await renderShell(locale, encoding, 503)),
    isPersonal: true,
    isSecret: true,
  });

  const renderForCaller = async (
    payload: BearerPayload | null,
    request: FastifyRequest,
    pageUrl: PageUrl,
  ): Promise<RenderedPage> => {
    if (!payload) return renderer.renderPage({ ...pageUrl, person: null, fetch: sessions.callAsVisitor(request) });
    const { uid, email, emailVerified, name: displayName } = payload;
    const person = { uid, email, emailVerified, displayName };
    return sessions.callAs(payload, request, (fetch) => renderer.renderPage({ ...pageUrl, person, fetch }));
  };

  /**
   * Renders a page after waiting in a queue, which limits how many pages are rendered at once per user or
   * network.
   */
  const renderQueued = (
    payload: BearerPayload | null,
    request: FastifyRequest,
    pageUrl: PageUrl,
  ): Promise<RenderedPage> =>
    queue.run(getRateLimitKey({ bearerPayload: payload ?? undefined, ip: request.ip }), () =>
      withTimeout(renderForCaller(payload, request, pageUrl), maxRenderMs * timeoutFactor, createTimeoutError),
    );

  /** Renders a page with a secret URL, also for visitors without an account. */
  const renderSecretPage = async (
    payload: BearerPayload | null,
    request: FastifyRequest,
    pageUrl: PageUrl,
    encoding: ContentCoding,
  ): Promise<EncodedDocument> => {
    const page = await renderQueued(payload, request, pageUrl);
    const person = payload?.uid ?? (hasServerSessions ? 'nobody' : undefined);
    const document = createDocument(
      page,
      pageUrl.locale,
      mayContainTextFromUrl(pageUrl.search) ? 'identity' : encoding,
      {
        person,
        publicPath: undefined,
        hasPreview: true,
      },
    );
    return { ...document, ...(payload ? { uid: payload.uid } : {}), isPersonal: true, isListed: false, isSecret: true };
  };

  return {
    getDocument: async (request, encoding) => {
      const [, pathname = '', search = ''] = /^([^?]*)(.*)$/s.exec(request.url) ?? [];
      const locale = getRequestLocale(request);
      const isPublic = renderer.isPublicPath(pathname);
      if (pathname === appShellPath) return { ...(await renderShell(locale, encoding)), isShell: false };
      const isSecret = renderer.isSecretPath(pathname);
      if (!hasServerSessions && !isSecret)
        return isPublic ? renderCommonPage(pathname, locale, encoding, undefined) : renderShell(locale, encoding);
      let payload: BearerPayload | null | undefined;
      try {
        payload = hasServerSessions ? await sessions.find(request) : null;
      } catch (error) {
        request.log.warn({ err: error }, 'A session could not be looked up');
        return isSecret ? renderSecretShell(locale, encoding) : renderShell(locale, encoding, 503);
      }
      try {
        if (!payload && isPublic) return await renderCommonPage(pathname, locale, encoding, null);
        if (isSecret) return await renderSecretPage(payload ?? null, request, { pathname, search, locale }, encoding);
        if (!payload)
          return payload === null
            ? createAboutRedirect(pathname, search, isSecure)
            : await renderShell(locale, encoding);
        if ((await measureEventLoopDelayMs()) > maxEventLoopDelayMs * timeoutFactor)
          return await renderShell(locale, encoding);
        const page = await renderQueued(payload, request, { pathname, search, locale });
        const document = createDocument(page, locale, mayContainTextFromUrl(search) ? 'identity' : encoding, {
          person: payload.uid,
          publicPath: undefined,
          hasPreview: false,
        });
        return { ...document, uid: payload.uid };
      } catch (error) {
        request.log.warn({ err: error }, 'A page could not be rendered');
        return isSecret ? renderSecretShell(locale, encoding) : renderShell(locale, encoding);
      }
    },
  };
}

const rejectAllFetches: InProcessFetch = () => Promise.reject(new Error('This page must not send API requests'));
const createTimeoutError = (): Error => new Error('Rendering the page took too long');

/**
 * Returns whether the page may contain text from the URL. Such a document is not compressed. Its compressed
 * length would reveal how much of an attacker's text also occurs elsewhere in the page.
 */
const mayContainTextFromUrl = (search: string): boolean => search !== '' && !/^\?\w{1,20}(?:=\d{1,15})?$/.test(search);
