import { createRequestedWishlistCookie, requestedWishlistCookieName } from '@wishwell/contract/requested-wishlist.ts';
import { createSharedUrlCookie } from '@wishwell/contract/shared-link.ts';

/**
 * If a visitor requests a friend's wishlist or the page that receives links from other apps, stores this
 * page in a cookie. After the sign-in, Home links to the page.
 */
export function storeRequestedPage(pathname: string, search: string): void {
  const isSecure = location.protocol === 'https:';
  const cookie = createRequestedWishlistCookie(pathname, isSecure) ?? createSharedUrlCookie(pathname, search, isSecure);
  if (cookie !== undefined) document.cookie = cookie;
}

/** Returns the id of the friend's wishlist that the visitor requested before the sign-in, from the cookie. */
export function readRequestedWishlistId(): number | undefined {
  const id = new RegExp(String.raw`(?:^|; )${requestedWishlistCookieName}=(\d{1,15})(?:;|$)`).exec(
    document.cookie,
  )?.[1];
  return id === undefined ? undefined : Number(id);
}

export function deleteRequestedPage(): void {
  document.cookie = `${requestedWishlistCookieName}=; Path=/; Max-Age=0; SameSite=Lax`;
}
