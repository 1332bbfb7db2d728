import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '@wishwell/text/messages.ts';
import type { ContentCoding } from '../http/content-negotiation.ts';
import { StartFailure } from '../process/start-failure.ts';
import { createContentSecurityPolicy } from './content-security-policy.ts';
import { getHtmlTemplateFileName } from './document-choice.ts';
import {
  addServerSettingsMetaTags,
  composeDocument,
  compressTextFast,
  createTextEtag,
  type DocumentParts,
  type InstallationSettings,
  listAssetFilesOfPage,
} from './document.ts';
import { loadRenderer, readFilesByPage, type RenderedPage, type Renderer } from './renderer.ts';

export interface DocumentResponse {
  /** True if the document is for one browser only. Then shared caches must not store it. */
  isPersonal: boolean;
}

/** HTML document whose `body` is compressed with the HTTP content encoding `encoding`. */
export interface EncodedDocument extends DocumentResponse {
  body: Buffer;
  encoding: ContentCoding;
  etag: string;
  status: number;
  locale: Locale;
  policy: string;
  /** Value of the `Link` header (RFC 8288). Browsers load the files in it before they parse the document. */
  link: string;
  isListed: boolean;
  /** Whether the document's URL is secret. If so, the response needs `headersForUrlsWithToken`. */
  isSecret?: boolean;
  /** The uid of the signed-in user; undefined without a session. */
  uid?: string;
  isShell: boolean;
}

/** Renders pages of the web app, and creates the HTML documents that contain them. */
interface DocumentFactory {
  renderer: Renderer;
  createDocument(
    page: RenderedPage,
    locale: Locale,
    encoding: ContentCoding,
    options: Pick<DocumentParts, 'person' | 'publicPath' | 'hasPreview'>,
  ): EncodedDocument;
}

/** Loads the build of the web app from `folder`. Throws a `StartFailure` if there is no build. */
export async function createDocumentFactory(
  folder: string,
  installation: InstallationSettings,
): Promise<DocumentFactory> {
  const { templates, files, renderer } = await readWebBuild(folder, installation);
  renderer.setInstallationOperator(installation.owner);
  const policies = new Map(
    locales.map((locale) => [
      locale,
      createContentSecurityPolicy(templates[locale], installation.auth, installation.s3),
    ]),
  );

  return {
    renderer,
    createDocument: (page, locale, encoding, options) => {
      const html = composeDocument({
        template: templates[locale],
        page,
        locale,
        files,
        publicUrl: installation.publicUrl,
        ...options,
      });
      const text = Buffer.from(html);
      return {
        body: compressTextFast(text, encoding),
        encoding,
        etag: createTextEtag(text),
        status: page.isFound ? 200 : 404,
        locale,
        policy: policies.get(locale) ?? '',
        link: [
          ...[...listAssetFilesOfPage(page, locale, files)].map(createScriptLink),
          ...listFontLinks(templates[locale]),
        ].join(', '),
        isListed: !page.isGuarded,
        isPersonal: page.data !== undefined && options.person !== 'nobody',
        isShell: false,
      };
    },
  };
}

async function readWebBuild(folder: string, installation: InstallationSettings) {
  const readTemplate = async (locale: Locale): Promise<[Locale, string]> => [
    locale,
    addServerSettingsMetaTags(await readFile(join(folder, getHtmlTemplateFileName(locale)), 'utf8'), installation),
  ];
  try {
    const templates = Object.fromEntries(await Promise.all(locales.map(readTemplate))) as Record<Locale, string>;
    return { templates, files: await readFilesByPage(folder), renderer: await loadRenderer(folder) };
  } catch (cause) {
    throw new StartFailure(`The web app is not built: run "npm start", or "node web/build.ts" before this.`, { cause });
  }
}

const createScriptLink = (file: string): string => `<${file}>; rel=modulepreload; crossorigin`;

const listFontLinks = (template: string): string[] =>
  [...template.matchAll(/<link rel="preload"[^>]*? href="([^"]+)" as="font"/g)].map(
    ([, href = '']) => `<${href}>; rel=preload; as=font; crossorigin`,
  );
