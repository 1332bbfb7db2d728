import type * as v from 'valibot';
import type { WishlistChange } from '@wishwell/contract/wishlists.ts';
import { requestEnding } from '../claims/request-ending.ts';
import type { Transaction } from '../database/database.ts';
import { only } from '../database/statements.ts';
import { assertMatch } from '../http/entity-tags.ts';
import { Problem } from '../http/problem.ts';
import { lockUser } from '../users/queries.ts';
import { lockOwnWishlist, type OwnedWishlist } from './access.ts';
import type { WishlistParts } from './parts.ts';
import { countWishlists, deleteSharesExcept, insertShares, updateWishlist as update } from './queries.ts';
import { assertRoomForShares, lockSharers } from './shares.ts';

type Body = v.InferOutput<typeof WishlistChange>;

/** Asserts that a change of title and description makes the owner's lists no longer than they may be together. Throws 409. */
async function assertRoomForText(
  tx: Transaction,
  { config }: WishlistParts,
  list: OwnedWishlist,
  { title, description }: Body,
): Promise<void> {
  const after =
    Buffer.byteLength(title) + (description === undefined ? list.description_bytes : Buffer.byteLength(description));
  const growth = after - list.title_bytes - list.description_bytes;
  if (growth <= 0) return;
  const { text_bytes } = only(await countWishlists(tx, [list.owner_id]));
  if (text_bytes + growth > config.quotas.textOfWishlists) throw new Problem(409, 'error.quotaWishlistsText');
}

/** Changes a list; claims by friends who may no longer see it end soon after. */
export async function updateWishlist(
  tx: Transaction,
  parts: WishlistParts,
  ifMatch: string | undefined,
  ownerId: number,
  id: number,
  body: Body,
): Promise<void> {
  const sharers = body.shared_with_ids;
  // People are locked first, by every writer; the lock keeps the sum of the owner's texts exact.
  await lockUser(tx, [ownerId]);
  // Friendships are locked before lists, by every writer; a list that turns out to be public drops them again.
  if (sharers) await lockSharers(tx, ownerId, sharers);
  const list = await lockOwnWishlist(tx, ownerId, id);
  assertMatch(ifMatch, list.version);
  await assertRoomForText(tx, parts, list, body);
  const isPublic = body.is_public ?? list.is_public;
  const keep = isPublic ? [] : sharers;
  if (keep) await assertRoomForShares(tx, parts, ownerId, id, keep);
  await update(tx, [id, body.title, body.description ?? null, isPublic]);
  const unshared = keep ? await deleteSharesExcept(tx, [id, keep]) : [];
  if (keep) await insertShares(tx, [id, keep]);
  const hides = (list.is_public && !isPublic) || unshared.length > 0;
  if (hides) await requestEnding(tx, { reason: 'hidden', wishlistId: id });
}
