import { sql } from '../db.ts';

/** `$1` item, `$2` giver. No row when somebody holds it already: the key of the table decides who wins. */
export const insertClaim = sql<{ item_id: number }>(
  'claims.insert',
  'insert into claims (item_id, giver_id) values ($1, $2) on conflict do nothing returning item_id',
);

/** `$1` item. */
export const findClaim = sql<{ giver_id: number }>('claims.find', 'select giver_id from claims where item_id = $1');

/** `$1` item, `$2` giver. */
export const deleteClaim = sql<{ item_id: number }>(
  'claims.delete',
  'delete from claims where item_id = $1 and giver_id = $2 returning item_id',
);

/**
 * Deletes the claims that `which` names and keeps for each giver what it was and why it ended. It ended now: the
 * transaction may have begun before the claim, and have waited for it.
 */
const ending = (which: string): string => `
  with ended as (
    delete from claims c using items i, wishlists w
    where i.id = c.item_id and w.id = i.wishlist_id and ${which}
    returning c.giver_id, w.owner_id, i.name, c.created_at
  )
  insert into ended_claims (giver_id, owner_id, item_name, reason, claimed_at, ended_at)
  select giver_id, owner_id, name, $1, created_at, clock_timestamp() from ended`;

// The rule of the view `wishlist_audience`, as look-ups of one pair each: through the view PostgreSQL would read every
// friendship there is, and only where there is a claim, which an owner could time.
const outOfSight = `(
  not exists (
    select from friendships f
    where f.low_id = least(w.owner_id, c.giver_id) and f.high_id = greatest(w.owner_id, c.giver_id)
      and f.status = 'friends')
  or (not w.is_public and not exists (
    select from wishlist_shares s where s.wishlist_id = w.id and s.user_id = c.giver_id)))`;

/** `$1` why, `$2` list. Ends the claims on a list's items whose giver may no longer see them. */
export const endClaimsOutOfSight = sql('claims.endOutOfSight', ending(`w.id = $2 and ${outOfSight}`));

/** `$1` why, `$2` item. The same for one item. */
export const endItemClaimOutOfSight = sql('claims.endItemOutOfSight', ending(`i.id = $2 and ${outOfSight}`));

/** `$1` why, `$2` and `$3` two people: ends what either claimed of the other's and may no longer see. */
export const endClaimsBetween = sql(
  'claims.endBetween',
  ending(`((c.giver_id = $2 and w.owner_id = $3) or (c.giver_id = $3 and w.owner_id = $2)) and ${outOfSight}`),
);

/** `$1` why, `$2` item. */
export const endItemClaim = sql('claims.endItem', ending('i.id = $2'));

/** `$1` why, `$2` list. */
export const endListClaims = sql('claims.endList', ending('w.id = $2'));
