import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { leftFolder, type LeftFolder, openFolderStore } from './folder-store.ts';
import type { ImageStore } from '../images.ts';
import { openS3Store } from './s3-store.ts';

type Place = Pick<Config, 'dataDir' | 's3'>;

/** Where pictures lie without a bucket, and where those lie that were not moved into it yet. */
export const imageFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'pictures');

/** The folder below `DATA_DIR`, which is made when absent; or the bucket, with whatever is left in the folder. */
export async function openImageStore(place: Place): Promise<ImageStore> {
  const folder = imageFolder(place);
  return place.s3 === undefined ? openFolderStore(folder) : withLeftFolder(openS3Store(place.s3), leftFolder(folder));
}

/**
 * Writes into `store` alone, and reads and removes in both: so pictures move from one to the other, in either direction,
 * while they are shown and given up. The folder is asked first, because it costs nothing; what lies in both is the same.
 */
export function withLeftFolder(store: ImageStore, left: LeftFolder): ImageStore {
  return {
    ...store,
    open: async (name, signal) => (await left.open(name)) ?? store.open(name, signal),
    holds: async (name, bytes) => (await left.holds(name, bytes)) || store.holds(name, bytes),
    remove: async (name) => {
      await left.remove(name);
      await store.remove(name);
    },
    locate: async (name, request) => ((await left.holds(name)) ? undefined : store.locate?.(name, request)),
  };
}
