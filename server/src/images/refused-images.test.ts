import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPngChunk } from '../../test/hostile-images.ts';
import { encodeImage } from './encode.ts';

const maxPixels = 50_000_000;

const refusedAddFormatProblem = { status: 415, id: 'error.pictureAddFormats' };
const refusedEditFormatProblem = { status: 415, id: 'error.pictureEditFormats' };

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';

const noisePixels = createHash('shake256', { outputLength: 200 * 200 * 3 })
  .update('grain')
  .digest();

/**
 * Returns an image of pseudo-random pixels. Such pixels hardly compress, so that most bytes of the file are
 * pixel data.
 */
const createNoiseImage = () => sharp(noisePixels, { raw: { width: 200, height: 200, channels: 3 } });

function overwriteMiddleBytes(bytes: Buffer): Buffer {
  const middle = Math.floor(bytes.length / 2);
  return bytes.fill(0xff, middle, middle + 8);
}

/** Returns a valid black PNG with one bit per pixel. Its file is small for any number of pixels. */
function createBlackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    pngSignature,
    createPngChunk('IHDR', header),
    createPngChunk('IDAT', rows),
    createPngChunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('refused image files', () => {
  it.each([
    ['an SVG', Buffer.from(svg)],
    ['an SVG with a byte order mark and an XML declaration', Buffer.from(`\uFEFF<?xml version="1.0"?>\n${svg}`)],
    ['an HTML page', Buffer.from('<!doctype html><title>x</title><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['a ZIP', Buffer.from('504b0304140000000000', 'hex')],
    ['a plain text', Buffer.from('hello')],
    ['an empty file', Buffer.alloc(0)],
    ['only the signature of PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['an SVG after the signature of PNG', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(svg)])],
    ['an SVG after the signature of JPEG', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(svg)])],
    ['a HEIC', Buffer.from('0000001866747970686569630000000068656963', 'hex')],
    ['an AVIF with only its first box', Buffer.from('000000146674797061766966000000006d696631', 'hex')],
  ])('encodeImage refuses %s', async (_name, bytes) => {
    await expect(encodeImage(bytes, 'add', maxPixels)).rejects.toMatchObject(refusedAddFormatProblem);
    await expect(encodeImage(bytes, 'edit', maxPixels)).rejects.toMatchObject(refusedEditFormatProblem);
  });

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const)(
    'encodeImage refuses the first half of a %s',
    async (format) => {
      const imageFile = await createNoiseImage().toFormat(format).toBuffer();
      const firstHalf = imageFile.subarray(0, imageFile.length / 2);
      await expect(encodeImage(firstHalf, 'edit', maxPixels)).rejects.toMatchObject(refusedEditFormatProblem);
    },
  );

  it.each(['png', 'jpeg'] as const)(
    'encodeImage refuses a %s with eight damaged bytes in the middle',
    async (format) => {
      const image = overwriteMiddleBytes(await createNoiseImage().toFormat(format).toBuffer());
      await expect(encodeImage(image, 'add', maxPixels)).rejects.toMatchObject(refusedAddFormatProblem);
    },
  );

  it('encodeImage refuses an image with a side longer than 30,000 pixels', async () => {
    await expect(encodeImage(createBlackPng(30_001, 2), 'add', maxPixels)).rejects.toMatchObject({
      status: 413,
      id: 'error.pictureSideTooLong',
      values: { width: 30_001, height: 2, max: 30_000 },
    });
  });

  it('encodeImage refuses an image with more pixels than the limit', async () => {
    await expect(encodeImage(createBlackPng(100, 101), 'add', 10_000)).rejects.toMatchObject({ status: 413 });
    await expect(encodeImage(createBlackPng(100, 100), 'add', 10_000)).resolves.toHaveProperty('card');
  });
});
