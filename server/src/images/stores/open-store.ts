import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { ImageStore } from '../images.ts';
import { openLegacyImageStore, type LegacyImageStore, openFolderStore } from './folder-store.ts';
import { openS3Store } from './s3-store.ts';

type StoreConfig = Pick<Config, 'dataDir' | 's3'>;

/**
 * Returns the path of the image folder. If a bucket is configured, the folder contains only images that were
 * not yet moved to the bucket.
 */
export const getImageFolderPath = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'pictures');

/**
 * Opens the image store. Without a configured bucket, the store is the folder below `DATA_DIR`, which is
 * created if it is missing. Otherwise the store is the bucket, together with images that remain in the
 * folder.
 */
export async function openImageStore(config: StoreConfig): Promise<ImageStore> {
  const folder = getImageFolderPath(config);
  return config.s3 === undefined
    ? openFolderStore(folder)
    : combineWithLegacyStore(openS3Store(config.s3), openLegacyImageStore(folder));
}

/**
 * Returns a store that writes only into `store`, but reads and removes images in both `store` and `legacy`.
 * So images can move to a bucket while servers run. Reads `legacy` first, because a folder is faster than a
 * bucket.
 */
export function combineWithLegacyStore(store: ImageStore, legacy: LegacyImageStore): ImageStore {
  return {
    ...store,
    open: async (name, signal) => (await legacy.open(name)) ?? store.open(name, signal),
    holds: async (name, bytes) => (await legacy.holds(name, bytes)) || store.holds(name, bytes),
    remove: async (name) => {
      await legacy.remove(name);
      await store.remove(name);
    },
    locate: async (name, request) => ((await legacy.holds(name)) ? undefined : store.locate?.(name, request)),
  };
}
