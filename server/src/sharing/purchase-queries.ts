import type { OwnerClaimVisibilityLevel } from '@wishwell/contract/limits.ts';
import type { SharedItem } from '@wishwell/contract/sharing.ts';
import {
  createItemsWithClaimsQuerySql,
  createCanClaimQuantitySql,
  type ItemQuantities,
  shareLinkItemColumnsSql,
  itemSnapshotColumnsSql,
  claimSnapshotColumnsSql,
} from '../claims/json.ts';
import type { JsonTextRow } from '../database/json-text.ts';
import { createJsonObjectSql } from '../database/sql-json.ts';
import { type NoRow, sql } from '../database/statements.ts';
import { isWantedSql } from '../items/json.ts';

/**
 * Locks the giver's account, if any. Then locks list, share link and item, so that no other transaction
 * changes them. Returns no row if the account is inactive. Read the claims in a later statement, which sees
 * all claims committed before the locks.
 */
export const lockShareLinkAndItem = sql<
  { wishlist_id: number; show_claims: OwnerClaimVisibilityLevel },
  [linkId: number, wishlistId: number, itemId: number, userId: number | null]
>(
  'sharing.lockShareLinkAndItem',
  `with giver as materialized (select from users where id = $4::bigint and is_active for key share),
   list as materialized (
     select w.id, w.show_claims from wishlists w where w.id = $2 and not w.archived and ($4::bigint is null or exists (select from giver)) for share of w
   ),
   link as materialized (
     select list.id as wishlist_id, list.show_claims from share_links l, list where l.id = $1 and l.wishlist_id = list.id for share of l
   ),
   item as materialized (
     select i.id from items i, link where i.id = $3 and i.wishlist_id = link.wishlist_id for no key update of i
   )
   select wishlist_id, show_claims, (select id from item) as item_id from link`,
);

/**
 * Parameters of a claim through a share link of the list `wishlistId`. The giver is a user or a guest:
 * exactly one of `userId` and `guestId` is null.
 */
export type ShareLinkClaimParameters = [
  itemId: number,
  wishlistId: number,
  userId: number | null,
  guestId: number | null,
];

const isClaimOfGiverSql = '(c.giver_id = $3::bigint or c.guest_id = $4::bigint)';

/**
 * Inserts the giver's claim on an item, or changes its quantity. Does nothing if the item is unavailable, or
 * if too little of its quantity is free.
 */
export const upsertShareLinkClaim = sql<NoRow, [...ShareLinkClaimParameters, quantity: number]>(
  'sharing.upsertShareLinkClaim',
  `with item as materialized (
     select i.* from items i where i.id = $1 and i.wishlist_id = $2 and ${isWantedSql} and ${createCanClaimQuantitySql('$5::int', isClaimOfGiverSql)}
   ),
   changed as (
     update claims c set quantity = $5::int from item i where c.item_id = i.id and ${isClaimOfGiverSql} returning c.id
   )
   insert into claims (item_id, giver_id, guest_id, link_wishlist_id, quantity, ${claimSnapshotColumnsSql})
   select i.id, $3::bigint, $4::bigint, i.wishlist_id, $5::int, ${itemSnapshotColumnsSql}
   from item i join wishlists w on w.id = i.wishlist_id left join pictures p on p.item_id = i.id
   where not exists (select from changed)`,
);

export const deleteShareLinkClaim = sql<{ id: number }, ShareLinkClaimParameters>(
  'sharing.deleteShareLinkClaim',
  `delete from claims c using items i
   where i.id = $1 and i.wishlist_id = $2 and ${isWantedSql} and c.item_id = i.id and ${isClaimOfGiverSql}
   returning c.id`,
);

/** Returns an item with its claims, for a visitor who may see claims. */
export const findItemByShareLink = sql<JsonTextRow<SharedItem> & ItemQuantities, ShareLinkClaimParameters>(
  'sharing.findItemByShareLink',
  `select ${createJsonObjectSql(`select ${shareLinkItemColumnsSql}`)}::text as json, i.promised, i.mine, i.wanted, i.is_available
   from (${createItemsWithClaimsQuerySql('i.id = $1 and i.wishlist_id = $2', isClaimOfGiverSql)}) i left join pictures p on p.item_id = i.id`,
);
