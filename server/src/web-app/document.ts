import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Locale } from '@wishwell/text/messages.ts';
import type { AuthSettings } from '../config/accounts.ts';
import type { Owner } from '../config/config.ts';
import type { S3Settings } from '../config/images.ts';
import type { Encoding } from '../http/content-negotiation.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { PageFiles, RenderedPage } from './renderer.ts';

/** What a document is completed with. */
export interface Installation {
  owner: Owner;
  auth: AuthSettings;
  /** Whether the app has the browser keep it for the next visit. */
  offlineShell: boolean;
  /** Undefined where only this machine reaches it: then no address is told. */
  publicUrl: URL | undefined;
  /** Where pictures lie, if browsers may be sent there. */
  s3?: Pick<S3Settings, 'browserAddress'> | undefined;
}

/** What the app must know of the identity provider before it can ask anything; nothing in it is secret. */
function publicSettings(auth: AuthSettings): object {
  if (auth.provider === 'built-in') return { provider: auth.provider, google: auth.oidc !== undefined };
  const { provider, projectId, apiKey, authDomain, emulatorHost } = auth;
  const emulator = emulatorHost === undefined ? null : `http://${emulatorHost}`;
  return { provider, projectId, apiKey, authDomain, emulator };
}

const meta = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}" />`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;

/** Tells the app who the owner is and where people prove who they are, without requests of their own. */
export function describeInstallation(html: string, installation: Omit<Installation, 'publicUrl' | 's3'>): string {
  const { owner, auth, offlineShell } = installation;
  const head =
    meta('wishwell-owner', JSON.stringify(owner)) + meta('wishwell-auth', JSON.stringify(publicSettings(auth)));
  const described = html.replace('</head>', () => `${head}</head>`);
  // Scripts go by these, the one in the document before any element of the body is there.
  const marks =
    (auth.provider === 'firebase' ? ' data-auth="firebase"' : '') + (offlineShell ? '' : ' data-shell="online"');
  return described.replace(/<html\b/, (start) => start + marks);
}

/** JSON in a script element: nothing in it ends the element, and old parsers of scripts read every line. */
const dataBlock = (json: string): string =>
  `<script type="application/json" id="wishwell-data">${json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)}</script>`;

/** Hidden until the script of the page fails; links to the page itself. */
const brokenScreen = ({ broken }: RenderedPage): string =>
  broken === undefined
    ? ''
    : `<div id="broken" class="page" role="alert" hidden><h1>${escapeHtml(broken.title)}</h1>` +
      `<p>${escapeHtml(broken.reason)}</p><p><a href="">${escapeHtml(broken.retry)}</a></p></div>`;

/** Where the page is to be found, and its image: who shares or indexes it wants whole URLs. */
function shareTags({ origin }: URL, path: string): string {
  const page = escapeHtml(origin + path);
  const image = escapeHtml(`${origin}/share.png`);
  return (
    `<link rel="canonical" href="${page}" /><meta property="og:url" content="${page}" />` +
    `<meta property="og:image" content="${image}" />` +
    '<meta property="og:image:width" content="1200" /><meta property="og:image:height" content="630" />'
  );
}

/** The scripts that a page fetches at once. */
export function filesOf({ module, isGuarded }: RenderedPage, locale: Locale, files: PageFiles): Set<string> {
  const { frame, whole } = files.texts[locale];
  const page = module === undefined ? [] : (files.pages[module] ?? []);
  return new Set([...files.app, module === undefined ? frame : whole, ...(isGuarded ? files.signedIn : []), ...page]);
}

export interface DocumentParts {
  /** The built template of the language, completed by `describeInstallation`. */
  template: string;
  page: RenderedPage;
  locale: Locale;
  files: PageFiles;
  /** Whom the page is for: a uid or `nobody`; undefined if that is not known. */
  person: string | undefined;
  publicUrl: URL | undefined;
  /** Path of a page that search engines may list. */
  publicPath: string | undefined;
}

/** The whole document of a page. */
export function composeDocument({ template, page, locale, files, person, ...where }: DocumentParts): string {
  const { publicUrl, publicPath } = where;
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    ...[...filesOf(page, locale, files)].map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`),
    meta('description', page.description),
    property('og:type', 'website'),
    property('og:site_name', 'Wishwell'),
    property('og:locale', locale),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:image:alt', page.imageText),
    meta('twitter:card', 'summary_large_image'),
    publicUrl && publicPath ? shareTags(publicUrl, publicPath) : '',
  ];
  // Functions, because `$` in a replacement is special.
  return template
    .replace(/<html\b/, (start) => (person ? `${start} data-person="${escapeHtml(person)}"` : start))
    .replace('<!--head-->', () => head.join('\n'))
    .replace('<!--app-->', () => page.html)
    .replace('<!--after-->', () => brokenScreen(page) + (page.data === undefined ? '' : dataBlock(page.data)));
}

/** A text in every encoding, and its tag. */
export interface CompressedText {
  bodies: Readonly<Record<Encoding, Buffer>>;
  etag: string;
}

/** Weak, as it stands for every encoding (RFC 9110 §8.8.1). */
export const tagOfText = (text: Buffer): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

export async function compressText(text: Buffer): Promise<CompressedText> {
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text)]);
  return { bodies: { br, gzip: zipped, identity: text }, etag: tagOfText(text) };
}

/** Compresses a text that is sent once: speed counts more than the last tenth of its bytes. */
export async function compressOnce(text: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return text;
  if (encoding === 'gzip') return promisify(gzip)(text, { level: 1 });
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
}
