import type { FriendItem } from '@wishwell/contract/wishlists.ts';
import type { Transaction } from '../database/database.ts';
import type { JsonText } from '../database/json-text.ts';
import { createNotFoundProblem } from '../http/problem.ts';
import { findFriendItem } from './queries.ts';

/**
 * Returns an item as the owner's friends see it. Throws 404 for the owner, and for people who cannot see the
 * item's wishlist.
 */
export async function getFriendItem(tx: Transaction, viewerId: number, itemId: number): Promise<JsonText<FriendItem>> {
  const [itemRow] = await findFriendItem(tx, [itemId, viewerId]);
  if (!itemRow) throw createNotFoundProblem();
  return itemRow.json;
}
