import { randomBytes } from 'node:crypto';
import { recordStep } from '../database/request-deadline.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transactions.ts';
import type { ImageEncoder } from './image-encoder.ts';
import type { ImageKey, Images, ImageSize, ImageStore, ImageUse } from './images.ts';
import { deleteImages, insertImage, listReleasedImages, releaseImage } from './queries.ts';
import { StoreUnavailable } from './stores/store-unavailable.ts';
import { Problem } from '../http/problem.ts';
import { createFairQueue } from '../concurrency/fair-queue.ts';
import { coalesceRuns } from '../concurrency/coalesce-runs.ts';

/** What the pictures are made of. */
interface ImageParts {
  db: Database;
  store: ImageStore;
  encoder: ImageEncoder;
}

export const imageSizes = ['full', 'card'] as const satisfies readonly ImageSize[];

/** The name of one size in the store. */
export const fileName = (key: ImageKey, size: ImageSize): string => `${key}-${size}.webp`;

/**
 * A server process encodes two images at once: one that is quick, and one that is not. An image starts among the quick
 * ones and starts anew among the others when it exceeds their processor time, so that the costly images of many people
 * hold up a quick one for a second at most (decision 32).
 */
const queueLimits = {
  atOnce: 1,
  waiting: 64,
  waitingPerKey: 16,
  longestWait: 30_000,
  refusal: () => new Problem(503, 'error.pictureBusy', { retryAfter: 5 }),
};

/** Pictures in `store`, known to `db`. */
export function createImages({ db, store, encoder }: ImageParts): Images {
  const quickQueue = createFairQueue(queueLimits);
  const slowQueue = createFairQueue(queueLimits);
  const encode = async (bytes: Buffer, use: ImageUse, key: string, signal?: AbortSignal) =>
    (await quickQueue.run(key, () => encoder.encodeIfQuick(bytes, use), undefined, signal)) ??
    (await slowQueue.run(key, () => encoder.encode(bytes, use), undefined, signal));
  const sweep = coalesceRuns(() => sweepReleased(db, store));
  const discard = async (key: ImageKey) => {
    const [released] = await releaseImage(db, [key]);
    // A sweep removes everybody's, and may take long: nobody waits for it who has nothing to remove.
    if (released) await sweep();
  };
  return {
    save: async (bytes, use, userId, signal) => {
      const { full, card } = await recordStep('work', 'picture.encode', encode(bytes, use, String(userId), signal));
      const key = randomBytes(16).toString('hex');
      await insertImage(db, [key]);
      try {
        await store.write(fileName(key, 'full'), full);
        await store.write(fileName(key, 'card'), card);
      } catch (error) {
        // It may be written yet: the row stays for an hour, so that the sweep finds whatever there is by then.
        if (!(store.canWriteLate && error instanceof StoreUnavailable)) await discard(key).catch(() => {});
        throw error;
      }
      return key;
    },
    discard,
    open: (key, size, signal) => store.open(fileName(key, size), signal),
    locate: async (key, size, request) => store.locate?.(fileName(key, size), request),
    sweep,
    load: () => {
      const [quick, slow] = [quickQueue.load(), slowQueue.load()];
      return { running: quick.running + slow.running, waiting: quick.waiting + slow.waiting };
    },
    close: () => encoder.close(),
  };
}

/** Pictures whose files cannot be removed keep their row, hold up no other, and are reported at the end. */
async function sweepReleased(db: Database, store: ImageStore): Promise<void> {
  await store.tidy();
  let more = true;
  while (more) {
    const { removed, failures } = await inTransaction(db, async (tx) => {
      const keys = (await listReleasedImages(tx, [store.sweptAtOnce])).map((row) => row.key);
      const results = await Promise.allSettled(keys.map((key) => removeFiles(store, key)));
      const gone = keys.filter((_, index) => results[index]?.status === 'fulfilled');
      if (gone.length > 0) await deleteImages(tx, [gone]);
      return { removed: gone.length, failures: results.filter((result) => result.status === 'rejected') };
    });
    if (failures.length > 0) {
      const reasons: unknown[] = failures.map((failure): unknown => failure.reason);
      throw new AggregateError(reasons, `${failures.length} pictures could not be removed`);
    }
    more = removed === store.sweptAtOnce;
  }
}

async function removeFiles(store: ImageStore, key: ImageKey): Promise<void> {
  await store.remove(fileName(key, 'full'));
  await store.remove(fileName(key, 'card'));
}
