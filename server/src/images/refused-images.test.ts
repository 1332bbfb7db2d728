import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pngChunk } from '../../test/hostile-images.ts';
import { encode } from './encode.ts';

const limit = 50_000_000;

const notForAdding = { status: 415, id: 'error.pictureAddFormats' };
const notForEditing = { status: 415, id: 'error.pictureEditFormats' };

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';

const grain = createHash('shake256', { outputLength: 200 * 200 * 3 })
  .update('grain')
  .digest();

/** A picture that hardly compresses, so that there is data to damage, and the same in every run. */
const noise = () => sharp(grain, { raw: { width: 200, height: 200, channels: 3 } });

/** The bytes with eight of their middle ones overwritten. */
function damaged(bytes: Buffer): Buffer {
  const middle = Math.floor(bytes.length / 2);
  return bytes.fill(0xff, middle, middle + 8);
}

/** A whole and valid PNG of one bit a pixel: few bytes, whatever its size (PNG specification, section 11). */
function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const mark = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([mark, pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]);
}

describe('a file is refused, whatever its name,', () => {
  it.each([
    ['an SVG', Buffer.from(svg)],
    ['an SVG behind a byte order mark and a declaration', Buffer.from(`\uFEFF<?xml version="1.0"?>\n${svg}`)],
    ['an HTML page', Buffer.from('<!doctype html><title>x</title><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['a ZIP', Buffer.from('504b0304140000000000', 'hex')],
    ['a text', Buffer.from('hello')],
    ['an empty file', Buffer.alloc(0)],
    ['a lone PNG mark', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['an SVG behind a PNG mark', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(svg)])],
    ['an SVG behind a JPEG mark', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(svg)])],
    ['a box of another kind', Buffer.from('0000001866747970686569630000000068656963', 'hex')],
    ['a box that says it is AVIF', Buffer.from('000000146674797061766966000000006d696631', 'hex')],
  ])('when it is %s', async (_name, bytes) => {
    await expect(encode(bytes, 'add', limit)).rejects.toMatchObject(notForAdding);
    await expect(encode(bytes, 'edit', limit)).rejects.toMatchObject(notForEditing);
  });

  it.each(['gif', 'avif', 'tiff'] as const)('when it is a %s and an item is added', async (format) => {
    await expect(encode(await noise().toFormat(format).toBuffer(), 'add', limit)).rejects.toMatchObject(notForAdding);
  });

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const)('when it is half of a %s', async (format) => {
    const whole = await noise().toFormat(format).toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    await expect(encode(half, 'edit', limit)).rejects.toMatchObject(notForEditing);
  });

  it.each(['png', 'jpeg'] as const)('when a few bytes within a %s were changed', async (format) => {
    const image = damaged(await noise().toFormat(format).toBuffer());
    await expect(encode(image, 'add', limit)).rejects.toMatchObject(notForAdding);
  });

  it('when few bytes unpack to 256 megapixels', async () => {
    const bomb = blackPng(16_000, 16_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(encode(bomb, 'add', limit)).rejects.toMatchObject({
      status: 413,
      id: 'error.pictureTooManyPixels',
      values: { width: 16_000, height: 16_000, megapixels: 50 },
    });
  });

  it('when it has one row of pixels too many', async () => {
    await expect(encode(blackPng(100, 101), 'add', 10_000)).rejects.toMatchObject({ status: 413 });
    await expect(encode(blackPng(100, 100), 'add', 10_000)).resolves.toHaveProperty('card');
  });
});
