import type { NewItems } from '@wishwell/contract/wishlists.ts';
import type * as v from 'valibot';
import { endClaimsOnDeletedItems, endClaimsOnMovedItems } from '../claims/end-claims.ts';
import type { Transaction } from '../database/database.ts';
import { assertIfMatchContainsVersion } from '../http/entity-tags.ts';
import { createNotFoundProblem, Problem } from '../http/problem.ts';
import { createRecordOnce, type IdempotencyKeyAndBodyHash } from '../idempotency/create-record-once.ts';
import {
  incrementWishlistVersion,
  lockSourceAndTargetWishlists,
  lockOwnWishlist,
  type OwnedWishlist,
} from '../wishlists/access.ts';
import { assertPriceFitsCurrency } from './access.ts';
import type { ItemDependencies } from './item-dependencies.ts';
import { deleteItems as deleteRows, insertItems, lockItems, moveItems as move } from './queries.ts';
import { assertWishlistWithinQuotas } from './save-item.ts';

type NewItemRows = v.InferOutput<typeof NewItems>['items'];

/** Maximum number of errors in one error response. */
const MAX_RESPONSE_ERRORS = 50;

/** Throws one 400 with an error for each item whose price has more decimals than its currency allows. */
function assertPricesFitCurrency(rows: NewItemRows, ownerCurrency: string): void {
  const problems: Problem[] = [];
  for (const [index, { price, currency = ownerCurrency }] of rows.entries()) {
    try {
      assertPriceFitsCurrency(price, currency, `items.${index}.price`);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problems.push(error);
    }
  }
  const [first] = problems;
  if (!first) return;
  const fields = problems.slice(0, MAX_RESPONSE_ERRORS).flatMap((problem) => problem.fields);
  throw new Problem(400, first.id, { values: first.values, fields });
}

/** Adds all items in the order of `rows`, or no item if one fails. Returns the id of the list. */
export function addItems(
  tx: Transaction,
  parts: Pick<ItemDependencies, 'config'>,
  creation: IdempotencyKeyAndBodyHash,
  listId: number,
  rows: NewItemRows,
): Promise<number> {
  return createRecordOnce(tx, creation, async () => {
    const list = await lockOwnWishlist(tx, creation.userId, listId);
    assertPricesFitCurrency(rows, list.owner_currency);
    const rowsWithCurrency = rows.map((row) => ({ currency: list.owner_currency, ...row }));
    await insertItems(tx, [list.id, JSON.stringify(rowsWithCurrency)]);
    await assertWishlistWithinQuotas(tx, parts, list, {
      hasNewItem: true,
      marksMostWanted: rows.some((row) => row.most_wanted),
    });
    await incrementWishlistVersion(tx, list);
    return list.id;
  });
}

/** Locks several items. Throws 404 unless all of them are on `list`. */
async function lockAllItems(tx: Transaction, list: OwnedWishlist, itemIds: readonly number[]): Promise<void> {
  const locked = await lockItems(tx, [itemIds, list.id]);
  if (locked.length !== itemIds.length) throw createNotFoundProblem();
}

/**
 * Moves all items to another list of the owner, or no item if one fails. Ends the claims of givers who can no
 * longer see an item.
 */
export async function moveItems(
  tx: Transaction,
  parts: Pick<ItemDependencies, 'config' | 'outbox'>,
  ifMatch: string | undefined,
  where: { ownerId: number; from: number; to: number },
  itemIds: readonly number[],
): Promise<void> {
  const [list, newList] = await lockSourceAndTargetWishlists(tx, where.ownerId, where.from, where.to);
  assertIfMatchContainsVersion(ifMatch, list.version);
  await lockAllItems(tx, list, itemIds);
  if (list.id === newList.id) return;
  await move(tx, [itemIds, newList.id]);
  await assertWishlistWithinQuotas(tx, parts, newList, { hasNewItem: true });
  await endClaimsOnMovedItems(tx, parts.outbox, itemIds);
  await incrementWishlistVersion(tx, list);
  await incrementWishlistVersion(tx, newList);
}

/** Deletes the given items of a list and ends the claims on them. If one deletion fails, deletes no item. */
export async function deleteItems(
  tx: Transaction,
  { outbox }: Pick<ItemDependencies, 'outbox'>,
  ifMatch: string | undefined,
  { ownerId, id }: { ownerId: number; id: number },
  itemIds: readonly number[],
): Promise<void> {
  const list = await lockOwnWishlist(tx, ownerId, id);
  assertIfMatchContainsVersion(ifMatch, list.version);
  await lockAllItems(tx, list, itemIds);
  await endClaimsOnDeletedItems(tx, outbox, itemIds);
  await deleteRows(tx, [itemIds]);
  await incrementWishlistVersion(tx, list);
}
