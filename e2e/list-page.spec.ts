import { expect, type Page } from '@playwright/test';
import { test } from './people.ts';
import { addItem, addWishlist, expectHeading } from './steps.ts';

const createPublicListBody = (title: string, description = '') => ({
  title,
  description,
  is_public: true,
  shared_with_ids: [],
});
const getMainElement = (page: Page) => page.getByRole('main');

test('the page of a list shortens the description, separates unavailable items and has a sticky title', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, createPublicListBody('Winter birthday', 'Small, warm things. '.repeat(60)));
  for (let n = 1; n <= 12; n += 1) await addItem(ana, list, { name: `Wish ${n}` });
  await addItem(ana, list, { name: 'Old lamp', is_available: 'false' });
  await page.goto(`/mywishlists/${list}`);

  await test.step('the description shows four lines, and a button shows the rest', async () => {
    const text = getMainElement(page).getByText(/^Small, warm things/);
    const lines = (): Promise<number> =>
      text.evaluate((element) => Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)));
    expect(await lines()).toBe(4);
    await getMainElement(page).getByRole('button', { name: 'Show more' }).click();
    expect(await lines()).toBeGreaterThan(4);
  });
  await test.step('unavailable items have a separate section', async () => {
    await expectHeading(page, 'Winter birthday');
    const others = page.locator('section', { has: page.getByRole('heading', { name: 'No longer wanted (1)' }) }).last();
    await expect(others.getByRole('listitem')).toHaveCount(1);
    await expect(others.getByRole('listitem')).toContainText('Old lamp');
  });
  await test.step('title and number of items stay at the top of the viewport while scrolling', async () => {
    const bar = getMainElement(page)
      .locator('[aria-hidden]')
      .filter({ hasText: /^Winter birthday13 items$/ });
    await expect(bar).toHaveCount(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
  });
});
