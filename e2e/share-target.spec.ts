import { expect, type Page } from '@playwright/test';
import { signIn } from './login-form.ts';
import { test as people, type Person } from './people.ts';
import { addWishlist, expectHeading, getCard } from './steps.ts';

const test = people.extend<{ ana: Person }>({
  /** A person whose browser has an active service worker. */
  ana: async ({ newPerson }, provide) => {
    const ana = await newPerson('Ana Moreno', { browser: { serviceWorkers: 'allow' } });
    await addWishlist(ana, { title: 'Winter birthday' });
    await ana.page.goto('/mywishlists');
    await expectHeading(ana.page, 'My Wishlists');
    await ana.page.keyboard.press('Shift');
    await ana.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await ana.page.reload();
    await provide(ana);
  },
});

type SharedContent = Partial<Record<'title' | 'text', string>> & {
  file?: { name: string; type: string; size?: number };
};

const sharedImage = { name: 'mug.png', type: 'image/png' };

/**
 * Submits a form by POST, as the share menu of a phone does. If `file.size` is undefined, the form contains a
 * small PNG image; otherwise a file of zero bytes of this size.
 */
async function submitShare(page: Page, shared: SharedContent): Promise<void> {
  await page.evaluate(async ({ file, ...texts }) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
    for (const [name, value] of Object.entries(texts))
      form.append(Object.assign(document.createElement('input'), { name, value }));
    if (file) {
      const canvas = new OffscreenCanvas(64, 64);
      canvas.getContext('2d')?.fillRect(0, 0, 64, 64);
      const image = await canvas.convertToBlob({ type: 'image/png' });
      const content = file.size === undefined ? image : new Blob([new Uint8Array(file.size)]);
      const files = new DataTransfer();
      files.items.add(new File([content], file.name, { type: file.type }));
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file' });
      input.files = files.files;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }, shared);
}

test('an image and texts from the share menu of a phone fill in the form for a new item', async ({
  ana: { page, email, password },
}) => {
  const shared = { title: 'Stoneware mug', text: 'The blue one', file: sharedImage };
  await submitShare(page, shared);
  await expectHeading(page, 'Add to which list?');
  await expect(page.getByText('Stoneware mug · with a picture')).toBeVisible();
  expect(page.url()).toMatch(/\/share$/);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await submitShare(page, shared);
  await expect(page).toHaveURL(/\/about$/);
  await page.getByRole('link', { name: 'Log In' }).first().click();
  await signIn(page, { email, password });
  await page.getByRole('link', { name: 'Add what you shared to a list' }).click();
  await page.getByRole('link', { name: 'Winter birthday' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Item' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Stoneware mug');
  await expect(dialog.getByLabel('Description')).toHaveValue('The blue one');
  await expect(dialog.getByRole('img', { name: 'Preview of the picture' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await expect(getCard(page, 'Stoneware mug').locator('img')).toBeVisible();
});

test('content from a phone’s share menu that is no usable image or link opens a page with a message', async ({
  ana: { page },
  newPerson,
}) => {
  const other = await newPerson('Ben Okafor');
  await other.page.goto('/mywishlists');
  const cases: readonly (readonly [Page, SharedContent, string])[] = [
    [page, { file: { ...sharedImage, size: 100_000_000 } }, 'The picture is too large.'],
    [page, { file: { name: 'mug.pdf', type: 'application/pdf', size: 9 } }, 'Only a picture can be shared.'],
    [page, { title: 'A mug', text: 'in blue' }, 'A mug'],
    [page, {}, 'No link was shared.'],
    [other.page, { title: 'Mug', file: sharedImage }, 'The app was not ready.'],
  ];
  for (const [tab, shared, message] of cases) {
    await submitShare(tab, shared);
    await expectHeading(tab, 'Add to which list?');
    await expect(tab.getByText(message)).toBeVisible();
  }
});
