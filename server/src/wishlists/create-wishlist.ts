import type { NewWishlist } from '@wishwell/contract/wishlists.ts';
import type * as v from 'valibot';
import type { Transaction } from '../database/database.ts';
import { getOnlyRow } from '../database/statements.ts';
import { Problem } from '../http/problem.ts';
import { createRecordOnce, type IdempotencyKeyAndBodyHash } from '../idempotency/create-record-once.ts';
import { lockUser } from '../users/queries.ts';
import { countWishlists, insertShares, insertWishlist } from './queries.ts';
import { assertShareQuota, lockFriendshipsForShares } from './shares.ts';
import type { WishlistDependencies } from './wishlist-dependencies.ts';

type NewWishlistBody = v.InferOutput<typeof NewWishlist>;

/**
 * Creates a wishlist and returns its id. Locks the owner's user record, so that simultaneous requests cannot
 * exceed the quota of lists.
 */
export function createWishlist(
  tx: Transaction,
  parts: WishlistDependencies,
  creation: IdempotencyKeyAndBodyHash,
  body: NewWishlistBody,
): Promise<number> {
  return createRecordOnce(tx, creation, () => insertWishlistWithinQuota(tx, parts, creation.userId, body));
}

/**
 * Inserts a wishlist. Throws 409 if the wishlist would exceed a quota of the owner. Locks the owner's user
 * record, and the friendships with the people with whom the list is shared.
 */
export async function insertWishlistWithinQuota(
  tx: Transaction,
  parts: WishlistDependencies,
  ownerId: number,
  body: NewWishlistBody,
): Promise<number> {
  await lockUser(tx, [ownerId]);
  const lists = getOnlyRow(await countWishlists(tx, [ownerId]));
  const { quotas } = parts.config;
  const max = quotas.wishlistsPerUser;
  if (lists.count >= max) throw new Problem(409, 'error.quotaWishlists', { values: { max } });
  const textBytes = Buffer.byteLength(body.title) + Buffer.byteLength(body.description);
  if (lists.text_bytes + textBytes > quotas.textOfWishlists) throw new Problem(409, 'error.quotaWishlistsText');
  if (!body.is_public) await assertShareQuota(tx, parts, ownerId, null, body.shared_with_ids);
  await lockFriendshipsForShares(tx, ownerId, body.shared_with_ids);
  const { title, description, is_public: isPublic, show_claims: showClaims, takes_ideas: takesIdeas } = body;
  const { id } = getOnlyRow(await insertWishlist(tx, [ownerId, title, description, isPublic, showClaims, takesIdeas]));
  if (!body.is_public) await insertShares(tx, [id, body.shared_with_ids]);
  return id;
}
