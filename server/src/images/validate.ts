import { detectImageFormat, isAcceptedImage, type ItemFormMode } from '@wishwell/contract/image-formats.ts';
import type { MessageId } from '@wishwell/text/messages.ts';
import { Problem } from '../http/problem.ts';
import { countJpegScans } from './count-jpeg-scans.ts';
import { loadImageDecoder } from './decoder.ts';

/**
 * Maximum length of an image's side in pixels. Scaling an image with a longer side would need too much
 * memory.
 */
const MAX_SIDE_PIXELS = 30_000;

/**
 * Maximum number of scans of a JPEG multiplied by its megapixels. The decoder reads all pixels again for each
 * scan. An ordinary progressive JPEG has ten scans: 500 for 50 megapixels.
 */
const MAX_JPEG_SCAN_MEGAPIXELS = 2_000;

/**
 * Maximum number of frames in an animation, or of directories in a TIFF. The decoder reads all of them,
 * although the server uses only the first.
 */
const MAX_FRAMES_OR_PAGES = 2_000;

/**
 * Estimated CPU time of decoding an image, in milliseconds on a server of 2024: for each megapixel of an
 * AVIF, and for each megapixel of each scan of a JPEG. Other formats need no estimate, because their decoding
 * is fast.
 */
const AVIF_MS_PER_MEGAPIXEL = 150;
const JPEG_SCAN_MS_PER_MEGAPIXEL = 2;

const refusalMessages: Record<ItemFormMode, MessageId> = {
  add: 'error.pictureAddFormats',
  edit: 'error.pictureEditFormats',
};

/** Thrown before decoding if the decoding would probably exceed the limit of CPU time for an image. */
export class ImageDecodingTooSlowError extends Error {}

export const createNotAnImageProblem = (use: ItemFormMode): Problem => new Problem(415, refusalMessages[use]);

export const createImageTooCostlyProblem = (): Problem => new Problem(413, 'error.pictureTooCostly');

/**
 * Checks the structure of an image file without decoding its pixels. Throws a 415 for a format that is not
 * accepted. Throws a 413 for more than `maxPixels` pixels (width times height), or if decoding is too costly.
 * Returns the estimated CPU time of decoding, in milliseconds; 0 for formats other than AVIF and JPEG.
 */
export async function validateImage(bytes: Buffer, use: ItemFormMode, maxPixels: number): Promise<number> {
  if (!isAcceptedImage(bytes, use)) throw createNotAnImageProblem(use);
  const decoder = await loadImageDecoder();
  // Reads only the header of the image. Does not limit the number of pixels yet, because the error message
  // below contains the width and height.
  const header = await decoder(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header || (header.format === 'heif' && header.compression !== 'av1')) throw createNotAnImageProblem(use);
  const { width, height, pages = 1 } = header;
  if (Math.max(width, height) > MAX_SIDE_PIXELS)
    throw new Problem(413, 'error.pictureSideTooLong', { values: { width, height, max: MAX_SIDE_PIXELS } });
  if (width * height > maxPixels)
    throw new Problem(413, 'error.pictureTooManyPixels', { values: { width, height, megapixels: maxPixels / 1e6 } });
  const isJpeg = detectImageFormat(bytes) === 'jpeg';
  const megapixels = (width * height) / 1e6;
  const scanMegapixels = (isJpeg ? countJpegScans(bytes) : 1) * megapixels;
  if (pages > MAX_FRAMES_OR_PAGES || scanMegapixels > MAX_JPEG_SCAN_MEGAPIXELS) throw createImageTooCostlyProblem();
  if (header.format === 'heif') return megapixels * AVIF_MS_PER_MEGAPIXEL;
  return isJpeg ? scanMegapixels * JPEG_SCAN_MS_PER_MEGAPIXEL : 0;
}
