import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { drawing } from '../server/test/drawings.ts';
import { type Person, test } from './people.ts';
import { addWishlist, cardOf } from './steps.ts';

/** Opens the form for a new item of an own list, and writes a name into it. */
async function openForm({ page, does }: Person): Promise<Locator> {
  await page.goto(`/mywishlists/${await addWishlist({ does }, { title: 'Pictures' })}`);
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Item' });
  await form.getByLabel('Name').fill('Mug');
  return form;
}

const sentence = 'This kind of file cannot be used. It can be PNG, JPEG or WebP.';
const complaint = (form: Locator): Locator => form.getByRole('alert').filter({ hasText: sentence });
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Milk, bread') };
const pictureFile = (buffer: Buffer) => ({ name: 'mug.png', mimeType: 'image/png', buffer });

const fileInput = (form: Locator): Locator => form.getByLabel('Picture', { exact: true });
const preview = (form: Locator): Locator => form.getByRole('img', { name: 'The picture as it will be kept' });
const save = (form: Locator): Promise<void> => form.getByRole('button', { name: 'Add Item' }).click();

/** The width of a picture's own pixels once it is drawn; tells the pictures of a test apart. */
const expectWidth = (picture: Locator, width: number): Promise<void> =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width);

test('a picture chosen with the file input is shown before saving, and on the card after', async ({ newPerson }) => {
  const ana = await newPerson('Ana Keller');
  const form = await openForm(ana);
  await expect(preview(form)).toHaveCount(0);
  await fileInput(form).setInputFiles(pictureFile(await drawing('png', 41, 30)));
  await expectWidth(preview(form), 41);
  await save(form);
  await expect(form).toHaveCount(0);
  await expectWidth(cardOf(ana.page, 'Mug').locator('img'), 41);
});

/** A page of another site, which may fill the clipboard: ours may not. */
async function openElsewhere({ page }: Person): Promise<Page> {
  const context = page.context();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const elsewhere = await context.newPage();
  await elsewhere.route('http://elsewhere.localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await elsewhere.goto('http://elsewhere.localhost/');
  return elsewhere;
}

test('a picture pasted while one types is taken, and a pasted text stays a text', async ({ newPerson }) => {
  const ana = await newPerson('Ana Keller');
  const form = await openForm(ana);
  const elsewhere = await openElsewhere(ana);
  const picture = [...(await drawing('png', 42, 30))];
  await elsewhere.evaluate((bytes) => {
    const blob = new Blob([Uint8Array.from(bytes)], { type: 'image/png' });
    return navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  }, picture);
  await ana.page.bringToFront();
  await form.getByLabel('Description').press('ControlOrMeta+V');
  await expectWidth(preview(form), 42);
  await elsewhere.bringToFront();
  await elsewhere.evaluate(() => navigator.clipboard.writeText('Of stoneware'));
  await ana.page.bringToFront();
  await form.getByLabel('Description').press('ControlOrMeta+V');
  await expect(form.getByLabel('Description')).toHaveValue('Of stoneware');
  await expectWidth(preview(form), 42);
});

test('a picture dropped anywhere in the form, or beside it, is taken', async ({ newPerson }) => {
  const form = await openForm(await newPerson('Ana Keller'));
  const title = form.getByRole('heading', { name: 'Add New Item' });
  // What lies beside the form belongs to the dialog itself.
  const places = [title, form.getByLabel('Description'), fileInput(form), form];
  for (const [index, place] of places.entries()) {
    await place.drop({ files: pictureFile(await drawing('png', 43 + index, 30)) });
    await expectWidth(preview(form), 43 + index);
  }
});

test('a file of another kind is refused with a sentence, and what was chosen stays', async ({ newPerson }) => {
  const form = await openForm(await newPerson('Ana Keller'));
  await form.getByLabel('Name').drop({ files: notes });
  await expect(complaint(form)).toBeVisible();
  await expect(fileInput(form)).toHaveAccessibleDescription(new RegExp(sentence));
  await expect(preview(form)).toHaveCount(0);
  await form.getByLabel('Name').drop({ files: pictureFile(await drawing('png', 47, 30)) });
  await expectWidth(preview(form), 47);
  await expect(complaint(form)).toHaveCount(0);
  await form.getByLabel('Name').drop({ files: notes });
  await expect(complaint(form)).toBeVisible();
  await expectWidth(preview(form), 47);
});

test('a chosen picture can be removed, and the item is saved without one', async ({ newPerson }) => {
  const ana = await newPerson('Ana Keller');
  const form = await openForm(ana);
  await fileInput(form).setInputFiles(pictureFile(await drawing()));
  await form.getByLabel('Name').drop({ files: notes });
  await expect(complaint(form)).toBeVisible();
  await form.getByRole('button', { name: 'Remove picture' }).press('Enter');
  await expect(preview(form)).toHaveCount(0);
  await expect(complaint(form)).toHaveCount(0);
  await expect(fileInput(form)).toBeFocused();
  await save(form);
  await expect(cardOf(ana.page, 'Mug')).toBeVisible();
  await expect(cardOf(ana.page, 'Mug').locator('img')).toHaveCount(0);
});

test('a bar shows how much of the picture has left, and goes when it is refused or saved', async ({ newPerson }) => {
  const ana = await newPerson('Ana Keller');
  const form = await openForm(ana);
  const session = await ana.page.context().newCDPSession(ana.page);
  const bar = form.getByRole('progressbar', { name: 'Uploading the picture' });
  const share = (): Promise<number> => bar.evaluate((element: HTMLProgressElement) => element.value);
  // Noise hardly gets smaller: some hundred kB, at 40 kB a second until the bar has been seen to rise.
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 420, height: 360, channels: 3, background: '#000', noise } });
  const anySpeed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  const upload = async (file: Buffer): Promise<void> => {
    await fileInput(form).setInputFiles(pictureFile(file));
    await session.send('Network.emulateNetworkConditions', { ...anySpeed, uploadThroughput: 40_000 });
    await expect(bar).toHaveCount(0);
    await save(form);
    await expect(bar).toBeVisible();
    const first = await share();
    await expect.poll(share).toBeGreaterThan(first);
    expect(await share()).toBeLessThan(1);
    await session.send('Network.emulateNetworkConditions', anySpeed);
    await expect(bar).toHaveCount(0);
  };

  await test.step('a GIF that calls itself a PNG is refused when it has arrived, and the form stays', async () => {
    await upload(await picture.gif().toBuffer());
    await expect(form.getByText('This file is not a picture we can use.').first()).toBeVisible();
    await expectWidth(preview(form), 420);
  });

  await test.step('a picture is saved, and the dialog closes', async () => {
    await upload(await picture.png().toBuffer());
    await expect(form).toHaveCount(0);
    await expectWidth(cardOf(ana.page, 'Mug').locator('img'), 420);
  });
});
