import type * as v from 'valibot';
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
import { attachImage, countItems, detachImage, insertItem, updateItem as update } from './queries.ts';
import type { ItemParts } from './parts.ts';

type NewForm = v.InferOutput<typeof NewItem>;
type ChangeForm = v.InferOutput<typeof ItemChange>;

/** Asserts that a locked list has room for more items and bytes of text. Throws 409. */
async function assertRoom(
  tx: Transaction,
  { config }: ItemParts,
  list: OwnedWishlist,
  added: { items: number; textBytes: number },
): Promise<void> {
  const { count, text_bytes } = only(await countItems(tx, [list.id]));
  const max = config.quotas.itemsPerList;
  if (count + added.items > max && added.items > 0) throw new Problem(409, 'error.quotaItems', { values: { max } });
  if (text_bytes + added.textBytes > config.quotas.textPerList) throw new Problem(409, 'error.quotaListText');
}

const byteLength = (text: string): number => Buffer.byteLength(text);

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
    const textBytes = byteLength(form.name) + byteLength(form.description) + byteLength(form.url);
    await assertRoom(tx, parts, list, { items: 1, textBytes });
    const values = [list.id, form.name, form.description, form.url, form.price, form.is_available];
    const { id } = only(await insertItem(tx, values));
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

/** Bytes of an item's text after the change. */
const bytesAfter = ({ name, description, url }: ChangeForm, item: OwnedItem): number =>
  byteLength(name) +
  (description === undefined ? item.description_bytes : byteLength(description)) +
  (url === undefined ? item.url_bytes : byteLength(url));

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
  const before = item.name_bytes + item.description_bytes + item.url_bytes;
  const textBytes = bytesAfter(form, item);
  if (moves) await assertRoom(tx, parts, newList, { items: 1, textBytes });
  else if (textBytes > before) await assertRoom(tx, parts, list, { items: 0, textBytes: textBytes - before });
  const kept = [form.description ?? null, form.url ?? null, form.price ?? null, form.is_available ?? null];
  await update(tx, [item.id, form.name, ...kept, newList.id]);
  if (image !== undefined || form.image_url === '') await detachImage(tx, [item.id]);
  if (image !== undefined) await attach(tx, item.id, image);
  await countChangeOf(tx, list);
  if (moves) {
    await countChangeOf(tx, newList);
    await requestEnding(tx, { reason: 'moved', itemId: item.id });
  }
}
