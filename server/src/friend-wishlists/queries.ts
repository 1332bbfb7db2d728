import type { FriendItem, FriendWishlist } from '@wishwell/contract/wishlists.ts';
import { storeLockedWishlist } from '../claims/locked-wishlist.ts';
import { type Executor, type Parameter, sql } from '../database/database.ts';
import { joinList, type JsonRow, type JsonText, type ListParts } from '../database/json-text.ts';
import { friendItem, friendWishlist, itemsWithGivers, objectOf, rowsOf, textBytes } from '../wishlists/json.ts';

/**
 * `$1` list, `$2` viewer, `$3` the tag of what the viewer has, or null, `$4` how many items at most, or null. Items: available
 * and unclaimed first, then oldest. The tag tells viewers, versions and claims apart, which is everything the JSON shows; null JSON where the tag is `$3`. Nothing is
 * read of a list that the viewer does not see, so that it takes as long as one that is not there.
 */
export async function findFriendWishlist(
  executor: Executor,
  parameters: readonly Parameter[],
): Promise<{ tag: string; json: JsonText<FriendWishlist> | null }[]> {
  const found = await findSmall(executor, parameters);
  const rows = found[0]?.is_large ? await findAny(executor, parameters) : found;
  return rows.map((row) => ({ tag: row.tag, json: joinList(row) }));
}

/** A list of at most so many items and bytes of their text is small: it is read on a connection that reads share. */
const small = { items: 100, textBytes: 100_000 };

/** With `isSmall`, reads no more than shows whether the list is small, and only a small one as a whole. */
const selectFriendWishlist = (name: string, isSmall: boolean) =>
  sql<{ tag: string; is_large: boolean } & ListParts>(
    name,
    `with seen as materialized (
       select wishlist_id from visible_wishlists where wishlist_id = $1 and viewer_id = $2
     ),
     listed as materialized (
       ${itemsWithGivers('i.wishlist_id = (select wishlist_id from seen)')} limit ${isSmall ? small.items + 1 : 'all'}
     )
     select claimed.tag, claimed.is_large,
       case when claimed.is_large or claimed.tag = $3::text then null else ${objectOf(`
         select ${friendWishlist('$2::bigint')}, ${objectOf('select o.id, o.display_name, o.avatar')} as owner`)}::text end as head,
       case when claimed.is_large or claimed.tag = $3::text then null else ${rowsOf(`
         select ${friendItem('$2::bigint')}
         from listed i left join pictures p on p.item_id = i.id
         order by (i.is_available and i.giver_id is null) desc, i.created_at, i.id limit $4::int`)} end as items
     from seen
     join wishlists w on w.id = seen.wishlist_id
     join users o on o.id = w.owner_id
     cross join lateral (
       select w.version || '.' || o.version || '.' || md5($2::bigint || ':' || coalesce(
           string_agg(i.id || case when i.giver_id = $2 then '+' else '-' end, ',' order by i.id)
             filter (where i.giver_id is not null), '')) as tag,
         ${isSmall ? `count(*) > ${small.items} or coalesce(sum(${textBytes('i')}), 0) > ${small.textBytes}` : 'false'} as is_large
       from listed i
     ) claimed`,
    { isSmall },
  );

const findSmall = selectFriendWishlist('friendWishlists.findSmall', true);
const findAny = selectFriendWishlist('friendWishlists.find', false);

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
 * (claims/locked-wishlist.ts). No row for an item that the viewer neither owns nor sees, so that it costs as much as a
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
