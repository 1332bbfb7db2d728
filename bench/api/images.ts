import { calls } from '@wishwell/contract/calls.ts';
import sharp from 'sharp';
import { createItemFormData } from '../../server/test/items.ts';
import { median, printTable } from '../table.ts';
import type { BenchInstallation } from './bench.ts';
import { compareWithMaximum, type GoalResult } from './goals.ts';
import { measureSlowdown } from './slowdown.ts';
import { getFirstListId, testDataSize } from './world.ts';

const [width, height] = [4_000, 3_000];

/** Returns a JPEG of 12 megapixels with soft shapes and noise, which is about as large as a real photo. */
async function createPhoto(): Promise<Buffer<ArrayBuffer>> {
  const noiseImage = {
    create: {
      width: 400,
      height: 300,
      channels: 3 as const,
      background: '#888',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    },
  };
  const softImage = await sharp(noiseImage)
    .resize(width, height, { kernel: 'cubic' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return Buffer.from(await sharp(softImage).jpeg({ quality: 88 }).toBuffer());
}

/** Does the minimum work for one image, as a baseline: decodes the image and encodes two WebP images. */
async function encodeWithSharp(bytes: Buffer): Promise<void> {
  const fullSize = await sharp(bytes)
    .autoOrient()
    .resize(1_600, 1_600, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: fullSize.info.width, height: fullSize.info.height, channels: fullSize.info.channels };
  await sharp(fullSize.data, { raw }).webp().toBuffer();
  await sharp(fullSize.data, { raw }).resize(640, 640, { fit: 'inside' }).webp().toBuffer();
}

async function measureDurationMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/**
 * Measures two ratios. The first is the duration of an image upload, relative to `encodeWithSharp`. The
 * second is the p99 response time of GET requests during eight parallel uploads, relative to the p99 without
 * uploads.
 */
export async function measureImages(bench: BenchInstallation): Promise<GoalResult[]> {
  const photo = await createPhoto();
  const blob = new Blob([photo]);
  await bench.renewBearers();
  const uploadImage = async (person: number): Promise<void> => {
    const list = getFirstListId(person) + testDataSize.listsEach - 1;
    await bench.world.people[person - 1]?.does(calls.addItem, {
      params: { id: list },
      form: createItemFormData({ name: 'Photograph' }, blob, 'photo.jpg'),
    });
  };
  await uploadImage(1);
  await encodeWithSharp(photo);
  const ratios: number[] = [];
  for (let round = 0; round < bench.rounds * 3; round += 1) {
    const sharpMs = await measureDurationMs(() => encodeWithSharp(photo));
    ratios.push((await measureDurationMs(() => uploadImage(1))) / sharpMs);
  }
  const slowdown = await measureSlowdown(bench, 'p99', uploadImage);
  printTable(`An image of ${(width * height) / 1e6} megapixels, ${(photo.length / 1e6).toFixed(1)} MB`, [
    ['upload with it, ratio to sharp alone', median(ratios).toFixed(2)],
    ['p99 of reads during eight uploads, ratio to quiet', slowdown.toFixed(2)],
  ]);
  return [
    compareWithMaximum('upload with an image, ratio to sharp alone', median(ratios), 2),
    compareWithMaximum('p99 of reads during uploads, ratio to quiet', slowdown, 3),
  ];
}
