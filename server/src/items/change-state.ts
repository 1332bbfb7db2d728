import type { ItemStateChange } from '@wishwell/contract/wishlists.ts';
import type * as v from 'valibot';
import type { Transaction } from '../database/database.ts';
import { assertIfMatchContainsVersion } from '../http/entity-tags.ts';
import { incrementWishlistVersion, lockOwnWishlist } from '../wishlists/access.ts';
import { lockOwnItem } from './access.ts';
import { updateItemState } from './queries.ts';

/** Ids of an item (`itemId`), of its list (`id`) and of the list's owner (`ownerId`). */
export interface ItemAndOwnerIds {
  ownerId: number;
  id: number;
  itemId: number;
}

/**
 * Changes the state of an item. Friends stop seeing an unwanted item at once, and housekeeping ends its
 * claims after a delay. If the owner wants the item again before that, the claims stay.
 */
export async function changeItemState(
  tx: Transaction,
  ifMatch: string | undefined,
  { ownerId, id, itemId }: ItemAndOwnerIds,
  { state, received_on: day, received_note: note }: v.InferOutput<typeof ItemStateChange>,
): Promise<void> {
  const list = await lockOwnWishlist(tx, ownerId, id);
  assertIfMatchContainsVersion(ifMatch, list.version);
  const item = await lockOwnItem(tx, list, itemId);
  await updateItemState(tx, [item.id, state, day ?? null, day === undefined, note]);
  await incrementWishlistVersion(tx, list);
}
