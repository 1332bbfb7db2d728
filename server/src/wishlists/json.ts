import { maxItemsSearchedForCover } from '@wishwell/contract/limits.ts';
import { createImageUrlPlaceholderSql } from '../images/signed-urls.ts';
import { isWantedSql, ownerItemOrderSql } from '../items/json.ts';

// SQL for the JSON of a list. `w` is the table wishlists. Lists the columns one by one, so that a new column
// stays private until it is added here.

const createWishlistColumnsSql = (sharedWith: string): string => `
  w.id, w.title, w.description, w.is_public, w.owner_id,
  (select coalesce(json_agg(s.user_id order by s.user_id), '[]') from wishlist_shares s
   where ${sharedWith}) as shared_with_ids,
  iso_time(w.created_at) as created_at`;

export const ownWishlistColumns = `${createWishlistColumnsSql('s.wishlist_id = w.id')}, w.archived`;

/**
 * SQL column that tells whether the list has an unexpired share link. Only responses to the owner contain it.
 */
export const shareLinkExistsColumn =
  'exists (select from share_links l where l.wishlist_id = w.id and (l.expires_at is null or l.expires_at > now())) as is_shared_by_link';

/**
 * SQL columns with the settings of a list: what its owner sees about claims, and whether friends can add
 * ideas.
 */
export const wishlistSettingColumns = 'w.show_claims, w.takes_ideas';

/**
 * Returns SQL columns of a wishlist's JSON for a friend. The column `shared_with_ids` contains at most the
 * friend's own id.
 */
export const createFriendWishlistColumnsSql = (viewer: string): string =>
  createWishlistColumnsSql(`s.wishlist_id = w.id and s.user_id = ${viewer}`);

/**
 * SQL for the card of a wishlist: the number of wanted items, and the first three images. Neither depends on
 * claims. Searches only the first `maxItemsSearchedForCover` items for images, because a list may be long.
 */
const cardColumnsSql = `
  (select count(*) from items i where i.wishlist_id = w.id and ${isWantedSql}) as item_count,
  (select coalesce(json_agg(cover.url), '[]') from (
    select ${createImageUrlPlaceholderSql('p.key')} as url
    from (
      select i.id, i.is_available, i.position, i.created_at from items i where i.wishlist_id = w.id and ${isWantedSql}
      order by i.is_available desc, ${ownerItemOrderSql} limit ${maxItemsSearchedForCover}
    ) i join pictures p on p.item_id = i.id
    order by i.is_available desc, ${ownerItemOrderSql} limit 3
  ) cover) as cover_urls`;

export const ownWishlistCardColumns = `${ownWishlistColumns}, ${cardColumnsSql}`;
export const createFriendWishlistCardColumnsSql = (viewer: string): string =>
  `${createFriendWishlistColumnsSql(viewer)}, ${cardColumnsSql}`;
