import type { Transaction } from '../database/database.ts';
import { notFound } from '../http/problem.ts';
import type { OwnedWishlist } from '../wishlists/access.ts';
import { lockItem, type LockedItem } from './queries.ts';

declare const authorised: unique symbol;

/** An item on a list of the caller's own, as only this file can make one. */
export type OwnedItem = LockedItem & { readonly [authorised]: 'owner' };

/** An item is changed through the list it is on: any other list in the address is not found. */
export async function lockOwnItem(tx: Transaction, list: OwnedWishlist, itemId: number): Promise<OwnedItem> {
  const [row] = await lockItem(tx, [itemId, list.id]);
  if (!row) throw notFound();
  return row as OwnedItem;
}
