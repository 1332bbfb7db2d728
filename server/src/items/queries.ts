import { type ItemTextField, itemTextFields } from '@wishwell/contract/fields.ts';
import type { ItemLifecycleState } from '@wishwell/contract/limits.ts';
import type { OwnItem } from '@wishwell/contract/wishlists.ts';
import type { JsonTextRow } from '../database/json-text.ts';
import { createJsonObjectSql } from '../database/sql-json.ts';
import { type NoRow, sql } from '../database/statements.ts';
import type { ImageKey } from '../images/images.ts';
import { isWantedSql, ownerItemOrderSql, ownItemColumnsSql, ownItemTextByteCountSql } from './json.ts';

const isWantedOrDraftSql = `i.state in ('wanted', 'draft')`;

/**
 * Returns the number of the list's items and their text bytes. `open_count` counts the wanted items and the
 * drafts, `most_wanted_count` those among them that the owner marked as most wanted.
 */
export const countItems = sql<
  { count: number; text_bytes: number; open_count: number; most_wanted_count: number },
  [wishlistId: number]
>(
  'items.countItems',
  `select count(*) as count, coalesce(sum(${ownItemTextByteCountSql}), 0)::bigint as text_bytes,
     count(*) filter (where ${isWantedOrDraftSql}) as open_count, count(*) filter (where ${isWantedOrDraftSql} and i.most_wanted) as most_wanted_count
   from items i where i.wishlist_id = $1`,
);

export interface LockedItem {
  id: number;
  picture_key: string | null;
  text_bytes: number;
  price: string;
  currency: string;
  state: ItemLifecycleState;
  most_wanted: boolean;
}

/** Locks an item of the list. Returns the fields that are needed to change the item. */
export const lockItem = sql<LockedItem, [itemId: number, wishlistId: number]>(
  'items.lockItem',
  `select i.id, ${ownItemTextByteCountSql} as text_bytes, i.price::text as price, i.currency, i.state, i.most_wanted, (select p.key from pictures p where p.item_id = i.id) as picture_key
   from items i where i.id = $1 and i.wishlist_id = $2 for update`,
);

/**
 * Values of a new item. `price` is decimal text. A null `wantedCount` means any number. `texts` are in the
 * order of `itemTextFields`.
 */
export type NewItemParameters = [
  wishlistId: number,
  name: string,
  price: string,
  currency: string,
  isAvailable: boolean,
  isMostWanted: boolean,
  state: ItemLifecycleState,
  wantedCount: number | null,
  ...texts: string[],
];

export const insertItem = sql<{ id: number }, NewItemParameters>(
  'items.insertItem',
  `insert into items (wishlist_id, name, price, currency, is_available, most_wanted, state, wanted, ${itemTextFields.join(', ')})
   values ($1, $2, $3::numeric, $4, $5, $6, $7, $8, ${itemTextFields.map((_, index) => `$${index + 9}`).join(', ')}) returning id`,
);

/**
 * Changes an item and returns the size of its texts in bytes. A null parameter keeps the old value; only a
 * null `wantedCount` means any number. `price` is decimal text; `texts` are in the order of `itemTextFields`.
 * If the item moves to another list, its position and its mark "most wanted" are deleted.
 */
export const updateItem = sql<
  { text_bytes: number },
  [
    itemId: number,
    wishlistId: number,
    name: string,
    price: string | null,
    currency: string | null,
    isAvailable: boolean | null,
    isMostWanted: boolean | null,
    ...texts: (string | null)[],
    wantedCount: number | null,
    changesWantedCount: boolean,
  ]
>(
  'items.updateItem',
  `update items i set wishlist_id = $2, name = $3, price = coalesce($4::numeric, price),
     currency = coalesce($5, currency), is_available = coalesce($6, is_available),
     most_wanted = coalesce($7, most_wanted and wishlist_id = $2),
     position = case when wishlist_id = $2 then position end,
     listed_at = case when wishlist_id = $2 then listed_at else clock_timestamp() end,
     ${itemTextFields.map((text, index) => `${text} = coalesce($${index + 8}, ${text})`).join(', ')},
     wanted = case when $${itemTextFields.length + 9} then $${itemTextFields.length + 8}::int else wanted end
   where id = $1 returning ${ownItemTextByteCountSql} as text_bytes`,
);

/**
 * Deletes items. Their images are detached, and a later image cleanup deletes the images. End the claims on
 * the items first, because a foreign key would delete the claims without informing the givers.
 */
export const deleteItems = sql<NoRow, [itemIds: readonly number[]]>(
  'items.deleteItems',
  'delete from items where id = any($1::bigint[])',
);

/** Detaches the image from an item. A later image cleanup deletes the image. */
export const detachImage = sql<NoRow, [itemId: number]>(
  'items.detachImage',
  'update pictures set item_id = null where item_id = $1',
);

/** Attaches a stored image to an item. Returns no row if an image cleanup has already removed the image. */
export const attachImage = sql<{ key: string }, [itemId: number, key: ImageKey]>(
  'items.attachImage',
  `update pictures set item_id = $1, attached = true
   where key = $2 and item_id is null and not attached
   returning key`,
);

/**
 * Changes the state of an item. Only a received item has a day (`receivedOn`) and a note. If
 * `isReceivedToday` is true, the day is the current day. Housekeeping ends the claims some time after
 * `unwanted_since`.
 */
export const updateItemState = sql<
  NoRow,
  [itemId: number, state: ItemLifecycleState, receivedOn: string | null, isReceivedToday: boolean, receivedNote: string]
>(
  'items.updateItemState',
  `update items set state = $2,
     received_on = case when $2 = 'received' then case when $4 then current_date else $3::date end end,
     received_note = case when $2 = 'received' then $5 else '' end,
     unwanted_since = case when $2 = 'wanted' then null when state = 'wanted' then now() else unwanted_since end
   where id = $1`,
);

export interface ItemPositionRow {
  id: number;
  is_available: boolean;
  position: string | null;
}

/** Returns the sort positions of the list's items, in the owner's order. */
export const listPositions = sql<ItemPositionRow, [wishlistId: number]>(
  'items.listPositions',
  `select i.id, i.is_available, i.position from items i where i.wishlist_id = $1
   order by i.is_available desc, ${ownerItemOrderSql}`,
);

/** Sets the sort positions of several items. The two arrays correspond by index. */
export const updatePositions = sql<NoRow, [itemIds: readonly number[], positions: readonly string[]]>(
  'items.updatePositions',
  `update items i set position = moved.position
   from unnest($1::bigint[], $2::text[]) moved (id, position) where i.id = moved.id`,
);

/**
 * Inserts items in the order of the JSON array. The fields of its objects have the names of the API contract.
 */
export const insertItems = sql<NoRow, [wishlistId: number, itemsJson: string]>(
  'items.insertItems',
  `insert into items (wishlist_id, name, price, currency, is_available, most_wanted, state, wanted, ${itemTextFields.join(', ')})
   select $1, name, price, currency, is_available, most_wanted, state, wanted, ${itemTextFields.join(', ')}
   from jsonb_to_recordset($2::jsonb) r (name text, price numeric, currency text, is_available boolean,
     most_wanted boolean, state text, wanted int, ${itemTextFields.map((text) => `${text} text`).join(', ')})`,
);

/** Locks and returns those of the given items that are on the list. */
export const lockItems = sql<{ id: number }, [itemIds: readonly number[], wishlistId: number]>(
  'items.lockItems',
  'select id from items where id = any($1::bigint[]) and wishlist_id = $2 order by id for update',
);

/** Moves items to another list. Deletes their sort positions and their marks "most wanted". */
export const moveItems = sql<NoRow, [itemIds: readonly number[], newWishlistId: number]>(
  'items.moveItems',
  'update items set wishlist_id = $2, position = null, most_wanted = false, listed_at = clock_timestamp() where id = any($1::bigint[])',
);

type FriendVisibleItem = Readonly<Record<ItemTextField, string>> & {
  name: string;
  price: string;
  currency: string;
  picture_key: string | null;
};

/** Returns an item for a friend, without claims. Returns no row if the friend cannot see the item. */
export const findItemVisibleToFriend = sql<FriendVisibleItem, [itemId: number, friendId: number]>(
  'items.findItemVisibleToFriend',
  `select i.name, i.price::text as price, i.currency, ${itemTextFields.map((text) => `i.${text}`).join(', ')},
     (select p.key from pictures p where p.item_id = i.id) as picture_key
   from items i join visible_wishlists seen on seen.wishlist_id = i.wishlist_id and seen.viewer_id = $2
   where i.id = $1 and ${isWantedSql}`,
);

export const findOwnItem = sql<JsonTextRow<OwnItem> & { version: number }, [itemId: number]>(
  'items.findOwnItem',
  `select w.version, ${createJsonObjectSql(`select ${ownItemColumnsSql}`)}::text as json
   from items i join wishlists w on w.id = i.wishlist_id left join pictures p on p.item_id = i.id
   where i.id = $1`,
);
