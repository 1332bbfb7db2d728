import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Owner } from '../config.ts';
import type { Encoding } from './accepted-encoding.ts';

/** What a document is completed with. */
export interface Installation {
  owner: Owner;
  /** Undefined where only this machine reaches it: then no address is told. */
  publicUrl: URL | undefined;
}

/** A document of the app, ready to send. */
export interface Document {
  bodies: Readonly<Record<Encoding, Buffer>>;
  etag: string;
  /** Its content security policy. */
  policy: string;
  /** What it fetches at once, so that a browser may begin before it has read the document (RFC 8288). */
  link: string;
}

/** The element that tells the footer and /about who the owner is, without a request of their own. */
export function ownerMeta(owner: Owner): string {
  return `<meta name="wishwell-owner" content="${escapeAttribute(JSON.stringify(owner))}" />`;
}

/** The built `template`, completed for this installation; `address` is its own path, if it may be found and shared. */
export function makeDocument(template: string, { owner, publicUrl }: Installation, address?: string): Document {
  const head = ownerMeta(owner) + (publicUrl && address ? shareTags(publicUrl, address) : '');
  const html = Buffer.from(withOwner(template, owner).replace('</head>', () => `${head}</head>`));
  return {
    bodies: { br: brotliCompressSync(html), gzip: gzipSync(html), identity: html },
    // Weak, as it stands for every encoding (RFC 9110 §8.8.1).
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    policy: policyFor(template),
    link: linksOf(template),
  };
}

/** The build left marks such as `owner--name--` where the owner stands in the text, and in the links. */
function withOwner(template: string, owner: Owner): string {
  const values: Readonly<Record<string, string>> = { ...owner };
  return template.replace(/owner--(\w+)--/g, (mark, key: string) => escapeAttribute(values[key] ?? mark));
}

/** Where the page is to be found, and its picture: whoever shares or indexes it wants whole addresses. */
function shareTags({ origin }: URL, address: string): string {
  const page = escapeAttribute(origin + address);
  const picture = escapeAttribute(`${origin}/share.png`);
  return (
    `<link rel="canonical" href="${page}" /><meta property="og:url" content="${page}" />` +
    `<meta property="og:image" content="${picture}" />` +
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

const hashesOf = (contents: Iterable<RegExpMatchArray>): string[] =>
  [...contents].map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);

/** Only our own files run and style, and the document's inline scripts and rules, each by its hash. */
function policyFor(html: string): string {
  const scripts = hashesOf(html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g));
  const styles = hashesOf(html.matchAll(/<style>([^]*?)<\/style>/g));
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (character) => entities[character] ?? character);
}
