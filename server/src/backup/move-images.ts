import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { type Session, withSession } from '../database/session.ts';
import { getOnlyRow } from '../database/statements.ts';
import { getImageFileName, imageSizes } from '../images/create-images.ts';
import type { ImageStore } from '../images/images.ts';
import { lockImageRemoval, unlockImageRemoval } from '../images/queries.ts';
import { StoreUnavailableProblem } from '../images/stores/store-unavailable.ts';
import { StartFailure } from '../process/start-failure.ts';
import { acquireExclusiveLock } from './exclusive-lock.ts';
import { countImages, listImages, sessionSettingsSql } from './queries.ts';

export interface ImageMoveOptions {
  from: Pick<ImageStore, 'open' | 'remove'>;
  to: Pick<ImageStore, 'holds' | 'write'>;
  /** Whether to delete each file from the old store after it was copied to the new store. */
  deletes: boolean;
  /** Signal that stops the move. The move first finishes the files that it is copying. */
  signal: AbortSignal;
  onProgress: (counts: Readonly<ImageMoveCounts>) => void;
}

export interface ImageMoveCounts {
  /** `total` is the number of images at the start. `seen` is the number of images processed so far. */
  total: number;
  seen: number;
  /**
   * `present` is the number of files in the new store. `copied` and `bytes` count the files and bytes that
   * this run has copied.
   */
  present: number;
  copied: number;
  bytes: number;
  /** Keys of images that belong to items, but lack a file in both stores. */
  lost: string[];
}

const maxConcurrentImageMoves = 16;
/**
 * Milliseconds before each retry of an operation while the image store is unavailable; about a minute in
 * total.
 */
const retryPausesMs = [1_000, 2_000, 5_000, 10_000, 20_000, 20_000];

/**
 * Copies the files of all images in the database from one image store to another while servers run. Copies in
 * batches. Servers remove no image during a batch: otherwise the copy of a removed image could stay in the
 * new store. Skips existing files, so an interrupted move can be repeated. Throws `StartFailure` if a backup
 * runs.
 */
export function moveImages(db: Database, move: ImageMoveOptions): Promise<ImageMoveCounts> {
  return withSession(db, async (session) => {
    await session.query({ text: sessionSettingsSql });
    await acquireExclusiveLock(session);
    const { count: total } = getOnlyRow(await countImages(session));
    const counts: ImageMoveCounts = { total, seen: 0, present: 0, copied: 0, bytes: 0, lost: [] };
    let lastKey: string | undefined = '';
    while (lastKey !== undefined && !move.signal.aborted) lastKey = await moveImagePage(session, lastKey, move, counts);
    return counts;
  });
}

/**
 * Moves the files of one page of images, those with the next keys after `afterKey`. Returns the last key of
 * the page; undefined for an empty page.
 */
async function moveImagePage(
  session: Session,
  afterKey: string,
  move: ImageMoveOptions,
  counts: ImageMoveCounts,
): Promise<string | undefined> {
  await lockImageRemoval(session);
  try {
    const page = await listImages(session, [afterKey]);
    const remaining = page.values();
    const moveRemaining = async (): Promise<void> => {
      for (const { key, is_shown: isShown } of remaining) {
        if (move.signal.aborted) return;
        await moveImage(key, isShown, move, counts);
      }
    };
    await Promise.all(Array.from({ length: maxConcurrentImageMoves }, moveRemaining));
    return page.at(-1)?.key;
  } finally {
    await unlockImageRemoval(session);
  }
}

async function moveImage(
  key: string,
  isShown: boolean,
  move: ImageMoveOptions,
  counts: ImageMoveCounts,
): Promise<void> {
  let presentFiles = 0;
  for (const size of imageSizes)
    presentFiles += (await moveImageFile(getImageFileName(key, size), move, counts)) ? 1 : 0;
  if (presentFiles < imageSizes.length && isShown) counts.lost.push(key);
  counts.seen += 1;
  move.onProgress(counts);
}

async function moveImageFile(
  name: string,
  { from, to, deletes, signal }: ImageMoveOptions,
  counts: ImageMoveCounts,
): Promise<boolean> {
  const bytes = await runWithRetries(signal, () => readImageFile(from, name));
  if (bytes === undefined) return countIfPresent(await runWithRetries(signal, () => to.holds(name)), counts);
  if (!(await runWithRetries(signal, () => to.holds(name, bytes)))) {
    await runWithRetries(signal, () => to.write(name, bytes));
    if (!(await runWithRetries(signal, () => to.holds(name, bytes)))) {
      throw new StartFailure(`${name} was not copied correctly, and was kept in the old store.`);
    }
    counts.copied += 1;
    counts.bytes += bytes.length;
  }
  if (deletes) await runWithRetries(signal, () => from.remove(name));
  return countIfPresent(true, counts);
}

function countIfPresent(isPresent: boolean, counts: ImageMoveCounts): boolean {
  if (isPresent) counts.present += 1;
  return isPresent;
}

async function readImageFile(store: ImageMoveOptions['from'], name: string): Promise<Buffer | undefined> {
  const file = await store.open(name);
  return file && buffer(file.stream);
}

/**
 * Runs an operation of the image store, and repeats it while the store is unavailable. The operation must be
 * idempotent. Rejects after the last retry.
 */
async function runWithRetries<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (const pause of retryPausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailableProblem) || signal.aborted) throw error;
    }
    await sleep(pause, undefined, { signal }).catch(() => {});
  }
  return work();
}
