import { sql } from '../db.ts';
import { heldList } from './held-list.ts';

// Who claims and who releases an item take turns: its row is held. Nothing is tried on what the giver does not see, nor on an item
// of another list than the one that this transaction holds (friendWishlists.lockPlace).
const itemInHand = `
  items i join visible_wishlists seen on seen.wishlist_id = i.wishlist_id and seen.viewer_id = $2
  where i.id = $1 and i.wishlist_id = ${heldList}`;

/** `$1` item, `$2` giver. Nothing when the owner has switched it off, or somebody holds it: the key of the table decides who wins. */
export const insertClaim = sql(
  'claims.insert',
  `insert into claims (item_id, giver_id)
   select i.id, seen.viewer_id from ${itemInHand} and i.is_available for no key update of i
   on conflict do nothing`,
);

/** `$1` item, `$2` giver. Nothing when the giver has not claimed it, or had not yet when the statement began. */
export const deleteClaim = sql(
  'claims.delete',
  `with item as materialized (select i.id from ${itemInHand} for no key update of i)
   delete from claims c using item where c.item_id = item.id and c.giver_id = $2`,
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
