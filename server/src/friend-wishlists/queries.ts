import type { FriendItem, FriendWishlist } from '@wishwell/contract/wishlists.ts';
import { holdList } from '../claims/held-list.ts';
import { sql } from '../db.ts';
import type { JsonRow, JsonText } from '../json-text.ts';
import { friendItem, friendWishlist, itemsWithGivers, listOf, objectOf } from '../wishlists/json.ts';

/**
 * `$1` list, `$2` viewer, `$3` the tag of what the viewer has, or null, `$4` how many items at most, or null. Items: available
 * and unclaimed first, then oldest. The tag tells viewers, versions and claims apart, which is everything the JSON shows; null JSON where the tag is `$3`. Nothing is
 * read of a list that the viewer does not see, so that it takes as long as one that is not there.
 */
export const findFriendWishlist = sql<{ tag: string; json: JsonText<FriendWishlist> | null }>(
  'friendWishlists.find',
  `with seen as materialized (
     select wishlist_id from visible_wishlists where wishlist_id = $1 and viewer_id = $2
   ),
   listed as materialized (${itemsWithGivers('i.wishlist_id = (select wishlist_id from seen)')})
   select claimed.tag, case when claimed.tag = $3::text then null else ${objectOf(`
     select ${friendWishlist('$2::bigint')},
       ${objectOf('select o.id, o.display_name, o.avatar')} as owner,
       ${listOf(`
         select ${friendItem('$2::bigint')}
         from listed i left join pictures p on p.item_id = i.id
         order by (i.is_available and i.giver_id is null) desc, i.created_at, i.id limit $4::int`)} as items`)}::text end as json
   from seen
   join wishlists w on w.id = seen.wishlist_id
   join users o on o.id = w.owner_id
   cross join lateral (
     select w.version || '.' || o.version || '.' || md5(
       $2::bigint || ':' || coalesce(string_agg(i.id || case when i.giver_id = $2 then '+' else '-' end, ',' order by i.id), '')
     ) as tag
     from listed i
     where i.giver_id is not null
   ) claimed`,
);

/**
 * `$1` item, `$2` viewer. The item as the viewer is shown it; for the server alone, who has claimed it. By the rules alone, and
 * not by whether the owner is active: a claim that came before a deactivation is answered.
 */
export const findFriendItem = sql<JsonRow<FriendItem> & { giver_id: number | null; is_available: boolean }>(
  'friendWishlists.findItem',
  `select ${objectOf(`select ${friendItem('$2::bigint')}`)}::text as json, i.giver_id, i.is_available
   from (${itemsWithGivers('i.id = $1')}) i
   join wishlist_audience seen on seen.wishlist_id = i.wishlist_id and seen.viewer_id = $2
   left join pictures p on p.item_id = i.id`,
);

/**
 * `$1` item, `$2` viewer. Whose it is, holding the friendship with them and then the list, in the order of every writer, until the
 * transaction ends (claims/held-list.ts). No row for an item that the viewer neither owns nor sees, so that it costs as much
 * as one that is not there.
 */
export const lockPlace = sql<{ owner_id: number }>(
  'friendWishlists.lockPlace',
  `with place as materialized (
     select w.id as wishlist_id, w.owner_id from items i join wishlists w on w.id = i.wishlist_id
     where i.id = $1 and (w.owner_id = $2 or exists (
       select from visible_wishlists seen where seen.wishlist_id = w.id and seen.viewer_id = $2))
   ),
   friendship as materialized (
     select from friendships f, place
     where f.low_id = least(place.owner_id, $2::bigint) and f.high_id = greatest(place.owner_id, $2::bigint)
       and f.status = 'friends'
     for share of f
   ),
   held as materialized (
     select w.id from wishlists w, friendship, place where w.id = place.wishlist_id for share of w
   )
   select place.owner_id, (select ${holdList('held.id')} from held) as held from place`,
);
