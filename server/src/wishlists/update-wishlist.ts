import type * as v from 'valibot';
import type { WishlistChange } from '@wishwell/contract/wishlists.ts';
import { endClaimsOutOfSight } from '../claims/queries.ts';
import type { Transaction } from '../db.ts';
import { assertMatch } from '../http/entity-tags.ts';
import { lockOwnWishlist } from './access.ts';
import { deleteSharesExcept, insertShares, updateWishlist as update } from './queries.ts';
import { lockSharers } from './shares.ts';

type Body = v.InferOutput<typeof WishlistChange>;

/** Changes a list; claims by friends who may no longer see it end in the same transaction. */
export async function updateWishlist(
  tx: Transaction,
  ifMatch: string | undefined,
  ownerId: number,
  id: number,
  body: Body,
): Promise<void> {
  const sharers = body.shared_with_ids;
  // Friendships are locked before lists, by every writer; a list that turns out to be public drops them again.
  if (sharers) await lockSharers(tx, ownerId, sharers);
  const list = await lockOwnWishlist(tx, ownerId, id);
  assertMatch(ifMatch, list.version);
  const isPublic = body.is_public ?? list.is_public;
  await update(tx, [id, body.title, body.description ?? null, isPublic]);
  const keep = isPublic ? [] : sharers;
  const unshared = keep ? await deleteSharesExcept(tx, [id, keep]) : [];
  if (keep) await insertShares(tx, [id, keep]);
  // A save that takes sight from nobody leaves the claims unread, so that its time tells nothing of them.
  const hides = (list.is_public && !isPublic) || unshared.length > 0;
  if (hides) await endClaimsOutOfSight(tx, ['hidden', id]);
}
