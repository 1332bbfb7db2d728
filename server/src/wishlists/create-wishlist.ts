import type * as v from 'valibot';
import type { NewWishlist } from '@wishwell/contract/wishlists.ts';
import type { Transaction } from '../db.ts';
import { Problem } from '../http/problem.ts';
import { createOnce, type Creation } from '../idempotency/create-once.ts';
import { lockUser } from '../users/queries.ts';
import type { WishlistParts } from './parts.ts';
import { countWishlists, insertShares, insertWishlist } from './queries.ts';
import { lockSharers } from './shares.ts';

type Body = v.InferOutput<typeof NewWishlist>;

/** Makes a list; the owner's row is held, so that the quota is exact. Answers the list's id. */
export function createWishlist(
  tx: Transaction,
  { config }: WishlistParts,
  creation: Creation,
  body: Body,
): Promise<number> {
  const ownerId = creation.userId;
  return createOnce(tx, creation, async () => {
    await lockUser(tx, [ownerId]);
    const [lists] = await countWishlists(tx, [ownerId]);
    const max = config.quotas.wishlistsPerUser;
    if (lists && lists.count >= max) throw new Problem(409, 'error.quotaWishlists', { values: { max } });
    await lockSharers(tx, ownerId, body.shared_with_ids);
    const [row] = await insertWishlist(tx, [ownerId, body.title, body.description, body.is_public]);
    const id = row?.id ?? 0;
    if (!body.is_public) await insertShares(tx, [id, body.shared_with_ids]);
    return id;
  });
}
