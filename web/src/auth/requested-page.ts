import { createWishlistToOpenCookie, wishlistToOpenCookieName } from '@wishwell/contract/requested-wishlist.ts';
import { createSharedUrlCookie } from '@wishwell/contract/shared-link.ts';

/**
 * Stores in a cookie which friend's wishlist the visitor requested, or which link another app shared with
 * this app. After the sign-in, Home links to it.
 */
export function storeRequestedPage(pathname: string, search: string): void {
  const isSecure = location.protocol === 'https:';
  const cookie = createWishlistToOpenCookie(pathname, isSecure) ?? createSharedUrlCookie(pathname, search, isSecure);
  if (cookie !== undefined) document.cookie = cookie;
}

/** Returns the id of the friend's wishlist that the visitor requested before the sign-in, from the cookie. */
export function readWishlistIdOfRequestedPage(): number | undefined {
  const id = new RegExp(String.raw`(?:^|; )${wishlistToOpenCookieName}=(\d{1,15})(?:;|$)`).exec(document.cookie)?.[1];
  return id === undefined ? undefined : Number(id);
}

export function deleteRequestedPage(): void {
  document.cookie = `${wishlistToOpenCookieName}=; Path=/; Max-Age=0; SameSite=Lax`;
}
