import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import sharp from 'sharp';
import { repositoryRoot } from '../../scripts/checks/tool.ts';
import { test, type Viewer } from './screenshot-fixture.ts';

const maxImageBytes = 150_000;

const desktopOptions = { viewport: { width: 1280, height: 800 } } as const;
const phoneOptions = {
  viewport: { width: 390, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
const darkMode = { colorScheme: 'dark' } as const;

/** Images of the README, and images that browsers show before they install the app. */
const readmeImages: readonly (readonly [file: string, viewer: Viewer, path: string, options: BrowserContextOptions])[] =
  [
    ['docs/pictures/friend-wishlist.png', 'jonas', '/friendwishlists/{fullList}', desktopOptions],
    ['docs/pictures/friends-dark.png', 'mara', '/friends', { ...desktopOptions, ...darkMode }],
    ['docs/pictures/my-wishlists-phone.png', 'mara', '/mywishlists', { ...phoneOptions, ...darkMode }],
    ['docs/pictures/shared-list-phone.png', 'visitor', '/l/{linkToken}', phoneOptions],
    ['docs/pictures/item-phone.png', 'mara', '/mywishlists/{fullList}?item={item}', phoneOptions],
    ['web/public/screenshots/wide.webp', 'mara', '/mywishlists/{fullList}', desktopOptions],
    ['web/public/screenshots/narrow.webp', 'mara', '/mywishlists/{fullList}', phoneOptions],
  ];

for (const [name, viewer, path, options] of readmeImages) {
  test(name, async ({ studio }) => {
    const page = await studio.newPage(viewer, options);
    await page.goto(studio.fill(path), { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const file = join(repositoryRoot, name);
    const image = sharp(await page.screenshot());
    const isPng = name.endsWith('.png');
    await (isPng ? image.png({ palette: true, quality: 90, effort: 10 }) : image.webp({ quality: 80 })).toFile(file);
    await page.context().close();
    test.expect((await stat(file)).size).toBeLessThanOrEqual(maxImageBytes);
  });
}
