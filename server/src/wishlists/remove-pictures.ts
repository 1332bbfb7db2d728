import type { Pictures } from '../pictures/pictures.ts';

/** Where a fault is noted that no caller can do anything about. */
interface FaultLog {
  error(details: object, message: string): void;
}

/** Removes the files of pictures just let go of; what fails now is done by the next sweep, so the call succeeds. */
export async function removePictures(pictures: Pictures, log: FaultLog): Promise<void> {
  await pictures.sweep().catch((error: unknown) => {
    log.error({ err: error }, 'pictures could not be removed yet');
  });
}
