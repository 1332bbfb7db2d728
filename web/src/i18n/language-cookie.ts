import type { Locale } from '@wishwell/text/messages.ts';

/**
 * What `document.cookie` is set to, to remember a language for a year. On https its `__Host-` name keeps neighbouring
 * hosts from planting one (RFC 6265bis §4.1.3.2); the server reads either.
 */
export function languageCookie(locale: Locale, protocol: string): string {
  const cookie = `language=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`;
  return protocol === 'https:' ? `__Host-${cookie}; Secure` : cookie;
}
