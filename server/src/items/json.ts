import { itemTextFields } from '@wishwell/contract/fields.ts';
import { ownerClaimFieldsSql } from '../claims/shown-claims.ts';
import { createSignedUrlSql } from '../images/signed-urls.ts';

// SQL for an item's JSON. `i` is the alias of the table items, `p` the alias of the item's image. The columns
// are listed one by one, so that a new column stays private until it is added here or to `itemTextSchemas` of
// the API contract.

export const visibleItemColumns = [
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

export const itemColumns = `${visibleItemColumns}, ${createSignedUrlSql('p.key')} as image_url`;

/**
 * SQL columns of an item's JSON for its owner. `w` is the alias of the table wishlists. The JSON contains
 * claims only if the owner chose to see the claims on this list.
 */
export const ownItemColumns = `${itemColumns}, i.state, i.position,
  to_char(i.received_on, 'YYYY-MM-DD') as received_on, i.received_note, ${ownerClaimFieldsSql}`;

/**
 * SQL for the number of text bytes of an item; `i` is the alias of the table items. PostgreSQL stores the
 * length of a long text separately, so that it need not read the text itself.
 */
const itemTextBytesSql = ['name', ...itemTextFields].map((column) => `octet_length(i.${column})`).join(' + ');

/** SQL for the number of text bytes of an item including the owner's note, for the text quota of the list. */
export const ownItemTextBytesSql = `${itemTextBytesSql} + octet_length(i.received_note)`;

/**
 * SQL condition for items that other people than the owner may see. Every query for friends and guests must
 * contain this condition.
 */
export const isWantedSql = `i.state = 'wanted'`;

/**
 * Returns the SQL condition that selects the owner's items and the friends' ideas on a list. Queries for the
 * owner must not use it, because owners never see ideas.
 */
export const createItemOrIdeaOnListSql = (list: string): string =>
  `(i.wishlist_id = ${list} or i.idea_wishlist_id = ${list})`;

/**
 * SQL for the id of the list on which friends see an item (alias `i`). For a friend's idea, it is
 * `idea_wishlist_id`.
 */
export const friendVisibleListIdSql = 'coalesce(i.wishlist_id, i.idea_wishlist_id)';

/** SQL for the order of items with equal availability: by the owner's positions, then oldest first. */
export const ownerItemOrderSql = 'i.position, i.created_at, i.id';
