const lockedWishlistSetting = 'wishwell.locked_wishlist';

/**
 * Returns SQL that stores the id of the wishlist that this transaction has locked. The id is stored in a
 * PostgreSQL setting, which lasts until the transaction ends.
 */
export const createSetLockedWishlistIdSql = (id: string): string =>
  `set_config('${lockedWishlistSetting}', ${id}::text, true)`;

/** SQL for the id of the wishlist that this transaction has locked; null if none is locked. */
export const lockedWishlistIdSql = `nullif(current_setting('${lockedWishlistSetting}', true), '')::bigint`;
