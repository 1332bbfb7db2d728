import { locales, type Locale } from '@wishwell/text/messages.ts';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { chooseLocale } from '../http/content-negotiation.ts';

export const getHtmlTemplateFileName = (locale: Locale): string => `template.${locale}.html`;

/** Returns the language in the app's cookie; without the cookie, the preferred language of the browser. */
export function getRequestLocale({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  const cookies = parseCookie(headers.cookie ?? '');
  const chosen = cookies['__Host-language'] ?? cookies['language'];
  return locales.find((locale) => locale === chosen) ?? chooseLocale(headers['accept-language']);
}
