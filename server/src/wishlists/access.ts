import type { OwnWishlist } from '@wishwell/contract/wishlists.ts';
import type { Executor, Transaction } from '../database/database.ts';
import type { JsonWithRowVersion } from '../http/entity-tags.ts';
import { createNotFoundProblem } from '../http/problem.ts';
import {
  updateWishlistVersion,
  findOwnWishlist,
  findOwnWishlistRow,
  type LockedWishlist,
  lockWishlists,
} from './queries.ts';

declare const authorised: unique symbol;

/**
 * A wishlist of the caller. Only this file creates values of this type, after it has checked that the caller
 * is the owner.
 */
export type OwnedWishlist = LockedWishlist & { readonly [authorised]: 'owner' };

/** Throws 404 if the caller does not own the wishlist. */
export async function assertOwnsWishlist(db: Executor, ownerId: number, id: number): Promise<void> {
  const [row] = await findOwnWishlistRow(db, [id, ownerId]);
  if (!row) throw createNotFoundProblem();
}

/**
 * Locks the caller's wishlist until the transaction ends. Returns the wishlist. Throws 404 if the caller does
 * not own it.
 */
export async function lockOwnWishlist(tx: Transaction, ownerId: number, id: number): Promise<OwnedWishlist> {
  const [row] = await lockWishlists(tx, [[id], ownerId]);
  if (!row) throw createNotFoundProblem();
  return row as OwnedWishlist;
}

/**
 * Locks the two wishlists of the caller between which items move. Returns them in the order of the arguments.
 * Throws 404 unless the caller owns both.
 */
export async function lockSourceAndTargetWishlists(
  tx: Transaction,
  ownerId: number,
  id: number,
  otherId: number,
): Promise<[OwnedWishlist, OwnedWishlist]> {
  const rows = await lockWishlists(tx, [[id, otherId], ownerId]);
  const first = rows.find((row) => row.id === id);
  const second = rows.find((row) => row.id === otherId);
  if (!first || !second) throw createNotFoundProblem();
  return [first as OwnedWishlist, second as OwnedWishlist];
}

/** Returns a wishlist as its owner sees it. Call this in the transaction that has changed the wishlist. */
export async function getOwnWishlist(
  tx: Transaction,
  ownerId: number,
  id: number,
): Promise<JsonWithRowVersion<OwnWishlist>> {
  const [row] = await findOwnWishlist(tx, [id, ownerId, null]);
  if (!row?.json) throw createNotFoundProblem();
  return { version: row.version, json: row.json };
}

export async function incrementWishlistVersion(tx: Transaction, list: OwnedWishlist): Promise<void> {
  await updateWishlistVersion(tx, [list.id]);
}
