import { itemTextFields } from '@wishwell/contract/fields.ts';
import { ownerClaimFieldsSql } from '../claims/shown-claims.ts';
import { createImageUrlPlaceholderSql } from '../images/signed-urls.ts';

// SQL for an item's JSON. `i` is the item, `p` its image. Lists the columns one by one, so that a new column
// stays private until it is added here or to `itemTextSchemas` of the API contract.

export const itemColumnsWithoutImageSql = [
  'id',
  'name',
  ...itemTextFields,
  'price',
  'currency',
  'is_available',
  'most_wanted',
  'wanted',
]
  .map((column) => `i.${column}`)
  .join(', ');

export const itemColumnsSql = `${itemColumnsWithoutImageSql}, ${createImageUrlPlaceholderSql('p.key')} as image_url`;

/**
 * SQL columns of an item's JSON for its owner. `w` is the item's wishlist. The JSON contains claims only if
 * the owner chose to see claims on this list.
 */
export const ownItemColumnsSql = `${itemColumnsSql}, i.state, i.position,
  to_char(i.received_on, 'YYYY-MM-DD') as received_on, i.received_note, ${ownerClaimFieldsSql}`;

/**
 * SQL for the number of text bytes of item `i`. PostgreSQL stores the length of a long text separately, so it
 * need not read the text.
 */
const itemTextByteCountSql = ['name', ...itemTextFields].map((column) => `octet_length(i.${column})`).join(' + ');

/**
 * SQL for the number of text bytes of an item, including the owner's note. The text quota of the list uses
 * this number.
 */
export const ownItemTextByteCountSql = `${itemTextByteCountSql} + octet_length(i.received_note)`;

/**
 * SQL condition for items that other people than the owner can see. Every query for friends and guests must
 * contain this condition.
 */
export const isWantedSql = `i.state = 'wanted'`;

/**
 * Returns the SQL condition that selects the owner's items and the friends' ideas on a list. Queries for the
 * owner must not use it, because owners never see ideas.
 */
export const createIsItemOnListSql = (list: string): string =>
  `(i.wishlist_id = ${list} or i.idea_wishlist_id = ${list})`;

/**
 * SQL for the id of the list on which friends see item `i`. For a friend's idea, it is `idea_wishlist_id`.
 */
export const listIdIfVisibleToFriendSql = 'coalesce(i.wishlist_id, i.idea_wishlist_id)';

/**
 * SQL sort order of a list's available items, and also of its unavailable items: by position, then oldest
 * first.
 */
export const ownerItemOrderSql = 'i.position, i.created_at, i.id';
