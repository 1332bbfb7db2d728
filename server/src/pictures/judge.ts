import { Problem } from '../http/problem.ts';
import { loadDecoder } from './decoder.ts';
import { isAccepted, notAPicture } from './formats.ts';
import type { PictureUse } from './pictures.ts';

/** Pixels. A picture of few pixels in one endless row still takes much memory to scale down. */
const MAX_SIDE = 30_000;

/**
 * Refuses, from its header alone, a file that is no picture this use takes (415) or that would unpack to more than
 * `maxPixels`, width times height (413).
 */
export async function judge(bytes: Buffer, use: PictureUse, maxPixels: number): Promise<void> {
  if (!isAccepted(bytes, use)) throw notAPicture(use);
  const decoder = await loadDecoder();
  // No limit here, because nothing is unpacked: the size is read first, so that the sentence can name it.
  const header = await decoder(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header || (header.format === 'heif' && header.compression !== 'av1')) throw notAPicture(use);
  const { width, height } = header;
  if (width * height > maxPixels || Math.max(width, height) > MAX_SIDE) {
    const values = { width, height, megapixels: maxPixels / 1e6 };
    throw new Problem(413, 'error.pictureTooManyPixels', { values });
  }
}
