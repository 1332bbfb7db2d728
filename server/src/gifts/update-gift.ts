import type { GiftChange } from '@wishwell/contract/gifts.ts';
import { maxGiftsWithoutList } from '@wishwell/contract/limits.ts';
import type * as v from 'valibot';
import { isRequestedQuantityPromised } from '../claims/claim-result.ts';
import type { Transaction } from '../database/database.ts';
import { getOnlyRow } from '../database/statements.ts';
import { createNotFoundProblem, Problem } from '../http/problem.ts';
import { assertPriceFitsCurrency } from '../items/access.ts';
import { lockUser } from '../users/queries.ts';
import {
  countGiftsWithoutItem,
  findWantedAndClaimedQuantities,
  convertEndedClaimToGift,
  lockGift,
  type LockedGift,
  lockItemOfGift,
  updateItemCopyOfGift,
  updateGift,
  updateClaimQuantity,
} from './queries.ts';

type GiftChangeInput = v.InferOutput<typeof GiftChange>;

/**
 * Throws 409 if the giver has too many gifts that are not on a list. Lock the giver's row first, so that
 * simultaneous requests cannot exceed the limit.
 */
export async function assertGiftQuota(tx: Transaction, giverId: number): Promise<void> {
  const { count } = getOnlyRow(await countGiftsWithoutItem(tx, [giverId]));
  if (count >= maxGiftsWithoutList)
    throw new Problem(409, 'error.quotaGifts', { values: { max: maxGiftsWithoutList } });
}

/**
 * Changes the quantity of the giver's claim on a locked item. Throws 409 if too little of the item's quantity
 * is free, and 404 if the giver can no longer see the item.
 */
async function changeQuantity(tx: Transaction, giverId: number, giftId: number, quantity: number): Promise<void> {
  const [updated] = await updateClaimQuantity(tx, [giverId, giftId, quantity]);
  if (updated) return;
  const [numbers] = await findWantedAndClaimedQuantities(tx, [giverId, giftId]);
  if (!numbers || !isRequestedQuantityPromised(quantity, numbers)) throw createNotFoundProblem();
}

/**
 * Returns the paid amount of a gift and its currency after the requested change. Uses the first currency that
 * is known: the requested one, the earlier one, or that of the gift's price.
 */
function mergePaidAmount(
  gift: LockedGift,
  { paid = gift.paid, paid_currency: currency }: GiftChangeInput,
): [paid: string | null, currency: string | null] {
  if (paid === null) return [null, null];
  const paidCurrency = currency ?? gift.paid_currency ?? gift.currency;
  assertPriceFitsCurrency(paid, paidCurrency, 'paid');
  return [paid, paidCurrency];
}

/** Changes a gift of the giver. Throws 404 if the gift belongs to another giver. */
export async function changeGift(
  tx: Transaction,
  giverId: number,
  giftId: number,
  change: GiftChangeInput,
): Promise<void> {
  const { quantity, stage = null, note = null, order_link: orderLink = null } = change;
  // Locks the giver before the item, because all transactions lock in this order.
  if (change.accept_changes === true) await lockUser(tx, [giverId]);
  if (quantity !== undefined) await lockItemOfGift(tx, [giverId, giftId]);
  const [gift] = await lockGift(tx, [giverId, giftId]);
  if (!gift) throw createNotFoundProblem();
  const isClaim = gift.item_id !== null;
  if (change.accept_changes === true) {
    if (isClaim) await updateItemCopyOfGift(tx, [giverId, giftId]);
    if (gift.is_ended) {
      await assertGiftQuota(tx, giverId);
      await convertEndedClaimToGift(tx, [giverId, giftId]);
    }
  }
  if (quantity !== undefined && isClaim && quantity !== gift.quantity)
    await changeQuantity(tx, giverId, giftId, quantity);
  const ownQuantity = isClaim ? null : (quantity ?? null);
  await updateGift(tx, [giverId, giftId, stage, note, orderLink, ...mergePaidAmount(gift, change), ownQuantity]);
}
