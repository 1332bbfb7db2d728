import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { gifOfFrames, jpegOfScans, pngWithTexts, tiffOfDirectories } from '../../test/hostile-images.ts';
import { countJpegScans } from './count-jpeg-scans.ts';
import { dropPngTexts } from './drop-png-texts.ts';
import { encode } from './encode.ts';
import { validateImage, TakesTooLong } from './validate.ts';

const limit = 50_000_000;
const refused = { status: 413, id: 'error.pictureTooCostly' };

const canvas = (side = 40) => sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } });

describe('a file that takes too much work to read is refused before it is decoded', () => {
  it.each([700, 2_600])('when it is a JPEG of %i scans and 49 megapixels', async (scans) => {
    const bytes = jpegOfScans(scans, 7_000, 7_000);
    expect(bytes.length).toBeLessThan(600_000);
    await expect(validateImage(bytes, 'add', limit)).rejects.toMatchObject(refused);
  });

  it('when it is a GIF of too many frames', async () => {
    await expect(validateImage(gifOfFrames(2_001), 'edit', limit)).rejects.toMatchObject(refused);
    await expect(validateImage(gifOfFrames(2_000), 'edit', limit)).resolves.toEqual(expect.any(Number));
  });

  it('when it is a TIFF of too many directories', async () => {
    await expect(validateImage(tiffOfDirectories(2_001), 'edit', limit)).rejects.toMatchObject(refused);
    await expect(validateImage(tiffOfDirectories(2_000), 'edit', limit)).resolves.toEqual(expect.any(Number));
  });
});

const marks = (hex: string): number => countJpegScans(Buffer.from(hex, 'hex'));

describe('the scans of a JPEG', () => {
  it('are counted up to the end of the image, thumbnails and what follows apart', async () => {
    const baseline = await canvas().jpeg().toBuffer();
    const progressive = await canvas().jpeg({ progressive: true }).toBuffer();
    const thumbnail = Buffer.concat([Buffer.from([0xff, 0xe1, 0x10, 0x00]), progressive, Buffer.alloc(4_094)]);
    const segment = thumbnail.subarray(0, 2 + 0x1000);
    const withThumbnail = Buffer.concat([baseline.subarray(0, 2), segment, baseline.subarray(2)]);
    expect(countJpegScans(baseline)).toBe(1);
    expect(countJpegScans(progressive)).toBe(10);
    expect(countJpegScans(withThumbnail)).toBe(1);
    expect(countJpegScans(Buffer.concat([baseline, progressive]))).toBe(1);
    expect(countJpegScans(jpegOfScans(700, 64, 64))).toBe(700);
  });

  it('are counted in what is no whole file', () => {
    expect(marks('')).toBe(0);
    expect(marks('ffd8')).toBe(0);
    expect(marks('ffd8ff')).toBe(0);
    expect(marks('ffd8ffda')).toBe(1);
    expect(marks('ffd8ffffffda0002ff00ffd0ffda0000ffda0002')).toBe(3);
  });

  it('may be many where pixels are few, and as many as encoders make where they are many', async () => {
    await expect(validateImage(jpegOfScans(700, 1_000, 1_000), 'add', limit)).resolves.toEqual(expect.any(Number));
    await expect(validateImage(jpegOfScans(40, 7_000, 7_000), 'add', limit)).resolves.toEqual(expect.any(Number));
  });
});

test('the texts of a PNG are not unpacked', async () => {
  const png = await canvas().withMetadata({ orientation: 6 }).png().toBuffer();
  const bytes = pngWithTexts(png, 9);
  expect(dropPngTexts(bytes)).toEqual(png);
  expect(dropPngTexts(png)).toBe(png);
  const cutOff = bytes.subarray(0, 80);
  expect(dropPngTexts(cutOff)).toBe(cutOff);
  await expect(encode(bytes, 'add', limit)).resolves.toHaveProperty('card');
});

it('starts no decoding that is expected to take longer than it may', async () => {
  const costly = jpegOfScans(40, 7_000, 7_000);
  await expect(encode(costly, 'add', limit, 1_000)).rejects.toThrow(TakesTooLong);
  const ordinary = await canvas(3_500).jpeg().toBuffer();
  await expect(encode(ordinary, 'add', limit, 1_000)).resolves.toHaveProperty('card');
});
