import type { Executor, Transaction } from '../database/database.ts';
import { notFound } from '../http/problem.ts';
import { countChange, findWishlist, lockWishlists, type WishlistRow } from './queries.ts';

declare const authorised: unique symbol;

/** A list of the caller's own, as only this file can make one. */
export type OwnedWishlist = WishlistRow & { readonly [authorised]: 'owner' };

/** Only its owner may change a list; for everybody else it is not there. */
export async function assertOwnsWishlist(db: Executor, ownerId: number, id: number): Promise<void> {
  const [row] = await findWishlist(db, [id, ownerId]);
  if (!row) throw notFound();
}

/** The same, held until the transaction ends. */
export async function lockOwnWishlist(tx: Transaction, ownerId: number, id: number): Promise<OwnedWishlist> {
  const [row] = await lockWishlists(tx, [[id], ownerId]);
  if (!row) throw notFound();
  return row as OwnedWishlist;
}

/** Two lists at once, for moving an item between them: `id` and `otherId` in that order. */
export async function lockBothWishlists(
  tx: Transaction,
  ownerId: number,
  id: number,
  otherId: number,
): Promise<[OwnedWishlist, OwnedWishlist]> {
  const rows = await lockWishlists(tx, [[id, otherId], ownerId]);
  const first = rows.find((row) => row.id === id);
  const second = rows.find((row) => row.id === otherId);
  if (!first || !second) throw notFound();
  return [first as OwnedWishlist, second as OwnedWishlist];
}

/** Counts a change of what is on the list as a change of the list. */
export async function countChangeOf(tx: Transaction, list: OwnedWishlist): Promise<void> {
  await countChange(tx, [list.id]);
}
