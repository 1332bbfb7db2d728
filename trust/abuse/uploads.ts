import { expect } from 'vitest';
import { createDrawing } from '../../server/test/drawings.ts';
import {
  createGifWithFrames,
  createJpegWithScans,
  addTextsToPng,
  createTiffWithDirectories,
} from '../../server/test/hostile-images.ts';
import { createItemFormData } from '../../server/test/items.ts';
import { listIds } from '../../server/test/world.ts';
import { type AbuseCase, createAbuseCaseAs } from './abuse-case.ts';

/**
 * Creates an abuse case: the owner uploads the bytes that `make` returns as image file `a.png` of a new
 * item.
 */
export const createUploadCase = (
  abuse: string,
  what: string,
  make: () => Promise<Buffer<ArrayBuffer>> | Buffer<ArrayBuffer>,
  status: number,
): AbuseCase =>
  createAbuseCaseAs.owner(abuse, `POST /api/mywishlists/101/item, as a.png: ${what}`, status, {
    send: async ({ world }) => {
      const form = createItemFormData({ name: 'Mug' }, new Blob([await make()], { type: 'image/png' }), 'a.png');
      return world.people.owner.sends('POST', '/api/mywishlists/101/item', { body: form });
    },
  });

/** Abuse cases with small image files that take long to decode. */
export const costlyUploadCases: readonly AbuseCase[] = [
  createUploadCase(
    'an image of 350 kB with 700 scans of 49 megapixels',
    'a progressive JPEG of 700 scans',
    () => createJpegWithScans(700, 7_000, 7_000),
    413,
  ),
  createUploadCase(
    'an image of 550 kB with 2,600 scans of 49 megapixels',
    'a progressive JPEG of 2,600 scans',
    () => createJpegWithScans(2_600, 7_000, 7_000),
    413,
  ),
  createUploadCase(
    '450 MB of compressed texts in an image of 450 kB',
    'a PNG with nine compressed texts of 50 MB, which stay compressed',
    async () => addTextsToPng(await createDrawing(), 9),
    201,
  ),
  ...(
    [
      ['an animation of 600,000 frames', () => createGifWithFrames(600_000)],
      ['a TIFF of 90,000 directories', () => createTiffWithDirectories(90_000)],
    ] as const
  ).map(([abuse, image]): AbuseCase =>
    createAbuseCaseAs.owner(abuse, 'PUT /api/mywishlists/101/item', 413, {
      form: { id: '201', name: 'Mug' },
      image,
    }),
  ),
  createAbuseCaseAs.stranger(
    'an upload by another person during sixty costly uploads',
    'POST /api/mywishlists/104/item, a PNG of one pixel, while the owner sends sixty JPEGs of 700 scans',
    201,
    {
      send: async ({ world }) => {
        const costly = new Blob([createJpegWithScans(700, 7_000, 7_000)]);
        const send = async (): Promise<void> => {
          const form = createItemFormData({ name: 'Mug' }, costly);
          const { status } = await world.people.owner.sends('POST', '/api/mywishlists/101/item', { body: form });
          expect([413, 429, 503]).toContain(status);
        };
        const attack = Array.from({ length: 60 }, send);
        const form = createItemFormData({ name: 'Mug' }, new Blob([await createDrawing('png', 1, 1)]));
        const reply = await world.people.stranger.sends('POST', `/api/mywishlists/${listIds.strangers}/item`, {
          body: form,
        });
        await Promise.all(attack);
        return reply;
      },
    },
  ),
];
