import { itemTextFields } from '@wishwell/contract/fields.ts';
import type { OwnerClaimVisibilityLevel } from '@wishwell/contract/limits.ts';
import type { OwnWishlist, OwnWishlistCard } from '@wishwell/contract/wishlists.ts';
import { createOwnerClaimVisibilityRankSql } from '../claims/shown-claims.ts';
import type { Executor } from '../database/database.ts';
import { joinWishlistJson, joinToJsonArray, type JsonText, type WishlistJsonTexts } from '../database/json-text.ts';
import { createJsonObjectSql, createJsonArrayTextSql } from '../database/sql-json.ts';
import { type NoRow, getOnlyRow, sql } from '../database/statements.ts';
import type { ImageKey } from '../images/images.ts';
import { ownerItemOrderSql, ownItemColumnsSql } from '../items/json.ts';
import { shareLinkExistsColumn, wishlistSettingColumns, ownWishlistCardColumns, ownWishlistColumns } from './json.ts';

export interface WishlistRow {
  id: number;
  owner_id: number;
  is_public: boolean;
  version: number;
  title_bytes: number;
  description_bytes: number;
}

/** A locked wishlist, and the default currency for its new items. */
export type LockedWishlist = WishlistRow & { owner_currency: string };

const rowColumns = `id, owner_id, is_public, version,
  octet_length(title) as title_bytes, octet_length(description) as description_bytes`;

/** Returns the cards of the owner's lists, the newest first. */
export async function listOwnWishlists(
  executor: Executor,
  parameters: [ownerId: number],
): Promise<JsonText<OwnWishlistCard[]>> {
  return getOnlyRow(await selectOwnWishlists(executor, parameters)).cards ?? joinToJsonArray([]);
}

const selectOwnWishlists = sql<{ cards: JsonText<OwnWishlistCard[]> | null }, [ownerId: number]>(
  'wishlists.selectOwnWishlists',
  `select ${createJsonArrayTextSql(
    `select ${ownWishlistCardColumns} from wishlists w where w.owner_id = $1 order by w.created_at desc, w.id desc`,
  )} as cards`,
);

type OwnWishlistParameters = [wishlistId: number, ownerId: number, versionOfClient: string | null];

/**
 * Returns the owner's list with its items: first the items that the owner has not marked as unavailable, each
 * part in the owner's order. The JSON is null if the version of the list equals `versionOfClient`. If the
 * list shows claims to its owner, the JSON is never null, because claims do not change the version.
 */
export async function findOwnWishlist(
  executor: Executor,
  parameters: OwnWishlistParameters,
): Promise<{ version: number; shows_claims: boolean; json: JsonText<OwnWishlist> | null }[]> {
  const rows = await selectOwnWishlist(executor, parameters);
  return rows.map((row) => ({ version: row.version, shows_claims: row.shows_claims, json: joinWishlistJson(row) }));
}

const selectOwnWishlist = sql<{ version: number; shows_claims: boolean } & WishlistJsonTexts, OwnWishlistParameters>(
  'wishlists.selectOwnWishlist',
  `select w.version, w.show_claims <> 'never' as shows_claims,
     case when w.version::text = $3::text and w.show_claims = 'never' then null else ${createJsonObjectSql(`select ${ownWishlistColumns}, ${shareLinkExistsColumn}, ${wishlistSettingColumns}`)}::text end as head,
     case when w.version::text = $3::text and w.show_claims = 'never' then null else ${createJsonArrayTextSql(`
       select ${ownItemColumnsSql}
       from items i left join pictures p on p.item_id = i.id
       where i.wishlist_id = w.id
       order by i.is_available desc, ${ownerItemOrderSql}`)} end as items
   from wishlists w where w.id = $1 and w.owner_id = $2`,
);

export const findOwnWishlistRow = sql<WishlistRow, [wishlistId: number, ownerId: number]>(
  'wishlists.findOwnWishlistRow',
  `select ${rowColumns} from wishlists where id = $1 and owner_id = $2`,
);

/** Locks the lists in the order of their ids. All writers use the same order, which prevents deadlocks. */
export const lockWishlists = sql<LockedWishlist, [wishlistIds: readonly number[], ownerId: number]>(
  'wishlists.lockWishlists',
  `select ${rowColumns}, (select u.currency from users u where u.id = owner_id) as owner_currency
   from wishlists where id = any($1::bigint[]) and owner_id = $2 order by id for update`,
);

/** Returns the number of the owner's lists, and the total bytes of their titles and descriptions. */
export const countWishlists = sql<{ count: number; text_bytes: number }, [ownerId: number]>(
  'wishlists.countWishlists',
  `select count(*) as count, coalesce(sum(octet_length(title) + octet_length(description)), 0)::bigint as text_bytes
   from wishlists where owner_id = $1`,
);

/** Returns the number of shares of all the owner's lists, and of the list `wishlistId` alone. */
export const countSharesPerOwnerAndPerList = sql<
  { count: number; of_list: number },
  [ownerId: number, wishlistId: number | null]
>(
  'wishlists.countSharesPerOwnerAndPerList',
  `select count(*) as count, count(*) filter (where s.wishlist_id = $2::bigint) as of_list
   from wishlists w join wishlist_shares s on s.wishlist_id = w.id where w.owner_id = $1`,
);

export const insertWishlist = sql<
  { id: number },
  [
    ownerId: number,
    title: string,
    description: string,
    isPublic: boolean,
    showClaims: OwnerClaimVisibilityLevel,
    takesIdeas: boolean,
  ]
>(
  'wishlists.insertWishlist',
  `insert into wishlists (owner_id, title, description, is_public, show_claims, takes_ideas, show_claims_at)
   values ($1, $2, $3, $4, $5, $6, case when $5 <> 'never' then '-infinity'::timestamptz end) returning id`,
);

/** Changes a list. A null parameter keeps the old value. */
export const updateWishlist = sql<
  NoRow,
  [
    wishlistId: number,
    title: string,
    description: string | null,
    isPublic: boolean,
    isArchived: boolean | null,
    showClaims: OwnerClaimVisibilityLevel | null,
    takesIdeas: boolean | null,
  ]
>(
  'wishlists.updateWishlist',
  `update wishlists set title = $2, description = coalesce($3, description), is_public = $4,
     archived = coalesce($5, archived), show_claims = coalesce($6, show_claims), takes_ideas = coalesce($7, takes_ideas),
     show_claims_at = case when ${createOwnerClaimVisibilityRankSql('$6')} > ${createOwnerClaimVisibilityRankSql('show_claims')}
       then clock_timestamp() else show_claims_at end,
     version = version + 1
   where id = $1`,
);

/** Increments the version of the list. Call this after each change of items by the list's owner. */
export const updateWishlistVersion = sql<NoRow, [wishlistId: number]>(
  'wishlists.updateWishlistVersion',
  'update wishlists set version = version + 1 where id = $1',
);

const isWantedOrDraftSql = `i.state in ('wanted', 'draft')`;

/**
 * Returns the title and description of a list, and the images of the items to duplicate. The arrays of item
 * ids and image keys have the same order.
 */
export const findWishlistToDuplicate = sql<
  { title: string; description: string; item_ids: string[]; keys: string[] },
  [wishlistId: number, ownerId: number]
>(
  'wishlists.findWishlistToDuplicate',
  `select w.title, w.description, coalesce(images.item_ids, '{}') as item_ids, coalesce(images.keys, '{}') as keys
   from wishlists w
   cross join lateral (
     select array_agg(p.item_id order by p.item_id) as item_ids, array_agg(p.key order by p.item_id) as keys
     from items i join pictures p on p.item_id = i.id where i.wishlist_id = w.id and ${isWantedOrDraftSql}
   ) images
   where w.id = $1 and w.owner_id = $2`,
);

const copiedItemColumns = [
  'name',
  'price',
  'currency',
  'is_available',
  'most_wanted',
  'state',
  'position',
  'wanted',
  ...itemTextFields,
].join(', ');

/**
 * Copies the wanted items and drafts of a list to another list. `itemIds` are the items with images,
 * `imageKeys` the keys of their copied images, in the same order.
 */
export const insertItemCopies = sql<
  NoRow,
  [wishlistId: number, duplicateId: number, itemIds: readonly string[], imageKeys: readonly ImageKey[]]
>(
  'wishlists.insertItemCopies',
  `with source as materialized (
     select nextval(pg_get_serial_sequence('items', 'id')) as new_id, i.* from (
       select i.* from items i where i.wishlist_id = $1 and ${isWantedOrDraftSql} order by i.created_at, i.id
     ) i
   ),
   copied as (
     insert into items (id, wishlist_id, ${copiedItemColumns}) overriding system value
     select new_id, $2::bigint, ${copiedItemColumns} from source
   )
   update pictures p set item_id = source.new_id, attached = true
   from source join unnest($3::bigint[], $4::text[]) image (item_id, key) on image.item_id = source.id
   where p.key = image.key and p.item_id is null and not p.attached`,
);

/**
 * Deletes the list with its items and ideas. Foreign keys detach their images, which a later image cleanup
 * deletes. End the claims on the list first. Otherwise a foreign key deletes them, and their givers keep no
 * record of them.
 */
export const deleteWishlist = sql<NoRow, [wishlistId: number]>(
  'wishlists.deleteWishlist',
  'delete from wishlists where id = $1',
);

export const insertShares = sql<NoRow, [wishlistId: number, personIds: readonly number[]]>(
  'wishlists.insertShares',
  `insert into wishlist_shares (wishlist_id, user_id)
   select $1::bigint, unnest($2::bigint[]) on conflict do nothing`,
);

/**
 * Deletes the shares of a list with all people except the given ones. Returns the people who lost a share.
 */
export const deleteSharesExceptWithFriends = sql<
  { user_id: number },
  [wishlistId: number, remainingPersonIds: readonly number[]]
>(
  'wishlists.deleteSharesExceptWithFriends',
  'delete from wishlist_shares where wishlist_id = $1 and user_id <> all($2::bigint[]) returning user_id',
);

/** Locks the friendships of the owner with `personIds`. Returns the ids of the people who are friends. */
export const lockFriendshipsWithPeople = sql<{ id: number }, [ownerId: number, personIds: readonly number[]]>(
  'wishlists.lockFriendshipsWithPeople',
  `select case when low_id = $1 then high_id else low_id end as id
   from friendships
   where status = 'friends'
     and ((low_id = $1 and high_id = any($2::bigint[])) or (high_id = $1 and low_id = any($2::bigint[])))
   order by low_id, high_id
   for share`,
);

/**
 * Returns the name of a person who has a friendship or a friend request with the viewer. Returns no row for
 * other people.
 */
export const findNameOfFriendOrRequester = sql<{ display_name: string }, [personId: number, viewerId: number]>(
  'wishlists.findNameOfFriendOrRequester',
  `select u.display_name from users u
   where u.id = $1 and u.is_active and exists (
     select from friendships f
     where (f.low_id = $1 and f.high_id = $2) or (f.high_id = $1 and f.low_id = $2))`,
);
