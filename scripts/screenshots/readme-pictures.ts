import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../checks/tool.ts';
import { signIn } from '../browser/sign-in.ts';
import type { Looker } from './screen.ts';
import type { Studio } from './shoot.ts';
import type { WorldIds } from './world-ids.ts';

const largest = 150_000;
const folder = join(root, 'docs/pictures');

interface ReadmePicture {
  name: string;
  who: Looker;
  path: string;
  options: BrowserContextOptions;
}

const desk = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' } as const;
const phone = { viewport: { width: 390, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;

const picturesOf = ({ ownList, ownItem, friendList }: WorldIds): readonly ReadmePicture[] => [
  { name: 'friend-wishlist', who: 'jonas', path: `/friendwishlists/${friendList}`, options: desk },
  { name: 'friends-dark', who: 'mara', path: '/friends', options: { ...desk, colorScheme: 'dark' } },
  { name: 'my-wishlists-phone', who: 'mara', path: '/mywishlists', options: { ...phone, colorScheme: 'dark' } },
  {
    name: 'item-phone',
    who: 'mara',
    path: `/mywishlists/${ownList}?item=${ownItem}`,
    options: { ...phone, colorScheme: 'light' },
  },
];

/** Takes the pictures that the README shows, each of at most 150 kB. */
export async function takeReadmePictures({ browser, origin, credentialsOf }: Studio, ids: WorldIds): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, who, path, options } of picturesOf(ids)) {
    const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...options });
    const credentials = credentialsOf(who);
    if (credentials) await signIn(context, origin, credentials);
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const file = join(folder, `${name}.png`);
    await sharp(await page.screenshot())
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(file);
    await context.close();
    const { size } = await stat(file);
    if (size > largest) throw new Error(`${name}.png has ${size} bytes, more than ${largest}.`);
  }
}
