import { expect, type Page } from '@playwright/test';
import { test } from './people.ts';
import { addItem, addWishlist } from './steps.ts';

const publicListBody = { title: 'Winter birthday', description: '', is_public: true, shared_with_ids: [] };
const getItemLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const getNewItemDialog = (page: Page) => page.getByRole('dialog', { name: 'Add New Item' });

/** Creates a list with `count` items named `Wish 1` and so on. Returns the path of the list. */
async function createListWithItems(person: Parameters<typeof addWishlist>[0], count: number): Promise<string> {
  const list = await addWishlist(person, publicListBody);
  for (let n = 1; n <= count; n += 1) await addItem(person, list, { name: `Wish ${n}` });
  return `/mywishlists/${list}`;
}

test('deleting an item keeps the scroll position and focuses the next card', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  await page.goto(await createListWithItems(ana, 30));
  const remove = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  // Retries the scroll: while the page scrolls, the virtualised list replaces the elements that show only
  // names by cards.
  await expect(() => page.getByText('Wish 20', { exact: true }).scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
  await getItemLink(page, 'Wish 20').evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await remove('Wish 20');
  await expect(getItemLink(page, 'Wish 20')).toHaveCount(0);
  await expect(getItemLink(page, 'Wish 21')).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(10);
  await expect(() => page.getByText('Wish 30', { exact: true }).scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
  await remove('Wish 30');
  await expect(getItemLink(page, 'Wish 29')).toBeFocused();
});

test('a new item gets the focus, on an empty list and at the end of a long list', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const add = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add New Item' }).click();
    await getNewItemDialog(page).getByLabel('Name').fill(name);
    await page.keyboard.press('Enter');
    await expect(getNewItemDialog(page)).toHaveCount(0);
  };
  await test.step('the first item that is added to an empty list gets the focus', async () => {
    await page.goto(await createListWithItems(ana, 0));
    await add('Stoneware mug');
    await expect(getItemLink(page, 'Stoneware mug')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: '“Stoneware mug” is on the list.' })).toBeAttached();
  });
  await test.step('an item that is added outside the viewport gets the focus and scrolls into view', async () => {
    await page.goto(await createListWithItems(ana, 70));
    await add('Stoneware mug');
    await expect(getItemLink(page, 'Stoneware mug')).toBeFocused();
    await expect(getItemLink(page, 'Stoneware mug')).toBeInViewport();
  });
});

test('Enter adds several items one after another, even with the same name', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno', { browser: { hasTouch: true, viewport: { width: 390, height: 844 } } });
  const { page } = ana;
  await page.goto(await createListWithItems(ana, 0));
  await page.getByRole('button', { name: 'Add New Item' }).tap();
  const name = getNewItemDialog(page).getByLabel('Name');
  await expect(name).toBeFocused();
  for (let n = 1; n <= 10; n += 1) {
    await page.keyboard.type('Socks');
    if (n === 1) await getNewItemDialog(page).getByRole('button', { name: 'Add and Add Another' }).tap();
    else await page.keyboard.press('Enter');
    await expect(getNewItemDialog(page).getByText(n === 1 ? 'is on the list.' : `${n} new items`)).toBeVisible();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('');
  }
  await getNewItemDialog(page).getByRole('button', { name: 'Done' }).tap();
  await expect(getNewItemDialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Items (10)' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').last().getByRole('link')).toBeFocused();
});
