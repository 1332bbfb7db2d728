import { expect } from '@playwright/test';
import { expectNoAxeViolations } from './axe-check.ts';
import { test } from './shop-fixture.ts';
import { addListWithItems, getCard } from './steps.ts';

test('a shop link fills in the item form, and a failed link preview does not block the form', async ({
  newPerson,
  shop,
}) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addListWithItems(ana, ['Lamp'], 'Winter birthday');
  const dialog = page.getByRole('dialog', { name: 'Add New Item' });
  const [link, name] = [dialog.getByLabel('Link'), dialog.getByLabel('Name')];
  const clickButton = (label: string) => dialog.getByRole('button', { name: label, exact: true }).click();
  await page.goto(`/mywishlists/${list}`);

  await test.step('pasting the link of a shop fills in all fields of an item', async () => {
    await page.getByRole('button', { name: 'Add New Item' }).click();
    await expect(link).toBeFocused();
    await expect(dialog.getByText('Paste a link, or fill it in yourself')).toBeVisible();
    // Copies the text to the clipboard by typing and cutting it, because scripts are not allowed to write to
    // the clipboard.
    await page.keyboard.insertText(`${shop.origin}/mug`);
    for (const key of ['A', 'X', 'V']) await page.keyboard.press(`ControlOrMeta+${key}`);
    await expect(name).toHaveValue('Stoneware mug');
    await expect(dialog.getByLabel('Price')).toHaveValue('24.50');
    await expect(dialog.getByLabel('Description')).toHaveValue('Holds 400 ml.');
    await expect(dialog.getByRole('img', { name: 'Preview of the picture' })).toBeVisible();
    await expect(dialog.getByRole('status').filter({ hasText: 'Clay & Co' })).toBeVisible();
    await expect(name).toHaveAccessibleDescription('filled in');
    await expect(dialog.getByText(/filled in$/)).toHaveCount(4);
    await expectNoAxeViolations(page, 'filled form');
    await clickButton('Add Item');
    const card = getCard(page, 'Stoneware mug');
    await expect(card).toContainText('$24.50');
    await expect(card.locator('img')).toBeVisible();
    await expect(card.locator(`a[href="${shop.origin}/mug"]`)).toHaveCount(1);
  });
  await test.step('Enter in the link field starts the preview, and Stop cancels it', async () => {
    await page.getByRole('button', { name: 'Add New Item' }).click();
    await expect(link).toBeFocused();
    await page.keyboard.type(`${shop.origin}/slow`);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Reading the page…')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Stop', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(link).toBeFocused();
    await expect(dialog.getByText('Paste a link, or fill it in yourself')).toBeVisible();
  });
  await test.step('a failed preview shows the message of the server', async () => {
    await link.fill(`${shop.origin}/refused`);
    await page.keyboard.press('Tab');
    await expect(dialog.getByText('The shop refuses requests from servers')).toBeVisible();
    await expectNoAxeViolations(page, 'form after a refusal');
    await name.fill('Plate');
    await clickButton('Add Item');
    await expect(getCard(page, 'Plate')).toBeVisible();
  });
  await test.step('for an existing item, leaving the changed link field fills in only empty fields', async () => {
    await page.getByRole('button', { name: 'Edit Lamp' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Item' });
    await edit.getByLabel('Link').fill(`${shop.origin}/mug`);
    await page.keyboard.press('Tab');
    await expect(edit.getByLabel('Description')).toHaveValue('Holds 400 ml.');
    await expect(edit.getByLabel('Name')).toHaveValue('Lamp');
    await edit.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(getCard(page, 'Lamp').locator('img')).toBeVisible();
  });
});
