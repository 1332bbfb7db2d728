import { expect, type Page } from '@playwright/test';
import { postIdentity } from '../server/test/identity-calls.ts';
import { fillLogin, pressLoginButton } from './login-form.ts';
import { type Person, test } from './people.ts';
import { addItem, addWishlist, getCard, getToast } from './steps.ts';

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
      counting.onsuccess = () => {
        // An open connection would block the deletion of the database.
        opening.result.close();
        resolve(counting.result);
      };
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

/**
 * Changes the person's password in another session. This ends the session and the bearer token of the
 * person's browser. Returns the new password.
 */
async function changePasswordElsewhere(origin: string, { email, password }: Person): Promise<string> {
  const newPassword = `${password} again`;
  const { headers } = await postIdentity({ origin }, 'sign-in/email', { email, password });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const body = { currentPassword: password, newPassword };
  expect(await postIdentity({ origin }, 'change-password', body, { cookie, origin })).toMatchObject({ status: 200 });
  return newPassword;
}

test('if the session ends while a person adds an item, the same person can continue after the sign-in', async ({
  newPerson,
  origin,
}) => {
  const message = 'Your session has ended. Please sign in again.';
  const ana = await newPerson('Ana Moreno');
  const bo = await newPerson('Bo Falk');
  const { page } = ana;
  const list = await addWishlist(ana, publicListBody);
  await page.goto(`/mywishlists/${list}`);
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const dialog = getFormDialog(page, 'Add New Item');
  await dialog.getByLabel('Name').fill('Stoneware mug');
  const image = { name: 'mug.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type=file]').setInputFiles(image);
  await expect.poll(() => countStoredFiles(page)).toBe(1);
  const signIn = async (email: string, password: string): Promise<void> => {
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await fillLogin(page, { email, password });
    await pressLoginButton(page, 'Sign In');
    await expect(page).toHaveURL(/\/$/);
  };
  const password = await changePasswordElsewhere(origin, ana);

  await test.step('the person learns that the session has ended', async () => {
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(getToast(page, message)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await expect(page.getByRole('main').getByText(message)).toBeVisible();
  });
  await test.step('after a reload and a sign-in, the form contains the text and the image', async () => {
    await page.reload();
    await signIn(ana.email, password);
    await page.getByRole('link', { name: 'Continue where you left off' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Stoneware mug');
    await expect(dialog.getByRole('img')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(getCard(page, 'Stoneware mug')).toBeVisible();
    expect(await readDraftKeys(page)).toEqual([]);
    await expect.poll(() => countStoredFiles(page)).toBe(0);
  });
  await test.step('if another person signs in, the draft is deleted', async () => {
    await page.getByRole('button', { name: 'Add New Item' }).click();
    await dialog.getByLabel('Name').fill('Tea bowl');
    await page.locator('input[type=file]').setInputFiles(image);
    await expect.poll(() => countStoredFiles(page)).toBe(1);
    await changePasswordElsewhere(origin, { ...ana, password });
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(page).toHaveURL(/\/about$/);
    expect(await readDraftKeys(page)).not.toEqual([]);
    await signIn(bo.email, bo.password);
    expect(await readDraftKeys(page)).toEqual([]);
    await expect.poll(() => countStoredFiles(page)).toBe(0);
  });
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
