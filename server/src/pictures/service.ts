import { randomBytes } from 'node:crypto';
import { notePart } from '../call-waits.ts';
import type { Quotas } from '../config.ts';
import { inTransaction, type Database } from '../db.ts';
import { encode } from './encode.ts';
import type { PictureKey, Pictures, PictureSize, PictureStore } from './pictures.ts';
import { deletePictures, insertPicture, listReleasedPictures, releasePicture } from './queries.ts';
import { StoreAway } from './store-away.ts';
import { createQueue, leavingOneCore } from '../http/queue.ts';

/** What the pictures are made of; `imagePixels` is the most, width times height, that an upload may have. */
interface PictureParts {
  db: Database;
  store: PictureStore;
  limits: Pick<Quotas, 'imagePixels'>;
}

export const pictureSizes = ['full', 'card'] as const satisfies readonly PictureSize[];

/** The name of one size in the store. */
export const fileName = (key: PictureKey, size: PictureSize): string => `${key}-${size}.webp`;

/** Pictures in `store`, known to `db`. Two are prepared at once, one where there are two cores; sixty-four wait, and the next gets a 503. */
export function createPictures({ db, store, limits }: PictureParts): Pictures {
  const inTurn = createQueue(leavingOneCore(2), 64);
  const sweep = oneAtATime(() => sweepReleased(db, store));
  const discard = async (key: PictureKey) => {
    await releasePicture(db, [key]);
    await sweep();
  };
  return {
    save: async (bytes, use) => {
      const { full, card } = await inTurn(() =>
        notePart('work', 'picture.encode', encode(bytes, use, limits.imagePixels)),
      );
      const key = randomBytes(16).toString('hex');
      await insertPicture(db, [key]);
      try {
        await store.write(fileName(key, 'full'), full);
        await store.write(fileName(key, 'card'), card);
      } catch (error) {
        // Who is away may write it yet: the row stays for an hour, so that the sweep finds whatever there is by then.
        if (!(error instanceof StoreAway)) await discard(key).catch(() => {});
        throw error;
      }
      return key;
    },
    discard,
    open: (key, size, signal) => store.open(fileName(key, size), signal),
    locate: async (key, size, request) => store.locate?.(fileName(key, size), request),
    sweep,
    load: inTurn.load,
  };
}

/**
 * Runs `work` once at a time. Who asks while it runs waits for one more run, together with all others who do: however many
 * pictures are given up while the store keeps a sweep waiting, one connection to the database waits with it.
 */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    next = undefined;
    const now = work().finally(() => {
      if (running === now) running = undefined;
    });
    running = now;
    return now;
  };
  return () => {
    if (running === undefined) return run();
    next ??= running.then(run, run);
    return next;
  };
}

/** Pictures whose files cannot be removed keep their row, hold up no other, and are reported at the end. */
async function sweepReleased(db: Database, store: PictureStore): Promise<void> {
  await store.tidy();
  let more = true;
  while (more) {
    const { removed, failures } = await inTransaction(db, async (tx) => {
      const keys = (await listReleasedPictures(tx, [store.sweptAtOnce])).map((row) => row.key);
      const results = await Promise.allSettled(keys.map((key) => removeFiles(store, key)));
      const gone = keys.filter((_, index) => results[index]?.status === 'fulfilled');
      if (gone.length > 0) await deletePictures(tx, [gone]);
      return { removed: gone.length, failures: results.filter((result) => result.status === 'rejected') };
    });
    if (failures.length > 0) {
      const reasons: unknown[] = failures.map((failure): unknown => failure.reason);
      throw new AggregateError(reasons, `${failures.length} pictures could not be removed`);
    }
    more = removed === store.sweptAtOnce;
  }
}

async function removeFiles(store: PictureStore, key: PictureKey): Promise<void> {
  await store.remove(fileName(key, 'full'));
  await store.remove(fileName(key, 'card'));
}
