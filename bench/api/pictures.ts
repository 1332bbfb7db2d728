import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { calls } from '@wishwell/contract/calls.ts';
import { itemForm } from '../../server/test/items.ts';
import { median, printTable } from '../table.ts';
import { type Bench, measure } from './bench.ts';
import { atMost, type Goal } from './goals.ts';
import { firstListOf, size } from './world.ts';
import { createWorkloads, names } from './workloads.ts';

const [width, height] = [4_000, 3_000];

/** A photograph's like: soft shapes with some grain, in JPEG of the usual quality. */
async function takePhotograph(): Promise<Buffer<ArrayBuffer>> {
  const noise = {
    create: {
      width: 400,
      height: 300,
      channels: 3 as const,
      background: '#888',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    },
  };
  const soft = await sharp(noise).resize(width, height, { kernel: 'cubic' }).png({ compressionLevel: 0 }).toBuffer();
  return Buffer.from(await sharp(soft).jpeg({ quality: 88 }).toBuffer());
}

/** What must be done in any case: decoded once, and made WebP at both sizes. */
async function sharpAlone(bytes: Buffer): Promise<void> {
  const full = await sharp(bytes)
    .autoOrient()
    .resize(1_600, 1_600, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: full.info.width, height: full.info.height, channels: full.info.channels };
  await sharp(full.data, { raw }).webp().toBuffer();
  await sharp(full.data, { raw }).resize(640, 640, { fit: 'inside' }).webp().toBuffer();
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** An item with a picture of 12 megapixels, beside sharp alone; and what reading is like while eight of them come at once. */
export async function measurePictures(bench: Bench): Promise<Goal[]> {
  const photograph = await takePhotograph();
  const blob = new Blob([photograph]);
  await bench.renewBearers();
  const add = async (person: number): Promise<void> => {
    const list = firstListOf(person) + size.listsEach - 1;
    await bench.world.people[person - 1]?.does(calls.addItem, {
      params: { id: list },
      form: itemForm({ name: 'Photograph' }, blob, 'photograph.jpg'),
    });
  };
  await add(1);
  await sharpAlone(photograph);
  const ratios: number[] = [];
  const slower: number[] = [];
  for (let round = 0; round < bench.rounds * 3; round += 1) {
    const alone = await time(() => sharpAlone(photograph));
    ratios.push((await time(() => add(1))) / alone);
  }
  for (let round = 0; round < bench.rounds; round += 1) {
    const workloads = await createWorkloads(bench.server, bench.db, bench.world);
    const sendings = workloads.find(({ name }) => name === names.friendWishlist)?.sendings ?? [];
    const quiet = await measure(bench, sendings, 10);
    const over = new AbortController();
    const uploading = [2, 3, 4, 5, 6, 7, 8, 9].map(async (person) => {
      while (!over.signal.aborted) await add(person);
    });
    await sleep(200);
    const meanwhile = await measure(bench, sendings, 10);
    over.abort();
    await Promise.all(uploading);
    slower.push(meanwhile.p99 / quiet.p99);
  }
  printTable(`A picture of ${(width * height) / 1e6} megapixels, ${(photograph.length / 1e6).toFixed(1)} MB`, [
    ['an item with it, of sharp alone', median(ratios).toFixed(2)],
    ['p99 of reading while eight arrive, of the quiet one', median(slower).toFixed(2)],
  ]);
  return [
    atMost('an item with a picture, of sharp alone', median(ratios), 2),
    atMost('p99 of reading while pictures arrive, of the quiet one', median(slower), 3),
  ];
}
