import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import {
  createGifWithFrames,
  createJpegWithScans,
  addTextsToPng,
  createTiffWithDirectories,
} from '../../test/hostile-images.ts';
import { countJpegScans } from './count-jpeg-scans.ts';
import { encodeImage } from './encode.ts';
import { removePngTextChunks } from './remove-png-text-chunks.ts';
import { validateImage, ImageDecodingTooSlowError } from './validate.ts';

const maxPixels = 50_000_000;
const tooCostlyProblem = { status: 413, id: 'error.pictureTooCostly' };

const createImage = (side = 40) => sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } });

describe('files that are too costly to decode', () => {
  it.each([700, 2_600])('validateImage refuses a JPEG with %i scans and 49 megapixels', async (scans) => {
    const bytes = createJpegWithScans(scans, 7_000, 7_000);
    expect(bytes.length).toBeLessThan(600_000);
    await expect(validateImage(bytes, 'add', maxPixels)).rejects.toMatchObject(tooCostlyProblem);
    for (const ordinary of [createJpegWithScans(700, 1_000, 1_000), createJpegWithScans(40, 7_000, 7_000)])
      expect(await validateImage(ordinary, 'add', maxPixels)).toEqual(expect.any(Number));
  });

  it.each([
    ['a GIF with more than 2000 frames', createGifWithFrames],
    ['a TIFF with more than 2000 directories', createTiffWithDirectories],
  ])('validateImage refuses %s', async (_what, createImageFile) => {
    await expect(validateImage(createImageFile(2_001), 'edit', maxPixels)).rejects.toMatchObject(tooCostlyProblem);
    await expect(validateImage(createImageFile(2_000), 'edit', maxPixels)).resolves.toEqual(expect.any(Number));
  });
});

const countScans = (hex: string): number => countJpegScans(Buffer.from(hex, 'hex'));

describe('number of scans in a JPEG', () => {
  it('scans are counted only up to the end of the image, and not in an embedded thumbnail', async () => {
    const baseline = await createImage().jpeg().toBuffer();
    const progressive = await createImage().jpeg({ progressive: true }).toBuffer();
    const thumbnail = Buffer.concat([Buffer.from([0xff, 0xe1, 0x10, 0x00]), progressive, Buffer.alloc(4_094)]);
    const segment = thumbnail.subarray(0, 2 + 0x1000);
    const withThumbnail = Buffer.concat([baseline.subarray(0, 2), segment, baseline.subarray(2)]);
    expect(countJpegScans(baseline)).toBe(1);
    expect(countJpegScans(progressive)).toBe(10);
    expect(countJpegScans(withThumbnail)).toBe(1);
    expect(countJpegScans(Buffer.concat([baseline, progressive]))).toBe(1);
    expect(countJpegScans(createJpegWithScans(700, 64, 64))).toBe(700);
  });

  it('the scans of an incomplete JPEG are counted', () => {
    const files = ['', 'ffd8', 'ffd8ff', 'ffd8ffda', 'ffd8ffffffda0002ff00ffd0ffda0000ffda0002'];
    expect(files.map(countScans)).toEqual([0, 0, 0, 1, 3]);
  });
});

test('removePngTextChunks removes the text chunks of a PNG, and keeps all other bytes', async () => {
  const png = await createImage().withMetadata({ orientation: 6 }).png().toBuffer();
  const bytes = addTextsToPng(png, 9);
  expect(removePngTextChunks(bytes)).toEqual(png);
  expect(removePngTextChunks(png)).toBe(png);
  const cutOff = bytes.subarray(0, 80);
  expect(removePngTextChunks(cutOff)).toBe(cutOff);
  await expect(encodeImage(bytes, 'add', maxPixels)).resolves.toHaveProperty('card');
});

it('encodeImage throws ImageDecodingTooSlowError for an image that would exceed the limit of CPU time', async () => {
  const costly = createJpegWithScans(40, 7_000, 7_000);
  await expect(encodeImage(costly, 'add', maxPixels, 1_000)).rejects.toThrow(ImageDecodingTooSlowError);
  const ordinary = await createImage(3_500).jpeg().toBuffer();
  await expect(encodeImage(ordinary, 'add', maxPixels, 1_000)).resolves.toHaveProperty('card');
});
