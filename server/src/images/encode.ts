import type { OutputInfo } from 'sharp';
import { loadDecoder } from './decoder.ts';
import { dropPngTexts } from './drop-png-texts.ts';
import { announcedFormat, notAImage } from './formats.ts';
import { validateImage, TakesTooLong } from './validate.ts';
import type { ImageSize, ImageUse } from './images.ts';

/** The longer side of each stored size, in pixels. A smaller picture is not enlarged. */
const longestSide: Record<ImageSize, number> = { full: 1600, card: 640 };

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * An uploaded file as two WebP pictures that hold nothing but its pixels: the first frame, turned upright, in sRGB.
 * 413 and 415 as `validateImage` says; 415 also for a file that is damaged or cut off. Rejects with `TakesTooLong`, before anything is
 * decoded, when that would take more than `longestMs` of processor time.
 */
export async function encode(
  file: Buffer,
  use: ImageUse,
  maxPixels: number,
  longestMs = Infinity,
): Promise<Record<ImageSize, Buffer>> {
  const bytes = announcedFormat(file) === 'png' ? dropPngTexts(file) : file;
  if ((await validateImage(bytes, use, maxPixels)) > longestMs) throw new TakesTooLong();
  const pixels = await decode(bytes, maxPixels).catch(() => {
    throw notAImage(use);
  });
  return { full: await toWebp(pixels, 'full'), card: await toWebp(pixels, 'card') };
}

async function decode(bytes: Buffer, maxPixels: number): Promise<Pixels> {
  const decoder = await loadDecoder();
  // `error` instead of `warning` lets damaged JPEG data pass.
  return decoder(bytes, { limitInputPixels: maxPixels, failOn: 'warning' })
    .autoOrient()
    .resize({ width: longestSide.full, height: longestSide.full, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function toWebp({ data, info }: Pixels, size: ImageSize): Promise<Buffer> {
  const decoder = await loadDecoder();
  const side = longestSide[size];
  return decoder(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp()
    .toBuffer();
}
