import type { ImageService } from './images.ts';

interface ErrorLog {
  error(details: object, message: string): void;
}

/**
 * Removes images without an item in the background. Call this after the response, because the removal of all
 * such images can take long. Only logs an error, because the next call tries again.
 */
export function removeUnusedImagesInBackground(images: Pick<ImageService, 'sweep'>, log: ErrorLog): void {
  images.sweep().catch((error: unknown) => {
    log.error({ err: error }, 'pictures could not be removed yet');
  });
}
