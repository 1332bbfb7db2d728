import { createJsonObjectSql } from '../database/sql-json.ts';
import { createImageUrlPlaceholderSql } from '../images/signed-urls.ts';
import { listIdIfVisibleToFriendSql, isWantedSql, itemColumnsSql, itemColumnsWithoutImageSql } from '../items/json.ts';
import { createOwnerClaimVisibilityRankSql } from './shown-claims.ts';

// The SQL in this file creates JSON that reveals claims. Never use it in a response to the owner of the item.

/**
 * Quantities of an item, with which the server checks a claim or a release. The server never sends them to a
 * client.
 */
export interface ItemQuantities {
  promised: number;
  mine: number;
  wanted: number | null;
  is_available: boolean;
}

/**
 * SQL for the quantity of item `i` that nobody has promised yet. `i` is a row of the query that
 * `createItemsWithClaimsQuerySql` returns.
 */
const freeQuantitySql = 'case when i.wanted is not null then greatest(i.wanted - i.promised, 0) end as free';

/**
 * Returns SQL for the fields of item `i` that a friend of the owner sees. They contain the free quantity and
 * the viewer's own quantity, but no other giver.
 */
export const createFriendItemColumnsSql = (
  viewer: string,
): string => `${itemColumnsSql}, ${freeQuantitySql}, i.mine, i.is_full as purchased,
  case when i.mine > 0 then ${viewer} end as purchased_by,
  case when i.idea_by is not null then (
    select row_to_json(author) from (select u.id, u.display_name from users u where u.id = i.idea_by) author
  ) end as idea_by`;

/**
 * SQL for the fields of item `i` that a visitor of a share link sees. The fields contain no id of a person.
 */
export const shareLinkItemColumnsSql = `${itemColumnsSql}, i.is_full as purchased, i.mine > 0 as mine,
  ${freeQuantitySql}, i.mine as quantity`;

/**
 * Returns SQL that selects items as everybody except the owner sees them. `promised` is the quantity that all
 * givers have promised, `mine` the quantity of the viewer. `isMine` is the SQL condition that claim `c`
 * belongs to the viewer.
 */
export const createItemsWithClaimsQuerySql = (condition: string, isMine: string): string => `
  select ${itemColumnsWithoutImageSql}, ${listIdIfVisibleToFriendSql} as list_id, i.position, i.created_at, i.idea_by, claimed.promised, claimed.mine,
    coalesce(claimed.promised >= i.wanted, false) as is_full
  from items i
  cross join lateral (
    select coalesce(sum(c.quantity), 0)::int as promised,
      coalesce(sum(c.quantity) filter (where ${isMine}), 0)::int as mine
    from claims c where c.item_id = i.id
  ) claimed
  where ${condition} and ${isWantedSql}`;

/**
 * Columns that store the item and its owner as they were at the claim, and SQL for the values. `i` is the
 * item, `w` its wishlist, `p` its image.
 */
export const claimSnapshotColumnsSql = 'owner_id, name, price, currency, url, picture_key';
export const itemSnapshotColumnsSql = 'w.owner_id, i.name, i.price, i.currency, i.url, p.key';

/**
 * Returns SQL for the fields of claim `g` that show the item as it was at the claim. Adds the names of the
 * fields that the owner has changed since the claim. `item` is the alias of the item, `pictureKey` the column
 * with the key of its image.
 */
export function createSnapshotFieldsSql(item: string, pictureKey: string): string {
  const changedFieldNames = [
    ...['name', 'price', 'currency', 'url'].map(
      (field) => `case when ${item}.${field} <> g.${field} then '${field}' end`,
    ),
    `case when ${pictureKey} is distinct from g.picture_key then 'image_url' end`,
  ].join(', ');
  return `${createJsonObjectSql(`select g.name, g.price, g.currency, g.url, ${createImageUrlPlaceholderSql('g.picture_key')} as image_url`)} as snapshot,
    to_json(array_remove(array[${changedFieldNames}], null)) as changed`;
}

/**
 * Returns the SQL condition that wishlist `w` shows its owner at most as much about claims as `known` allows.
 * `known` is the value of `show_claims` that the giver saw.
 */
export const createClaimVisibilityIsAtMostSql = (known: string): string =>
  `${createOwnerClaimVisibilityRankSql('w.show_claims')} <= ${createOwnerClaimVisibilityRankSql(known)}`;

/**
 * Returns the SQL condition under which a giver can promise `quantity` of the locked item `i`. Either the
 * item is available and enough is free, or the giver already promises at least `quantity`. Waits for
 * transactions that end claims on the item. To prevent deadlocks, locks claims in the order of their ids.
 */
export const createCanClaimQuantitySql = (quantity: string, isMine: string): string => `(
  i.is_available and (i.wanted is null or ${quantity} <= i.wanted - (
    select coalesce(sum(others.quantity), 0) from (
      select c.quantity from claims c where c.item_id = i.id and (${isMine}) is not true order by c.id for share of c
    ) others))
  or ${quantity} <= (select c.quantity from claims c where c.item_id = i.id and (${isMine})))`;
