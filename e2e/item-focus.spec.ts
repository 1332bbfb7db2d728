import { expect, type Locator, type Page } from '@playwright/test';
import { type Person, test } from './people.ts';
import { addListWithItems, addWishlist, createWishNames, phoneOptions } from './steps.ts';

const getItemLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const getNewItemDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Add New Item' });

/** Records the durations in milliseconds of the animations that scripts start on the page. */
const recordAnimations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const durations: unknown[] = [];
    Object.assign(window, { durations });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      durations.push(typeof options === 'object' ? options.duration : options);
      return animate.call(this, keyframes, options);
    };
  });
/** Returns the recorded durations of animations and clears the record. */
const takeDurations = async (page: Page): Promise<Set<unknown>> =>
  new Set(await page.evaluate<unknown[]>('window.durations.splice(0)'));

/** Creates a list with `count` items named `Wish 1` and so on, and opens its page. */
async function openList(person: Person, count: number): Promise<void> {
  const list = await addListWithItems(person, createWishNames(count), 'Winter birthday');
  await person.page.goto(`/mywishlists/${list}`);
}

test('deleting an item keeps the scroll position and focuses the next card', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  await recordAnimations(page);
  await openList(ana, 30);
  // Retries the scroll: the virtualised list renders more cards meanwhile, which can move the item.
  const scrollTo = (name: string): Promise<void> =>
    expect(() => page.getByText(name, { exact: true }).scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
  const remove = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  await scrollTo('Wish 20');
  await getItemLink(page, 'Wish 20').evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  // Waits for a second, because the app animates nothing in the first second after the list has rendered.
  const renderedBefore = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() > since + 1_000, renderedBefore);
  await remove('Wish 20');
  await expect(getItemLink(page, 'Wish 20')).toHaveCount(0);
  await expect(getItemLink(page, 'Wish 21')).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(10);
  // The removed card takes 160 ms to disappear, and its neighbours take 200 ms to move.
  expect(await takeDurations(page)).toEqual(new Set([160, 200]));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollTo('Wish 30');
  await remove('Wish 30');
  await expect(getItemLink(page, 'Wish 29')).toBeFocused();
  expect(await takeDurations(page)).toEqual(new Set());
});

test('a new item gets the focus, and with the key Enter the owner adds one item after another', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno', { browser: phoneOptions });
  const { page } = ana;
  const dialog = getNewItemDialog(page);
  const name = dialog.getByLabel('Name');
  await openList(ana, 70);
  await page.getByRole('button', { name: 'Add New Item' }).tap();
  await name.fill('Stoneware mug');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(getItemLink(page, 'Stoneware mug')).toBeFocused();
  await expect(getItemLink(page, 'Stoneware mug')).toBeInViewport();
  await expect(page.locator('[data-marked]')).toHaveText(/Stoneware mug/);
  await expect(page.getByRole('status').filter({ hasText: '“Stoneware mug” is on the list.' })).toBeAttached();

  await page.goto(`/mywishlists/${await addWishlist(ana, { title: 'Winter birthday' })}`);
  await page.getByRole('button', { name: 'Add New Item' }).tap();
  await expect(name).toBeFocused();
  for (const message of ['is on the list.', '2 new items', '3 new items']) {
    await page.keyboard.type('Socks');
    if (message === '2 new items') await page.keyboard.press('Enter');
    else await dialog.getByRole('button', { name: 'Add and Add Another' }).tap();
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('');
  }
  await dialog.getByRole('button', { name: 'Done' }).tap();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Items (3)' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').last().getByRole('link')).toBeFocused();
});
