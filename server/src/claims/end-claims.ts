import type { Database, Transaction } from '../database/database.ts';
import { runInTransaction } from '../database/transactions.ts';
import type { Outbox } from '../mail/outbox.ts';
import {
  endDeactivatedGiverClaims,
  endDeletedItemClaims,
  endDeletedListClaims,
  endListClaimsOfGiversWithoutAccess,
  endMovedItemClaims,
  endFormerFriendClaims,
  endUnwantedItemClaims,
  clearUnwantedSinceOfItems,
  type EndedGuestClaim,
  listGuestsWithOwnerVisibleClaims,
} from './ending-queries.ts';

// Functions with the parameter `tx` must run in the transaction that hides or deletes the claimed items. This
// transaction must already have locked the people, friendships, wishlists and items.

/** Queue of mails to guests about their claims. */
export type GuestMailQueue = Pick<Outbox, 'queueMail'>;

/** Queues one mail for each guest, about all ended claims of this guest. */
async function queueGuestMails(
  tx: Transaction,
  outbox: GuestMailQueue,
  ended: readonly EndedGuestClaim[],
): Promise<void> {
  for (const [first, ...others] of Map.groupBy(ended, ({ guest_id: guestId }) => guestId).values()) {
    if (!first) continue;
    const { guest_id: guestId, item_id: itemId, item_name: name, email, locale } = first;
    const payload = { guestId, itemName: others.length === 0 ? name : '' };
    await outbox.queueMail(tx, { kind: 'guest-claim-ended', email, locale, payload, dedupeKey: String(itemId) });
  }
}

/**
 * Queues a mail for each guest whose claim becomes visible to the owner by a change of `show_claims`. Call
 * this after the change. Users get no mail, because the pages of the list and of their gifts show the change.
 */
export async function queueMailsAboutOwnerVisibleClaims(
  tx: Transaction,
  outbox: GuestMailQueue,
  wishlistId: number,
): Promise<void> {
  for (const guest of await listGuestsWithOwnerVisibleClaims(tx, [wishlistId])) {
    const { guest_id: guestId, email, locale, show_claims: showClaims, shown_from: shownFrom } = guest;
    const payload = { guestId, showClaims, shownFrom };
    await outbox.queueMail(tx, { kind: 'guest-claims-shown', email, locale, payload, dedupeKey: String(wishlistId) });
  }
}

/**
 * Ends the claims of givers who can no longer see the wishlist. Call this after the change that hides the
 * list from them.
 */
export async function endClaimsOfGiversWithoutAccess(
  tx: Transaction,
  outbox: GuestMailQueue,
  wishlistId: number,
): Promise<void> {
  await queueGuestMails(tx, outbox, await endListClaimsOfGiversWithoutAccess(tx, [wishlistId]));
}

/**
 * Ends the claims of givers who cannot see the list to which the items were moved. Call this after the move.
 */
export async function endClaimsOnMovedItems(
  tx: Transaction,
  outbox: GuestMailQueue,
  itemIds: readonly number[],
): Promise<void> {
  await queueGuestMails(tx, outbox, await endMovedItemClaims(tx, [itemIds]));
}

/** Ends all claims on these items. Call this before the items are deleted. */
export async function endClaimsOnDeletedItems(
  tx: Transaction,
  outbox: GuestMailQueue,
  itemIds: readonly number[],
): Promise<void> {
  await queueGuestMails(tx, outbox, await endDeletedItemClaims(tx, [itemIds]));
}

/** Ends all claims on a wishlist. Call this before the wishlist is deleted. */
export async function endClaimsOnDeletedList(
  tx: Transaction,
  outbox: GuestMailQueue,
  wishlistId: number,
): Promise<void> {
  await queueGuestMails(tx, outbox, await endDeletedListClaims(tx, [wishlistId]));
}

/**
 * Ends the claims of a person on items of former friends, and the claims of former friends on the person's
 * items. Call this after their friendships and shares have ended.
 */
export async function endClaimsOfFormerFriends(
  tx: Transaction,
  personId: number,
  formerFriendIds: readonly number[],
): Promise<void> {
  await endFormerFriendClaims(tx, [personId, formerFriendIds]);
}

/**
 * Ends all claims of a giver. Lock the giver's row `for update` first, so that new claims of the giver wait.
 */
export async function endClaimsOfGiver(tx: Transaction, giverId: number): Promise<void> {
  await endDeactivatedGiverClaims(tx, [giverId]);
}

/**
 * Ends the claims on items that their owners marked as unwanted, when the time to undo this has passed.
 * Housekeeping calls this function every minute.
 */
export async function endClaimsOnUnwantedItems(db: Database, outbox: GuestMailQueue): Promise<void> {
  await runInTransaction(db, async (tx) => {
    await queueGuestMails(tx, outbox, await endUnwantedItemClaims(tx));
    await clearUnwantedSinceOfItems(tx);
  });
}
