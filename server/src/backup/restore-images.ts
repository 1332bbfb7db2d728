import { buffer } from 'node:stream/consumers';
import type { ImageStore } from '../images/images.ts';

// Each waits for the disk twice: together they wait hardly longer.
const atOnce = 16;

/** Puts pictures back, several at once. */
export interface ImageRestorer {
  /** Resolves when there is room for the next one. Rejects when this one or one before it could not be written. */
  keep(name: string, bytes: Buffer): Promise<void>;
  /** Resolves when every one is on the disk. */
  finish(): Promise<void>;
  /** Removes what was not there before. */
  undo(): Promise<void>;
}

/**
 * Leaves pictures as they are that lie in `store` already: an interrupted attempt may have written some, or they are
 * those of the installation that was lost. A key is never used twice.
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
    keep: async (name, bytes) => {
      // One that fails stays, for whoever waits next.
      const written: Promise<void> = write(name, bytes).then(() => void unfinished.delete(written));
      written.catch(() => undefined);
      unfinished.add(written);
      if (unfinished.size >= atOnce) await Promise.race(unfinished);
    },
    finish: async () => void (await Promise.all(unfinished)),
    undo: async () => {
      await Promise.allSettled(unfinished);
      for (const name of added) await store.remove(name);
    },
  };
}
