import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ItemFormMode } from '@wishwell/contract/image-formats.ts';
import { createCoalescedRunner } from '../concurrency/coalesce-runs.ts';
import { createFairQueue } from '../concurrency/fair-queue.ts';
import type { Database } from '../database/database.ts';
import { recordTimedRequestStep } from '../database/request-context.ts';
import { runInTransaction } from '../database/transactions.ts';
import { Problem } from '../http/problem.ts';
import type { ImageEncoder } from './image-encoder.ts';
import type { ImageKey, ImageService, ImageSize, ImageBytesOrUpload, ImageStore } from './images.ts';
import {
  deleteImages,
  insertImage,
  replaceImageInClaims,
  type ImageWithoutItem,
  listImagesWithoutItem,
  lockImagesToRemove,
  markUnusedImageForRemoval,
} from './queries.ts';
import { StoreUnavailableProblem } from './stores/store-unavailable.ts';

interface ImageServiceDependencies {
  db: Database;
  store: ImageStore;
  encoder: ImageEncoder;
}

/**
 * Minimum duration of an image cleanup, in milliseconds. A cleanup copies the images of claimed items, which
 * takes about 10 ms each. The much longer minimum hides whether an item was claimed.
 */
const MIN_SWEEP_DELAY_MS = 100;

export const imageSizes = ['full', 'card'] as const satisfies readonly ImageSize[];

export const getImageFileName = (key: ImageKey, size: ImageSize): string => `${key}-${size}.webp`;

/**
 * Limits of the two encoding queues, for quick and for slow images. Each image starts in the quick queue. If
 * it needs more than a second of CPU time, it starts again in the slow queue. So a costly image delays others
 * by at most a second (decision 32 in `docs/decisions`).
 */
const encodingQueueOptions = {
  maxRunning: 1,
  maxWaiting: 64,
  maxWaitingPerKey: 16,
  maxWaitMs: 30_000,
  createRefusal: () => new Problem(503, 'error.pictureBusy', { retryAfter: 5 }),
};

/** Creates the image service. Its files are in `store`, its rows in the database. */
export function createImageService({ db, store, encoder }: ImageServiceDependencies): ImageService {
  const quickQueue = createFairQueue(encodingQueueOptions);
  const slowQueue = createFairQueue(encodingQueueOptions);
  const encode = async (image: ImageBytesOrUpload, use: ItemFormMode, key: string, signal?: AbortSignal) => {
    const read = async (): Promise<Buffer> => (Buffer.isBuffer(image) ? image : image.read());
    const encodeIfQuick = async () => encoder.encodeIfQuick(await read(), use);
    return (
      (await quickQueue.run(key, encodeIfQuick, signal)) ??
      (await slowQueue.run(key, async () => encoder.encode(await read(), use), signal))
    );
  };
  const discard = async (key: ImageKey): Promise<void> => {
    const [releasedRow] = await markUnusedImageForRemoval(db, [key]);
    // Starts an image cleanup only if this image has no item. A cleanup is expensive, because it removes all
    // unused images, also those of other people.
    if (releasedRow) await sweep();
  };
  const storeFiles = async (
    files: Readonly<Record<ImageSize, Buffer>>,
    release: (key: ImageKey) => Promise<unknown> = discard,
  ): Promise<ImageKey> => {
    const key = randomBytes(16).toString('hex');
    await insertImage(db, [key]);
    try {
      for (const size of imageSizes) await store.write(getImageFileName(key, size), files[size]);
    } catch (error) {
      // Keeps the image's row if the store may still complete the failed write. After an hour, an image
      // cleanup removes the row and the files.
      if (!(store.canWriteAfterFailure && error instanceof StoreUnavailableProblem)) await release(key).catch(() => {});
      throw error;
    }
    return key;
  };
  const readFile = async (key: ImageKey, size: ImageSize): Promise<Buffer | undefined> => {
    const image = await store.open(getImageFileName(key, size));
    return image && buffer(image.stream);
  };
  const copy = async (key: ImageKey, release = discard): Promise<ImageKey | undefined> => {
    const [full, card] = [await readFile(key, 'full'), await readFile(key, 'card')];
    return full && card && storeFiles({ full, card }, release);
  };
  // Copies images of claims to new keys before a cleanup removes the originals. The owner knows the original
  // URLs. If those URLs still worked, the owner would learn that an item is claimed.
  const copyClaimed = async (images: readonly ImageWithoutItem[]): Promise<void> => {
    for (const { key, is_claimed: isClaimed } of images) {
      if (!isClaimed) continue;
      // If the image cannot be copied, the claim keeps no image, and the next cleanup removes the incomplete
      // copy. Calling `discard` here would deadlock: it waits for the current cleanup, which runs this code.
      const copiedKey = await copy(key, async (failed) => void (await markUnusedImageForRemoval(db, [failed]))).catch(
        () => undefined,
      );
      await replaceImageInClaims(db, [key, copiedKey ?? null]);
    }
  };
  const sweep = createCoalescedRunner(async () => {
    let detached: ImageWithoutItem[];
    do {
      detached = await listImagesWithoutItem(db, [store.sweepBatchSize]);
      // Waits at least as long as copying takes, so that the images of claimed items disappear no later than
      // other images.
      if (detached.length > 0) await Promise.all([copyClaimed(detached), sleep(MIN_SWEEP_DELAY_MS)]);
      await removeReleasedImages(db, store);
    } while (detached.length === store.sweepBatchSize);
  });
  return {
    save: async (image, use, userId, signal) =>
      storeFiles(await recordTimedRequestStep('work', 'picture.encode', encode(image, use, String(userId), signal))),
    copy: (key) => copy(key),
    prepare: () => encoder.prepare(),
    discard,
    open: (key, size, signal) => store.open(getImageFileName(key, size), signal),
    locate: async (key, size, request) => store.locate?.(getImageFileName(key, size), request),
    sweep,
    load: () => {
      const [quick, slow] = [quickQueue.load(), slowQueue.load()];
      return { running: quick.running + slow.running, waiting: quick.waiting + slow.waiting };
    },
    close: () => encoder.close(),
  };
}

/**
 * Deletes the files and rows of the images that were marked for removal. If an image's files cannot be
 * deleted, keeps its row and continues with the other images. Throws all errors at the end.
 */
async function removeReleasedImages(db: Database, store: ImageStore): Promise<void> {
  await store.removePartialFiles();
  let hasMore = true;
  while (hasMore) {
    const { removed, failures } = await runInTransaction(db, async (tx) => {
      const keys = (await lockImagesToRemove(tx, [store.sweepBatchSize])).map((row) => row.key);
      const results = await Promise.allSettled(keys.map((key) => removeImageFiles(store, key)));
      const removedKeys = keys.filter((_, index) => results[index]?.status === 'fulfilled');
      if (removedKeys.length > 0) await deleteImages(tx, [removedKeys]);
      return { removed: removedKeys.length, failures: results.filter((result) => result.status === 'rejected') };
    });
    if (failures.length > 0) {
      const reasons: unknown[] = failures.map((failure): unknown => failure.reason);
      throw new AggregateError(reasons, `${failures.length} pictures could not be removed`);
    }
    hasMore = removed === store.sweepBatchSize;
  }
}

async function removeImageFiles(store: ImageStore, key: ImageKey): Promise<void> {
  for (const size of imageSizes) await store.remove(getImageFileName(key, size));
}
