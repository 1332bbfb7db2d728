import { sql } from '../database/database.ts';
import { lockedWishlist } from './locked-wishlist.ts';

// Locks the item's row, so that claims and releases of one item run one after the other. Matches nothing that the giver
// cannot see, nor an item outside the wishlist that this transaction has locked (friendWishlists.lockFriendshipAndWishlist).
const claimableItem = `
  items i join visible_wishlists seen on seen.wishlist_id = i.wishlist_id and seen.viewer_id = $2
  where i.id = $1 and i.wishlist_id = ${lockedWishlist}`;

/** `$1` item, `$2` giver. Nothing when the owner has switched it off, or somebody holds it: the key of the table decides who wins. */
export const insertClaim = sql(
  'claims.insert',
  `insert into claims (item_id, giver_id)
   select i.id, seen.viewer_id from ${claimableItem} and i.is_available for no key update of i
   on conflict do nothing`,
);

/** `$1` item, `$2` giver. Nothing when the giver has not claimed it, or had not yet when the statement began. */
export const deleteClaim = sql(
  'claims.delete',
  `with item as materialized (select i.id from ${claimableItem} for no key update of i)
   delete from claims c using item where c.item_id = item.id and c.giver_id = $2`,
);
