import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Locale } from '@wishwell/text/messages.ts';
import type { AuthSettings, MailSettings } from '../config/accounts.ts';
import type { InstallationOperator } from '../config/config.ts';
import type { S3Settings } from '../config/images.ts';
import type { ContentCoding } from '../http/content-negotiation.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { FilesByPage, RenderedPage } from './renderer.ts';

export interface InstallationSettings {
  owner: InstallationOperator;
  auth: AuthSettings;
  mail?: Pick<MailSettings, 'smtpUrl'> | undefined;
  /** Whether the service worker caches the app for use without a network connection. */
  offlineShell: boolean;
  /**
   * Public URL of the server. Undefined if only its own machine can reach it: HTML documents then contain no
   * canonical URL.
   */
  publicUrl: URL | undefined;
  timeoutFactor: number;
  /** Settings of the image store; undefined unless the server redirects browsers to the store. */
  s3?: Pick<S3Settings, 'browserUrl'> | undefined;
}

function toPublicAuthSettings(auth: AuthSettings): object {
  if (auth.provider === 'built-in') return { provider: auth.provider, google: auth.oidc !== undefined };
  const { provider, projectId, apiKey, authDomain, emulatorHost } = auth;
  const emulator = emulatorHost === undefined ? null : `http://${emulatorHost}`;
  return { provider, projectId, apiKey, authDomain, emulator };
}

const createMetaTag = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`;
const createPropertyTag = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;

/**
 * Adds meta tags about the installation to an HTML template: author, sign-in provider, and whether mail is
 * configured. So the web app needs no requests for these values.
 */
export function addServerSettingsMetaTags(
  html: string,
  installation: Omit<InstallationSettings, 'publicUrl' | 's3'>,
): string {
  const { owner, auth, mail, offlineShell } = installation;
  const head =
    createMetaTag('wishwell-owner', JSON.stringify(owner)) +
    createMetaTag('wishwell-auth', JSON.stringify(toPublicAuthSettings(auth))) +
    (mail?.smtpUrl === undefined ? '' : createMetaTag('wishwell-mail', 'on'));
  const htmlWithTags = html.replace('</head>', () => `${head}</head>`);
  // Attributes of the `html` element. Scripts can read them before `<body>` exists.
  const rootAttributes =
    (auth.provider === 'firebase' ? ' data-auth="firebase"' : '') + (offlineShell ? '' : ' data-shell="online"');
  return htmlWithTags.replace(/<html\b/, (start) => start + rootAttributes);
}

/**
 * Returns a script element that contains JSON data. Escapes `<`, because it could end the element, and two
 * line separators, which old JavaScript engines reject.
 */
const createJsonDataScript = (json: string): string =>
  `<script type="application/json" id="wishwell-data">${json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)}</script>`;

/**
 * Returns the HTML of the error screen, with a link that reloads the page. The screen appears only if the
 * script of the page fails.
 */
const createErrorScreen = ({ broken }: RenderedPage): string =>
  broken === undefined
    ? ''
    : `<div id="broken" class="page" role="alert" hidden><h1>${escapeHtml(broken.title)}</h1>` +
      `<p>${escapeHtml(broken.reason)}</p><p><a href="">${escapeHtml(broken.retry)}</a></p></div>`;

/**
 * Returns meta tags for search engines and messengers, which need absolute URLs. A page without a public path
 * gets only the image tags, for example a page with a secret URL.
 */
function createShareMetaTags({ origin }: URL, path: string | undefined): string {
  const page = path === undefined ? undefined : escapeHtml(origin + path);
  const image = escapeHtml(`${origin}/share.png`);
  return (
    (page === undefined ? '' : `<link rel="canonical" href="${page}" /><meta property="og:url" content="${page}" />`) +
    `<meta property="og:image" content="${image}" />` +
    '<meta property="og:image:width" content="1200" /><meta property="og:image:height" content="630" />'
  );
}

export function listAssetFilesOfPage(rendered: RenderedPage, locale: Locale, files: FilesByPage): Set<string> {
  const { module, isGuarded, hasExtraTexts } = rendered;
  const { frame, main, extra } = files.texts[locale];
  const page = module === undefined ? [] : (files.pages[module] ?? []);
  return new Set([
    ...files.app,
    module === undefined ? frame : main,
    ...(hasExtraTexts ? [extra] : []),
    ...(isGuarded ? files.signedIn : []),
    ...page,
  ]);
}

export interface DocumentParts {
  /** HTML template in the language of the document, with the meta tags of `addServerSettingsMetaTags`. */
  template: string;
  page: RenderedPage;
  locale: Locale;
  files: FilesByPage;
  /** The uid of the signed-in user; `nobody` without a session; undefined if unknown. */
  person: string | undefined;
  publicUrl: URL | undefined;
  /** Path of the page if search engines may index the page, otherwise undefined. */
  publicPath: string | undefined;
  /** Whether messengers may show a preview of the page. */
  hasPreview: boolean;
}

export function composeDocument({ template, page, locale, files, person, ...where }: DocumentParts): string {
  const { publicUrl, publicPath, hasPreview } = where;
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    ...[...listAssetFilesOfPage(page, locale, files)].map(
      (file) => `<link rel="modulepreload" crossorigin href="${file}" />`,
    ),
    createMetaTag('description', page.description),
    createPropertyTag('og:type', 'website'),
    createPropertyTag('og:site_name', 'Wishwell'),
    createPropertyTag('og:locale', locale),
    createPropertyTag('og:title', page.previewTitle),
    createPropertyTag('og:description', page.description),
    createPropertyTag('og:image:alt', page.imageText),
    createMetaTag('twitter:card', 'summary_large_image'),
    publicUrl && hasPreview ? createShareMetaTags(publicUrl, publicPath) : '',
  ];
  // The second argument of `replace` is a function, because `$` has a special meaning in replacement strings.
  return template
    .replace(/<html\b/, (start) => (person ? `${start} data-person="${escapeHtml(person)}"` : start))
    .replace('<!--head-->', () => head.join('\n'))
    .replace('<!--app-->', () => page.html)
    .replace(
      '<!--after-->',
      () => createErrorScreen(page) + (page.data === undefined ? '' : createJsonDataScript(page.data)),
    );
}

export interface CompressedText {
  bodies: Readonly<Record<ContentCoding, Buffer>>;
  etag: string;
}

/**
 * Returns the ETag of an HTML document. The ETag is weak, because it is the same for every content encoding
 * (RFC 9110 §8.8.1).
 */
export const createTextEtag = (text: Buffer): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

export async function compressText(text: Buffer): Promise<CompressedText> {
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text)]);
  return { bodies: { br, gzip: zipped, identity: text }, etag: createTextEtag(text) };
}

/**
 * Compresses a document that is sent only once, at low quality. Compresses synchronously: the compression
 * takes 0.2 ms, and another thread would not be faster.
 */
export function compressTextFast(text: Buffer, encoding: ContentCoding): Buffer {
  if (encoding === 'identity') return text;
  if (encoding === 'gzip') return gzipSync(text, { level: 1 });
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: sizeHint } = constants;
  return brotliCompressSync(text, { params: { [quality]: 2, [sizeHint]: text.length } });
}
