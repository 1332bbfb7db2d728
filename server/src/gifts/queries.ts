import type { Gift } from '@wishwell/contract/gifts.ts';
import type { GiftStage } from '@wishwell/contract/limits.ts';
import {
  createFriendItemColumnsSql,
  createSnapshotFieldsSql,
  createItemsWithClaimsQuerySql,
  createCanClaimQuantitySql,
  type ItemQuantities,
} from '../claims/json.ts';
import { timeWhenOwnerSeesClaimSql } from '../claims/shown-claims.ts';
import type { JsonTextRow } from '../database/json-text.ts';
import { createJsonObjectSql } from '../database/sql-json.ts';
import { type NoRow, sql } from '../database/statements.ts';
import { listIdIfVisibleToFriendSql, isWantedSql } from '../items/json.ts';

/**
 * SQL condition under which the giver `$1` may see item `i`, on which the giver has the claim `g`. Either the
 * giver may see the list as a friend. Or the giver claimed the item through a share link, and the list still
 * has a valid share link that allows claims.
 */
const isItemVisibleSql = `${isWantedSql} and (
  exists (select from visible_wishlists seen where seen.wishlist_id = ${listIdIfVisibleToFriendSql} and seen.viewer_id = $1)
  or g.link_wishlist_id = i.wishlist_id and exists (
    select from share_links l
    join wishlists shared on shared.id = l.wishlist_id and not shared.archived
    join users o on o.id = shared.owner_id and o.is_active
    where l.wishlist_id = i.wishlist_id and l.may_claim and (l.expires_at is null or l.expires_at > now())))`;

const giftColumns = `c.id, c.item_id, c.link_wishlist_id, c.created_at, c.quantity, c.owner_id, c.for_name,
  c.stage, c.note, c.paid, c.paid_currency, c.order_link, c.name, c.price, c.currency, c.url, c.picture_key,
  c.ended_reason, c.ended_at`;

const giftJsonSql = createJsonObjectSql(`
  select g.id, case when g.item_id is null and g.ended_at is null then 'own' when item.is_idea then 'idea' else 'claim' end as kind,
    g.stage, g.quantity, g.note, g.paid, g.paid_currency, g.order_link, iso_time(g.created_at) as promised_at,
    case when g.for_name is not null then ${createJsonObjectSql('select g.for_name as name')}
      when o.id is not null then ${createJsonObjectSql('select o.id, o.display_name, o.avatar')} end as for,
    case when item.list_id is not null then ${createJsonObjectSql('select item.list_id as id, item.list_title as title')} end as list,
    (select ${timeWhenOwnerSeesClaimSql} from items i join wishlists w on w.id = ${listIdIfVisibleToFriendSql} where i.id = g.item_id) as shows_claims_from,
    item.json as item,
    ${createSnapshotFieldsSql('item', 'item.picture_key')},
    case when g.ended_at is not null then ${createJsonObjectSql('select g.ended_reason as reason, iso_time(g.ended_at) as at')} end as ended`);

const itemJoinSql = `
  left join users o on o.id = g.owner_id
  left join lateral (
    select ${createJsonObjectSql(`select ${createFriendItemColumnsSql('$1::bigint')}`)} as json, i.name, i.price, i.currency, i.url,
      p.key as picture_key, i.idea_by is not null as is_idea, w.id as list_id, w.title as list_title
    from (${createItemsWithClaimsQuerySql(`i.id = g.item_id and ${isItemVisibleSql}`, 'c.giver_id = $1')}) i
    join wishlists w on w.id = i.list_id left join pictures p on p.item_id = i.id
  ) item on true`;

/**
 * Returns one page of the giver's gifts, newest first. `lastMicroseconds` (time of the claim in microseconds
 * since 1970) and `lastId` belong to the last gift of the previous page; both are null for the first page. A
 * null `year` (of the claim, in UTC) or `stage` does not filter.
 */
export const listGifts = sql<
  JsonTextRow<Gift> & { id: number; since: number },
  [
    giverId: number,
    lastMicroseconds: number | null,
    lastId: number | null,
    year: number | null,
    stage: GiftStage | null,
    maxRows: number,
  ]
>(
  'gifts.listGifts',
  `select g.id, (extract(epoch from g.created_at) * 1000000)::bigint as since, ${giftJsonSql}::text as json
   from (
     select ${giftColumns} from claims c
     where c.giver_id = $1
       and (c.created_at, c.id) < (coalesce(timestamptz 'epoch' + $2::bigint * interval '1 microsecond', 'infinity'), coalesce($3::bigint, 0))
       and ($4::int is null or extract(year from c.created_at at time zone 'UTC') = $4::int)
       and ($5::text is null or c.stage = $5)
     order by c.created_at desc, c.id desc limit $6
   ) g ${itemJoinSql}
   order by g.created_at desc, g.id desc`,
);

export const findGift = sql<JsonTextRow<Gift>, [giverId: number, giftId: number]>(
  'gifts.findGift',
  `select ${giftJsonSql}::text as json from (select ${giftColumns} from claims c where id = $2 and giver_id = $1) g ${itemJoinSql}`,
);

export const findFriendIdOfGiver = sql<{ id: number }, [giverId: number, personId: number]>(
  'gifts.findFriendIdOfGiver',
  `select case when low_id = $1 then high_id else low_id end as id from friendships
   where low_id = least($1::bigint, $2::bigint) and high_id = greatest($1::bigint, $2::bigint) and status = 'friends'`,
);

/** Counts the giver's gifts that belong to no item on a list. */
export const countGiftsWithoutItem = sql<{ count: number }, [giverId: number]>(
  'gifts.countGiftsWithoutItem',
  'select count(*) as count from claims where giver_id = $1 and item_id is null and ended_at is null',
);

/**
 * Inserts a gift that belongs to no item on a list. Exactly one of `recipientId` and `recipientName` is null.
 * `price` is decimal text. If `currency` is null, the gift gets the giver's currency.
 */
export const insertGift = sql<
  { id: number; currency: string },
  [
    giverId: number,
    recipientId: number | null,
    recipientName: string | null,
    name: string,
    price: string,
    currency: string | null,
    url: string,
  ]
>(
  'gifts.insertGift',
  `insert into claims (giver_id, owner_id, for_name, name, price, currency, url)
   select u.id, $2::bigint, $3, $4, $5::numeric, coalesce($6, u.currency), $7 from users u where u.id = $1
   returning id, currency`,
);

export interface LockedGift {
  id: number;
  item_id: number | null;
  quantity: number;
  is_ended: boolean;
  currency: string;
  paid: string | null;
  paid_currency: string | null;
}

/**
 * Locks the list and the item of a gift's claim. Call this before locking the claim, because all writers lock
 * in this order.
 */
export const lockItemOfGift = sql<{ id: number }, [giverId: number, giftId: number]>(
  'gifts.lockItemOfGift',
  `with found as materialized (
     select i.id, ${listIdIfVisibleToFriendSql} as list_id from claims g join items i on i.id = g.item_id
     where g.id = $2 and g.giver_id = $1
   ),
   list as materialized (select w.id from wishlists w, found where w.id = found.list_id for share of w)
   select i.id from items i, found, list where i.id = found.id for no key update of i`,
);

export const lockGift = sql<LockedGift, [giverId: number, giftId: number]>(
  'gifts.lockGift',
  `select id, item_id, quantity, ended_at is not null as is_ended, currency, paid::text as paid, paid_currency
   from claims where id = $2 and giver_id = $1 for update`,
);

/**
 * Changes a gift. A null parameter keeps the old value, but `paid` (decimal text) and `paidCurrency` are
 * always replaced. `ownQuantity` is for a gift that belongs to no item on a list.
 */
export const updateGift = sql<
  NoRow,
  [
    giverId: number,
    giftId: number,
    stage: GiftStage | null,
    note: string | null,
    orderLink: string | null,
    paid: string | null,
    paidCurrency: string | null,
    ownQuantity: number | null,
  ]
>(
  'gifts.updateGift',
  `update claims set stage = coalesce($3, stage), note = coalesce($4, note), order_link = coalesce($5, order_link),
     paid = $6::numeric, paid_currency = $7, quantity = coalesce($8::int, quantity)
   where id = $2 and giver_id = $1`,
);

/**
 * Changes the quantity of the giver's claim on an item. Returns no row if too little of the item's quantity
 * is free.
 */
export const updateClaimQuantity = sql<{ id: number }, [giverId: number, giftId: number, quantity: number]>(
  'gifts.updateClaimQuantity',
  `update claims g set quantity = $3::int from items i
   where g.id = $2 and g.giver_id = $1 and i.id = g.item_id
     and ($3::int <= g.quantity or ${isItemVisibleSql} and ${createCanClaimQuantitySql('$3::int', 'c.id = $2')})
   returning g.id`,
);

/**
 * Returns the wanted and promised quantities of the item that a gift's claim is for. Returns no row if the
 * giver cannot see the item.
 */
export const findWantedAndClaimedQuantities = sql<ItemQuantities, [giverId: number, giftId: number]>(
  'gifts.findWantedAndClaimedQuantities',
  `select i.promised, i.mine, i.wanted, i.is_available from claims g
   cross join lateral (${createItemsWithClaimsQuerySql(`i.id = g.item_id and ${isItemVisibleSql}`, 'c.giver_id = $1')}) i
   where g.id = $2 and g.giver_id = $1`,
);

/** Replaces the snapshot in a gift by the current data of its item, if the giver can see the item. */
export const updateItemCopyOfGift = sql<NoRow, [giverId: number, giftId: number]>(
  'gifts.updateItemCopyOfGift',
  `update claims g set name = i.name, price = i.price, currency = i.currency, url = i.url,
     picture_key = (select p.key from pictures p where p.item_id = i.id)
   from items i where g.id = $2 and g.giver_id = $1 and i.id = g.item_id and ${isItemVisibleSql}`,
);

/** Changes an ended claim into a gift that belongs to no item on a list. */
export const convertEndedClaimToGift = sql<NoRow, [giverId: number, giftId: number]>(
  'gifts.convertEndedClaimToGift',
  'update claims set ended_at = null, ended_reason = null, link_wishlist_id = null where id = $2 and giver_id = $1',
);

export const deleteGift = sql<{ id: number }, [giverId: number, giftId: number]>(
  'gifts.deleteGift',
  'delete from claims where id = $2 and giver_id = $1 returning id',
);
