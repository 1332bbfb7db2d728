import Negotiator from 'negotiator';
import { locales, type Locale } from '@wishwell/text/messages.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the list items that end within the first 200 characters. No browser sends a longer `Accept-…` header. */
const firstChoices = (header: string): string => /^.{0,200}(?=,|$)/s.exec(header)?.[0] ?? '';

/** Returns the smallest content coding that the client accepts (RFC 9110 §12.5.3). */
export function pickEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const headers = { 'accept-encoding': firstChoices(String(acceptEncoding ?? '')) };
  const accepted = new Negotiator({ headers }).encodings().map((coding) => coding.toLowerCase());
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding)) ?? 'identity';
}

/** Returns the first supported language of an `Accept-Language` header (RFC 9110 §12.5.4); English if there is none. */
export function chooseLocale(acceptLanguage: string | undefined): Locale {
  const headers = { 'accept-language': firstChoices(acceptLanguage ?? '') };
  for (const tag of new Negotiator({ headers }).languages()) {
    const supported = locales.find((locale) => locale === tag.toLowerCase().split('-')[0]);
    if (supported) return supported;
  }
  return 'en';
}
