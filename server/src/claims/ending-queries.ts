import { sql } from '../database/statements.ts';

/** Claims that one statement ends. Small, so that a batch holds its row locks for milliseconds only. */
const claimsPerBatch = 25;
/** Items of a deleted wishlist that one statement deletes. */
export const itemsPerBatch = 100;

/** A row of `claim_endings`: exactly one of wishlist, item, and two people is set. */
export interface ClaimEnding {
  id: number;
  reason: 'unfriended' | 'hidden' | 'moved' | 'deleted';
  wishlist_id: number | null;
  item_id: number | null;
  person_id: number | null;
  other_id: number | null;
  owner_id: number | null;
}

/** `$1` reason, then or null: `$2` wishlist, `$3` item, `$4` and `$5` two people, `$6` former owner. */
export const insertEnding = sql(
  'claims.insertEnding',
  `insert into claim_endings (reason, wishlist_id, item_id, person_id, other_id, owner_id)
   values ($1, $2, $3, $4, $5, $6)`,
);

/** `$1` person, `$2` others. Between the person and each of the others, who are no friends any more. */
export const insertUnfriendings = sql(
  'claims.insertUnfriendings',
  `insert into claim_endings (reason, person_id, other_id) select 'unfriended', $1, unnest($2::bigint[])`,
);

/**
 * `$1` the lowest and `$2` the highest id wanted, null for no limit, `$3` whether of a deletion. The next row that no other
 * process is working on, locked until the transaction ends.
 */
export const lockNextEnding = sql<ClaimEnding>(
  'claims.lockNextEnding',
  `select id, reason, wishlist_id, item_id, person_id, other_id, owner_id from claim_endings
   where id >= $1 and ($2::bigint is null or id <= $2) and (reason = 'deleted') = $3
   order by id limit 1 for update skip locked`,
);

/** `$1` id. */
export const deleteEnding = sql('claims.deleteEnding', 'delete from claim_endings where id = $1');

/** The claims that a batch ended; `is_last` when there are no more. */
export interface EndedBatch {
  item_ids: string[];
  giver_ids: string[];
  is_last: boolean;
}

/**
 * Deletes a batch of claims and keeps a record for each giver. `ended_at` is the clock's: the transaction may have
 * begun before the claim.
 */
const endBatch = (which: string, reason: string, owner: string): string => `
  with batch as materialized (
    select c.item_id, i.name, ${owner} as owner_id
    from claims c join items i on i.id = c.item_id left join wishlists w on w.id = i.wishlist_id
    where ${which} limit ${claimsPerBatch}
  ),
  ended as (
    delete from claims c using batch where c.item_id = batch.item_id
    returning c.item_id, c.giver_id, batch.owner_id, batch.name, c.created_at
  ),
  recorded as (
    insert into ended_claims (giver_id, owner_id, item_name, reason, claimed_at, ended_at)
    select giver_id, owner_id, name, '${reason}', created_at, clock_timestamp() from ended
  )
  select (select count(*) from batch) < ${claimsPerBatch} as is_last,
    coalesce(array_agg(item_id), '{}') as item_ids, coalesce(array_agg(giver_id), '{}') as giver_ids
  from ended`;

// The rule of the view `wishlist_audience` as look-ups of one pair each: through the view PostgreSQL would read every
// friendship.
const outOfSight = `(
  not exists (
    select from friendships f
    where f.low_id = least(w.owner_id, c.giver_id) and f.high_id = greatest(w.owner_id, c.giver_id)
      and f.status = 'friends')
  or (not w.is_public and not exists (
    select from wishlist_shares s where s.wishlist_id = w.id and s.user_id = c.giver_id)))`;

// The request for a deleted wishlist records its claims, with the reason 'deleted'.
const hidden = `w.owner_id is not null and ${outOfSight}`;

/** `$1` wishlist. Ends claims on its items whose giver may no longer see them. */
export const endHiddenClaims = sql<EndedBatch>(
  'claims.endHidden',
  endBatch(`i.wishlist_id = $1 and ${hidden}`, 'hidden', 'w.owner_id'),
);

/** `$1` item. The same for one item that was moved. */
export const endMovedClaim = sql<EndedBatch>(
  'claims.endMoved',
  endBatch(`i.id = $1 and ${hidden}`, 'moved', 'w.owner_id'),
);

/** `$1` giver, `$2` owner. Ends what one claimed of the other's and may no longer see. */
export const endClaimsOnOwner = sql<EndedBatch>(
  'claims.endOnOwner',
  endBatch(`c.giver_id = $1 and w.owner_id = $2 and ${hidden}`, 'unfriended', 'w.owner_id'),
);

/** `$1` deleted wishlist, `$2` its former owner. */
export const endDeletedListClaims = sql<EndedBatch>(
  'claims.endDeletedList',
  endBatch('i.wishlist_id = $1', 'deleted', '$2::bigint'),
);

/** `$1` deleted item, `$2` its former owner. */
export const endDeletedItemClaim = sql<EndedBatch>(
  'claims.endDeletedItem',
  endBatch('i.id = $1', 'deleted', '$2::bigint'),
);

/** `$1` deleted wishlist. Answers the items that it deleted for good, at most `itemsPerBatch`. */
export const purgeItems = sql<{ id: number }>(
  'claims.purgeItems',
  `delete from items where id in (select id from items where wishlist_id = $1 limit ${itemsPerBatch}) returning id`,
);

/** `$1` deleted item. */
export const purgeItem = sql('claims.purgeItem', 'delete from items where id = $1 and wishlist_id is null');

/** `$1` deleted wishlist. */
export const purgeWishlist = sql('claims.purgeWishlist', 'delete from wishlists where id = $1 and owner_id is null');

/** `$1` items, `$2` givers, pair by pair. Whether a giver sees an item whose claim this transaction has ended. */
export const findRegainedSight = sql<{ is_regained: boolean }>(
  'claims.findRegainedSight',
  `select exists (
     select from unnest($1::bigint[], $2::bigint[]) c (item_id, giver_id)
     join items i on i.id = c.item_id join wishlists w on w.id = i.wishlist_id
     where not ${outOfSight}
   ) as is_regained`,
);
