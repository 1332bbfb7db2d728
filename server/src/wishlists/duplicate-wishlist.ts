import type { OwnWishlist } from '@wishwell/contract/wishlists.ts';
import { runInTransaction } from '../database/transactions.ts';
import type { JsonWithRowVersion } from '../http/entity-tags.ts';
import { createNotFoundProblem } from '../http/problem.ts';
import { createRecordOnce, type IdempotencyKeyAndBodyHash } from '../idempotency/create-record-once.ts';
import type { ImageKey, ImageService } from '../images/images.ts';
import { addUseToHourlyQuotaOrThrow } from '../limits/hourly-quotas.ts';
import { getOwnWishlist, lockOwnWishlist } from './access.ts';
import { insertWishlistWithinQuota } from './create-wishlist.ts';
import { findWishlistToDuplicate, insertItemCopies } from './queries.ts';
import type { WishlistDependencies } from './wishlist-dependencies.ts';

/** Maximum number of images that one duplication of a list copies at the same time. */
const COPY_CONCURRENCY = 4;

interface ImageCopy {
  itemId: string;
  key: ImageKey;
}

/**
 * Copies images, at most `COPY_CONCURRENCY` at a time. Skips missing images. Adds the copies to `copies`.
 * Rejects if an image cannot be stored.
 */
async function copyImages(images: Pick<ImageService, 'copy'>, sources: readonly ImageCopy[], copies: ImageCopy[]) {
  const remaining = sources.values();
  const copyNext = async (): Promise<void> => {
    for (const { itemId, key } of remaining) {
      const copy = await images.copy(key);
      if (copy !== undefined) copies.push({ itemId, key: copy });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: COPY_CONCURRENCY }, copyNext));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/**
 * Creates a private list with copies of the wanted items and drafts of one of the owner's lists. Copies the
 * images before the transaction, to keep it short. Afterwards deletes copied images that no new item uses,
 * because the list may have changed meanwhile.
 */
export async function duplicateWishlist(
  parts: WishlistDependencies,
  creation: IdempotencyKeyAndBodyHash,
  listId: number,
  newTitle: string | undefined,
): Promise<JsonWithRowVersion<OwnWishlist>> {
  const { db, images, config } = parts;
  const ownerId = creation.userId;
  const [source] = await findWishlistToDuplicate(db, [listId, ownerId]);
  if (!source) throw createNotFoundProblem();
  const { title, description, item_ids: itemIds, keys } = source;
  const sources = keys.map((key, index) => ({ itemId: itemIds[index] ?? '', key }));
  if (sources.length > 0) await addUseToHourlyQuotaOrThrow(db, config.rates, 'upload', ownerId);
  const copies: ImageCopy[] = [];
  try {
    await copyImages(images, sources, copies);
    return await runInTransaction(db, async (tx) => {
      const id = await createRecordOnce(tx, creation, async () => {
        const body = {
          title: newTitle ?? title,
          description,
          is_public: false,
          shared_with_ids: [],
          show_claims: 'never' as const,
          takes_ideas: true,
        };
        const newId = await insertWishlistWithinQuota(tx, parts, ownerId, body);
        const list = await lockOwnWishlist(tx, ownerId, listId);
        await insertItemCopies(tx, [list.id, newId, copies.map(({ itemId }) => itemId), copies.map(({ key }) => key)]);
        return newId;
      });
      return getOwnWishlist(tx, ownerId, id);
    });
  } finally {
    for (const { key } of copies) await images.discard(key).catch(() => {});
  }
}
