import type * as v from 'valibot';
import type { NewWishlist } from '@wishwell/contract/wishlists.ts';
import type { Transaction } from '../database/database.ts';
import { only } from '../database/statements.ts';
import { Problem } from '../http/problem.ts';
import { createOnce, type Creation } from '../idempotency/create-once.ts';
import { lockUser } from '../users/queries.ts';
import type { WishlistParts } from './parts.ts';
import { countWishlists, insertShares, insertWishlist } from './queries.ts';
import { assertRoomForShares, lockSharers } from './shares.ts';

type Body = v.InferOutput<typeof NewWishlist>;

/** Makes a list; the owner's row is held, so that the quota is exact. Answers the list's id. */
export function createWishlist(tx: Transaction, parts: WishlistParts, creation: Creation, body: Body): Promise<number> {
  const ownerId = creation.userId;
  return createOnce(tx, creation, async () => {
    await lockUser(tx, [ownerId]);
    const lists = only(await countWishlists(tx, [ownerId]));
    const { quotas } = parts.config;
    const max = quotas.wishlistsPerUser;
    if (lists.count >= max) throw new Problem(409, 'error.quotaWishlists', { values: { max } });
    const textBytes = Buffer.byteLength(body.title) + Buffer.byteLength(body.description);
    if (lists.text_bytes + textBytes > quotas.textOfWishlists) throw new Problem(409, 'error.quotaWishlistsText');
    if (!body.is_public) await assertRoomForShares(tx, parts, ownerId, null, body.shared_with_ids);
    await lockSharers(tx, ownerId, body.shared_with_ids);
    const { id } = only(await insertWishlist(tx, [ownerId, body.title, body.description, body.is_public]));
    if (!body.is_public) await insertShares(tx, [id, body.shared_with_ids]);
    return id;
  });
}
