import { expect, type Locator } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, getCard } from './steps.ts';

const longText = 'A warm lamp for the long evenings, and a chair to sit in under it. '.repeat(6);

const countColumns = (grid: Locator): Promise<number> =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

/** Returns the number of lines that an element shows, and whether some of its text is cut off. */
const measureLines = (element: Locator): Promise<{ lines: number; isCut: boolean }> =>
  element.evaluate((text) => ({
    lines: Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight)),
    isCut: text.scrollHeight > text.clientHeight,
  }));

const readStyle = (element: Locator, property: 'fontSize' | 'backgroundColor'): Promise<string> =>
  element.evaluate((one, name) => getComputedStyle(one)[name], property);

/** Returns the vertical positions of the centres of elements. */
const listCentres = (elements: Locator): Promise<number[]> =>
  elements.evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );

const noColour = 'rgba(0, 0, 0, 0)';

/** Returns the hue of the background of a badge in degrees. */
const readBadgeHue = (badge: Locator): Promise<number> =>
  badge.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  });

test('grids, cards and badges have the sizes and colours that the specification requires', async ({ newPerson }) => {
  const ana = await newPerson('Ana Peeters');
  const nameless = await newPerson('');
  const friends = [nameless];
  for (const name of ['Ben', 'Cem', 'Dia', 'Eli', 'Fay']) friends.push(await newPerson(`${name} Peeters`));
  for (const friend of friends) await befriend(ana, friend);
  const gil = await newPerson('Gil Peeters');
  const hal = await newPerson('Hal Peeters');
  await ana.does(calls.requestFriend, { query: { friend_id: gil.id } });
  await hal.does(calls.requestFriend, { query: { friend_id: ana.id } });
  const { page } = ana;
  const list = await addWishlist(ana, { title: 'Desk', is_public: false });
  await addWishlist(ana, { title: `Reading ${longText}`.slice(0, 190), description: longText });
  const grids = page.getByRole('main').getByRole('list');
  const dialog = page.getByRole('dialog');
  const countColumnsByWidth = async (grid: Locator, widths: readonly number[]): Promise<number[]> => {
    const counts = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      counts.push(await countColumns(grid));
    }
    return counts;
  };

  await test.step('the grid of wishlists has 1, 2, 3 or 4 columns, and its cards cut long texts', async () => {
    await page.goto('/mywishlists');
    await expect(getCard(page, 'Desk')).toBeVisible();
    expect(await countColumnsByWidth(grids.first(), [390, 700, 1000, 1280])).toEqual([1, 2, 3, 4]);
    const cutAfterTwoLines = { lines: 2, isCut: true };
    expect(await measureLines(getCard(page, 'Reading').getByRole('heading'))).toEqual(cutAfterTwoLines);
    expect(await measureLines(getCard(page, 'Reading').getByText('A warm lamp').last())).toEqual(cutAfterTwoLines);
  });

  await test.step('the grids of friends and suggestions have 1, 2 or 3 columns', async () => {
    await page.goto('/friends');
    await expect(getCard(page, 'Ben Peeters')).toBeVisible();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(getCard(page, 'Gil Peeters')).toBeVisible();
    for (const name of ['Friends', 'Suggested Friends']) {
      const grid = page.getByRole('region', { name, exact: true }).getByRole('list');
      expect(await countColumnsByWidth(grid, [390, 700, 1280]), name).toEqual([1, 2, 3]);
    }
  });

  await test.step('the badge in the navigation adds no gap and, at 200% text, does not become larger', async () => {
    await page.setViewportSize({ width: 768, height: 800 });
    const badge = page.getByRole('banner').getByRole('img', { name: '1 friend request' });
    await expect(badge).toBeVisible();
    const edges = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    const gaps = edges.slice(1).map(([left = 0], index) => Math.round(left - (edges[index]?.[1] ?? 0)));
    expect(new Set(gaps).size, String(gaps)).toBe(1);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await badge.boundingBox()).toMatchObject({ width: 20, height: 20 });
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the badge of a sent friend request is yellow, and the badge of a received request is green', async () => {
    const sent = await readBadgeHue(getCard(page, 'Gil Peeters').getByText('Request sent').locator('..'));
    expect(sent).toBeGreaterThan(25);
    expect(sent).toBeLessThan(65);
    const received = await readBadgeHue(getCard(page, 'Hal Peeters').getByText('Wants to be friends').locator('..'));
    expect(received).toBeGreaterThan(80);
    expect(received).toBeLessThan(170);
  });

  await test.step('the list of friends in the form of a list is at most 200 px high, and scrolls', async () => {
    await page.goto(`/mywishlists/${list}`);
    await page.getByRole('button', { name: 'Edit Wishlist' }).click();
    const size = await dialog.getByRole('list').evaluate((box) => ({
      height: Math.round(box.getBoundingClientRect().height),
      scrolls: box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto',
    }));
    expect(size).toEqual({ height: 200, scrolls: true });
    await expect(dialog.getByRole('checkbox', { name: nameless.email })).toBeAttached();
  });

  await test.step('the avatar picker has 11 colours in 5 columns', async () => {
    await page.goto('/myprofile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const colours = dialog.locator('label:has([type=radio])');
    await expect(colours).toHaveCount(11);
    const offsets = await colours.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(offsets).size).toBe(5);
    // The outline of the selected colour button has the text colour of the page.
    const [outline, ink] = await colours
      .filter({ has: page.locator(':checked') })
      .evaluate((chosen) => [getComputedStyle(chosen).outlineColor, getComputedStyle(document.body).color]);
    expect(outline).toBe(ink);
  });
});

test('a list page shortens a long description, and the list title stays visible while scrolling', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, { title: 'Winter birthday', description: longText.repeat(3) });
  for (let n = 1; n <= 12; n += 1) await addItem(ana, list, { name: `Wish ${n}` });
  await page.goto(`/mywishlists/${list}`);
  const main = page.getByRole('main');
  const description = main.getByText('A warm lamp');
  expect(await measureLines(description)).toEqual({ lines: 4, isCut: true });
  await main.getByRole('button', { name: 'Show more' }).click();
  expect((await measureLines(description)).lines).toBeGreaterThan(4);
  const title = main.locator('[aria-hidden]').filter({ hasText: /^Winter birthday$/ });
  await expect(title).toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(title).toBeInViewport();
  await expect(main.getByText('12 items', { exact: true })).toBeInViewport();
  await main.getByRole('button', { name: 'Add New Item' }).and(page.locator(':not([aria-keyshortcuts])')).click();
  await expect(page.getByRole('dialog', { name: 'Add New Item' })).toBeVisible();
});

test('item cards align their prices, and only their badge "Not Available" is coloured', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const main = page.getByRole('main');
  const list = await addWishlist(ana, { title: 'Desk' });
  const names = ['Lamp', 'A chair of oak that stays straight for many years, with a cushion of wool', 'Rug', 'Shelf'];
  for (const name of names) await addItem(ana, list, { name, price: '30', is_available: String(name !== 'Shelf') });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/mywishlists/${list}`);
  await expect(main.getByText('$30.00')).toHaveCount(4);
  const [lamp, chair, rug] = await listCentres(main.getByText('$30.00'));
  expect([chair, rug]).toEqual([lamp, lamp]);
  const longName = main.getByRole('heading', { name: 'A chair of oak' });
  expect(await measureLines(longName)).toEqual({ lines: 2, isCut: true });
  expect(
    new Set(await listCentres(main.getByRole('button', { name: /^(?:Edit Wishlist|Share|More for Desk)$/ }))).size,
  ).toBe(1);
  for (const [badge, isFilled] of [
    ['Available', false],
    ['Public', false],
    ['Not Available', true],
  ] as const) {
    const element = main.getByText(badge, { exact: true }).first().locator('..');
    expect((await readStyle(element, 'backgroundColor')) !== noColour, badge).toBe(isFilled);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  const initial = getCard(page, 'Lamp').getByText('L', { exact: true });
  expect(await initial.boundingBox()).toMatchObject({ width: 56, height: 56 });
  expect(await readStyle(initial, 'backgroundColor')).not.toBe(noColour);
  const titleSize = await readStyle(main.getByRole('heading', { level: 1 }), 'fontSize');
  await page.goto(`/mywishlists/${await addWishlist(ana, { title: 'Desk, '.repeat(10) })}`);
  const longTitleSize = await readStyle(main.getByRole('heading', { level: 1 }), 'fontSize');
  expect(parseFloat(longTitleSize)).toBeLessThan(parseFloat(titleSize));
});
