import type { Images } from './images.ts';

/** Where a fault is noted that no caller can do anything about. */
interface FaultLog {
  error(details: object, message: string): void;
}

/**
 * Removes the files of pictures just let go of. Begin it after the response, because a sweep removes everybody's. What
 * fails now is done by the next sweep.
 */
export function removeImages(images: Pick<Images, 'sweep'>, log: FaultLog): void {
  images.sweep().catch((error: unknown) => {
    log.error({ err: error }, 'pictures could not be removed yet');
  });
}
