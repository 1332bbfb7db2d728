const setting = 'wishwell.locked_wishlist';

/** SQL: stores the id of the wishlist that this transaction has locked, until it ends. */
export const storeLockedWishlist = (id: string): string => `set_config('${setting}', ${id}::text, true)`;

/** SQL: the id of the wishlist that this transaction has locked; null without one, and outside of a transaction. */
export const lockedWishlist = `nullif(current_setting('${setting}', true), '')::bigint`;
