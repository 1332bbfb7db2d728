import { calls } from '@wishwell/contract/calls.ts';
import type { OwnItem } from '@wishwell/contract/wishlists.ts';
import { spendHourlyQuota } from '../limits/hourly-quotas.ts';
import { requestEnding } from '../claims/request-ending.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transactions.ts';
import { afterResponse } from '../http/after-response.ts';
import type { Register } from '../http/call-routes.ts';
import { assertMatch, withTag, type VersionedJson } from '../http/entity-tags.ts';
import { badField, notFound } from '../http/problem.ts';
import { creationOf } from '../idempotency/create-once.ts';
import type { ImageKey, ImageUse } from '../images/images.ts';
import { removeImages } from '../images/remove-images.ts';
import { assertOwnsWishlist, countChangeOf, lockOwnWishlist } from '../wishlists/access.ts';
import { lockOwnItem } from './access.ts';
import { detachItem, detachImage, findOwnItem } from './queries.ts';
import type { ItemParts } from './parts.ts';
import { addItem, changeItem } from './save-item.ts';

/** An item as its owner sees it, read in the transaction that changed it: what is shown is that very change. */
async function getOwn(tx: Transaction, id: number): Promise<VersionedJson<OwnItem>> {
  const [row] = await findOwnItem(tx, [id]);
  if (!row) throw notFound();
  return row;
}

/** Saves an uploaded picture before `work` takes it; one that no item has taken in the end is given up. */
async function withImage<T>(
  { images }: ItemParts,
  upload: { bytes: Buffer | undefined; use: ImageUse; userId: number; signal: AbortSignal },
  work: (image: ImageKey | undefined) => Promise<T>,
): Promise<T> {
  if (!upload.bytes) return work(undefined);
  const image = await images.save(upload.bytes, upload.use, upload.userId, upload.signal);
  try {
    return await work(image);
  } finally {
    await images.discard(image).catch(() => {});
  }
}

/** Items are sent as forms; whose list it is, is asked before the form is read. */
export function itemRoutes(on: Register, parts: ItemParts): void {
  const { db, config, images, claimEndings } = parts;
  const spendUpload = (userId: number) => () => spendHourlyQuota(db, config.rates, 'upload', userId);

  on(calls.addItem, async ({ user, params, request, reply, receiveForm }) => {
    await assertOwnsWishlist(db, user.id, params.id);
    const { form, image: bytes, signal } = await receiveForm(spendUpload(user.id));
    // A new item has no picture yet that an address of ours could name.
    if (form.image_url !== '') throw badField('image_url', 'error.unknownPicture');
    const creation = creationOf(request, user.id, [params.id, form, bytes]);
    const item = await withImage(parts, { bytes, use: 'add', userId: user.id, signal }, (image) =>
      inTransaction(db, async (tx) => getOwn(tx, await addItem(tx, parts, creation, params.id, form, image))),
    );
    return withTag(reply, item);
  });

  on(calls.updateItem, async ({ user, params, request, reply, receiveForm }) => {
    await assertOwnsWishlist(db, user.id, params.id);
    const { form, image: bytes, signal } = await receiveForm(spendUpload(user.id));
    const where = { ownerId: user.id, listId: params.id };
    const item = await withImage(parts, { bytes, use: 'edit', userId: user.id, signal }, (image) =>
      inTransaction(db, async (tx) => {
        await changeItem(tx, parts, request.headers['if-match'], where, form, image);
        return getOwn(tx, form.id);
      }),
    );
    afterResponse(reply, () => removeImages(images, request.log), claimEndings.start);
    return withTag(reply, item);
  });

  on(calls.deleteItem, async ({ user, params, request, reply }) => {
    await inTransaction(db, async (tx) => {
      const list = await lockOwnWishlist(tx, user.id, params.id);
      assertMatch(request.headers['if-match'], list.version);
      const item = await lockOwnItem(tx, list, params.itemId);
      await detachImage(tx, [item.id]);
      await detachItem(tx, [item.id]);
      await requestEnding(tx, { reason: 'deleted', ownerId: user.id, itemId: item.id });
      await countChangeOf(tx, list);
    });
    afterResponse(reply, () => removeImages(images, request.log), claimEndings.start);
  });
}
