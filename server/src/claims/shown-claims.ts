import { ownerClaimVisibilityLevels, daysUntilOwnerSeesOldClaims } from '@wishwell/contract/limits.ts';

// Only the SQL in this file shows claims to the owner of an item. It shows them only if the owner chose to
// see claims on wishlist `w` (decision 44 in `docs/decisions`).

/**
 * SQL for the time of the last change of `show_claims`, or of the arrival of item `i` on wishlist `w` if that
 * was later. The owner sees a claim made after this time at once.
 */
const claimsShownSinceSql = 'greatest(w.show_claims_at, i.listed_at)';

const createVisibleFromSql = (since: string): string => `
  case when w.show_claims <> 'never' and ${since} + interval '${daysUntilOwnerSeesOldClaims} days' > now()
    then iso_time(${since} + interval '${daysUntilOwnerSeesOldClaims} days') end`;

/**
 * SQL for the future time from which wishlist `w` shows its owner all claims, also those made before the last
 * change of `show_claims`. Null if the wishlist already shows all claims, or shows none.
 */
export const timeWhenOwnerSeesAllClaimsSql = createVisibleFromSql('w.show_claims_at');

/**
 * SQL for the future time from which the owner sees claim `g` on item `i`. Null if the owner already sees the
 * claim, or never will.
 */
export const timeWhenOwnerSeesClaimSql = `case when g.created_at < ${claimsShownSinceSql} then ${createVisibleFromSql(claimsShownSinceSql)} end`;

/** Returns SQL for the rank of a `show_claims` value. A value with a higher rank shows the owner more. */
export const createOwnerClaimVisibilityRankSql = (display: string): string =>
  `array_position(array['${ownerClaimVisibilityLevels.join("', '")}'], ${display})`;

/**
 * SQL for the claims on item `i` that its owner may see; none while wishlist `w` hides claims. Claims made
 * before the time `claimsShownSinceSql` appear only `daysUntilOwnerSeesOldClaims` days after this time. In
 * this time, their givers can release them.
 */
const visibleClaimsSql = `
  from claims c left join users giver on giver.id = c.giver_id left join guests guest on guest.id = c.guest_id
  where w.show_claims <> 'never' and c.item_id = i.id
    and (c.created_at >= ${claimsShownSinceSql} or ${claimsShownSinceSql} + interval '${daysUntilOwnerSeesOldClaims} days' <= now())`;

/**
 * SQL for the claim fields of item `i` that the owner of wishlist `w` sees. They contain no claim unless the
 * owner chose to see claims.
 */
export const ownerClaimFieldsSql = `
  coalesce((select sum(c.quantity) >= i.wanted ${visibleClaimsSql}), false) as purchased, null::bigint as purchased_by,
  case when w.show_claims = 'names' then (
    select coalesce(json_agg(json_build_object('display_name', coalesce(giver.display_name, guest.name), 'quantity', c.quantity)
      order by c.id), '[]') ${visibleClaimsSql}
  ) end as givers`;
