import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { locales, type Locale } from '@wishwell/text/messages.ts';
import { chooseLocale } from '../http/content-negotiation.ts';

/** The documents of the app: the story, which is made at build, the login page, and the one of every other address. */
export const documentKinds = ['about', 'login', 'app'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Which file of the build a document is. */
export const documentName = (kind: DocumentKind, locale: Locale): string => `${kind}.${locale}.html`;

/** Every document that a build has. */
export const documentNames: readonly string[] = documentKinds.flatMap((kind) =>
  locales.map((locale) => documentName(kind, locale)),
);

/** By the path as it was sent, because the app's router goes by that too: to both, `/%61bout` is not the story. */
export function kindOf({ url }: Pick<FastifyRequest, 'url'>): DocumentKind {
  // A slash at the end does not count, nor does letter case.
  const place = /^\/(about|login)\/?(?:\?|$)/i.exec(url)?.[1]?.toLowerCase();
  return documentKinds.find((kind) => kind === place) ?? 'app';
}

/** The language chosen in this browser, which the app keeps in a cookie, or else the one the browser asks for first. */
export function localeOf({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  const cookies = parseCookie(headers.cookie ?? '');
  const chosen = cookies['__Host-language'] ?? cookies['language'];
  return locales.find((locale) => locale === chosen) ?? chooseLocale(headers['accept-language']);
}
