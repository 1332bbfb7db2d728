import type { FriendWishlist } from '@wishwell/contract/wishlists.ts';
import { friendItem, itemsWithGivers } from '../claims/json.ts';
import type { Executor } from '../database/database.ts';
import { type Parameter, sql } from '../database/statements.ts';
import { joinList, type JsonText, type ListParts } from '../database/json-text.ts';
import { objectOf, rowsOf } from '../database/sql-json.ts';
import { textBytes } from '../items/json.ts';
import { friendWishlist } from '../wishlists/json.ts';

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
         ${isSmall ? `count(*) > ${small.items} or coalesce(sum(${textBytes}), 0) > ${small.textBytes}` : 'false'} as is_large
       from listed i
     ) claimed`,
    { isSmall },
  );

const findSmall = selectFriendWishlist('friendWishlists.findSmall', true);
const findAny = selectFriendWishlist('friendWishlists.find', false);
