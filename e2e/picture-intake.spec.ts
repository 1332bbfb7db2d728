import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { createDrawing } from '../server/test/drawings.ts';
import { type Person, test } from './people.ts';
import { addWishlist, getCard } from './steps.ts';

/** Opens the form for a new item and fills in the name. */
async function openNewItemForm({ page, does }: Person): Promise<Locator> {
  await page.goto(`/mywishlists/${await addWishlist({ does }, { title: 'Pictures' })}?new`);
  const form = page.getByRole('dialog', { name: 'Add New Item' });
  await form.getByLabel('Name').fill('Mug');
  return form;
}

const chooseFile = (form: Locator, buffer: Buffer): Promise<void> =>
  form.getByLabel('Picture', { exact: true }).setInputFiles({ name: 'mug.png', mimeType: 'image/png', buffer });
const getPreviewImage = (form: Locator): Locator => form.getByRole('img', { name: 'Preview of the picture' });

/** Waits until the form shows the image with the given natural width. Each test image has its own width. */
const expectImageWidth = (picture: Locator, width: number): Promise<void> =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width);

/**
 * Opens a page of another origin that is allowed to write to the clipboard. The permissions policy of
 * Wishwell's own pages forbids writing.
 */
async function openPageOfOtherOrigin({ page }: Person): Promise<Page> {
  const context = page.context();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const elsewhere = await context.newPage();
  await elsewhere.route('http://elsewhere.localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await elsewhere.goto('http://elsewhere.localhost/');
  return elsewhere;
}

test('pasting an image into any field of the form sets the item’s image; pasted text goes into the field', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Keller');
  const form = await openNewItemForm(ana);
  const elsewhere = await openPageOfOtherOrigin(ana);
  const pasteIntoDescription = async (): Promise<void> => {
    await ana.page.bringToFront();
    await form.getByLabel('Description').press('ControlOrMeta+V');
  };
  await elsewhere.evaluate(
    (bytes) => {
      const blob = new Blob([Uint8Array.from(bytes)], { type: 'image/png' });
      return navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    },
    [...(await createDrawing('png', 42, 30))],
  );
  await pasteIntoDescription();
  await expectImageWidth(getPreviewImage(form), 42);
  await elsewhere.bringToFront();
  await elsewhere.evaluate(() => navigator.clipboard.writeText('Of stoneware'));
  await pasteIntoDescription();
  await expect(form.getByLabel('Description')).toHaveValue('Of stoneware');
  await expectImageWidth(getPreviewImage(form), 42);
});

test('a progress bar appears during an upload and disappears after an error or success', async ({ newPerson }) => {
  const ana = await newPerson('Ana Keller');
  const form = await openNewItemForm(ana);
  const session = await ana.page.context().newCDPSession(ana.page);
  const progressBar = form.getByRole('progressbar', { name: 'Uploading the picture' });
  const readProgress = (): Promise<number> => progressBar.evaluate((element: HTMLProgressElement) => element.value);
  // The image contains noise, which compresses badly. At 40 kB/s, its upload takes long enough for the test
  // to see the progress bar move.
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const bytes = await sharp({ create: { width: 420, height: 360, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  const anySpeed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  const upload = async (file: Buffer): Promise<void> => {
    await chooseFile(form, file);
    await session.send('Network.emulateNetworkConditions', { ...anySpeed, uploadThroughput: 40_000 });
    await form.getByRole('button', { name: 'Add Item' }).click();
    await expect(progressBar).toBeVisible();
    const first = await readProgress();
    await expect.poll(readProgress).toBeGreaterThan(first);
    expect(await readProgress()).toBeLessThan(1);
    await session.send('Network.emulateNetworkConditions', anySpeed);
    await expect(progressBar).toHaveCount(0);
  };
  // Uploads only the first half of a PNG file, which the server refuses after the upload.
  await upload(bytes.subarray(0, bytes.length / 2));
  await expect(form.getByText('This file is not a picture we can use.').first()).toBeVisible();
  await expectImageWidth(getPreviewImage(form), 420);
  await upload(bytes);
  await expect(form).toHaveCount(0);
  await expectImageWidth(getCard(ana.page, 'Mug').locator('img'), 420);
});
