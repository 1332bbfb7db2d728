import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pngChunk } from './hostile-images.ts';

type Bytes = Buffer<ArrayBuffer>;

/** A picture of one colour; `format` is what its bytes are. */
export async function drawing(
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
  width = 40,
  height = 30,
): Promise<Bytes> {
  const canvas = sharp({ create: { width, height, channels: 3, background: '#3a7' } });
  return Buffer.from(await canvas.toFormat(format).toBuffer());
}

/** A PNG of noise, which no format makes much smaller. */
export async function noisyDrawing(width: number, height: number): Promise<Bytes> {
  const raw = { width, height, channels: 3 as const };
  return Buffer.from(
    await sharp(randomBytes(width * height * 3), { raw })
      .png()
      .toBuffer(),
  );
}

/** A valid PNG of 16,000 x 16,000 pixels in about a megabyte (PNG specification, section 11). */
export function hugePng(): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(16_000, 0);
  header.writeUInt32BE(16_000, 4);
  // One bit a pixel, grey.
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(16_000 * (1 + 2_000)), { level: 1 });
  const mark = Buffer.from('89504e470d0a1a0a', 'hex');
  const padding = Buffer.alloc(800_000);
  return Buffer.concat([
    mark,
    pngChunk('IHDR', header),
    pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), padding])),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
