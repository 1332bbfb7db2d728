import { sql } from '../database/statements.ts';
import type { FriendItem } from '@wishwell/contract/wishlists.ts';
import type { JsonRow } from '../database/json-text.ts';
import { objectOf } from '../database/sql-json.ts';
import { friendItem, itemsWithGivers } from './json.ts';
import { lockedWishlist, storeLockedWishlist } from './locked-wishlist.ts';

// Locks the item's row, so that claims and releases of one item run one after the other. Matches nothing that the giver
// cannot see, nor an item outside the wishlist that this transaction has locked (lockFriendshipAndWishlist).
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

/**
 * `$1` item, `$2` viewer. The item as the viewer is shown it; for the server alone, who has claimed it. By the rules alone, and
 * not by whether the owner is active: a claim that came before a deactivation is answered. Reads no claim for anybody who may
 * not see the item, such as its owner.
 */
export const findFriendItem = sql<JsonRow<FriendItem> & { giver_id: number | null; is_available: boolean }>(
  'friendWishlists.findItem',
  `with seen as materialized (
     select i.id from items i
     join wishlist_audience a on a.wishlist_id = i.wishlist_id and a.viewer_id = $2
     where i.id = $1
   )
   select ${objectOf(`select ${friendItem('$2::bigint')}`)}::text as json, i.giver_id, i.is_available
   from (${itemsWithGivers('i.id = (select id from seen)')}) i
   left join pictures p on p.item_id = i.id`,
);

/**
 * `$1` item, `$2` viewer. Returns the owner; locks the friendship and then the wishlist, in the order of every writer
 * (locked-wishlist.ts). No row for an item that the viewer neither owns nor sees, so that it costs as much as a
 * missing one.
 */
export const lockFriendshipAndWishlist = sql<{ owner_id: number }>(
  'friendWishlists.lockFriendshipAndWishlist',
  `with found as materialized (
     select w.id as wishlist_id, w.owner_id from items i join wishlists w on w.id = i.wishlist_id
     where i.id = $1 and (w.owner_id = $2 or exists (
       select from visible_wishlists seen where seen.wishlist_id = w.id and seen.viewer_id = $2))
   ),
   friendship as materialized (
     select from friendships f, found
     where f.low_id = least(found.owner_id, $2::bigint) and f.high_id = greatest(found.owner_id, $2::bigint)
       and f.status = 'friends'
     for share of f
   ),
   locked as materialized (
     select w.id from wishlists w, friendship, found where w.id = found.wishlist_id for share of w
   )
   select found.owner_id, (select ${storeLockedWishlist('locked.id')} from locked) as locked from found`,
);
