import { lowercaseEmailAscii } from '@wishwell/contract/fields.ts';
import { maxClaimsPerGuest } from '@wishwell/contract/limits.ts';
import type { SharedItem, SharedPurchase } from '@wishwell/contract/sharing.ts';
import type { Locale } from '@wishwell/text/messages.ts';
import type * as v from 'valibot';
import { assertGiverKnowsClaimVisibility, isRequestedQuantityPromised } from '../claims/claim-result.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { JsonText } from '../database/json-text.ts';
import { getOnlyRow } from '../database/statements.ts';
import { runInTransaction } from '../database/transactions.ts';
import { createProblemForField, createNotFoundProblem, Problem } from '../http/problem.ts';
import type { Outbox } from '../mail/outbox.ts';
import { countGuestClaimsOnWishlist, insertGuest, lockGuest, updateGuestEmail } from './guest-queries.ts';
import type { NewShareLinkToken } from './link-tokens.ts';
import {
  deleteShareLinkClaim,
  findItemByShareLink,
  type ShareLinkClaimParameters,
  lockShareLinkAndItem,
  upsertShareLinkClaim,
} from './purchase-queries.ts';
import type { FoundShareLink } from './shared-queries.ts';

type SharedPurchaseBody = v.InferOutput<typeof SharedPurchase>;

/**
 * The giver of a claim through a share link: a user, an existing guest, or a new guest, who gets the token
 * `newGuest`.
 */
export interface GiverThroughShareLink {
  userId: number | null;
  guestId: number | null;
  newGuest: NewShareLinkToken;
  locale: Locale;
}

interface SharedPurchaseDependencies {
  db: Database;
  outbox: Pick<Outbox, 'queueMail'>;
}

type GuestMailDependencies = Pick<SharedPurchaseDependencies, 'outbox'> & { ownerEmail: string };

/**
 * Queues the mail with the guest's personal link, at most once per guest. Queues nothing if the guest entered
 * the list owner's e-mail address, because the owner must not learn of the claim.
 */
async function queueGuestLinkMail(
  tx: Transaction,
  { outbox, ownerEmail }: GuestMailDependencies,
  guestId: number,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  if (lowercaseEmailAscii(email) === lowercaseEmailAscii(ownerEmail)) return;
  await outbox.queueMail(tx, { kind: 'guest-link', email, locale, payload: { guestId }, dedupeKey: String(guestId) });
}

/**
 * Locks and returns the guest who claims, or inserts a new guest. If the claim fails, the rollback of the
 * transaction removes the new guest.
 */
async function lockOrInsertGuest(
  tx: Transaction,
  parts: GuestMailDependencies,
  { guestId, newGuest, locale }: GiverThroughShareLink,
  { purchased, name, email }: SharedPurchaseBody,
): Promise<{ id: number | null; isNew: boolean }> {
  const [lockedGuest] = guestId === null ? [] : await lockGuest(tx, [guestId]);
  if (!purchased) return { id: lockedGuest?.id ?? null, isNew: false };
  if (lockedGuest) {
    const [updatedGuest] = email === undefined ? [] : await updateGuestEmail(tx, [lockedGuest.id, email]);
    if (updatedGuest && email !== undefined) await queueGuestLinkMail(tx, parts, lockedGuest.id, { email, locale });
    return { id: lockedGuest.id, isNew: false };
  }
  if (name === undefined) throw createProblemForField('name', 'error.required');
  const { id } = getOnlyRow(await insertGuest(tx, [newGuest.hash, newGuest.cipher, name, email ?? null, locale]));
  if (email !== undefined) await queueGuestLinkMail(tx, parts, id, { email, locale });
  return { id, isNew: true };
}

/**
 * Claims or releases an item through a share link. Idempotent. Throws 404 if the item is not on the list.
 * Throws 409 if others have claimed the item, if it is unavailable, or if the list shows its owner more about
 * claims than the giver's page said. Throws 403 if the claim to release belongs to another giver, and 400 if
 * a new guest has no name.
 */
export async function claimItemThroughShareLink(
  parts: SharedPurchaseDependencies,
  link: FoundShareLink,
  itemId: number,
  giver: GiverThroughShareLink,
  body: SharedPurchaseBody,
): Promise<{ json: JsonText<SharedItem>; isNewGuest: boolean }> {
  return runInTransaction(parts.db, async (tx) => {
    const { id: guestId, isNew } =
      giver.userId === null
        ? await lockOrInsertGuest(tx, { ...parts, ownerEmail: link.owner_email }, giver, body)
        : { id: null, isNew: false };
    const [list] = await lockShareLinkAndItem(tx, [link.id, link.wishlist_id, itemId, giver.userId]);
    if (!list) throw createNotFoundProblem();
    if (body.purchased) assertGiverKnowsClaimVisibility(body.show_claims, list.show_claims);
    const parameters: ShareLinkClaimParameters = [itemId, list.wishlist_id, giver.userId, guestId];
    const deletedClaims = body.purchased
      ? await upsertShareLinkClaim(tx, [...parameters, body.quantity])
      : await deleteShareLinkClaim(tx, parameters);
    const [itemRow] = await findItemByShareLink(tx, parameters);
    if (!itemRow) throw createNotFoundProblem();
    if (!isRequestedQuantityPromised(body.purchased ? body.quantity : 0, itemRow, deletedClaims.length > 0))
      throw createNotFoundProblem();
    if (body.purchased && guestId !== null) {
      const { count } = getOnlyRow(await countGuestClaimsOnWishlist(tx, [guestId, list.wishlist_id]));
      if (count > maxClaimsPerGuest)
        throw new Problem(409, 'error.quotaGuestClaims', { values: { max: maxClaimsPerGuest } });
    }
    return { json: itemRow.json, isNewGuest: isNew };
  });
}
