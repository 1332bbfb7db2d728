import type * as v from 'valibot';
import { itemTextNames } from '@wishwell/contract/fields.ts';
import type { ItemChange, NewItem } from '@wishwell/contract/wishlists.ts';
import { requestEnding } from '../claims/request-ending.ts';
import type { Transaction } from '../database/database.ts';
import { only } from '../database/statements.ts';
import { assertMatch } from '../http/entity-tags.ts';
import { badField, Problem } from '../http/problem.ts';
import { createOnce, type Creation } from '../idempotency/create-once.ts';
import { imageKeyOfUrl } from '../images/url-signature.ts';
import type { ImageKey } from '../images/images.ts';
import { countChangeOf, lockBothWishlists, lockOwnWishlist, type OwnedWishlist } from '../wishlists/access.ts';
import { lockOwnItem, type OwnedItem } from './access.ts';
import { attachImage, countItems, detachImage, insertItem, updateItem } from './queries.ts';
import type { ItemParts } from './parts.ts';

type NewForm = v.InferOutput<typeof NewItem>;
type ChangeForm = v.InferOutput<typeof ItemChange>;

/** Asserts that a locked list may hold what it holds now. Throws 409, which undoes the change. */
async function assertRoom(
  tx: Transaction,
  { config }: ItemParts,
  list: OwnedWishlist,
  { hasNewItem }: { hasNewItem: boolean },
): Promise<void> {
  const { count, text_bytes } = only(await countItems(tx, [list.id]));
  const max = config.quotas.itemsPerList;
  if (hasNewItem && count > max) throw new Problem(409, 'error.quotaItems', { values: { max } });
  if (text_bytes > config.quotas.textPerList) throw new Problem(409, 'error.quotaListText');
}

async function attach(tx: Transaction, itemId: number, image: ImageKey): Promise<void> {
  const [attached] = await attachImage(tx, [itemId, image]);
  // It was uploaded so long ago that it has been given up.
  if (!attached) throw new Problem(503, 'error.unavailable', { retryAfter: 1 });
}

/** Adds an item to an own list. Answers its id. */
export function addItem(
  tx: Transaction,
  parts: ItemParts,
  creation: Creation,
  listId: number,
  form: NewForm,
  image: ImageKey | undefined,
): Promise<number> {
  return createOnce(tx, creation, async () => {
    const list = await lockOwnWishlist(tx, creation.userId, listId);
    const texts = itemTextNames.map((text) => form[text]);
    const { id } = only(await insertItem(tx, [list.id, form.name, form.price, form.is_available, ...texts]));
    await assertRoom(tx, parts, list, { hasNewItem: true });
    if (image !== undefined) await attach(tx, id, image);
    await countChangeOf(tx, list);
    return id;
  });
}

/** An `image_url` that is sent must be empty (no picture) or name the picture that the item has (keep it). */
function assertNamesPresent(imageUrl: string | undefined, item: OwnedItem): void {
  if (imageUrl === undefined || imageUrl === '') return;
  const key = imageKeyOfUrl(imageUrl);
  if (key === undefined || key !== item.picture_key) throw badField('image_url', 'error.unknownPicture');
}

/** Changes an item, its picture or its list; a giver who loses sight of it by the move loses the claim soon after. */
export async function changeItem(
  tx: Transaction,
  parts: ItemParts,
  ifMatch: string | undefined,
  where: { ownerId: number; listId: number },
  form: ChangeForm,
  image: ImageKey | undefined,
): Promise<void> {
  const target = form.new_wishlist_id ?? where.listId;
  const [list, newList] = await lockBothWishlists(tx, where.ownerId, where.listId, target);
  assertMatch(ifMatch, list.version);
  const item = await lockOwnItem(tx, list, form.id);
  assertNamesPresent(form.image_url, item);
  const moves = newList.id !== list.id;
  const kept = [form.price ?? null, form.is_available ?? null, ...itemTextNames.map((text) => form[text] ?? null)];
  const { text_bytes } = only(await updateItem(tx, [item.id, newList.id, form.name, ...kept]));
  if (moves || text_bytes > item.text_bytes) await assertRoom(tx, parts, newList, { hasNewItem: moves });
  if (image !== undefined || form.image_url === '') await detachImage(tx, [item.id]);
  if (image !== undefined) await attach(tx, item.id, image);
  await countChangeOf(tx, list);
  if (moves) {
    await countChangeOf(tx, newList);
    await requestEnding(tx, { reason: 'moved', itemId: item.id });
  }
}
