import { itemTextFields } from '@wishwell/contract/fields.ts';
import { computeMostWantedItemLimit } from '@wishwell/contract/limits.ts';
import type { ItemChange, NewItem } from '@wishwell/contract/wishlists.ts';
import type * as v from 'valibot';
import { endClaimsOnMovedItems } from '../claims/end-claims.ts';
import type { Transaction } from '../database/database.ts';
import { getOnlyRow } from '../database/statements.ts';
import { assertIfMatchContainsVersion } from '../http/entity-tags.ts';
import { Problem } from '../http/problem.ts';
import { createRecordOnce, type IdempotencyKeyAndBodyHash } from '../idempotency/create-record-once.ts';
import { parseImageKeyFromUrl } from '../images/url-signature.ts';
import {
  incrementWishlistVersion,
  lockSourceAndTargetWishlists,
  lockOwnWishlist,
  type OwnedWishlist,
} from '../wishlists/access.ts';
import { assertPriceFitsCurrency, lockOwnItem, type LockedOwnItem } from './access.ts';
import type { ItemDependencies } from './item-dependencies.ts';
import { attachNewImage, type NewImage, createUnknownImageProblem } from './new-image.ts';
import { countItems, detachImage, insertItem, type NewItemParameters, updateItem } from './queries.ts';

type NewItemForm = v.InferOutput<typeof NewItem>;
type ItemChangeForm = v.InferOutput<typeof ItemChange>;

/** Throws 409 if the locked wishlist exceeds a quota after a change. The error rolls the change back. */
export async function assertWishlistWithinQuotas(
  tx: Transaction,
  { config }: Pick<ItemDependencies, 'config'>,
  list: OwnedWishlist,
  { hasNewItem, marksMostWanted = false }: { hasNewItem: boolean; marksMostWanted?: boolean },
): Promise<void> {
  const { count, text_bytes, open_count, most_wanted_count } = getOnlyRow(await countItems(tx, [list.id]));
  const max = config.quotas.itemsPerList;
  if (hasNewItem && count > max) throw new Problem(409, 'error.quotaItems', { values: { max } });
  if (text_bytes > config.quotas.textPerList) throw new Problem(409, 'error.quotaListText');
  const mostWanted = computeMostWantedItemLimit(open_count);
  if (marksMostWanted && most_wanted_count > mostWanted)
    throw new Problem(409, 'error.quotaMostWanted', { values: { max: mostWanted } });
}

/** Returns the parameters of the statement `insertItem`. The default currency is that of the list's owner. */
function toInsertParameters(list: OwnedWishlist, form: NewItemForm): NewItemParameters {
  const currency = form.currency ?? list.owner_currency;
  assertPriceFitsCurrency(form.price, currency);
  const texts = itemTextFields.map((text) => form[text]);
  return [
    list.id,
    form.name,
    form.price,
    currency,
    form.is_available,
    form.most_wanted,
    form.state,
    form.wanted,
    ...texts,
  ];
}

export function addItem(
  tx: Transaction,
  parts: ItemDependencies,
  creation: IdempotencyKeyAndBodyHash,
  listId: number,
  form: NewItemForm,
  image: NewImage | undefined,
): Promise<number> {
  return createRecordOnce(tx, creation, async () => {
    const list = await lockOwnWishlist(tx, creation.userId, listId);
    const { id } = getOnlyRow(await insertItem(tx, toInsertParameters(list, form)));
    await assertWishlistWithinQuotas(tx, parts, list, { hasNewItem: true, marksMostWanted: form.most_wanted });
    if (image !== undefined) await attachNewImage(tx, id, image);
    await incrementWishlistVersion(tx, list);
    return id;
  });
}

/** Returns whether `imageUrl` is the URL of the item's current image. The item then keeps the image. */
const isCurrentImage = (imageUrl: string | undefined, item: LockedOwnItem): boolean =>
  imageUrl !== undefined && imageUrl !== '' && parseImageKeyFromUrl(imageUrl) === (item.picture_key ?? '');

/**
 * Changes an item, its image or its list. A move to another list ends the claims of givers who can no longer
 * see the item.
 */
export async function changeItem(
  tx: Transaction,
  parts: ItemDependencies,
  ifMatch: string | undefined,
  where: { ownerId: number; listId: number },
  form: ItemChangeForm,
  sentImage: NewImage | undefined,
): Promise<void> {
  const target = form.new_wishlist_id ?? where.listId;
  const [list, newList] = await lockSourceAndTargetWishlists(tx, where.ownerId, where.listId, target);
  assertIfMatchContainsVersion(ifMatch, list.version);
  const item = await lockOwnItem(tx, list, form.id);
  const isKept = isCurrentImage(form.image_url, item);
  // A repeated request finds that the item already has this image of a link preview, and keeps it.
  const image = sentImage?.isPreviewed === true && isKept ? undefined : sentImage;
  if (form.image_url && !isKept && image === undefined) throw createUnknownImageProblem();
  const isMoved = newList.id !== list.id;
  if (form.price !== undefined || form.currency !== undefined)
    assertPriceFitsCurrency(form.price ?? item.price, form.currency ?? item.currency);
  const marksMostWanted = form.most_wanted === true && (isMoved || !item.most_wanted);
  const { text_bytes } = getOnlyRow(
    await updateItem(tx, [
      item.id,
      newList.id,
      form.name,
      form.price ?? null,
      form.currency ?? null,
      form.is_available ?? null,
      form.most_wanted ?? null,
      ...itemTextFields.map((text) => form[text] ?? null),
      form.wanted ?? null,
      form.wanted !== undefined,
    ]),
  );
  if (isMoved || marksMostWanted || text_bytes > item.text_bytes)
    await assertWishlistWithinQuotas(tx, parts, newList, { hasNewItem: isMoved, marksMostWanted });
  if (image !== undefined || form.image_url === '') await detachImage(tx, [item.id]);
  if (image !== undefined) await attachNewImage(tx, item.id, image);
  await incrementWishlistVersion(tx, list);
  if (isMoved) {
    await incrementWishlistVersion(tx, newList);
    await endClaimsOnMovedItems(tx, parts.outbox, [item.id]);
  }
}
