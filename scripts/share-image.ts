/**
 * Creates the image for link previews (`web/public/share.png`) from share-image.html. Creates the PNG icons
 * for iOS and the web app manifest from `icon.svg`. After a change of share-image.html or `icon.svg`, run
 * `node scripts/share-image.ts` and commit the new images.
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { repositoryRoot } from './checks/tool.ts';
import { chromiumArguments, ensureChromium } from './chromium.ts';

const maxShareImageBytes = 60_000;
const publicFolder = join(repositoryRoot, 'web/public');

const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.goto(new URL('share-image.html', import.meta.url).href);
await page.evaluate(() => document.fonts.ready);
const shareImage = sharp(await page.screenshot()).png({ palette: true, colours: 64, effort: 10 });
await browser.close();
const { size } = await shareImage.toFile(join(publicFolder, 'share.png'));
if (size > maxShareImageBytes) throw new Error(`The image has ${size} bytes; the limit is ${maxShareImageBytes}`);

for (const [name, edge] of [['apple-touch-icon', 180] as const, ['icon-192', 192] as const, ['icon-512', 512] as const])
  // Gives the icons an opaque background, because operating systems cut icons to their own shape.
  await sharp(join(publicFolder, 'icon.svg'), { density: (72 * edge) / 64 })
    .resize(edge)
    .flatten({ background: '#b3263e' })
    .png({ palette: true, effort: 10 })
    .toFile(join(publicFolder, `${name}.png`));
