import { Problem } from '../http/problem.ts';
import { countJpegScans } from './count-jpeg-scans.ts';
import { loadDecoder } from './decoder.ts';
import { announcedFormat, isAccepted, notAImage } from './formats.ts';
import type { ImageUse } from './images.ts';

/** Pixels. A picture of few pixels in one endless row still takes much memory to scale down. */
const MAX_SIDE = 30_000;

/** Each scan passes over all pixels. Ordinary progressive files have ten scans, so that 50 megapixels are 500. */
const MAX_SCAN_MEGAPIXELS = 2_000;

/** Frames of an animation or directories of a TIFF. Only the first is shown, but the decoder walks through all. */
const MAX_PAGES = 2_000;

/**
 * Milliseconds of processor time for a megapixel of AVIF, and for a megapixel of each scan of a JPEG, on a server of 2024.
 * Other formats take too little for a guess.
 */
const AVIF_MS = 150;
const JPEG_SCAN_MS = 2;

/** The image would take more processor time than it may. Nothing of it has been decoded. */
export class TakesTooLong extends Error {}

/** 413: reading the file takes too much time or memory. */
export const tooCostly = (): Problem => new Problem(413, 'error.pictureTooCostly');

/**
 * Refuses, from its structure alone, a file that this use does not accept (415), that would unpack to more than
 * `maxPixels`, width times height (413), or that would take too much work to read (413). Returns the milliseconds of
 * processor time that decoding takes at least, as a guess.
 */
export async function validateImage(bytes: Buffer, use: ImageUse, maxPixels: number): Promise<number> {
  if (!isAccepted(bytes, use)) throw notAImage(use);
  const decoder = await loadDecoder();
  // No limit here, because nothing is unpacked: the size is read first, so that the sentence can name it.
  const header = await decoder(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header || (header.format === 'heif' && header.compression !== 'av1')) throw notAImage(use);
  const { width, height, pages = 1 } = header;
  if (width * height > maxPixels || Math.max(width, height) > MAX_SIDE) {
    const values = { width, height, megapixels: maxPixels / 1e6 };
    throw new Problem(413, 'error.pictureTooManyPixels', { values });
  }
  const isJpeg = announcedFormat(bytes) === 'jpeg';
  const megapixels = (width * height) / 1e6;
  const scanMegapixels = (isJpeg ? countJpegScans(bytes) : 1) * megapixels;
  if (pages > MAX_PAGES || scanMegapixels > MAX_SCAN_MEGAPIXELS) throw tooCostly();
  if (header.format === 'heif') return megapixels * AVIF_MS;
  return isJpeg ? scanMegapixels * JPEG_SCAN_MS : 0;
}
