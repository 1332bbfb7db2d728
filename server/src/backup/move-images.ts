import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { type Session, withSession } from '../database/session.ts';
import { only } from '../database/statements.ts';
import { StartFailure } from '../process/start-failure.ts';
import type { ImageStore } from '../images/images.ts';
import { lockImageRemoval, unlockImageRemoval } from '../images/queries.ts';
import { fileName, imageSizes } from '../images/create-images.ts';
import { StoreUnavailable } from '../images/stores/store-unavailable.ts';
import { acquireExclusiveLock } from './exclusive-lock.ts';
import { countImages, listImages, prepareSession } from './queries.ts';

/** From where to where pictures move. */
export interface Move {
  from: Pick<ImageStore, 'open' | 'remove'>;
  to: Pick<ImageStore, 'holds' | 'write'>;
  /** Whether what has arrived is removed where it was. */
  deletes: boolean;
  /** Ends it after the files that are on their way. */
  signal: AbortSignal;
  onProgress: (counts: Readonly<MoveCounts>) => void;
}

/** How far a move has come. */
export interface MoveCounts {
  /** Pictures there were when it began, and those that were looked at. */
  total: number;
  seen: number;
  /** Files that are in the new place, and those of them that were carried there now, with their bytes. */
  arrived: number;
  carried: number;
  bytes: number;
  /** Keys of pictures that items show and of which a file is in neither place. */
  lost: string[];
}

const filesAtOnce = 16;
/** Milliseconds between attempts while the store is away: a minute in all, with what an attempt takes. */
const pauses = [1_000, 2_000, 5_000, 10_000, 20_000, 20_000];

/**
 * Carries every picture that has a row from one store to another, while servers show, add and give up pictures: none is
 * removed while the page that it stands on is carried, so that nothing of it stays behind. What is there already, whole, is
 * left as it is: whoever is cut off does the rest next time. Throws `StartFailure` when a backup is written meanwhile.
 */
export function moveImages(db: Database, move: Move): Promise<MoveCounts> {
  return withSession(db, async (session) => {
    await session.query({ text: prepareSession });
    await acquireExclusiveLock(session);
    const { count: total } = only(await countImages(session));
    const counts: MoveCounts = { total, seen: 0, arrived: 0, carried: 0, bytes: 0, lost: [] };
    let last: string | undefined = '';
    while (last !== undefined && !move.signal.aborted) last = await movePage(session, last, move, counts);
    return counts;
  });
}

/** Carries the pictures behind the key `after`. Answers the last key of the page, undefined when there was none. */
async function movePage(session: Session, after: string, move: Move, counts: MoveCounts): Promise<string | undefined> {
  await lockImageRemoval(session);
  try {
    const page = await listImages(session, [after]);
    const line = page.values();
    const carryOn = async (): Promise<void> => {
      for (const { key, is_shown: isShown } of line) {
        if (move.signal.aborted) return;
        await moveImage(key, isShown, move, counts);
      }
    };
    await Promise.all(Array.from({ length: filesAtOnce }, carryOn));
    return page.at(-1)?.key;
  } finally {
    await unlockImageRemoval(session);
  }
}

async function moveImage(key: string, isShown: boolean, move: Move, counts: MoveCounts): Promise<void> {
  let here = 0;
  for (const size of imageSizes) here += (await moveFile(fileName(key, size), move, counts)) ? 1 : 0;
  if (here < imageSizes.length && isShown) counts.lost.push(key);
  counts.seen += 1;
  move.onProgress(counts);
}

/** Answers whether the file is in the new place now. */
async function moveFile(name: string, { from, to, deletes, signal }: Move, counts: MoveCounts): Promise<boolean> {
  const bytes = await persistently(signal, () => readWhole(from, name));
  if (bytes === undefined) return arrive(await persistently(signal, () => to.holds(name)), counts);
  if (!(await persistently(signal, () => to.holds(name, bytes)))) {
    await persistently(signal, () => to.write(name, bytes));
    if (!(await persistently(signal, () => to.holds(name, bytes)))) {
      throw new StartFailure(`${name} did not arrive as it was sent, and was left where it is.`);
    }
    counts.carried += 1;
    counts.bytes += bytes.length;
  }
  if (deletes) await persistently(signal, () => from.remove(name));
  return arrive(true, counts);
}

function arrive(isThere: boolean, counts: MoveCounts): boolean {
  if (isThere) counts.arrived += 1;
  return isThere;
}

async function readWhole(store: Move['from'], name: string): Promise<Buffer | undefined> {
  const file = await store.open(name);
  return file && buffer(file.stream);
}

/** Does something that may be done twice, once more while the store is away. */
async function persistently<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || signal.aborted) throw error;
    }
    await sleep(pause, undefined, { signal }).catch(() => {});
  }
  return work();
}
