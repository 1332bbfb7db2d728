/**
 * Name of the cookie that stores the id of a friend's wishlist. The cookie is set when a visitor without a
 * session opens that wishlist. After the sign-in, the app uses it to open the wishlist.
 */
export const wishlistToOpenCookieName = 'wanted-wishlist';

const requestedWishlistMaxAgeSeconds = 1_800;

/**
 * Returns the text of a cookie that stores the id of the friend's wishlist at the path `pathname`. Returns
 * undefined for the path of another page.
 */
export function createWishlistToOpenCookie(pathname: string, isSecure: boolean): string | undefined {
  const id = /^\/friendwishlists\/(\d{1,15})$/.exec(pathname)?.[1];
  return (
    id &&
    `${wishlistToOpenCookieName}=${id}; Path=/; Max-Age=${requestedWishlistMaxAgeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  );
}
