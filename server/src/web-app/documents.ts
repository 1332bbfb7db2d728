import type { FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { locales, type Locale } from '@wishwell/text/messages.ts';
import type { BearerClaims } from '../accounts/identity.ts';
import { createFairQueue } from '../concurrency/fair-queue.ts';
import { withTimeout } from '../concurrency/with-timeout.ts';
import type { Encoding } from '../http/content-negotiation.ts';
import type { DocumentSessions, InProcessFetch } from '../http/document-sessions.ts';
import { callerKey } from '../limits/caller-key.ts';
import { StartFailure } from '../process/start-failure.ts';
import { policyFor } from './content-security-policy.ts';
import {
  composeDocument,
  compressOnce,
  type DocumentParts,
  describeInstallation,
  filesOf,
  type Installation,
  tagOfText,
} from './document.ts';
import { localeOf, templateName } from './document-choice.ts';
import { loadRenderer, readPageFiles, type RenderedPage } from './renderer.ts';

interface Sent {
  /** Whether it is made for one person, or depends on there being none. */
  isPersonal: boolean;
}

export interface SentDocument extends Sent {
  body: Buffer;
  encoding: Encoding;
  etag: string;
  status: number;
  locale: Locale;
  policy: string;
  /** `Link` header: a browser fetches these files before it has read the document (RFC 8288). */
  link: string;
  isListed: boolean;
  /** Whether it stands in for a page that could not be rendered. */
  isShell: boolean;
}

export interface Redirect extends Sent {
  location: string;
}

/** The documents of the app, as persons may see them. */
export interface Documents {
  find(request: FastifyRequest, encoding: Encoding): Promise<SentDocument | Redirect>;
}

interface Parts {
  folder: string;
  installation: Installation;
  sessions: DocumentSessions;
}

/** The path of the document without a person, which the service worker keeps. */
const shellPath = '/app-shell';
/** Milliseconds that the data of a page may take, and that the event loop may lag, before the shell is sent. */
const longestRender = 2_000;
const longestLag = 100;

/** Documents that are made at once, in this process and for one person or network. */
const atOnce = { all: 4, perKey: 2, waiting: 200 };

/** Where the guard leads whoever is not signed in. */
const guardRedirect: Redirect = { location: '/about', isPersonal: true };

const isBusy = async (): Promise<boolean> => {
  const began = performance.now();
  await nextTurn();
  return performance.now() - began > longestLag;
};

/** Prepares the documents of the build in `folder`. Throws `StartFailure` when there is no build. */
export async function createDocuments({ folder, installation, sessions }: Parts): Promise<Documents> {
  const { templates, files, renderer } = await readBuild(folder, installation);
  renderer.setOwner(installation.owner);
  const knowsSessions = installation.auth.provider === 'built-in';
  const queue = createFairQueue({
    atOnce: atOnce.all,
    atOncePerKey: atOnce.perKey,
    waiting: atOnce.waiting,
    longestWait: longestRender,
    refusal: () => new Error('Too many documents are being made'),
  });
  // Of pages for nobody in particular. A build, a language and a path make one.
  const common = new LRUCache<string, SentDocument>({ max: 100 });

  const policies = new Map(
    locales.map((locale) => [locale, policyFor(templates[locale], installation.auth, installation.s3)]),
  );

  const finish = async (
    page: RenderedPage,
    locale: Locale,
    encoding: Encoding,
    who: Pick<DocumentParts, 'person' | 'publicPath'>,
  ): Promise<SentDocument> => {
    const html = composeDocument({
      template: templates[locale],
      page,
      locale,
      files,
      publicUrl: installation.publicUrl,
      ...who,
    });
    const text = Buffer.from(html);
    return {
      body: await compressOnce(text, encoding),
      encoding,
      etag: tagOfText(text),
      status: page.isFound ? 200 : 404,
      locale,
      policy: policies.get(locale) ?? '',
      link: [...[...filesOf(page, locale, files)].map(scriptLink), ...fontLinks(templates[locale])].join(', '),
      isListed: !page.isGuarded,
      isPersonal: page.data !== undefined && who.person !== 'nobody',
      isShell: false,
    };
  };

  /** The same for everybody: rendered once. */
  const findCommon = async (
    pathname: string,
    locale: Locale,
    encoding: Encoding,
    person: null | undefined,
  ): Promise<SentDocument> => {
    const key = [pathname.toLowerCase(), locale, encoding, person].join(' ');
    const known = common.get(key);
    if (known) return known;
    const page = await renderer.renderPage({ pathname, search: '', locale, person, fetch: noCalls });
    const publicPath = page.isGuarded ? undefined : pathname.toLowerCase().replace(/\/$/, '');
    const made = await finish(page, locale, encoding, { person: person === null ? 'nobody' : undefined, publicPath });
    common.set(key, made);
    return made;
  };

  const shell = async (locale: Locale, encoding: Encoding, status = 200): Promise<SentDocument> => {
    const found = await findCommon('/', locale, encoding, undefined);
    return { ...found, status, isListed: false, isShell: true };
  };

  const renderFor = async (
    claims: BearerClaims,
    request: FastifyRequest,
    at: { pathname: string; search: string; locale: Locale },
  ): Promise<RenderedPage> => {
    const { uid, email, emailVerified, name: displayName } = claims;
    const person = { uid, email, emailVerified, displayName };
    return sessions.callAs(claims, request, (fetch) => renderer.renderPage({ ...at, person, fetch }));
  };

  return {
    find: async (request, encoding) => {
      const [, pathname = '', search = ''] = /^([^?]*)(.*)$/s.exec(request.url) ?? [];
      const locale = localeOf(request);
      const isOpen = renderer.isPublicPath(pathname);
      if (pathname === shellPath) return { ...(await shell(locale, encoding)), isShell: false };
      if (!knowsSessions) return isOpen ? findCommon(pathname, locale, encoding, undefined) : shell(locale, encoding);
      let claims: BearerClaims | null | undefined;
      try {
        claims = await sessions.find(request);
      } catch (error) {
        request.log.warn({ err: error }, 'A session could not be looked up');
        return shell(locale, encoding, 503);
      }
      try {
        if (!claims && isOpen) return await findCommon(pathname, locale, encoding, null);
        if (!claims) return claims === null ? guardRedirect : await shell(locale, encoding);
        if (await isBusy()) return await shell(locale, encoding);
        const key = callerKey({ claims, ip: request.ip });
        const page = await queue.run(key, () =>
          withTimeout(renderFor(claims, request, { pathname, search, locale }), longestRender, tooSlow),
        );
        return await finish(page, locale, reflects(search) ? 'identity' : encoding, {
          person: claims.uid,
          publicPath: undefined,
        });
      } catch (error) {
        request.log.warn({ err: error }, 'A page could not be rendered');
        return shell(locale, encoding);
      }
    },
  };
}

const noCalls: InProcessFetch = () => Promise.reject(new Error('Nobody is signed in'));
const tooSlow = (): Error => new Error('The page took too long');

/**
 * Whether the page may show text of the URL. Such a document is not compressed: its length would tell somebody who chose
 * the text how much of it stands in the page.
 */
const reflects = (search: string): boolean => search !== '' && !/^\?\w{1,20}(?:=\d{1,15})?$/.test(search);

async function readBuild(folder: string, installation: Installation) {
  const readTemplate = async (locale: Locale): Promise<[Locale, string]> => [
    locale,
    describeInstallation(await readFile(join(folder, templateName(locale)), 'utf8'), installation),
  ];
  try {
    const templates = Object.fromEntries(await Promise.all(locales.map(readTemplate))) as Record<Locale, string>;
    return { templates, files: await readPageFiles(folder), renderer: await loadRenderer(folder) };
  } catch (cause) {
    throw new StartFailure(`The web app is not built: run "npm start", or "node web/build.ts" before this.`, { cause });
  }
}

const scriptLink = (file: string): string => `<${file}>; rel=modulepreload; crossorigin`;

/** The fonts that a template preloads. */
const fontLinks = (template: string): string[] =>
  [...template.matchAll(/<link rel="preload"[^>]*? href="([^"]+)" as="font"/g)].map(
    ([, href = '']) => `<${href}>; rel=preload; as=font; crossorigin`,
  );
