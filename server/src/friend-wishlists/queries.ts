import type { FriendWishlist } from '@wishwell/contract/wishlists.ts';
import { createFriendItemColumnsSql, createItemsWithClaimsQuerySql } from '../claims/json.ts';
import { timeWhenOwnerSeesAllClaimsSql } from '../claims/shown-claims.ts';
import type { Executor } from '../database/database.ts';
import { joinWishlistJson, type JsonText, type WishlistJsonTexts } from '../database/json-text.ts';
import { createJsonObjectSql, createJsonArrayTextSql } from '../database/sql-json.ts';
import { sql } from '../database/statements.ts';
import { createIsItemOnListSql, ownerItemOrderSql } from '../items/json.ts';
import { createFriendWishlistColumnsSql, wishlistSettingColumns } from '../wishlists/json.ts';

type FriendWishlistParameters = [wishlistId: number, viewerId: number, tagOfViewer: string | null];

/**
 * Returns a friend's list as the viewer may see it: claimable items first, then the others, each in the
 * owner's order. The entity tag changes with the list, its owner's profile, the claims and the viewer. `json`
 * is null if the tag equals `tagOfViewer`, the tag of the list in the viewer's cache. Runs the same query for
 * a hidden and a missing list, so that its duration reveals nothing.
 */
export async function findFriendWishlist(
  executor: Executor,
  parameters: FriendWishlistParameters,
): Promise<{ tag: string; json: JsonText<FriendWishlist> | null }[]> {
  const rows = await selectFriendWishlist(executor, parameters);
  return rows.map((row) => ({ tag: row.tag, json: joinWishlistJson(row) }));
}

const selectFriendWishlist = sql<{ tag: string } & WishlistJsonTexts, FriendWishlistParameters>(
  'friendWishlists.selectFriendWishlist',
  `with seen as materialized (
       select wishlist_id from visible_wishlists where wishlist_id = $1 and viewer_id = $2
     ),
     listed as materialized (
       ${createItemsWithClaimsQuerySql(createIsItemOnListSql('(select wishlist_id from seen)'), 'c.giver_id = $2')}
     )
     select claimed.tag,
       case when claimed.tag = $3::text then null else ${createJsonObjectSql(`
         select ${createFriendWishlistColumnsSql('$2::bigint')}, ${wishlistSettingColumns}, ${timeWhenOwnerSeesAllClaimsSql} as shows_claims_from, ${createJsonObjectSql('select o.id, o.display_name, o.avatar')} as owner`)}::text end as head,
       case when claimed.tag = $3::text then null else ${createJsonArrayTextSql(`
         select ${createFriendItemColumnsSql('$2::bigint')}
         from listed i left join pictures p on p.item_id = i.id
         order by (i.is_available and not i.is_full) desc, ${ownerItemOrderSql}`)} end as items
     from seen
     join wishlists w on w.id = seen.wishlist_id
     join users o on o.id = w.owner_id
     cross join lateral (
       select w.version || '.' || o.version || '.' || md5($2::bigint || ':' || coalesce(
           string_agg(i.id || '.' || i.promised || '.' || i.mine, ',' order by i.id)
             filter (where i.promised > 0 or i.idea_by is not null), '')) as tag
       from listed i
     ) claimed`,
);
