import type { SharedWishlist } from '@wishwell/contract/sharing.ts';
import { createItemsWithClaimsQuerySql, shareLinkItemColumnsSql } from '../claims/json.ts';
import { timeWhenOwnerSeesAllClaimsSql } from '../claims/shown-claims.ts';
import type { Executor } from '../database/database.ts';
import { joinWishlistJson, type JsonText, type WishlistJsonTexts } from '../database/json-text.ts';
import { createJsonObjectSql, createJsonArrayTextSql } from '../database/sql-json.ts';
import { type NoRow, sql } from '../database/statements.ts';
import { isWantedSql, itemColumnsSql, ownerItemOrderSql } from '../items/json.ts';

export interface FoundShareLink {
  id: number;
  wishlist_id: number;
  owner_id: number;
  owner_uid: string;
  owner_email: string;
  may_claim: boolean;
  /** Whether somebody has already opened the share link today (`last_opened_on`). */
  is_opened_today: boolean;
}

/**
 * SQL that selects the share link with the token hash `$1`, if the link is valid: it has not expired, its
 * list is not archived, and its owner is active.
 */
const workingLinkSql = `
  share_links l
  join wishlists w on w.id = l.wishlist_id and not w.archived
  join users o on o.id = w.owner_id and o.is_active
  where l.token_hash = $1 and (l.expires_at is null or l.expires_at > now())`;

/** Returns the share link with this token hash. Returns no row if the link is unknown, expired or revoked. */
export const findShareLink = sql<FoundShareLink, [tokenHash: Buffer]>(
  'sharing.findShareLink',
  `select l.id, l.wishlist_id, o.id as owner_id, o.uid as owner_uid, o.email as owner_email, l.may_claim,
     l.last_opened_on is not distinct from current_date as is_opened_today
   from ${workingLinkSql}`,
);

/** Returns true if two users have neither a friendship nor a friend request. */
export const areUsersWithoutFriendship = sql<{ are_strangers: boolean }, [userId: number, otherUserId: number]>(
  'sharing.areUsersWithoutFriendship',
  `select not exists (
     select from friendships
     where low_id = least($1::bigint, $2::bigint) and high_id = greatest($1::bigint, $2::bigint)
   ) as are_strangers`,
);

/**
 * Stores the current day as the day of the share link's last visit. Changes nothing if it is already stored.
 */
export const updateLinkLastOpened = sql<NoRow, [linkId: number]>(
  'sharing.updateLinkLastOpened',
  'update share_links set last_opened_on = current_date where id = $1 and last_opened_on is distinct from current_date',
);

const wishlistHeaderSql =
  createJsonObjectSql(`select w.title, w.description, l.may_claim, l.shows_title, w.show_claims, ${timeWhenOwnerSeesAllClaimsSql} as shows_claims_from,
  ${createJsonObjectSql('select o.display_name, o.avatar')} as owner`);

/**
 * Returns the shared list for a visitor who does not see claims. Neither the fields nor the order depend on
 * claims.
 */
const findSharedListWithoutClaims = sql<WishlistJsonTexts, [tokenHash: Buffer]>(
  'sharing.findSharedListWithoutClaims',
  `select ${wishlistHeaderSql}::text as head, ${createJsonArrayTextSql(`
     select ${itemColumnsSql} from items i left join pictures p on p.item_id = i.id
     where i.wishlist_id = w.id and ${isWantedSql} order by i.is_available desc, ${ownerItemOrderSql}`)} as items
   from ${workingLinkSql}`,
);

/**
 * Returns the shared list with its claims, for a visitor who wants to give. Items that can be claimed are
 * first.
 */
const findSharedListWithClaims = sql<
  WishlistJsonTexts,
  [tokenHash: Buffer, userId: number | null, guestId: number | null]
>(
  'sharing.findSharedListWithClaims',
  `select ${wishlistHeaderSql}::text as head, ${createJsonArrayTextSql(`
     select ${shareLinkItemColumnsSql}
     from (${createItemsWithClaimsQuerySql('i.wishlist_id = w.id', 'c.giver_id = $2::bigint or c.guest_id = $3::bigint')}) i
     left join pictures p on p.item_id = i.id
     order by (i.is_available and not i.is_full) desc, ${ownerItemOrderSql}`)} as items
   from ${workingLinkSql}`,
);

/**
 * Fields of a shared list that depend on the visitor. The server adds them to the list's JSON from the
 * database.
 */
export type VisitorWishlistFields = Pick<SharedWishlist, 'sends_mail' | 'own_wishlist_id' | 'owner_id' | 'guest_url'>;

/**
 * Returns the list of a share link. The list contains claims only if `giver` is defined. Returns null if the
 * link is not valid.
 */
export async function findWishlistByShareLink(
  executor: Executor,
  tokenHash: Buffer,
  giver: { userId: number | null; guestId: number | null } | undefined,
  fields: VisitorWishlistFields,
): Promise<JsonText<SharedWishlist> | null> {
  const [row] = giver
    ? await findSharedListWithClaims(executor, [tokenHash, giver.userId, giver.guestId])
    : await findSharedListWithoutClaims(executor, [tokenHash]);
  if (!row?.head) return null;
  const added = JSON.stringify(fields).slice(1);
  return joinWishlistJson({ head: `${row.head.slice(0, -1)},${added}`, items: row.items });
}
