import { expect } from '@playwright/test';
import { expectNoAxeViolations } from './axe-check.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, getCard, expectHeading } from './steps.ts';

test('the owner and friends see the price of an item in the currency of the item', async ({ newPerson }) => {
  const [ana, ben] = [await newPerson('Ana Moreno'), await newPerson('Ben')];
  await befriend(ana, ben);
  const list = await addWishlist(ana, {
    title: 'Winter birthday',
    description: '',
    is_public: true,
    shared_with_ids: [],
  });
  const { page } = ana;
  const dialog = page.getByRole('dialog');

  await test.step('a person chooses the currency of new items in the profile', async () => {
    await page.goto('/myprofile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await dialog.getByLabel('Currency').selectOption('EUR');
    await expectNoAxeViolations(page, 'profile with currency');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  });
  await test.step('a new item has the currency of the profile', async () => {
    await page.goto(`/mywishlists/${list}`);
    await page.getByRole('button', { name: 'Add New Item' }).click();
    await expect(dialog.getByLabel('Currency')).toHaveValue('EUR');
    await dialog.getByLabel('Name').fill('Teapot');
    await dialog.getByLabel('Price').fill('24,90');
    await expectNoAxeViolations(page, 'new item with currency');
    await dialog.getByLabel('Price').press('Enter');
    await expect(getCard(page, 'Teapot')).toContainText('€24.90');
  });
  await test.step('the form refuses decimals for a price in yen', async () => {
    await page.getByRole('button', { name: 'Edit Teapot' }).click();
    await dialog.getByLabel('Currency').selectOption('JPY');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Price')).toHaveAccessibleDescription(/A price in JPY has no decimals/);
    await expect(dialog.getByLabel('Price')).toBeFocused();
    await dialog.getByLabel('Price').fill('4100');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(getCard(page, 'Teapot')).toContainText('¥4,100');
    await page.getByRole('link', { name: 'Teapot' }).click();
    await expect(dialog).toContainText('¥4,100');
  });
  await test.step('a friend sees prices in the same currencies as the owner', async () => {
    await addItem(ana, list, { name: 'Scarf', price: '12.345', currency: 'KWD' });
    await ben.page.goto(`/friendwishlists/${list}`);
    await expectHeading(ben.page, 'Winter birthday');
    await expect(getCard(ben.page, 'Teapot')).toContainText('¥4,100');
    await expect(getCard(ben.page, 'Scarf')).toContainText(/KWD\s12\.345/);
  });
  await test.step('the total of a list shows a sum for each currency, and claims do not change the total', async () => {
    await addItem(ana, list, { name: 'Draft', price: '99', currency: 'JPY', state: 'draft' });
    const total = page.getByText(/^Together ¥4,100 \+ KWD\s12\.345$/);
    await page.goto(`/mywishlists/${list}`);
    await expect(total).toBeVisible();
    await getCard(ben.page, 'Scarf').getByRole('button', { name: "I'm getting it!" }).click();
    await expect(getCard(ben.page, 'Scarf').getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.reload();
    await expect(total).toBeVisible();
  });
  await test.step('after Add and Add Another, the form keeps the currency of the previous item', async () => {
    await page.getByRole('button', { name: 'Add New Item' }).click();
    await dialog.getByLabel('Name').fill('Skis');
    await dialog.getByLabel('Currency').selectOption('CHF');
    await dialog.getByRole('button', { name: 'Add and Add Another' }).click();
    await expect(dialog.getByText('“Skis” is on the list.')).toBeVisible();
    await expect(dialog.getByLabel('Currency')).toHaveValue('CHF');
    await expect(dialog.getByLabel('Price')).toHaveValue('');
  });
});
