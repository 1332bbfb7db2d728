/** Path that the share menu of a phone opens, as declared in the web app manifest. */
export const pathForSharesFromOtherApps = '/share';

/**
 * Start of the URL fragment in which `/share` receives an item from the bookmarklet or from the share menu of
 * a phone. The URL-encoded fields of the item follow. Browsers do not send a fragment to the server.
 */
export const sharedItemFragmentPrefix = '#item=';

/** Maximum length of a URL fragment with a shared item, in characters. Longer fragments are ignored. */
export const maxSharedItemFragmentLength = 32_000;

/**
 * Name of the cookie that stores a URL that a visitor without a session has shared. The app reads the cookie
 * after the sign-in.
 */
export const sharedUrlCookieName = 'shared-link';

const cookieMaxAgeSeconds = 1_800;
/**
 * Maximum length of the percent-encoded URL in the cookie, in characters. Browsers refuse cookies that are
 * much longer.
 */
const maxEncodedLength = 3_000;

/**
 * Returns the first http or https URL in the parameters `url`, `text` and `title`. Many apps send the URL as
 * a part of `text`.
 */
export function findUrlInShareParameters(search: string): string | undefined {
  const params = new URLSearchParams(search);
  const texts = ['url', 'text', 'title'].map((name) => params.get(name) ?? '');
  return /https?:\/\/\S+/i.exec(texts.join('\n'))?.[0];
}

/**
 * Returns the text of a cookie that stores the URL that was shared with `/share`. Returns undefined if
 * `pathname` is another page, or if the URL is missing or too long.
 */
export function createSharedUrlCookie(pathname: string, search: string, isSecure: boolean): string | undefined {
  const link = pathname === pathForSharesFromOtherApps ? findUrlInShareParameters(search) : undefined;
  const value = link?.isWellFormed() ? encodeURIComponent(link) : '';
  if (value === '' || value.length > maxEncodedLength) return undefined;
  return `${sharedUrlCookieName}=${value}; Path=/; Max-Age=${cookieMaxAgeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
