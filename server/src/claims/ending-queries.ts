import { daysUntilOwnerSeesOldClaims } from '@wishwell/contract/limits.ts';
import type { Locale } from '@wishwell/text/messages.ts';
import { sql } from '../database/statements.ts';
import { listIdIfVisibleToFriendSql, createIsItemOnListSql, isWantedSql } from '../items/json.ts';

/**
 * Seconds between the owner's marking of an item as unwanted and the end of its claims. In this time the
 * owner can undo the marking.
 */
const claimUndoSeconds = 15;

/**
 * A guest who gets a mail about an ended claim. A guest with the owner's e-mail address gets no mail, because
 * it would reveal the claim to the owner.
 */
export interface EndedGuestClaim {
  guest_id: number;
  item_id: number;
  item_name: string;
  email: string;
  locale: Locale;
}

/**
 * Returns SQL that ends claims and selects the guests who get a mail. A user's claim is kept as a record of
 * an ended claim; a guest's claim is deleted. To prevent deadlocks, locks claims in the order of their ids.
 * The end time is `clock_timestamp()`, because the claim may be newer than the start of the transaction.
 */
const createEndClaimsSql = (condition: string, reason: string): string => `
  with ending as materialized (
    select c.id, c.item_id, i.name, ${reason} as reason, w.owner_id
    from claims c join items i on i.id = c.item_id join wishlists w on w.id = ${listIdIfVisibleToFriendSql}
    where ${condition} order by c.id for update of c
  ),
  recorded as (
    update claims c set item_id = null, owner_id = e.owner_id, ended_reason = e.reason, ended_at = clock_timestamp(),
      stage = case when e.reason = 'received' then 'given' else c.stage end
    from ending e where c.id = e.id and c.giver_id is not null
  ),
  released as (
    delete from claims c using ending e where c.id = e.id and c.guest_id is not null
    returning c.guest_id, e.item_id, e.name, e.owner_id, e.reason
  )
  select g.id as guest_id, r.item_id, r.name as item_name, g.email, g.locale
  from released r join guests g on g.id = r.guest_id join users o on o.id = r.owner_id
  where g.email is not null and r.reason <> 'received' and lower(o.email) <> lower(g.email)
  order by g.id, r.item_id`;

// SQL condition: giver `c.giver_id` cannot see wishlist `w`. It repeats the rule of the view
// `wishlist_audience`, because PostgreSQL would scan every friendship for the view.
const isListInvisibleToGiverSql = `(
  not exists (
    select from friendships f
    where f.low_id = least(w.owner_id, c.giver_id) and f.high_id = greatest(w.owner_id, c.giver_id)
      and f.status = 'friends')
  or (not w.is_public and not exists (
    select from wishlist_shares s where s.wishlist_id = w.id and s.user_id = c.giver_id)))`;

// SQL condition: the giver of claim `c` cannot see the claimed item on wishlist `w`. A claim through a share
// link stays valid while the item is on the wishlist of that link.
const isHiddenFromGiverSql = `c.link_wishlist_id is distinct from ${listIdIfVisibleToFriendSql}
  and (c.giver_id is null or ${isListInvisibleToGiverSql})`;

interface GuestWithVisibleClaims {
  guest_id: number;
  email: string;
  locale: Locale;
  show_claims: 'claimed' | 'names';
  /** Time in ISO 8601 from which the owner of the list can see the guest's claim. */
  shown_from: string;
}

/**
 * Returns the guests whose claims the owner of the wishlist will see, because this transaction has changed
 * `show_claims`. Omits guests who get no mail: those without an e-mail address or with the owner's.
 */
export const listGuestsWithOwnerVisibleClaims = sql<GuestWithVisibleClaims, [wishlistId: number]>(
  'claims.listGuestsWithOwnerVisibleClaims',
  `select distinct g.id as guest_id, g.email, g.locale, w.show_claims,
     iso_time(w.show_claims_at + interval '${daysUntilOwnerSeesOldClaims} days') as shown_from
   from wishlists w join items i on i.wishlist_id = w.id join claims c on c.item_id = i.id
   join guests g on g.id = c.guest_id
   where w.id = $1 and w.show_claims <> 'never' and w.show_claims_at >= now() and c.created_at < w.show_claims_at
     and lower(g.email) <> (select lower(email) from users where id = w.owner_id)`,
);

/** Ends the claims on a wishlist's items if their givers can no longer see the wishlist. */
export const endListClaimsOfGiversWithoutAccess = sql<EndedGuestClaim, [wishlistId: number]>(
  'claims.endListClaimsOfGiversWithoutAccess',
  createEndClaimsSql(`${createIsItemOnListSql('$1')} and ${isHiddenFromGiverSql}`, `'hidden'`),
);

/** Ends the claims on moved items if their givers cannot see the items on the new wishlist. */
export const endMovedItemClaims = sql<EndedGuestClaim, [itemIds: readonly number[]]>(
  'claims.endMovedItemClaims',
  createEndClaimsSql(`i.id = any($1::bigint[]) and ${isHiddenFromGiverSql}`, `'moved'`),
);

/** Ends all claims on items that this transaction will delete. */
export const endDeletedItemClaims = sql<EndedGuestClaim, [itemIds: readonly number[]]>(
  'claims.endDeletedItemClaims',
  createEndClaimsSql('i.id = any($1::bigint[])', `'deleted'`),
);

/**
 * Ends all claims on a wishlist's items, including friends' ideas. This transaction will delete the wishlist.
 */
export const endDeletedListClaims = sql<EndedGuestClaim, [wishlistId: number]>(
  'claims.endDeletedListClaims',
  createEndClaimsSql(createIsItemOnListSql('$1'), `'deleted'`),
);

/**
 * Ends the claims of a person and former friends on each other's items, if the givers can no longer see the
 * items.
 */
export const endFormerFriendClaims = sql<EndedGuestClaim, [personId: number, formerFriendIds: readonly number[]]>(
  'claims.endFormerFriendClaims',
  createEndClaimsSql(
    `c.giver_id = any($1::bigint || $2::bigint[])
     and (c.giver_id = $1 and w.owner_id = any($2) or w.owner_id = $1) and ${isHiddenFromGiverSql}`,
    `'unfriended'`,
  ),
);

/** Ends all claims of a giver whose account this transaction deactivates. */
export const endDeactivatedGiverClaims = sql<EndedGuestClaim, [giverId: number]>(
  'claims.endDeactivatedGiverClaims',
  createEndClaimsSql('c.giver_id = $1', `'deactivated'`),
);

const isUndoOverSql = `i.unwanted_since <= now() - interval '${claimUndoSeconds} seconds'`;

/** Ends the claims on items that have been unwanted for `claimUndoSeconds` seconds. */
export const endUnwantedItemClaims = sql<EndedGuestClaim>(
  'claims.endUnwantedItemClaims',
  createEndClaimsSql(
    `${isUndoOverSql} and not ${isWantedSql}`,
    `case when i.state = 'draft' then 'hidden' else i.state end`,
  ),
);

/**
 * Clears `unwanted_since` of the items whose claims `endUnwantedItemClaims` has ended in this transaction.
 * Skips locked items: waiting for them could cause a deadlock, because owners lock the wishlist before its
 * items.
 */
export const clearUnwantedSinceOfItems = sql(
  'claims.clearUnwantedSinceOfItems',
  `update items set unwanted_since = null
   where id in (select i.id from items i where ${isUndoOverSql} for update skip locked)`,
);
