import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from './people.ts';

type ManifestImage = Record<'src' | 'sizes' | 'type', string> & { form_factor?: string };

test('Chromium can install the app, whose manifest opens Home in a separate window', async ({ newBrowser, origin }) => {
  const page = await newBrowser();
  await page.goto('/about');
  await page.keyboard.press('Shift');
  const session = await page.context().newCDPSession(page);
  await expect.poll(async () => (await session.send('Page.getAppManifest')).url).toBe(`${origin}/manifest.webmanifest`);
  const { errors, manifest } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({ name: 'Wishwell', display: 'kStandalone', startUrl: `${origin}/` });
  // iOS needs the PNG icon at `/apple-touch-icon.png`, because it does not support SVG icons.
  const icon = await page.request.get('/apple-touch-icon.png');
  expect(icon.headers()['content-type']).toBe('image/png');
  const response = await page.request.get('/manifest.webmanifest');
  const { icons, screenshots } = (await response.json()) as Record<'icons' | 'screenshots', ManifestImage[]>;
  expect(screenshots.map(({ form_factor: factor }) => factor)).toEqual(['wide', 'narrow']);
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const image = await page.request.get(src);
    expect([src, image.headers()['content-type']]).toEqual([src, type]);
    const { width, height } = await sharp(await image.body()).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Ignores the error that the app cannot be installed in a private window: Playwright always opens pages in
  // private contexts.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
