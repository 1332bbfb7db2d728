import type { FriendItem, FriendWishlist } from '@wishwell/contract/wishlists.ts';
import { sql } from '../db.ts';
import type { JsonRow, JsonText } from '../json-text.ts';
import { friendItem, friendWishlistFields } from '../wishlists/json.ts';

/**
 * `$1` list, `$2` viewer, `$3` the tag of what the viewer has, or null. Items: available and unclaimed first, then oldest. The
 * tag tells viewers, versions and claims apart, which is everything the JSON shows; null JSON where the tag is `$3`.
 */
export const findFriendWishlist = sql<{ tag: string; json: JsonText<FriendWishlist> | null }>(
  'friendWishlists.find',
  `select claimed.tag, case when claimed.tag = $3::text then null else json_build_object(${friendWishlistFields('$2::bigint')},
     'owner', json_build_object('id', o.id, 'display_name', o.display_name, 'avatar', o.avatar),
     'items', coalesce((
       select json_agg(${friendItem('$2::bigint')}
         order by (i.is_available and c.item_id is null) desc, i.created_at, i.id)
       from items i left join pictures p on p.item_id = i.id left join claims c on c.item_id = i.id
       where i.wishlist_id = w.id), '[]'))::text end as json
   from visible_wishlists seen
   join wishlists w on w.id = seen.wishlist_id
   join users o on o.id = w.owner_id
   cross join lateral (
     select w.version || '.' || o.version || '.' || md5(
       $2::bigint || ':' || coalesce(string_agg(c.item_id || case when c.giver_id = $2 then '+' else '-' end, ',' order by c.item_id), '')
     ) as tag
     from items i join claims c on c.item_id = i.id
     where i.wishlist_id = w.id
   ) claimed
   where seen.wishlist_id = $1 and seen.viewer_id = $2`,
);

/** `$1` item, `$2` viewer. */
export const findFriendItem = sql<JsonRow<FriendItem>>(
  'friendWishlists.findItem',
  `select ${friendItem('$2::bigint')}::text as json
   from items i
   join visible_wishlists seen on seen.wishlist_id = i.wishlist_id and seen.viewer_id = $2
   left join pictures p on p.item_id = i.id
   left join claims c on c.item_id = i.id
   where i.id = $1`,
);

export interface Place {
  wishlist_id: number;
  owner_id: number;
}

/**
 * `$1` item, `$2` viewer. No row for an item that the viewer neither owns nor sees, so that it costs as much as one that
 * is not there.
 */
export const findPlace = sql<Place>(
  'friendWishlists.findPlace',
  `select w.id as wishlist_id, w.owner_id from items i join wishlists w on w.id = i.wishlist_id
   where i.id = $1 and (w.owner_id = $2 or exists (
     select from visible_wishlists seen where seen.wishlist_id = w.id and seen.viewer_id = $2))`,
);

/** `$1`, `$2` two people. No row when they are no friends, or no longer. */
export const lockFriendship = sql<{ status: string }>(
  'friendWishlists.lockFriendship',
  `select status from friendships
   where low_id = least($1::bigint, $2::bigint) and high_id = greatest($1::bigint, $2::bigint)
     and status = 'friends'
   for share`,
);

/** `$1` list. */
export const lockWishlist = sql<{ id: number }>(
  'friendWishlists.lockWishlist',
  'select id from wishlists where id = $1 for share',
);

/**
 * `$1` item, `$2` list it was on, `$3` viewer. No row when it is no longer there or no longer to be seen. Who claims and
 * who releases it take turns.
 */
export const lockVisibleItem = sql<{ is_available: boolean }>(
  'friendWishlists.lockItem',
  `select i.is_available
   from items i
   join visible_wishlists seen on seen.wishlist_id = i.wishlist_id and seen.viewer_id = $3
   where i.id = $1 and i.wishlist_id = $2
   for no key update of i`,
);
