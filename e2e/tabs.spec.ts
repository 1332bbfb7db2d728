import { expect } from '@playwright/test';
import { test } from './people.ts';
import { addItem, addWishlist, getCard, expectHeading } from './steps.ts';

test('a new item appears in another tab of the same person', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const list = await addWishlist(ana, { title: 'Home', description: '', is_public: true, shared_with_ids: [] });
  const other = await ana.page.context().newPage();
  for (const page of [other, ana.page]) {
    await page.goto(`/mywishlists/${list}`);
    await expectHeading(page, 'Home');
  }
  await ana.page.getByRole('button', { name: 'Add New Item' }).click();
  const dialog = ana.page.getByRole('dialog', { name: 'Add New Item' });
  await dialog.getByLabel('Name').fill('Stoneware mug');
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await expect(getCard(ana.page, 'Stoneware mug')).toBeVisible();
  await expect(getCard(other, 'Stoneware mug')).toBeVisible();
});

test('a page loads its data again when its tab becomes visible', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, { title: 'Home', description: '', is_public: true, shared_with_ids: [] });
  await page.goto(`/mywishlists/${list}`);
  await expectHeading(page, 'Home');
  await addItem(ana, list, { name: 'Stoneware mug' });
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(getCard(page, 'Stoneware mug')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
