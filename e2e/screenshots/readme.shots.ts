import type { BrowserContextOptions } from '@playwright/test';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../../scripts/checks/tool.ts';
import { test, type Viewer } from './studio.ts';

/** Bytes. */
const largest = 150_000;

const desktop = { viewport: { width: 1280, height: 800 } } as const;
const phone = { viewport: { width: 390, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;
const dark = { colorScheme: 'dark' } as const;

const pictures: readonly (readonly [name: string, viewer: Viewer, path: string, options: BrowserContextOptions])[] = [
  ['friend-wishlist', 'jonas', '/friendwishlists/{fullList}', desktop],
  ['friends-dark', 'mara', '/friends', { ...desktop, ...dark }],
  ['my-wishlists-phone', 'mara', '/mywishlists', { ...phone, ...dark }],
  ['item-phone', 'mara', '/mywishlists/{fullList}?item={item}', phone],
];

for (const [name, viewer, path, options] of pictures) {
  test(`${name}.png of the README`, async ({ studio }) => {
    const page = await studio.newPage(viewer, options);
    await page.goto(studio.fill(path), { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const file = join(root, 'docs/pictures', `${name}.png`);
    await sharp(await page.screenshot())
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(file);
    await page.context().close();
    test.expect((await stat(file)).size).toBeLessThanOrEqual(largest);
  });
}
