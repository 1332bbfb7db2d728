import type { WishlistChange } from '@wishwell/contract/wishlists.ts';
import type * as v from 'valibot';
import { endClaimsOfGiversWithoutAccess, queueMailsAboutOwnerVisibleClaims } from '../claims/end-claims.ts';
import type { Transaction } from '../database/database.ts';
import { getOnlyRow } from '../database/statements.ts';
import { assertIfMatchContainsVersion } from '../http/entity-tags.ts';
import { Problem } from '../http/problem.ts';
import { lockUser } from '../users/queries.ts';
import { lockOwnWishlist, type OwnedWishlist } from './access.ts';
import {
  countWishlists,
  deleteSharesExceptWithFriends,
  insertShares,
  updateWishlist as updateWishlistRow,
} from './queries.ts';
import { assertShareQuota, lockFriendshipsForShares } from './shares.ts';
import type { WishlistDependencies } from './wishlist-dependencies.ts';

type WishlistChangeBody = v.InferOutput<typeof WishlistChange>;

async function assertTextQuota(
  tx: Transaction,
  { config }: WishlistDependencies,
  list: OwnedWishlist,
  { title, description }: WishlistChangeBody,
): Promise<void> {
  const after =
    Buffer.byteLength(title) + (description === undefined ? list.description_bytes : Buffer.byteLength(description));
  const growth = after - list.title_bytes - list.description_bytes;
  if (growth <= 0) return;
  const { text_bytes } = getOnlyRow(await countWishlists(tx, [list.owner_id]));
  if (text_bytes + growth > config.quotas.textOfWishlists) throw new Problem(409, 'error.quotaWishlistsText');
}

/**
 * Changes a wishlist. Ends the claims of givers who can no longer see the wishlist after the change.
 */
export async function updateWishlist(
  tx: Transaction,
  parts: WishlistDependencies,
  ifMatch: string | undefined,
  ownerId: number,
  id: number,
  body: WishlistChangeBody,
): Promise<void> {
  const sharedWithIds = body.shared_with_ids;
  // Locks the user before the list, like all writers, because another order could deadlock. This lock
  // prevents simultaneous requests from exceeding the owner's text quota.
  await lockUser(tx, [ownerId]);
  // Locks the friendships for the shares before the list, like all writers, because another order could
  // deadlock. A public list needs no shares, but this transaction cannot know whether the list is public
  // before it locks the list.
  if (sharedWithIds) await lockFriendshipsForShares(tx, ownerId, sharedWithIds);
  const list = await lockOwnWishlist(tx, ownerId, id);
  assertIfMatchContainsVersion(ifMatch, list.version);
  await assertTextQuota(tx, parts, list, body);
  const isPublic = body.is_public ?? list.is_public;
  const remainingIds = isPublic ? [] : sharedWithIds;
  if (remainingIds) await assertShareQuota(tx, parts, ownerId, id, remainingIds);
  const { description = null, archived = null, show_claims: showClaims = null, takes_ideas: takesIdeas = null } = body;
  await updateWishlistRow(tx, [id, body.title, description, isPublic, archived, showClaims, takesIdeas]);
  const unshared = remainingIds ? await deleteSharesExceptWithFriends(tx, [id, remainingIds]) : [];
  if (remainingIds) await insertShares(tx, [id, remainingIds]);
  const isHiddenFromSome = !isPublic && (list.is_public || unshared.length > 0);
  if (isHiddenFromSome) await endClaimsOfGiversWithoutAccess(tx, parts.outbox, id);
  if (showClaims !== null && showClaims !== 'never') await queueMailsAboutOwnerVisibleClaims(tx, parts.outbox, id);
}
