import { calls } from '@wishwell/contract/calls.ts';
import { runInTransaction } from '../database/transactions.ts';
import type { RegisterRoute } from '../http/call-routes.ts';
import { setEntityTagAndReturnJson } from '../http/entity-tags.ts';
import { createNotFoundProblem } from '../http/problem.ts';
import { runAfterResponse } from '../http/run-after-response.ts';
import { readIdempotencyKey } from '../idempotency/create-record-once.ts';
import { removeUnusedImagesInBackground } from '../images/remove-images.ts';
import { addUseToHourlyQuotaOrThrow } from '../limits/hourly-quotas.ts';
import { assertOwnsWishlist, getOwnWishlist } from '../wishlists/access.ts';
import { getOwnItem } from './access.ts';
import type { ItemDependencies } from './item-dependencies.ts';
import { runWithStoredImage } from './new-image.ts';
import { findItemVisibleToFriend } from './queries.ts';
import { addItem } from './save-item.ts';
import { addItems, deleteItems, moveItems } from './several-items.ts';

/** Registers the routes that change several items, and the route that copies a friend's item. */
export function registerItemBatchRoutes(route: RegisterRoute, parts: ItemDependencies): void {
  const { db, config, images } = parts;

  route(calls.addItems, async ({ user, params, body, request, reply }) => {
    const creation = readIdempotencyKey(request, user.id, [params.id, body]);
    const list = await runInTransaction(db, async (tx) =>
      getOwnWishlist(tx, user.id, await addItems(tx, parts, creation, params.id, body.items)),
    );
    return setEntityTagAndReturnJson(reply, list);
  });

  route(calls.moveItems, async ({ user, params, body, request }) => {
    const where = { ownerId: user.id, from: params.id, to: body.new_wishlist_id };
    await runInTransaction(db, (tx) => moveItems(tx, parts, request.headers['if-match'], where, body.item_ids));
  });

  route(calls.deleteItems, async ({ user, params, body, request, reply }) => {
    const where = { ownerId: user.id, id: params.id };
    await runInTransaction(db, (tx) => deleteItems(tx, parts, request.headers['if-match'], where, body.item_ids));
    runAfterResponse(reply, () => removeUnusedImagesInBackground(images, request.log));
  });

  route(calls.copyItem, async ({ user, params, body, request, reply }) => {
    await assertOwnsWishlist(db, user.id, params.id);
    const [found] = await findItemVisibleToFriend(db, [body.item_id, user.id]);
    if (!found) throw createNotFoundProblem();
    const { picture_key: key, ...fields } = found;
    if (key !== null) await addUseToHourlyQuotaOrThrow(db, config.rates, 'upload', user.id);
    const form = {
      ...fields,
      is_available: true,
      most_wanted: false,
      state: 'wanted' as const,
      wanted: 1,
      image_url: '',
    };
    const creation = readIdempotencyKey(request, user.id, [params.id, body]);
    const item = await runWithStoredImage(
      parts,
      async () => {
        const copied = key === null ? undefined : await images.copy(key);
        return copied === undefined ? undefined : { key: copied, isPreviewed: false };
      },
      (image) =>
        runInTransaction(db, async (tx) => getOwnItem(tx, await addItem(tx, parts, creation, params.id, form, image))),
    );
    return setEntityTagAndReturnJson(reply, item);
  });
}
