import { locales, type Locale } from '@wishwell/text/messages.ts';
import Negotiator from 'negotiator';

export type ContentCoding = 'br' | 'gzip' | 'identity';

/**
 * Returns the comma-separated values in the first 200 characters of a header. This limit bounds the parsing
 * time. The `Accept-…` headers of browsers are shorter.
 */
const truncateHeader = (header: string): string => /^.{0,200}(?=,|$)/s.exec(header)?.[0] ?? '';

/**
 * Returns the content coding for the response, as the client accepts it: Brotli, gzip or none (RFC 9110
 * §12.5.3).
 */
export function pickContentCoding(acceptEncodingHeader: string | string[] | undefined): ContentCoding {
  const headers = { 'accept-encoding': truncateHeader(String(acceptEncodingHeader ?? '')) };
  const accepted = new Negotiator({ headers }).encodings().map((coding) => coding.toLowerCase());
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding)) ?? 'identity';
}

/**
 * Returns the first supported language in a header `Accept-Language` (RFC 9110 §12.5.4). Returns English if
 * the header has none.
 */
export function chooseLocale(acceptLanguage: string | undefined): Locale {
  const headers = { 'accept-language': truncateHeader(acceptLanguage ?? '') };
  for (const tag of new Negotiator({ headers }).languages()) {
    const supported = locales.find((locale) => locale === tag.toLowerCase().split('-')[0]);
    if (supported) return supported;
  }
  return 'en';
}
