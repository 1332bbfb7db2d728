import type { OwnerClaimVisibilityLevel } from '@wishwell/contract/limits.ts';
import type { FriendItem } from '@wishwell/contract/wishlists.ts';
import type { JsonTextRow } from '../database/json-text.ts';
import { createJsonObjectSql } from '../database/sql-json.ts';
import { type NoRow, sql } from '../database/statements.ts';
import { listIdIfVisibleToFriendSql, isWantedSql } from '../items/json.ts';
import {
  createFriendItemColumnsSql,
  createItemsWithClaimsQuerySql,
  createCanClaimQuantitySql,
  type ItemQuantities,
  createClaimVisibilityIsAtMostSql,
  itemSnapshotColumnsSql,
  claimSnapshotColumnsSql,
} from './json.ts';
import { lockedWishlistIdSql, createSetLockedWishlistIdSql } from './locked-wishlist.ts';

// SQL for the item that `lockFriendshipAndItem` has locked. Selects no row if the giver cannot see the item,
// or if the item has moved from the locked wishlist.
const claimableItemSql = `
  items i join visible_wishlists seen on seen.wishlist_id = ${listIdIfVisibleToFriendSql} and seen.viewer_id = $2
  where i.id = $1 and ${listIdIfVisibleToFriendSql} = ${lockedWishlistIdSql} and ${isWantedSql}`;

const isGiversClaimSql = 'c.giver_id = $2';

/**
 * Inserts or changes the giver's claim on an item. Changes nothing if the item is unavailable or its free
 * quantity is too small. Changes nothing if the owner now sees more about claims than when the giver loaded
 * the list (`knownDisplay`). Simultaneous claims run one after another, because each locks the item's row.
 */
export const upsertClaim = sql<
  NoRow,
  [itemId: number, giverId: number, quantity: number, knownDisplay: OwnerClaimVisibilityLevel]
>(
  'claims.upsertClaim',
  `insert into claims (item_id, giver_id, quantity, ${claimSnapshotColumnsSql})
   select i.id, $2, $3::int, ${itemSnapshotColumnsSql}
   from (select i.* from ${claimableItemSql}) i
   join wishlists w on w.id = ${listIdIfVisibleToFriendSql} left join pictures p on p.item_id = i.id
   where ${createClaimVisibilityIsAtMostSql('$4')} and ${createCanClaimQuantitySql('$3', isGiversClaimSql)}
   on conflict (item_id, giver_id) do update set quantity = excluded.quantity where claims.quantity <> excluded.quantity`,
);

export const deleteClaim = sql<{ id: number }, [itemId: number, giverId: number]>(
  'claims.deleteClaim',
  `with item as materialized (select i.id from ${claimableItemSql})
   delete from claims c using item where c.item_id = item.id and c.giver_id = $2
   returning c.id`,
);

/**
 * Returns the item's JSON for a friend of the owner; no row for the owner. Includes items of deactivated
 * owners: a claim made just before the deactivation still gets its response.
 */
export const findFriendItem = sql<JsonTextRow<FriendItem> & ItemQuantities, [itemId: number, viewerId: number]>(
  'claims.findFriendItem',
  `with seen as materialized (
     select i.id from items i
     join wishlist_audience a on a.wishlist_id = ${listIdIfVisibleToFriendSql} and a.viewer_id = $2
     where i.id = $1
   )
   select ${createJsonObjectSql(`select ${createFriendItemColumnsSql('$2::bigint')}`)}::text as json, i.promised, i.mine, i.wanted, i.is_available
   from (${createItemsWithClaimsQuerySql('i.id = (select id from seen)', isGiversClaimSql)}) i
   left join pictures p on p.item_id = i.id`,
);

/**
 * Returns the item's owner and the `show_claims` of its wishlist. Locks giver, friendship, wishlist and item,
 * in this order. If the giver is deactivated, locks only the giver's row. Returns no row if the giver cannot
 * see the item. The duration does not reveal the item: it is the same for a missing item.
 */
export const lockFriendshipAndItem = sql<
  { owner_id: number; show_claims: OwnerClaimVisibilityLevel },
  [itemId: number, viewerId: number]
>(
  'claims.lockFriendshipAndItem',
  `with found as materialized (
     select w.id as wishlist_id, w.owner_id, w.show_claims from items i join wishlists w on w.id = ${listIdIfVisibleToFriendSql}
     where i.id = $1 and (w.owner_id = $2 and i.idea_by is null or ${isWantedSql} and exists (
       select from visible_wishlists seen where seen.wishlist_id = w.id and seen.viewer_id = $2))
   ),
   giver as materialized (select u.id from users u, found where u.id = $2 and u.is_active for key share of u),
   friendship as materialized (
     select from friendships f, found, giver
     where f.low_id = least(found.owner_id, $2::bigint) and f.high_id = greatest(found.owner_id, $2::bigint)
       and f.status = 'friends'
     for share of f
   ),
   locked as materialized (
     select w.id, w.show_claims from wishlists w, friendship, found where w.id = found.wishlist_id for share of w
   ),
   item as materialized (
     select i.id from items i, locked where i.id = $1 and ${listIdIfVisibleToFriendSql} = locked.id for no key update of i
   )
   select found.owner_id, coalesce((select show_claims from locked), found.show_claims) as show_claims, (select ${createSetLockedWishlistIdSql('locked.id')} from locked) as locked,
     (select id from item) as item_id from found`,
);
