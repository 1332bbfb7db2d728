import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { getOnlyRow } from '../database/statements.ts';
import { getImageFileName, imageSizes } from '../images/create-images.ts';
import type { ImageStore } from '../images/images.ts';
import { preventImageRemoval, allowImageRemoval } from '../images/queries.ts';
import { StoreUnavailableProblem } from '../images/stores/store-unavailable.ts';
import { StartFailure } from '../process/start-failure.ts';
import { runInExclusiveBackupSession } from './back-up.ts';
import { countImages, listImages } from './queries.ts';

export interface ImageMoveOptions {
  from: Pick<ImageStore, 'open' | 'remove'>;
  to: Pick<ImageStore, 'holds' | 'write'>;
  /** Whether to delete each file from the old store after it was copied to the new store. */
  deletes: boolean;
  /** Signal that stops the move of the images. The move first finishes the files that it is copying. */
  signal: AbortSignal;
  onProgress: (counts: Readonly<ImageMoveCounts>) => void;
}

export interface ImageMoveCounts {
  /** Number of images when the move starts. `seen` counts the images processed so far. */
  total: number;
  seen: number;
  /**
   * Number of image files that the new store contains. `copied` and `bytes` count only the files that this
   * move has copied.
   */
  present: number;
  copied: number;
  bytes: number;
  /** Keys of images that belong to items, but lack a file in both stores. */
  lost: string[];
}

const maxConcurrentImageMoves = 16;
/** Pauses in milliseconds before the copying of a file is retried, while an image store is unavailable. */
const retryPausesMs = [1_000, 2_000, 5_000, 10_000, 20_000, 20_000];

/**
 * Copies the files of all images from one image store to another while servers run, in batches. Servers
 * remove no image during a batch: the copy of a removed image would remain in the new store. Skips files that
 * the new store already contains, so an interrupted move can be repeated. Throws `StartFailure` if a backup
 * runs.
 */
export function moveImagesBetweenStores(db: Database, move: ImageMoveOptions): Promise<ImageMoveCounts> {
  return runInExclusiveBackupSession(db, async (session) => {
    const { count: total } = getOnlyRow(await countImages(session));
    const counts: ImageMoveCounts = { total, seen: 0, present: 0, copied: 0, bytes: 0, lost: [] };
    for (let lastKey: string | undefined = ''; lastKey !== undefined && !move.signal.aborted;) {
      await preventImageRemoval(session);
      const page = await listImages(session, [lastKey]);
      const remaining = page.values();
      const moveRemaining = async (): Promise<void> => {
        for (const { key, is_shown: isShown } of remaining) {
          if (move.signal.aborted) return;
          await moveImage(key, isShown, move, counts);
        }
      };
      await Promise.all(Array.from({ length: maxConcurrentImageMoves }, moveRemaining));
      await allowImageRemoval(session);
      lastKey = page.at(-1)?.key;
    }
    return counts;
  });
}

async function moveImage(
  key: string,
  isShown: boolean,
  move: ImageMoveOptions,
  counts: ImageMoveCounts,
): Promise<void> {
  let isLost = false;
  for (const size of imageSizes) {
    const copiedBytes = await moveImageFile(getImageFileName(key, size), move);
    isLost ||= copiedBytes === undefined;
    counts.present += copiedBytes === undefined ? 0 : 1;
    counts.copied += copiedBytes ? 1 : 0;
    counts.bytes += copiedBytes ?? 0;
  }
  if (isLost && isShown) counts.lost.push(key);
  counts.seen += 1;
  move.onProgress(counts);
}

/**
 * Copies an image file to the new store. Retries while a store is unavailable. Returns the number of copied
 * bytes: 0 if the new store contains the file already, undefined if both stores lack the file.
 */
async function moveImageFile(name: string, move: ImageMoveOptions): Promise<number | undefined> {
  for (const pause of retryPausesMs) {
    try {
      return await tryMoveImageFile(name, move);
    } catch (error) {
      if (!(error instanceof StoreUnavailableProblem) || move.signal.aborted) throw error;
    }
    await sleep(pause, undefined, { signal: move.signal }).catch(() => {});
  }
  return tryMoveImageFile(name, move);
}

async function tryMoveImageFile(name: string, { from, to, deletes }: ImageMoveOptions): Promise<number | undefined> {
  const file = await from.open(name);
  if (file === undefined) return (await to.holds(name)) ? 0 : undefined;
  const bytes = await buffer(file.stream);
  const isPresent = await to.holds(name, bytes);
  if (!isPresent) {
    await to.write(name, bytes);
    if (!(await to.holds(name, bytes)))
      throw new StartFailure(`${name} was not copied correctly, and was kept in the old store.`);
  }
  if (deletes) await from.remove(name);
  return isPresent ? 0 : bytes.length;
}
