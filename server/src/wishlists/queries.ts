import type { OwnWishlist, WishlistCard } from '@wishwell/contract/wishlists.ts';
import type { Executor } from '../database/database.ts';
import { only, type Parameter, sql } from '../database/statements.ts';
import { joinList, jsonArray, type JsonText, type ListParts } from '../database/json-text.ts';
import { objectOf, rowsOf } from '../database/sql-json.ts';
import { ownItem } from '../items/json.ts';
import { ownCard, ownWishlist } from './json.ts';

/** What an owner's action needs to know of a list. */
export interface WishlistRow {
  id: number;
  owner_id: number;
  is_public: boolean;
  version: number;
  title_bytes: number;
  description_bytes: number;
}

const rowColumns = `id, owner_id, is_public, version,
  octet_length(title) as title_bytes, octet_length(description) as description_bytes`;

/** Returns the lists of `$1`, at most `$2` of them or all if it is null, newest first. */
export async function listOwnWishlists(
  executor: Executor,
  parameters: readonly Parameter[],
): Promise<JsonText<WishlistCard[]>> {
  const found = only(await listFew(executor, parameters));
  const { cards } = found.is_large ? only(await listAny(executor, parameters)) : found;
  return cards ?? jsonArray([]);
}

/** Lists of at most so many, with so many items, shares and bytes of text in all, are read on a connection that reads share. */
const few = { wishlists: 100, items: 1_000, shares: 1_000, textBytes: 100_000 };

/** Whether the lists `own` have more than so many rows of `table` in all. The inner limit keeps the planner to the index. */
const haveMoreThan = (count: number, table: string): string => `exists (
  select from own cross join lateral (
    select from ${table} t where t.wishlist_id = own.id limit ${count + 1}
  ) counted offset ${count})`;

const areMany = [
  `(select count(*) > ${few.wishlists} or coalesce(sum(octet_length(title) + octet_length(description)), 0) > ${few.textBytes} from own)`,
  haveMoreThan(few.items, 'items'),
  haveMoreThan(few.shares, 'wishlist_shares'),
].join(' or ');

/** With `isSmall`, reads no more than shows whether there are few lists, and only those. */
const selectOwnWishlists = (name: string, isSmall: boolean) =>
  sql<{ is_large: boolean; cards: JsonText<WishlistCard[]> | null }>(
    name,
    `with own as materialized (
       select w.* from wishlists w where w.owner_id = $1 limit ${isSmall ? few.wishlists + 1 : 'all'}
     ),
     size as materialized (select ${isSmall ? areMany : 'false'} as is_large)
     select size.is_large, case when not size.is_large then ${rowsOf(
       `select ${ownCard} from own w order by w.created_at desc, w.id desc limit $2::int`,
     )} end as cards
     from size`,
    { isSmall },
  );

const listFew = selectOwnWishlists('wishlists.listFewOwn', true);
const listAny = selectOwnWishlists('wishlists.listOwn', false);

/**
 * `$1` list, `$2` owner, `$3` a version whose JSON is not wanted, as a text, or null, `$4` how many items at most, or null. Items:
 * available first, then oldest.
 */
export async function findOwnWishlist(
  executor: Executor,
  parameters: readonly Parameter[],
): Promise<{ version: number; json: JsonText<OwnWishlist> | null }[]> {
  const rows = await selectOwnWishlist(executor, parameters);
  return rows.map((row) => ({ version: row.version, json: joinList(row) }));
}

const selectOwnWishlist = sql<{ version: number } & ListParts>(
  'wishlists.findOwn',
  `select w.version,
     case when w.version::text = $3::text then null else ${objectOf(`select ${ownWishlist}`)}::text end as head,
     case when w.version::text = $3::text then null else ${rowsOf(`
       select ${ownItem}
       from items i left join pictures p on p.item_id = i.id
       where i.wishlist_id = w.id
       order by i.is_available desc, i.created_at, i.id limit $4::int`)} end as items
   from wishlists w where w.id = $1 and w.owner_id = $2`,
);

/** `$1` list, `$2` owner. */
export const findWishlist = sql<WishlistRow>(
  'wishlists.find',
  `select ${rowColumns} from wishlists where id = $1 and owner_id = $2`,
  { isSmall: true },
);

/** `$1` lists, `$2` owner. In the order of their ids, as every writer locks them. */
export const lockWishlists = sql<WishlistRow>(
  'wishlists.lock',
  `select ${rowColumns} from wishlists where id = any($1::bigint[]) and owner_id = $2 order by id for update`,
);

/** `$1` owner. How many lists they have, and bytes of text in all of their titles and descriptions. */
export const countWishlists = sql<{ count: number; text_bytes: number }>(
  'wishlists.count',
  `select count(*) as count, coalesce(sum(octet_length(title) + octet_length(description)), 0)::bigint as text_bytes
   from wishlists where owner_id = $1`,
);

/** `$1` owner, `$2` list or null. How often the owner's lists are shared in all, and how often this one is. */
export const countShares = sql<{ count: number; of_list: number }>(
  'wishlists.countShares',
  `select count(*) as count, count(*) filter (where s.wishlist_id = $2::bigint) as of_list
   from wishlists w join wishlist_shares s on s.wishlist_id = w.id where w.owner_id = $1`,
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

/** `$1` list. Releases the pictures of its items, whose files are then removed. */
export const releaseImages = sql(
  'wishlists.releasePictures',
  'update pictures p set item_id = null from items i where i.wishlist_id = $1 and p.item_id = i.id',
);

/** `$1` list. Takes it from its owner and so from everybody; its row is deleted once its claims have ended. */
export const detachWishlist = sql('wishlists.detach', 'update wishlists set owner_id = null where id = $1');

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
