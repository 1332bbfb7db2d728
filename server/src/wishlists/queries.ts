import type { OwnItem, OwnWishlist, WishlistCard } from '@wishwell/contract/wishlists.ts';
import { sql } from '../db.ts';
import type { JsonRow, JsonText } from '../json-text.ts';
import { listOf, objectOf, ownCard, ownItem, ownWishlist } from './json.ts';

/** What an owner's action needs to know of a list. */
export interface WishlistRow {
  id: number;
  owner_id: number;
  is_public: boolean;
  version: number;
}

const rowColumns = 'id, owner_id, is_public, version';

/** `$1` owner, `$2` how many at most, or null. */
export const listOwnWishlists = sql<JsonRow<WishlistCard>>(
  'wishlists.listOwn',
  `select row_to_json(card)::text as json
   from (select ${ownCard} from wishlists w where w.owner_id = $1 order by w.created_at desc, w.id desc limit $2::int) card`,
);

/**
 * `$1` list, `$2` owner, `$3` a version whose JSON is not wanted, as a text, or null, `$4` how many items at most, or null. Items:
 * available first, then oldest.
 */
export const findOwnWishlist = sql<{ version: number; json: JsonText<OwnWishlist> | null }>(
  'wishlists.findOwn',
  `select w.version, case when w.version::text = $3::text then null else ${objectOf(`
     select ${ownWishlist}, ${listOf(`
       select ${ownItem}
       from items i left join pictures p on p.item_id = i.id
       where i.wishlist_id = w.id
       order by i.is_available desc, i.created_at, i.id limit $4::int`)} as items`)}::text end as json
   from wishlists w where w.id = $1 and w.owner_id = $2`,
);

/** `$1` list, `$2` owner. */
export const findWishlist = sql<WishlistRow>(
  'wishlists.find',
  `select ${rowColumns} from wishlists where id = $1 and owner_id = $2`,
);

/** `$1` lists, `$2` owner. In the order of their ids, as every writer locks them. */
export const lockWishlists = sql<WishlistRow>(
  'wishlists.lock',
  `select ${rowColumns} from wishlists where id = any($1::bigint[]) and owner_id = $2 order by id for update`,
);

/** `$1` owner. */
export const countWishlists = sql<{ count: number }>(
  'wishlists.count',
  'select count(*) as count from wishlists where owner_id = $1',
);

/** `$1` owner, `$2` title, `$3` description, `$4` public. */
export const insertWishlist = sql<{ id: number }>(
  'wishlists.insert',
  'insert into wishlists (owner_id, title, description, is_public) values ($1, $2, $3, $4) returning id',
);

/** `$1` list, `$2` title, `$3` description or null to keep it, `$4` public. */
export const updateWishlist = sql(
  'wishlists.update',
  `update wishlists set title = $2, description = coalesce($3, description), is_public = $4, version = version + 1
   where id = $1`,
);

/** `$1` list. Every change by the owner to what is on it counts as a change of the list. */
export const countChange = sql('wishlists.countChange', 'update wishlists set version = version + 1 where id = $1');

/** `$1` list. */
export const deleteWishlist = sql('wishlists.delete', 'delete from wishlists where id = $1');

/** `$1` list, `$2` the people it is shared with from now on. */
export const insertShares = sql(
  'wishlists.insertShares',
  `insert into wishlist_shares (wishlist_id, user_id)
   select $1::bigint, unnest($2::bigint[]) on conflict do nothing`,
);

/** `$1` list, `$2` the people who stay. Answers those who do not. */
export const deleteSharesExcept = sql<{ user_id: number }>(
  'wishlists.deleteSharesExcept',
  'delete from wishlist_shares where wishlist_id = $1 and user_id <> all($2::bigint[]) returning user_id',
);

/** `$1` owner, `$2` people. The friends among them, their friendships held until the transaction ends. */
export const lockFriendsAmong = sql<{ id: number }>(
  'wishlists.lockFriendsAmong',
  `select case when low_id = $1 then high_id else low_id end as id
   from friendships
   where status = 'friends'
     and ((low_id = $1 and high_id = any($2::bigint[])) or (high_id = $1 and low_id = any($2::bigint[])))
   order by low_id, high_id
   for share`,
);

/** `$1` a person: the name by which a refusal may call them, if the asker ever saw it. */
export const findName = sql<{ display_name: string }>(
  'wishlists.findName',
  `select u.display_name from users u
   where u.id = $1 and u.is_active and exists (
     select from friendships f
     where (f.low_id = $1 and f.high_id = $2) or (f.high_id = $1 and f.low_id = $2))`,
);

/** `$1` item. */
export const findOwnItem = sql<JsonRow<OwnItem> & { version: number }>(
  'wishlists.findOwnItem',
  `select w.version, ${objectOf(`select ${ownItem}`)}::text as json
   from items i join wishlists w on w.id = i.wishlist_id left join pictures p on p.item_id = i.id
   where i.id = $1`,
);
