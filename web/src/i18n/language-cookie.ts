import type { Locale } from '@wishwell/text/messages.ts';

/**
 * Returns the text of a cookie that stores the language for a year. With the prefix `__Host-`, other hosts of
 * the same domain cannot set the cookie (RFC 6265bis §4.1.3.2). The server accepts the cookie with or without
 * the prefix.
 */
export function buildLanguageCookie(locale: Locale, protocol: string): string {
  const cookie = `language=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`;
  return protocol === 'https:' ? `__Host-${cookie}; Secure` : cookie;
}
