import { buffer } from 'node:stream/consumers';
import type { ImageStore } from '../images/images.ts';

// Number of files that are written at the same time. Each write waits twice for the disk; parallel writes
// share this waiting time.
const maxConcurrentWrites = 16;

export interface ImageRestorer {
  /**
   * Starts writing an image file. Resolves as soon as the caller may write the next file. Rejects if this
   * file or an earlier one could not be written.
   */
  write(name: string, bytes: Buffer): Promise<void>;
  finish(): Promise<void>;
  /** Deletes the files that this restore has added. */
  undo(): Promise<void>;
}

/**
 * Creates a writer for restored images. It skips a file that `store` already contains with the same bytes,
 * for example from an interrupted restore. Image keys are never reused, so a file with the same key can only
 * be the same image.
 */
export function createImageRestorer(store: ImageStore): ImageRestorer {
  const added: string[] = [];
  const unfinished = new Set<Promise<void>>();
  const write = async (name: string, bytes: Buffer): Promise<void> => {
    const file = await store.open(name);
    const present = file && (await buffer(file.stream));
    if (present?.equals(bytes)) return;
    if (present === undefined) added.push(name);
    await store.write(name, bytes);
  };
  return {
    write: async (name, bytes) => {
      // A failed write stays in the set `unfinished`, so that the next `Promise.race` rejects.
      const written: Promise<void> = write(name, bytes).then(() => void unfinished.delete(written));
      written.catch(() => undefined);
      unfinished.add(written);
      if (unfinished.size >= maxConcurrentWrites) await Promise.race(unfinished);
    },
    finish: async () => void (await Promise.all(unfinished)),
    undo: async () => {
      await Promise.allSettled(unfinished);
      for (const name of added) await store.remove(name);
    },
  };
}
