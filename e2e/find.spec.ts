import { expect, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { expectNoAxeViolations } from './axe-check.ts';
import { test } from './people.ts';
import { addWishlist, befriend, expectHeading } from './steps.ts';

const getItemHeadings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const publicListBody = { title: 'Winter birthday', description: '', is_public: true, shared_with_ids: [] };

test('a friend can search, filter and sort a long list; the URL contains the search, filters and order', async ({
  newPerson,
}) => {
  const [ana, ben] = [await newPerson('Ana Moreno'), await newPerson('Ben')];
  await befriend(ana, ben);
  const list = await addWishlist(ana, publicListBody);
  const wishes = Array.from({ length: 15 }, (_, n) => ({ name: `Wish ${n + 1}`, price: n + 1, most_wanted: n === 4 }));
  await ana.does(calls.addItems, { params: { id: list }, body: { items: wishes } });
  const { page } = ben;
  await page.goto(`/friendwishlists/${list}`);
  await expectHeading(page, 'Winter birthday');
  const search = page.getByRole('searchbox', { name: 'Search in this list' });

  await test.step('a search shows only the matching items, and the URL contains the search', async () => {
    await search.fill('wish 12');
    await expect(getItemHeadings(page)).toHaveText(['Wish 12']);
    await expect(page.getByRole('status').filter({ hasText: '1 item matches' })).toBeAttached();
    await expect(page).toHaveURL(/\?find=wish\+12$/);
    await page.reload();
    await expect(search).toHaveValue('wish 12');
    await expect(getItemHeadings(page)).toHaveText(['Wish 12']);
    await page.getByRole('link', { name: 'Wish 12' }).click();
    await expect(page).toHaveURL(/\?item=\d+&find=wish\+12$/);
    await page.reload();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(search).toHaveValue('wish 12');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(getItemHeadings(page)).toHaveCount(15);
    await expect(search).toHaveValue('');
  });
  await test.step('filters and sorting work by keyboard', async () => {
    await search.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByLabel('Sort by').selectOption('Highest price first');
    await page.getByLabel('Price to').fill('3');
    await expect(getItemHeadings(page)).toHaveText(['Wish 3', 'Wish 2', 'Wish 1']);
    await expectNoAxeViolations(page, 'search in a list');
    await page.getByLabel('Price to').fill('');
    await page.getByRole('checkbox', { name: 'Most wanted' }).press('Space');
    await expect(getItemHeadings(page)).toHaveText(['Wish 5']);
  });
});
