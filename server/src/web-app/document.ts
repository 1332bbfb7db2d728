import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Owner } from '../config/config.ts';
import type { AuthSettings } from '../config/accounts.ts';
import type { S3Settings } from '../config/images.ts';
import type { Encoding } from '../http/content-negotiation.ts';
import { policyFor } from './content-security-policy.ts';
import { escapeHtml } from '../http/escape-html.ts';

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

/** A text in every encoding, and its tag. */
export interface CompressedText {
  bodies: Readonly<Record<Encoding, Buffer>>;
  etag: string;
}

/** A document of the app, ready to send. */
export interface WebDocument extends CompressedText {
  /** Its content security policy. */
  policy: string;
  /** What it fetches at once, so that a browser may begin before it has read the document (RFC 8288). */
  link: string;
}

/** What the app must know of the identity provider before it can ask anything; nothing in it is secret. */
function publicSettings(auth: AuthSettings): object {
  if (auth.provider === 'built-in') return { provider: auth.provider, google: auth.oidc !== undefined };
  const { provider, projectId, apiKey, authDomain, emulatorHost } = auth;
  const emulator = emulatorHost === undefined ? null : `http://${emulatorHost}`;
  return { provider, projectId, apiKey, authDomain, emulator };
}

const meta = (name: string, value: object): string =>
  `<meta name="${name}" content="${escapeHtml(JSON.stringify(value))}" />`;

/** Tells the app who the owner is and where people prove who they are, without requests of their own. */
export function describeInstallation(html: string, installation: Omit<Installation, 'publicUrl' | 's3'>): string {
  const { owner, auth, offlineShell } = installation;
  const head = meta('wishwell-owner', owner) + meta('wishwell-auth', publicSettings(auth));
  const described = html.replace('</head>', () => `${head}</head>`);
  // Scripts go by these, the one in the document before any element of the body is there.
  const marks =
    (auth.provider === 'firebase' ? ' data-auth="firebase"' : '') + (offlineShell ? '' : ' data-shell="online"');
  return described.replace(/<html\b/, (start) => start + marks);
}

/** The built `template`, completed for this installation; `address` is its own path, if it may be found and shared. */
export function createWebDocument(template: string, installation: Installation, address?: string): WebDocument {
  const { owner, auth, publicUrl, s3 } = installation;
  const tags = publicUrl && address ? shareTags(publicUrl, address) : '';
  const shared = withOwner(template, owner).replace('</head>', () => `${tags}</head>`);
  const html = Buffer.from(describeInstallation(shared, installation));
  return { ...compressText(html), policy: policyFor(template, auth, s3), link: linksOf(template) };
}

export const compressText = (text: Buffer): CompressedText => ({
  bodies: { br: brotliCompressSync(text), gzip: gzipSync(text), identity: text },
  // Weak, as it stands for every encoding (RFC 9110 §8.8.1).
  etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});

/** The build left marks such as `owner--name--` where the owner stands in the text, and in the links. */
function withOwner(template: string, owner: Owner): string {
  const values: Readonly<Record<string, string>> = { ...owner };
  return template.replace(/owner--(\w+)--/g, (mark, key: string) => escapeHtml(values[key] ?? mark));
}

/** Where the page is to be found, and its picture: whoever shares or indexes it wants whole addresses. */
function shareTags({ origin }: URL, address: string): string {
  const page = escapeHtml(origin + address);
  const image = escapeHtml(`${origin}/share.png`);
  return (
    `<link rel="canonical" href="${page}" /><meta property="og:url" content="${page}" />` +
    `<meta property="og:image" content="${image}" />` +
    '<meta property="og:image:width" content="1200" /><meta property="og:image:height" content="630" />'
  );
}

/** What the document fetches by its own links, as a header. */
function linksOf(html: string): string {
  const script = /<link rel="modulepreload"[^>]*? href="([^"]+)"/g;
  const font = /<link rel="preload"[^>]*? href="([^"]+)" as="font"/g;
  const linked = (pattern: RegExp, kind: string): string[] =>
    [...html.matchAll(pattern)].map(([, href = '']) => `<${href}>; ${kind}; crossorigin`);
  return [...new Set([...linked(script, 'rel=modulepreload'), ...linked(font, 'rel=preload; as=font')])].join(', ');
}
