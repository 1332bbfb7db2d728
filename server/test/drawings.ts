import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { createPngChunk } from './hostile-images.ts';

type Bytes = Buffer<ArrayBuffer>;

export async function createDrawing(
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
  width = 40,
  height = 30,
): Promise<Bytes> {
  const canvas = sharp({ create: { width, height, channels: 3, background: '#3a7' } });
  return Buffer.from(await canvas.toFormat(format).toBuffer());
}

/** Creates a PNG of random noise. Its file is large, because noise cannot be compressed well. */
export async function createNoisyDrawing(width: number, height: number): Promise<Bytes> {
  const raw = { width, height, channels: 3 as const };
  return Buffer.from(
    await sharp(randomBytes(width * height * 3), { raw })
      .png()
      .toBuffer(),
  );
}

/** Returns a valid PNG of 16,000 x 16,000 pixels (PNG specification, section 11). Its size is about 1 MB. */
export function createHugePng(): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(16_000, 0);
  header.writeUInt32BE(16_000, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(16_000 * (1 + 2_000)), { level: 1 });
  const mark = Buffer.from('89504e470d0a1a0a', 'hex');
  const padding = Buffer.alloc(800_000);
  return Buffer.concat([
    mark,
    createPngChunk('IHDR', header),
    createPngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), padding])),
    createPngChunk('IDAT', rows),
    createPngChunk('IEND', Buffer.alloc(0)),
  ]);
}
