import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
/**
 * Creates the image for link previews (`web/public/share.png`), the icon for the home screen of iOS
 * (`apple-touch-icon.png`), and the icons of the web app manifest (`icon-192.png`, `icon-512.png`).
 * Run `node scripts/share-image.ts` after a change of this file or of `icon.svg`, and commit the new images.
 */
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, ensureChromium } from './chromium.ts';

const maxShareImageBytes = 60_000;
const shareImageSize = { width: 1200, height: 630 };
const shareImageUrl = new URL('../web/public/share.png', import.meta.url);
const fontBase64 = await readFile(new URL('../web/public/fonts/fraunces-600.woff2', import.meta.url), 'base64');

const bowHalfSvg =
  '<path d="M-12-16C-44-54-134-98-134-32c0 54 86 56 122 40z" fill="#b3263e"/>' +
  '<path d="M-18-9C-44-32-102-56-102-29c0 28 58 30 84 24z" fill="#8a1a2e"/>';

const bowSvg =
  '<path d="M-14 14-85 108l31-4.5 8 30C-26 104-6 68 4 30z" fill="#8a1a2e"/>' +
  '<path d="M14 14 85 108l-31-4.5-8 30C26 104 6 68-4 30z" fill="#8a1a2e"/>' +
  `${bowHalfSvg}<g transform="scale(-1 1)">${bowHalfSvg}</g>` +
  '<path d="M-17-21q17-6 34 0 5 21 0 43-17 6-34 0-5-22 0-43z" fill="#b3263e"/>';

const logoSvg =
  '<path d="M2 4.2C4 14 7.7 33.2 13.3 33.2 18.6 33.2 21.2 20 24 12.6c2.8 7.4 5.4 20.6 10.7 20.6C40.3 33.2 44 14 46 4.2"/>' +
  '<path d="M24 12.6C22 7.4 17 2 13.1 2 10 2 9 5 10.3 7.8c1.7 3.5 8 5.1 13.7 4.8 5.7.3 12-1.3 13.7-4.8C39 5 38 2 34.9 2 31 2 26 7.4 24 12.6z"/>';

const patternSvg =
  '<pattern id="p" width="56" height="56" patternUnits="userSpaceOnUse" patternTransform="rotate(-12)">' +
  '<g fill="none" stroke="#dec7af" stroke-width="2"><circle cx="46" cy="44" r="2.4"/>' +
  '<path d="M20 16c-2.6-4.4-8-4.6-8 0s5.4 4.4 8 0zm0 0c2.6-4.4 8-4.6 8 0s-5.4 4.4-8 0z"/></g></pattern>';

const shareImageHtml = `<!doctype html>
<style>
  @font-face { font-family: Fraunces; font-weight: 600; src: url(data:font/woff2;base64,${fontBase64}); }
  body { margin: 0; }
  svg { display: block; }
  text { font: 600 104px Fraunces; letter-spacing: -0.02em; fill: #2a2230; }
</style>
<svg width="1200" height="630" viewBox="0 0 1200 630" xmlns="http://www.w3.org/2000/svg">
  <defs>${patternSvg}</defs>
  <rect width="1200" height="630" fill="#fbf8f3"/>
  <g transform="translate(96 150) scale(3.2)" fill="none" stroke="#b3263e" stroke-width="3.6" stroke-linecap="round"
    stroke-linejoin="round">${logoSvg}</g>
  <text x="92" y="420">Wishwell</text>
  <g transform="translate(660 0)">
    <rect width="540" height="630" fill="#ebd9c6"/>
    <rect width="540" height="630" fill="url(#p)"/>
    <rect x="236" width="68" height="630" fill="#b3263e"/><rect x="236" width="9" height="630" fill="#8a1a2e"/>
    <rect y="281" width="540" height="68" fill="#b3263e"/><rect y="281" width="540" height="7" fill="#8a1a2e"/>
    <g transform="translate(270 315) scale(1.5)">${bowSvg}</g>
  </g>
</svg>`;

const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] });
const shareImagePage = await browser.newPage({ viewport: shareImageSize });
await shareImagePage.setContent(shareImageHtml);
await shareImagePage.evaluate(() => document.fonts.ready);
const png = await sharp(await shareImagePage.screenshot())
  .png({ palette: true, colours: 64, effort: 10 })
  .toBuffer();
await browser.close();
if (png.length > maxShareImageBytes)
  throw new Error(`The image has ${png.length} bytes; the limit is ${maxShareImageBytes}`);
await writeFile(shareImageUrl, png);
console.log(`share.png: ${png.length} bytes`);

/**
 * Writes the icon as a PNG without transparent corners, because operating systems cut icons to their own
 * shape.
 */
async function writeIcon(name: string, edge: number): Promise<void> {
  const icon = await sharp(fileURLToPath(new URL('icon.svg', shareImageUrl)), { density: (72 * edge) / 64 })
    .resize(edge)
    .flatten({ background: '#b3263e' })
    .png({ palette: true, effort: 10 })
    .toBuffer();
  await writeFile(new URL(name, shareImageUrl), icon);
  console.log(`${name}: ${icon.length} bytes`);
}

await writeIcon('apple-touch-icon.png', 180);
await writeIcon('icon-192.png', 192);
await writeIcon('icon-512.png', 512);
