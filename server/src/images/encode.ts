import { detectImageFormat, type ItemFormMode } from '@wishwell/contract/image-formats.ts';
import type { OutputInfo } from 'sharp';
import { loadImageDecoder } from './decoder.ts';
import type { ImageSize } from './images.ts';
import { removePngTextChunks } from './remove-png-text-chunks.ts';
import { createNotAnImageProblem, ImageDecodingTooSlowError, validateImage } from './validate.ts';

/**
 * Maximum length of an image's longer side in pixels, for each stored size. Smaller images are not enlarged.
 */
const maxSidePixels: Record<ImageSize, number> = { full: 1600, card: 640 };

interface DecodedImage {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Converts an uploaded file to two WebP images: first frame, upright, in sRGB, without metadata. Throws a 413
 * for a too costly image, and a 415 for a damaged file or another format. Throws `ImageDecodingTooSlowError`
 * before decoding if decoding would need more than `maxCpuMs` milliseconds of CPU time.
 */
export async function encodeImage(
  file: Buffer,
  use: ItemFormMode,
  maxPixels: number,
  maxCpuMs = Infinity,
): Promise<Record<ImageSize, Buffer>> {
  const bytes = detectImageFormat(file) === 'png' ? removePngTextChunks(file) : file;
  if ((await validateImage(bytes, use, maxPixels)) > maxCpuMs) throw new ImageDecodingTooSlowError();
  const pixels = await decodeImage(bytes, maxPixels).catch(() => {
    throw createNotAnImageProblem(use);
  });
  return { full: await toWebp(pixels, 'full'), card: await toWebp(pixels, 'card') };
}

async function decodeImage(bytes: Buffer, maxPixels: number): Promise<DecodedImage> {
  const decoder = await loadImageDecoder();
  // Rejects a file also if the decoder only warns. With the value `error` of `failOn`, the library would
  // accept damaged JPEG files.
  return decoder(bytes, { limitInputPixels: maxPixels, failOn: 'warning' })
    .autoOrient()
    .resize({ width: maxSidePixels.full, height: maxSidePixels.full, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function toWebp({ data, info }: DecodedImage, size: ImageSize): Promise<Buffer> {
  const decoder = await loadImageDecoder();
  const side = maxSidePixels[size];
  return decoder(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp()
    .toBuffer();
}
