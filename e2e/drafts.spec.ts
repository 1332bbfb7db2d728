import { expect, type Page } from '@playwright/test';
import { test } from './people.ts';
import { addItem, addWishlist } from './steps.ts';

const getFormDialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const publicListBody = { title: 'Winter birthday', description: '', is_public: true, shared_with_ids: [] };

/** Reloads the page. Accepts the browser's question about unsaved changes. */
async function reloadWithUnsavedChanges(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

const readDraftKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('personal draft ')));

const countStoredFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const opening = indexedDB.open('wishwell-drafts', 1);
    // The event `upgradeneeded` means that the database does not exist. Aborts the creation, because the new
    // database would lack the object store that the app needs.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.addEventListener('error', () => resolve(0));
    opening.onsuccess = () => {
      const counting = opening.result.transaction('files').objectStore('files').count();
      counting.onsuccess = () => resolve(counting.result);
    };
    return promise;
  });

test('the draft of an item and its image survive a reload, and saving the item deletes both', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, publicListBody);
  await page.goto(`/mywishlists/${list}`);
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const newItemDialog = getFormDialog(page, 'Add New Item');
  await newItemDialog.getByLabel('Name').fill('Stoneware mug');
  await newItemDialog.getByLabel('Description').fill('Blue,\nplease');
  await newItemDialog.getByRole('switch').uncheck();
  const image = { name: 'mug.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type=file]').setInputFiles(image);
  await expect(newItemDialog.getByRole('img')).toBeVisible();
  await expect.poll(() => countStoredFiles(page)).toBe(1);

  await reloadWithUnsavedChanges(page);
  await expect(newItemDialog.getByLabel('Name')).toHaveValue('Stoneware mug');
  await expect(newItemDialog.getByLabel('Description')).toHaveValue('Blue,\nplease');
  await expect(newItemDialog.getByRole('switch')).not.toBeChecked();
  await expect(newItemDialog.getByRole('img')).toBeVisible();

  await newItemDialog.getByRole('button', { name: 'Add Item' }).click();
  await expect(newItemDialog).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem').locator('img')).toBeVisible();
  expect(await readDraftKeys(page)).toEqual([]);
  await expect.poll(() => countStoredFiles(page)).toBe(0);
  await page.getByRole('button', { name: 'Add New Item' }).click();
  await expect(newItemDialog.getByLabel('Name')).toHaveValue('');
});

test('discarding a form or signing out deletes the draft', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, publicListBody);
  await addItem(ana, list, { name: 'Stoneware mug' });
  await page.goto(`/mywishlists/${list}`);
  const editDialog = getFormDialog(page, 'Edit Item');
  await test.step('Discard deletes the draft', async () => {
    await page.getByRole('button', { name: 'Edit Stoneware mug' }).click();
    await editDialog.getByLabel('Name').fill('Tea bowl');
    expect(await readDraftKeys(page)).toHaveLength(1);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(editDialog).toHaveCount(0);
    expect(await readDraftKeys(page)).toEqual([]);
  });
  await test.step('a sign-out in another tab deletes the draft', async () => {
    await page.getByRole('button', { name: 'Edit Wishlist' }).click();
    await getFormDialog(page, 'Edit Wishlist').getByLabel('Title').fill('Summer');
    await expect.poll(() => readDraftKeys(page)).toHaveLength(1);
    const other = await page.context().newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/about$/);
    expect(await readDraftKeys(page)).toEqual([]);
  });
});

test('the drafts of the forms for a list, a bug report and the profile survive a reload', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Moreno');
  await page.goto('/mywishlists?new');
  await getFormDialog(page, 'Create Wishlist').getByLabel('Title').fill('Winter');
  await reloadWithUnsavedChanges(page);
  await expect(getFormDialog(page, 'Create Wishlist').getByLabel('Title')).toHaveValue('Winter');
  await getFormDialog(page, 'Create Wishlist').getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Report a bug or suggest a feature' }).click();
  await getFormDialog(page, 'Submit a Bug Report').getByLabel('Title').fill('Crooked ribbon');
  await reloadWithUnsavedChanges(page);
  await expect(getFormDialog(page, 'Submit a Bug Report').getByLabel('Title')).toHaveValue('Crooked ribbon');
  await getFormDialog(page, 'Submit a Bug Report').getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/myprofile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await getFormDialog(page, 'Edit Profile').getByLabel('Name').fill('Ana');
  await reloadWithUnsavedChanges(page);
  await expect(getFormDialog(page, 'Edit Profile').getByLabel('Name')).toHaveValue('Ana');
});
