import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe-check.ts';
import { signIn } from './login-form.ts';
import { test } from './shop-fixture.ts';
import { addWishlist, expectHeading, getCard } from './steps.ts';

const getNewItemDialog = (page: Page) => page.getByRole('dialog', { name: 'Add New Item' });

async function readBookmarkletScript(page: Page): Promise<string> {
  await page.goto('/myprofile');
  const link = page.getByRole('link', { name: 'Add to Wishwell' });
  await expect(link).toHaveAttribute('href', /^javascript:/);
  const url = (await link.getAttribute('href')) ?? '';
  return decodeURIComponent(url.slice('javascript:'.length));
}

test('the bookmarklet reads an item from a shop page with a strict Content Security Policy', async ({
  newPerson,
  shop,
}) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  await addWishlist(ana, { title: 'Winter birthday' });
  const script = await readBookmarkletScript(page);
  await test.step('a click on the bookmarklet on the profile page shows how to use it', async () => {
    await page.getByRole('link', { name: 'Add to Wishwell' }).click();
    await expect(page.getByText('The button works in the bookmarks bar only.')).toBeVisible();
    await expectNoAxeViolations(page, 'profile with the bookmark');
  });
  const requests: string[] = [];
  const shopPage = await page.context().newPage();
  await shopPage.goto(`${shop.origin}/strict`);
  page.context().on('request', (request) => requests.push(request.url()));
  const [popup] = await Promise.all([shopPage.waitForEvent('popup'), shopPage.evaluate(script)]);
  await expectHeading(popup, 'Add to which list?');
  await expect(popup.getByText(`Stoneware mug · ${shop.origin}/strict`)).toBeVisible();
  await expectNoAxeViolations(popup, 'lists for an item of the bookmark');
  expect(popup.url()).toMatch(/\/share$/);
  await popup.getByRole('link', { name: 'Winter birthday' }).click();
  const add = getNewItemDialog(popup);
  await expect(add.getByLabel('Name')).toHaveValue('Stoneware mug');
  await expect(add.getByLabel('Price')).toHaveValue('24.50');
  await expect(add.getByLabel('Description')).toHaveValue('Holds 400 ml.');
  await expect(add.getByLabel('Link')).toHaveValue(`${shop.origin}/strict`);
  await expect(add.getByRole('img', { name: 'Preview of the picture' })).toBeVisible();
  await add.getByRole('button', { name: 'Add Item' }).click();
  await expect(getCard(popup, 'Stoneware mug').locator('img')).toBeVisible();
  // No request URL contains the item's name, and the browser has not requested the image directly from the
  // shop.
  expect(requests.filter((url) => url.includes('Stoneware') || url.startsWith(shop.origin))).toEqual([]);
});

test('after a visitor signs in, the form still has the item that the bookmarklet has read', async ({
  newBrowser,
  newPerson,
  shop,
}) => {
  const ana = await newPerson('Ana Moreno');
  await addWishlist(ana, { title: 'Winter birthday' });
  const script = await readBookmarkletScript(ana.page);
  const page = await newBrowser();
  await page.goto(`${shop.origin}/strict`);
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.evaluate(script)]);
  await expect(popup).toHaveURL(/\/about$/);
  await popup.getByRole('link', { name: 'Log In' }).first().click();
  await signIn(popup, ana);
  await popup.getByRole('link', { name: 'Add what you shared to a list' }).click();
  await popup.getByRole('link', { name: 'Winter birthday' }).click();
  await expect(getNewItemDialog(popup).getByLabel('Name')).toHaveValue('Stoneware mug');
  await popup.reload();
  await expect(getNewItemDialog(popup).getByLabel('Name')).toHaveValue('Stoneware mug');
});
