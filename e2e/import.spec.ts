import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { expectNoAxeViolations } from './axe-check.ts';
import { test } from './shop-fixture.ts';
import {
  addItem,
  addListWithItems,
  addWishlist,
  chooseMenuAction,
  expectHeading,
  getCard,
  getItemHeadings,
  getToast,
  getToastUndoButton,
} from './steps.ts';

const getImportRow = (page: Page, number: number) => page.getByRole('group', { name: `Item ${number}`, exact: true });
const getSaveButton = (page: Page, count: number) =>
  page.getByRole('button', { name: count === 1 ? 'Save 1 item' : `Save ${count} items` }).first();

test('§11 import: pasted lines become items, links get names from their pages, Undo removes the items', async ({
  newPerson,
  shop,
}) => {
  const ana = await newPerson('Ana Moreno');
  const list = await addListWithItems(ana, ['Kite'], 'Winter');
  const { page } = ana;
  await page.goto(`/mywishlists/${list}`);
  await chooseMenuAction(page, 'Winter', 'Add several items');
  await expectHeading(page, 'Add several items');
  await expectNoAxeViolations(page, 'the input of an import');
  await page
    .getByLabel('Your wishes, one per line')
    .fill(`Wool scarf - 30 €\n${shop.origin}/mug\n${shop.origin}/refused\n=1+1`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Check 4 items' })).toBeFocused();
  await expect(getImportRow(page, 1).getByLabel('Name')).toHaveValue('Wool scarf');
  await expect(getImportRow(page, 1).getByText('€30.00')).toBeVisible();
  await expect(getImportRow(page, 2).getByLabel('Name')).toHaveValue('Stoneware mug');
  await expect(getImportRow(page, 2).getByLabel('Price')).toHaveValue('24.50 USD');
  await expect(getImportRow(page, 3).getByLabel('Name')).toHaveValue('127.0.0.1');
  await expect(page.getByRole('status').filter({ hasText: '1 of 2 names found' })).toBeVisible();
  await expectNoAxeViolations(page, 'the preview of an import');
  await getImportRow(page, 3).getByLabel('Name').fill('Lamp');
  await getSaveButton(page, 4).click();
  await expect(getItemHeadings(page)).toHaveText(['Kite', 'Wool scarf', 'Stoneware mug', 'Lamp', '=1+1']);
  await expect(getCard(page, 'Wool scarf')).toContainText('€30.00');
  await expect(getToast(page, '4 items added')).toBeVisible();
  await getToastUndoButton(page).click();
  await expect(getItemHeadings(page)).toHaveText(['Kite']);
});

test('§11 export: formulas in the file are escaped, and an import of the file restores the items', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno');
  const list = await addWishlist(ana, { title: 'Winter' });
  await addItem(ana, list, { name: '=HYPERLINK("x")', price: '12.5', currency: 'KWD', description: 'a\n"b"' });
  await addItem(ana, list, { name: '@home', url: 'https://shop.example/home', state: 'draft' });
  const { page } = ana;
  await page.goto(`/mywishlists/${list}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chooseMenuAction(page, 'Winter', 'Export as CSV'),
  ]);
  expect(download.suggestedFilename()).toBe('Winter.csv');
  const buffer = await readFile(await download.path());
  expect(buffer.toString()).toContain(`"'=HYPERLINK(""x"")"`);
  const copy = await addWishlist(ana, { title: 'Copy' });
  await page.goto(`/mywishlists/${copy}/import`);
  await page.getByLabel('Choose a CSV file').setInputFiles({ name: 'wishes.csv', mimeType: 'text/csv', buffer });
  await getSaveButton(page, 2).click();
  await expect(getItemHeadings(page)).toHaveText(['=HYPERLINK("x")', '@home']);
  const [original, restored] = await Promise.all(
    [list, copy].map(async (id) => (await ana.does(calls.getWishlist, { params: { id } })).items),
  );
  const anyId = { id: expect.anything() };
  expect(restored).toEqual(original?.map((item) => ({ ...item, ...anyId })));
});
