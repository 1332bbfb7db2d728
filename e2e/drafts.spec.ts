import { expect, type Page } from '@playwright/test';
import { sendIdentityRequest } from '../server/test/identity-requests.ts';
import { signIn } from './login-form.ts';
import { type Person, test } from './people.ts';
import { addWishlist, getCard, getToast } from './steps.ts';

const getFormDialog = (page: Page, name: string) => page.getByRole('dialog', { name });

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
    // The event `upgradeneeded` fires if the IndexedDB database does not exist. Aborts its creation, because
    // the new database would lack the object store of the app.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.addEventListener('error', () => resolve(0));
    opening.onsuccess = () => {
      const counting = opening.result.transaction('files').objectStore('files').count();
      counting.onsuccess = () => {
        // Closes the connection, because an open connection would prevent the app from deleting the database.
        opening.result.close();
        resolve(counting.result);
      };
    };
    return promise;
  });

/**
 * Changes the person's password in another session. This ends the session and the bearer token of the
 * person's browser. Returns the new password.
 */
async function endSession(origin: string, { email, password }: Person): Promise<string> {
  const newPassword = `${password} again`;
  const { headers } = await sendIdentityRequest({ origin }, 'sign-in/email', { email, password });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const body = { currentPassword: password, newPassword };
  expect(await sendIdentityRequest({ origin }, 'change-password', body, { cookie, origin })).toMatchObject({
    status: 200,
  });
  return newPassword;
}

test('the draft of an item survives a reload and the end of the session, and only its author sees it', async ({
  newPerson,
  origin,
}) => {
  const message = 'Your session has ended. Please sign in again.';
  const ana = await newPerson('Ana Moreno');
  const bo = await newPerson('Bo Falk');
  const { page } = ana;
  const list = await addWishlist(ana, { title: 'Winter birthday' });
  await page.goto(`/mywishlists/${list}`);
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const dialog = getFormDialog(page, 'Add New Item');
  await dialog.getByLabel('Name').fill('Stoneware mug');
  await dialog.getByLabel('Description').fill('Blue,\nplease');
  await dialog.getByRole('switch').uncheck();
  const image = { name: 'mug.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type=file]').setInputFiles(image);
  await expect.poll(() => countStoredFiles(page)).toBe(1);
  const signInAs = async (email: string, password: string): Promise<void> => {
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await signIn(page, { email, password });
    await expect(page).toHaveURL(/\/$/);
  };
  const expectDraft = async (): Promise<void> => {
    await expect(dialog.getByLabel('Name')).toHaveValue('Stoneware mug');
    await expect(dialog.getByLabel('Description')).toHaveValue('Blue,\nplease');
    await expect(dialog.getByRole('switch')).not.toBeChecked();
    await expect(dialog.getByRole('img')).toBeVisible();
  };
  await reloadWithUnsavedChanges(page);
  await expectDraft();
  const password = await endSession(origin, ana);

  await test.step('the person learns that the session has ended', async () => {
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(getToast(page, message)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await expect(page.getByRole('main').getByText(message)).toBeVisible();
  });
  await test.step('after a reload and a sign-in, the form contains the text and the image', async () => {
    await page.reload();
    await signInAs(ana.email, password);
    await page.getByRole('link', { name: 'Continue where you left off' }).click();
    await expectDraft();
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(getCard(page, 'Stoneware mug').locator('img')).toBeVisible();
    expect(await readDraftKeys(page)).toEqual([]);
    await expect.poll(() => countStoredFiles(page)).toBe(0);
  });
  await test.step('if another person signs in, the draft is deleted', async () => {
    await page.getByRole('button', { name: 'Add New Item' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('');
    await dialog.getByLabel('Name').fill('Tea bowl');
    await page.locator('input[type=file]').setInputFiles(image);
    await expect.poll(() => countStoredFiles(page)).toBe(1);
    await endSession(origin, { ...ana, password });
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(page).toHaveURL(/\/about$/);
    expect(await readDraftKeys(page)).not.toEqual([]);
    await signInAs(bo.email, bo.password);
    expect(await readDraftKeys(page)).toEqual([]);
    await expect.poll(() => countStoredFiles(page)).toBe(0);
  });
});

test('the drafts of the forms for a list, a bug report and the profile survive a reload', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Moreno');
  for (const [path, button, title, label] of [
    ['/mywishlists', 'Add Wishlist', 'Create Wishlist', 'Title'],
    ['/', 'Report a bug or suggest a feature', 'Submit a Bug Report', 'Title'],
    ['/myprofile', 'Edit Profile', 'Edit Profile', 'Name'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).first().click();
    const dialog = getFormDialog(page, title);
    await dialog.getByLabel(label).fill('Crooked ribbon');
    await reloadWithUnsavedChanges(page);
    await expect(dialog.getByLabel(label)).toHaveValue('Crooked ribbon');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await readDraftKeys(page)).toEqual([]);
  }
});
