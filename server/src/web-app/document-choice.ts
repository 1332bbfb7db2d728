import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { locales, type Locale } from '@wishwell/text/messages.ts';
import { chooseLocale } from '../http/content-negotiation.ts';

/** Which file of the build is the template of a language. */
export const templateName = (locale: Locale): string => `template.${locale}.html`;

/** The language chosen in this browser, which the app keeps in a cookie, or else the one the browser asks for first. */
export function localeOf({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  const cookies = parseCookie(headers.cookie ?? '');
  const chosen = cookies['__Host-language'] ?? cookies['language'];
  return locales.find((locale) => locale === chosen) ?? chooseLocale(headers['accept-language']);
}
