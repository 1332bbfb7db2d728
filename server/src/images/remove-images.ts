import type { ImageService } from './images.ts';

interface ErrorLog {
  error(details: object, message: string): void;
}

/**
 * Removes images without an item in the background, and logs an error. Call this after the response, because
 * it may take long: it removes images of all people. After an error, the next call tries again.
 */
export function sweepImagesInBackground(images: Pick<ImageService, 'sweep'>, log: ErrorLog): void {
  images.sweep().catch((error: unknown) => {
    log.error({ err: error }, 'pictures could not be removed yet');
  });
}
