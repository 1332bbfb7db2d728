import { expect } from '@playwright/test';
import { createDrawing } from '../server/test/drawings.ts';
import { startS3Server } from '../server/test/s3-server.ts';
import { test as base } from './people.ts';
import { addWishlist, getCard } from './steps.ts';

for (const [how, redirect] of [
  ['through Wishwell', 'off'],
  ['directly from S3', 'on'],
] as const) {
  const test = base.extend({
    environment: async ({}, provide) => {
      const bucket = await startS3Server();
      await provide({ S3_URL: bucket.url(), S3_REDIRECT: redirect });
      await bucket.close();
    },
  });

  test(`the content security policy of a page allows images of an S3 bucket, loaded ${how}`, async ({ newPerson }) => {
    const { page, does } = await newPerson('Ana Keller');
    await page.goto(`/mywishlists/${await addWishlist({ does }, { title: 'Pictures' })}`);
    await page.getByRole('button', { name: 'Add New Item' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Item' });
    await form.getByLabel('Name').fill('Mug');
    const file = { name: 'mug.png', mimeType: 'image/png', buffer: await createDrawing('png', 41, 30) };
    await form.getByLabel('Picture', { exact: true }).setInputFiles(file);
    const imageResponse = page.waitForResponse((response) =>
      /\/pictures\/.*-card\.webp|size=card/.test(response.url()),
    );
    await form.getByRole('button', { name: 'Add Item' }).click();
    await expect(form).toHaveCount(0);
    const picture = getCard(page, 'Mug').locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(41);
    expect((await imageResponse).status()).toBe(redirect === 'on' ? 302 : 200);
    await page.reload();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(41);
  });
}
