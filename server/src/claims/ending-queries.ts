import type { Locale } from '@wishwell/text/messages.ts';
import { type NoRow, sql } from '../database/statements.ts';
import { friendVisibleListIdSql, createItemOrIdeaOnListSql, isWantedSql } from '../items/json.ts';

/**
 * Maximum number of claims that one statement ends. It is small, so that the statement holds its row locks
 * only for milliseconds.
 */
const claimsPerBatch = 25;
/**
 * Seconds until the claims on an item end after its owner has marked it as unwanted. In this time the owner
 * can undo the change.
 */
const claimUndoSeconds = 15;
/** Maximum number of items of a deleted wishlist that one statement deletes. */
export const itemsPerBatch = 100;

/**
 * A row of `claim_endings`: a request to end claims. It refers either to a wishlist, or to an item, or to two
 * people.
 */
export type ClaimEndingRequest = { id: number; owner_id: number | null } & (
  | { reason: 'hidden' | 'deleted'; wishlist_id: number; item_id: null; person_id: null; other_id: null }
  | { reason: 'hidden' | 'moved' | 'deleted'; wishlist_id: null; item_id: number; person_id: null; other_id: null }
  | { reason: 'unfriended'; wishlist_id: null; item_id: null; person_id: number; other_id: number }
);

/**
 * Inserts a request to end claims. `formerOwnerId` is the former owner of a deleted wishlist or item, else
 * null. If `isDelayed` is true, the claims end only after `claimUndoSeconds`.
 */
export const insertRequestToEndClaims = sql<
  NoRow,
  [
    reason: ClaimEndingRequest['reason'],
    wishlistId: number | null,
    itemId: number | null,
    personId: number | null,
    otherId: number | null,
    formerOwnerId: number | null,
    isDelayed: boolean,
  ]
>(
  'claims.insertRequestToEndClaims',
  `insert into claim_endings (reason, wishlist_id, item_id, person_id, other_id, owner_id, due_at)
   values ($1, $2, $3, $4, $5, $6, now() + case when $7 then interval '${claimUndoSeconds} seconds' else '0' end)`,
);

/**
 * Inserts requests to end the claims on several items. `formerOwnerId` is the former owner of deleted items,
 * else null.
 */
export const insertItemEndingRequests = sql<
  NoRow,
  [reason: 'moved' | 'deleted', itemIds: readonly number[], formerOwnerId: number | null]
>(
  'claims.insertItemEndingRequests',
  'insert into claim_endings (reason, item_id, owner_id) select $1, unnest($2::bigint[]), $3::bigint',
);

export const insertUnfriendingRequests = sql<NoRow, [personId: number, formerFriendIds: readonly number[]]>(
  'claims.insertUnfriendingRequests',
  `insert into claim_endings (reason, person_id, other_id) select 'unfriended', $1, unnest($2::bigint[])`,
);

/**
 * Locks and returns the next claim-ending request whose row no other process has locked. `highestId` is the
 * highest allowed id; null allows every id. `isDeletion` selects either the requests for deletions, or those
 * for all other reasons.
 */
export const lockNextEndingRequest = sql<
  ClaimEndingRequest,
  [lowestId: number, highestId: number | null, isDeletion: boolean]
>(
  'claims.lockNextEndingRequest',
  `select id, reason, wishlist_id, item_id, person_id, other_id, owner_id from claim_endings
   where due_at <= now() and id >= $1 and ($2::bigint is null or id <= $2) and (reason = 'deleted') = $3
   order by id limit 1 for update skip locked`,
);

export const deleteClaimEndingRequest = sql<NoRow, [requestId: number]>(
  'claims.deleteClaimEndingRequest',
  'delete from claim_endings where id = $1',
);

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

export interface EndedClaimBatch {
  item_ids: string[];
  /** User ids of the givers, in the order of `item_ids`. A guest has the id 0. */
  giver_ids: string[];
  guests: EndedGuestClaim[];
  is_last: boolean;
}

/**
 * Returns SQL that ends a batch of claims. It keeps a user's claim as a record, and deletes a guest's claim.
 * The claim of a user on a received item gets the stage 'given'. A guest who claimed a received item gets no
 * mail. The end time is `clock_timestamp()`, not `now()`, because the transaction may have begun before the
 * claim was made.
 */
const createEndBatchSql = (condition: string, reason: string, owner: string): string => `
  with batch as materialized (
    select c.id, c.item_id, i.name, ${reason} as reason, ${owner} as owner_id
    from claims c join items i on i.id = c.item_id left join wishlists w on w.id = ${friendVisibleListIdSql}
    where ${condition} order by c.id limit ${claimsPerBatch} for update of c
  ),
  recorded as (
    update claims c set item_id = null, owner_id = batch.owner_id, ended_reason = batch.reason, ended_at = clock_timestamp(),
      stage = case when batch.reason = 'received' then 'given' else c.stage end
    from batch where c.id = batch.id and c.item_id = batch.item_id and c.giver_id is not null
    returning batch.item_id, c.giver_id
  ),
  released as (
    delete from claims c using batch where c.id = batch.id and c.item_id = batch.item_id and c.guest_id is not null
    returning c.item_id, c.guest_id, batch.owner_id, batch.name, batch.reason
  ),
  ended as (select item_id, giver_id from recorded union all select item_id, 0 from released),
  guests_to_tell as (
    select g.id as guest_id, r.item_id, r.name as item_name, g.email, g.locale
    from released r join guests g on g.id = r.guest_id left join users o on o.id = r.owner_id
    where g.email is not null and r.reason <> 'received' and lower(o.email) is distinct from lower(g.email)
  )
  select (select count(*) from batch) < ${claimsPerBatch} as is_last,
    coalesce(array_agg(item_id), '{}') as item_ids, coalesce(array_agg(giver_id), '{}') as giver_ids,
    (select coalesce(json_agg(g), '[]') from guests_to_tell g) as guests
  from ended`;

// SQL condition: giver `c.giver_id` cannot see wishlist `w`. It repeats the rule of the view
// `wishlist_audience`. With the view itself, PostgreSQL would scan every friendship.
const isListInvisibleToGiverSql = `(
  not exists (
    select from friendships f
    where f.low_id = least(w.owner_id, c.giver_id) and f.high_id = greatest(w.owner_id, c.giver_id)
      and f.status = 'friends')
  or (not w.is_public and not exists (
    select from wishlist_shares s where s.wishlist_id = w.id and s.user_id = c.giver_id)))`;

// SQL condition: the giver of claim `c` cannot see its item on wishlist `w`. Excludes deleted wishlists,
// which have no owner: another claim-ending request ends their claims with the reason 'deleted'. A claim that
// was made through a share link stays while the item is on the wishlist of that link.
const isHiddenFromGiverSql = `w.owner_id is not null and c.link_wishlist_id is distinct from ${friendVisibleListIdSql}
  and (c.giver_id is null or ${isListInvisibleToGiverSql})`;

/** Ends a batch of claims on items of the wishlist: those claims whose givers can no longer see the item. */
export const endHiddenClaims = sql<EndedClaimBatch, [wishlistId: number]>(
  'claims.endHiddenClaims',
  createEndBatchSql(`${createItemOrIdeaOnListSql('$1')} and ${isHiddenFromGiverSql}`, `'hidden'`, 'w.owner_id'),
);

/** Ends the claims on a moved item whose givers cannot see the item on its new wishlist. */
export const endMovedClaim = sql<EndedClaimBatch, [itemId: number]>(
  'claims.endMovedClaim',
  createEndBatchSql(`i.id = $1 and ${isHiddenFromGiverSql}`, `'moved'`, 'w.owner_id'),
);

/** Ends the claims on an item that its owner no longer wants. Ends none if the owner wants the item again. */
export const endUnwantedClaim = sql<EndedClaimBatch, [itemId: number]>(
  'claims.endUnwantedClaim',
  createEndBatchSql(
    `i.id = $1 and w.owner_id is not null and not ${isWantedSql}`,
    `case when i.state = 'draft' then 'hidden' else i.state end`,
    'w.owner_id',
  ),
);

/** Ends a batch of the giver's claims on items of the owner that the giver can no longer see. */
export const endClaimsOnItemsOfOwner = sql<EndedClaimBatch, [giverId: number, ownerId: number]>(
  'claims.endClaimsOnItemsOfOwner',
  createEndBatchSql(`c.giver_id = $1 and w.owner_id = $2 and ${isHiddenFromGiverSql}`, `'unfriended'`, 'w.owner_id'),
);

const isDeletedItemSql = 'wishlist_id is null and idea_wishlist_id is null';

/** Ends a batch of the claims on items of a deleted wishlist. */
export const endDeletedListClaims = sql<EndedClaimBatch, [wishlistId: number, formerOwnerId: number | null]>(
  'claims.endDeletedListClaims',
  createEndBatchSql(createItemOrIdeaOnListSql('$1'), `'deleted'`, '$2::bigint'),
);

/** Ends the claims on a deleted item. */
export const endDeletedItemClaim = sql<EndedClaimBatch, [itemId: number, formerOwnerId: number | null]>(
  'claims.endDeletedItemClaim',
  createEndBatchSql('i.id = $1', `'deleted'`, '$2::bigint'),
);

/**
 * Locks a deleted wishlist. Call it before the claims are ended. Requests of givers use the same lock order:
 * first the wishlist, then items and claims.
 */
export const lockDeletedWishlist = sql<NoRow, [wishlistId: number]>(
  'claims.lockDeletedWishlist',
  'select from wishlists where id = $1 and owner_id is null for update',
);

/**
 * Locks a deleted item. Call it before the claims are ended. Requests of givers use the same lock order:
 * first the item, then claims.
 */
export const lockDeletedItem = sql<NoRow, [itemId: number]>(
  'claims.lockDeletedItem',
  `select from items where id = $1 and ${isDeletedItemSql} for update`,
);

/** Deletes at most `itemsPerBatch` items of a deleted wishlist, and returns their ids. */
export const purgeItems = sql<{ id: number }, [wishlistId: number]>(
  'claims.purgeItems',
  `delete from items where id in (select id from items where wishlist_id = $1 limit ${itemsPerBatch}) returning id`,
);

/** Deletes the item if it is on no wishlist, which means that its owner has deleted it. */
export const purgeItem = sql<NoRow, [itemId: number]>(
  'claims.purgeItem',
  `delete from items where id = $1 and ${isDeletedItemSql}`,
);

/** Deletes the wishlist if it has no owner, which means that its former owner has deleted it. */
export const purgeWishlist = sql<NoRow, [wishlistId: number]>(
  'claims.purgeWishlist',
  'delete from wishlists where id = $1 and owner_id is null',
);

/**
 * Returns whether a giver whose claim this transaction has ended can see the item of that claim again. The
 * arrays are parallel: `itemIds[n]` and `giverIds[n]` belong to the same claim.
 */
export const findRegainedVisibility = sql<
  { is_regained: boolean },
  [itemIds: readonly string[], giverIds: readonly string[]]
>(
  'claims.findRegainedVisibility',
  `select exists (
     select from unnest($1::bigint[], $2::bigint[]) c (item_id, giver_id)
     join items i on i.id = c.item_id join wishlists w on w.id = ${friendVisibleListIdSql}
     where ${isWantedSql} and not ${isListInvisibleToGiverSql}
   ) as is_regained`,
);
