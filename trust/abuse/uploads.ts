import { expect } from 'vitest';
import { drawing } from '../../server/test/drawings.ts';
import { gifOfFrames, jpegOfScans, pngWithTexts, tiffOfDirectories } from '../../server/test/hostile-images.ts';
import { itemForm } from '../../server/test/items.ts';
import { lists } from '../../server/test/world.ts';
import { type AbuseCase, by } from './abuse-case.ts';

/** A new item of the owner's, with bytes that say they are a picture. */
export const upload = (
  abuse: string,
  what: string,
  make: () => Promise<Buffer<ArrayBuffer>> | Buffer<ArrayBuffer>,
  answer: number,
): AbuseCase =>
  by.owner(abuse, `POST /api/mywishlists/101/item, as a.png: ${what}`, answer, {
    send: async ({ world }) => {
      const form = itemForm({ name: 'Mug' }, new Blob([await make()], { type: 'image/png' }), 'a.png');
      return world.people.owner.sends('POST', '/api/mywishlists/101/item', { body: form });
    },
  });

/** Small files that take much work to read. */
export const costlyUploads: readonly AbuseCase[] = [
  upload(
    'a picture of 350 kB that takes 700 passes over 49 megapixels',
    'a progressive JPEG of 700 scans',
    () => jpegOfScans(700, 7_000, 7_000),
    413,
  ),
  upload(
    'a picture of 550 kB that takes 2,600 passes over 49 megapixels',
    'a progressive JPEG of 2,600 scans',
    () => jpegOfScans(2_600, 7_000, 7_000),
    413,
  ),
  upload(
    'texts of 450 MB in a picture of 450 kB',
    'a PNG with nine compressed texts of 50 MB, which are not unpacked',
    async () => pngWithTexts(await drawing(), 9),
    201,
  ),
  ...(
    [
      ['a moving picture of 600,000 frames', () => gifOfFrames(600_000)],
      ['a picture of 90,000 directories', () => tiffOfDirectories(90_000)],
    ] as const
  ).map(([abuse, picture]): AbuseCase =>
    by.owner(abuse, 'PUT /api/mywishlists/101/item', 413, {
      form: { id: '201', name: 'Mug' },
      picture,
    }),
  ),
  by.stranger(
    'sixty costly pictures, and a small one of somebody else behind them',
    'POST /api/mywishlists/104/item, a PNG of one pixel, while the owner sends sixty JPEGs of 700 scans',
    201,
    {
      send: async ({ world }) => {
        const costly = new Blob([jpegOfScans(700, 7_000, 7_000)]);
        const send = async (): Promise<void> => {
          const form = itemForm({ name: 'Mug' }, costly);
          const { status } = await world.people.owner.sends('POST', '/api/mywishlists/101/item', { body: form });
          expect([413, 429, 503]).toContain(status);
        };
        const attack = Array.from({ length: 60 }, send);
        const form = itemForm({ name: 'Mug' }, new Blob([await drawing('png', 1, 1)]));
        const reply = await world.people.stranger.sends('POST', `/api/mywishlists/${lists.strangers}/item`, {
          body: form,
        });
        await Promise.all(attack);
        return reply;
      },
    },
  ),
];
