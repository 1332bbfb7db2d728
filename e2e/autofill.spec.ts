import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe-check.ts';
import { test } from './shop.ts';
import { addItem, addWishlist, getCard } from './steps.ts';

const publicListBody = { title: 'Winter birthday', description: '', is_public: true, shared_with_ids: [] };
const getDialogButton = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true });
const getLinkField = (dialog: Locator) => dialog.getByLabel('Link');
const getNameField = (dialog: Locator) => dialog.getByLabel('Name');
const getPreviewImage = (dialog: Locator) => dialog.getByRole('img', { name: 'Preview of the picture' });

/**
 * Pastes a text into the focused field. First copies it to the clipboard by typing and cutting it, because
 * scripts may not write to the clipboard.
 */
async function pasteText(page: Page, text: string): Promise<void> {
  await page.keyboard.insertText(text);
  for (const key of ['A', 'X', 'V']) await page.keyboard.press(`ControlOrMeta+${key}`);
}

async function openNewItemDialog(page: Page, list: number): Promise<Locator> {
  await page.goto(`/mywishlists/${list}`);
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const newItemDialog = page.getByRole('dialog', { name: 'Add New Item' });
  await expect(getLinkField(newItemDialog)).toBeFocused();
  return newItemDialog;
}

test('pasting the link of a shop fills in all fields of an item', async ({ newPerson, shop }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const newItemDialog = await openNewItemDialog(page, await addWishlist(ana, publicListBody));
  await expect(newItemDialog.getByText('Paste a link, or fill in yourself')).toBeVisible();
  await pasteText(page, `${shop.origin}/mug`);
  await expect(getNameField(newItemDialog)).toHaveValue('Stoneware mug');
  await expect(newItemDialog.getByLabel('Price')).toHaveValue('24.50');
  await expect(newItemDialog.getByLabel('Description')).toHaveValue('Holds 400 ml.');
  await expect(getPreviewImage(newItemDialog)).toBeVisible();
  await expect(newItemDialog.getByRole('status').filter({ hasText: 'Clay & Co' })).toBeVisible();
  await expect(getNameField(newItemDialog)).toHaveAccessibleDescription('filled in');
  await expect(newItemDialog.getByText(/filled in$/)).toHaveCount(4);
  await expectNoAxeViolations(page, 'filled form');

  await getDialogButton(newItemDialog, 'Add Item').click();
  const card = getCard(page, 'Stoneware mug');
  await expect(card).toContainText('$24.50');
  await expect(card.locator('img')).toBeVisible();
  await expect(card.locator(`a[href="${shop.origin}/mug"]`)).toHaveCount(1);
});

test('the form for an item stays usable after its link preview was stopped or has failed', async ({
  newPerson,
  shop,
}) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, publicListBody);
  await addItem(ana, list, { name: 'Lamp' });
  const newItemDialog = await openNewItemDialog(page, list);
  await test.step('Enter in the link field starts the preview, and Stop cancels it', async () => {
    await page.keyboard.type(`${shop.origin}/slow`);
    await page.keyboard.press('Enter');
    await expect(newItemDialog.getByText('Reading the page…')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(getDialogButton(newItemDialog, 'Stop')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(getLinkField(newItemDialog)).toBeFocused();
    await expect(newItemDialog.getByText('Paste a link, or fill in yourself')).toBeVisible();
  });
  await test.step('a failed preview shows the message of the server', async () => {
    await getLinkField(newItemDialog).fill(`${shop.origin}/refused`);
    await page.keyboard.press('Tab');
    await expect(newItemDialog.getByText('The shop refuses requests from servers')).toBeVisible();
    await expectNoAxeViolations(page, 'form after a refusal');
    await getNameField(newItemDialog).fill('Plate');
    await getDialogButton(newItemDialog, 'Add Item').click();
    await expect(getCard(page, 'Plate')).toBeVisible();
  });
  await test.step('for an existing item, leaving the changed link field fills in only empty fields', async () => {
    await page.getByRole('button', { name: 'Edit Lamp' }).click();
    const editDialog = page.getByRole('dialog', { name: 'Edit Item' });
    await getLinkField(editDialog).fill(`${shop.origin}/mug`);
    await page.keyboard.press('Tab');
    await expect(editDialog.getByLabel('Description')).toHaveValue('Holds 400 ml.');
    await expect(getNameField(editDialog)).toHaveValue('Lamp');
    await getDialogButton(editDialog, 'Save').click();
    await expect(getCard(page, 'Lamp').locator('img')).toBeVisible();
  });
});
