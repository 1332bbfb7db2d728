import { itemTextNames } from '@wishwell/contract/fields.ts';
import type { OwnItem } from '@wishwell/contract/wishlists.ts';
import { sql } from '../database/statements.ts';
import type { JsonRow } from '../database/json-text.ts';
import { objectOf } from '../database/sql-json.ts';
import { ownItem, textBytes } from './json.ts';

/** `$1` list. How many items it has, and bytes of text in all of them. */
export const countItems = sql<{ count: number; text_bytes: number }>(
  'items.count',
  `select count(*) as count, coalesce(sum(${textBytes}), 0)::bigint as text_bytes from items i where i.wishlist_id = $1`,
);

export interface LockedItem {
  id: number;
  picture_key: string | null;
  text_bytes: number;
}

/** `$1` item, `$2` list. With the key of its picture and the bytes of its text. */
export const lockItem = sql<LockedItem>(
  'items.lock',
  `select i.id, ${textBytes} as text_bytes, (select p.key from pictures p where p.item_id = i.id) as picture_key
   from items i where i.id = $1 and i.wishlist_id = $2 for update`,
);

/** `$1` list, `$2` name, `$3` price as decimal text, `$4` available, then the texts in the order of the contract. */
export const insertItem = sql<{ id: number }>(
  'items.insert',
  `insert into items (wishlist_id, name, price, is_available, ${itemTextNames.join(', ')})
   values ($1, $2, $3::numeric, $4, ${itemTextNames.map((_, index) => `$${index + 5}`).join(', ')}) returning id`,
);

/**
 * `$1` item, `$2` list, `$3` name, then or null to keep: `$4` price, `$5` available, and the texts in the order of the contract.
 * Returns the bytes of text after the change.
 */
export const updateItem = sql<{ text_bytes: number }>(
  'items.update',
  `update items i set wishlist_id = $2, name = $3, price = coalesce($4::numeric, price),
     is_available = coalesce($5, is_available),
     ${itemTextNames.map((text, index) => `${text} = coalesce($${index + 6}, ${text})`).join(', ')}
   where id = $1 returning ${textBytes} as text_bytes`,
);

/** `$1` item. Takes it off its list and so from everybody; its row is deleted once its claim has ended. */
export const detachItem = sql('items.detach', 'update items set wishlist_id = null where id = $1');

/** `$1` item. Lets go of its picture, which is then removed with its files. */
export const detachImage = sql('items.detachPicture', 'update pictures set item_id = null where item_id = $1');

/** `$1` item, `$2` key. No row when the picture was given up in the meantime. */
export const attachImage = sql<{ key: string }>(
  'items.attachPicture',
  `update pictures set item_id = $1, attached = true
   where key = $2 and item_id is null and not attached
   returning key`,
);

/** `$1` item. */
export const findOwnItem = sql<JsonRow<OwnItem> & { version: number }>(
  'wishlists.findOwnItem',
  `select w.version, ${objectOf(`select ${ownItem}`)}::text as json
   from items i join wishlists w on w.id = i.wishlist_id left join pictures p on p.item_id = i.id
   where i.id = $1 and w.owner_id is not null`,
);
