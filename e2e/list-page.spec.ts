import { expect, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, getCard, expectHeading } from './steps.ts';

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

test('a friend sees one explanation for all unavailable items, and "You\'re giving this" after a claim', async ({
  newPerson,
}) => {
  const [ana, ben, cleo] = [await newPerson('Ana Moreno'), await newPerson('Ben'), await newPerson('Cleo')];
  await befriend(ana, ben);
  await befriend(ana, cleo);
  const list = await addWishlist(ana, createPublicListBody('Winter birthday'));
  const scarf = await addItem(ana, list, { name: 'Scarf' });
  await addItem(ana, list, { name: 'Mug', url: 'https://www.northloom.example/mug' });
  await addItem(ana, list, { name: 'Old lamp', is_available: 'false' });
  await addItem(ana, list, { name: 'Old chair', is_available: 'false' });
  await cleo.does(calls.purchase, { params: { id: scarf }, body: { purchased: true } });
  const { page } = ben;
  await page.goto(`/friendwishlists/${list}`);

  const reason = 'Somebody is getting these already, or Ana Moreno no longer wants them.';
  await expect(getMainElement(page).getByText(reason)).toHaveCount(1);
  await expect(getMainElement(page).getByText('No description provided')).toHaveCount(0);
  const disabled = getCard(page, 'Old lamp').getByRole('button', { name: "I'm getting it!" });
  await expect(disabled).toBeDisabled();
  await expect(disabled).toHaveAccessibleDescription(`Old lamp ${reason}`);

  await test.step('the dialog of an item has a link to the shop and a claim button', async () => {
    await page.getByRole('link', { name: 'Mug', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Mug' });
    await expect(dialog.getByRole('link', { name: /^Open at northloom\.example/ })).toHaveAttribute('target', '_blank');
    await dialog.getByRole('button', { name: "I'm getting it!" }).click();
    await expect(dialog.getByText("You're giving this")).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('the card of the claimed item keeps its position and shows the claim', async () => {
    await expect(getMainElement(page).getByRole('listitem').first()).toContainText('Mug');
    await expect(getCard(page, 'Mug').getByText("You're giving this")).toBeVisible();
    await expect(getCard(page, 'Mug').getByRole('button', { name: 'Undo' })).toBeVisible();
  });
});

test('the row of an item without an image fits into 320 px and shows the item’s initial', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno', { browser: { viewport: { width: 320, height: 640 } } });
  const { page } = ana;
  const list = await addWishlist(ana, createPublicListBody('Winter birthday'));
  await addItem(ana, list, { name: 'mug', is_available: 'false' });
  await page.goto(`/mywishlists/${list}`);
  const card = getCard(page, 'mug');
  const initial = card.getByText('M', { exact: true });
  expect(await initial.boundingBox()).toMatchObject({ width: 56, height: 56 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const isInside = await card.evaluate((element) => {
    const { right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('*')].every((part) => part.getBoundingClientRect().right <= right + 1);
  });
  expect(isInside).toBe(true);
});

test('a page of a missing or forbidden record has a link to another page and no Retry button', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Ana Moreno');
  for (const [path, link] of [
    ['/mywishlists/999', 'Go to Home'],
    ['/friends/999', 'My Friends'],
    ['/friendwishlists/999', 'My Friends'],
    ['/superuser-tools/users', 'Go to Home'],
    ['/nothing', 'Go to Home'],
  ] as const) {
    await page.goto(path);
    await expect(getMainElement(page).getByRole('link', { name: link, exact: true })).toBeVisible();
    await expect(getMainElement(page).getByRole('button', { name: 'Retry' })).toHaveCount(0);
  }
});
