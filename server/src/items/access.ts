import { getCurrencyDecimals, hasAllowedDecimals } from '@wishwell/contract/currency-decimals.ts';
import type { OwnItem } from '@wishwell/contract/wishlists.ts';
import type { Transaction } from '../database/database.ts';
import type { JsonWithRowVersion } from '../http/entity-tags.ts';
import { createProblemForField, createNotFoundProblem } from '../http/problem.ts';
import type { OwnedWishlist } from '../wishlists/access.ts';
import { findOwnItem, lockItem, type LockedItem } from './queries.ts';

declare const authorised: unique symbol;

/**
 * An item on a wishlist of the caller. Only this file creates values of this type, after it has checked that
 * the caller owns the list.
 */
export type LockedOwnItem = LockedItem & { readonly [authorised]: 'owner' };

/** Locks and returns an item of the wishlist. Throws 404 if the item is not on the wishlist. */
export async function lockOwnItem(tx: Transaction, list: OwnedWishlist, itemId: number): Promise<LockedOwnItem> {
  const [row] = await lockItem(tx, [itemId, list.id]);
  if (!row) throw createNotFoundProblem();
  return row as LockedOwnItem;
}

/** Returns an item as its owner sees it. Call this in the transaction that changed the item. */
export async function getOwnItem(tx: Transaction, id: number): Promise<JsonWithRowVersion<OwnItem>> {
  const [row] = await findOwnItem(tx, [id]);
  if (!row) throw createNotFoundProblem();
  return row;
}

/** Throws 400 if a price has more decimals than its currency allows. */
export function assertPriceFitsCurrency(price: string, currency: string, field = 'price'): void {
  if (hasAllowedDecimals(price, currency)) return;
  const max = getCurrencyDecimals(currency);
  throw max === 2
    ? createProblemForField(field, 'items.invalidPrice')
    : createProblemForField(field, 'error.priceDecimals', { currency, max });
}
