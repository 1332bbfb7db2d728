import { calls } from '@wishwell/contract/calls.ts';
import { endClaimsOnDeletedItems } from '../claims/end-claims.ts';
import { runInTransaction } from '../database/transactions.ts';
import type { RegisterRoute } from '../http/call-routes.ts';
import { assertIfMatchContainsVersion, setEntityTagAndReturnJson } from '../http/entity-tags.ts';
import { runAfterResponse } from '../http/run-after-response.ts';
import { readIdempotencyKey } from '../idempotency/create-record-once.ts';
import { removeUnusedImagesInBackground } from '../images/remove-images.ts';
import { addUseToHourlyQuotaOrThrow } from '../limits/hourly-quotas.ts';
import { assertOwnsWishlist, incrementWishlistVersion, lockOwnWishlist } from '../wishlists/access.ts';
import { getOwnItem, lockOwnItem } from './access.ts';
import { changeItemState } from './change-state.ts';
import type { ItemDependencies } from './item-dependencies.ts';
import {
  saveOrFindNewImage,
  isAllowedNewImageUrl,
  createUnknownImageProblem,
  runWithStoredImage,
} from './new-image.ts';
import { placeItem } from './place-item.ts';
import { deleteItems } from './queries.ts';
import { addItem, changeItem } from './save-item.ts';

/**
 * Registers the item routes. They check that the caller owns the wishlist before they receive an uploaded
 * image.
 */
export function registerItemRoutes(route: RegisterRoute, parts: ItemDependencies): void {
  const { db, config, images, outbox } = parts;
  const spendUpload = (userId: number) => () => addUseToHourlyQuotaOrThrow(db, config.rates, 'upload', userId);

  route(calls.addItem, async ({ user, params, request, reply, receiveForm }) => {
    await assertOwnsWishlist(db, user.id, params.id);
    const { form, image: uploaded, signal } = await receiveForm(spendUpload(user.id));
    if (!isAllowedNewImageUrl(parts, form.image_url, user.id)) throw createUnknownImageProblem();
    const creation = readIdempotencyKey(request, user.id, [params.id, form, uploaded?.digest]);
    const item = await runWithStoredImage(
      parts,
      () => saveOrFindNewImage(parts, { uploaded, imageUrl: form.image_url, use: 'add', userId: user.id, signal }),
      (image) =>
        runInTransaction(db, async (tx) => getOwnItem(tx, await addItem(tx, parts, creation, params.id, form, image))),
    );
    return setEntityTagAndReturnJson(reply, item);
  });

  route(calls.updateItem, async ({ user, params, request, reply, receiveForm }) => {
    await assertOwnsWishlist(db, user.id, params.id);
    const { form, image: uploaded, signal } = await receiveForm(spendUpload(user.id));
    const where = { ownerId: user.id, listId: params.id };
    const item = await runWithStoredImage(
      parts,
      () => saveOrFindNewImage(parts, { uploaded, imageUrl: form.image_url, use: 'edit', userId: user.id, signal }),
      (image) =>
        runInTransaction(db, async (tx) => {
          await changeItem(tx, parts, request.headers['if-match'], where, form, image);
          return getOwnItem(tx, form.id);
        }),
    );
    runAfterResponse(reply, () => removeUnusedImagesInBackground(images, request.log));
    return setEntityTagAndReturnJson(reply, item);
  });

  route(calls.changeItemState, async ({ user, params, body, request, reply }) => {
    const item = await runInTransaction(db, async (tx) => {
      await changeItemState(tx, request.headers['if-match'], { ownerId: user.id, ...params }, body);
      return getOwnItem(tx, params.itemId);
    });
    runAfterResponse(reply);
    return setEntityTagAndReturnJson(reply, item);
  });

  route(calls.placeItem, async ({ user, params, body, request, reply }) => {
    const item = await runInTransaction(db, async (tx) => {
      await placeItem(tx, request.headers['if-match'], { ownerId: user.id, ...params }, body.before);
      return getOwnItem(tx, params.itemId);
    });
    return setEntityTagAndReturnJson(reply, item);
  });

  route(calls.deleteItem, async ({ user, params, request, reply }) => {
    await runInTransaction(db, async (tx) => {
      const list = await lockOwnWishlist(tx, user.id, params.id);
      assertIfMatchContainsVersion(request.headers['if-match'], list.version);
      const item = await lockOwnItem(tx, list, params.itemId);
      await endClaimsOnDeletedItems(tx, outbox, [item.id]);
      await deleteItems(tx, [[item.id]]);
      await incrementWishlistVersion(tx, list);
    });
    runAfterResponse(reply, () => removeUnusedImagesInBackground(images, request.log));
  });
}
