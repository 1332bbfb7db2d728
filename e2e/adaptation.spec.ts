import { expect, type Page } from '@playwright/test';
import { test } from './people.ts';
import { addItem, addWishlist, befriend } from './steps.ts';

const createPublicListBody = (title: string) => ({ title, description: '', is_public: true, shared_with_ids: [] });

const createListPagePaths = (list: number) => [
  '/',
  '/mywishlists',
  `/mywishlists/${list}`,
  '/gifts',
  '/myprofile',
  '/friends',
];

/** Returns the elements that extend beyond the right edge of the viewport. */
const findOverflowingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.outerHTML.slice(0, 80)),
  );

const getPageScrollWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/**
 * Returns click targets with a width or height of less than `least` CSS pixels. Leaves out links in text and
 * inputs with a label.
 */
const findSmallPointerTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((size) => {
    const clickTargets = [...document.querySelectorAll<HTMLElement>('button, a[href], select, input, [role=button]')];
    const isSmall = (element: HTMLElement): boolean => {
      const hasAfterOverlay = getComputedStyle(element, '::after').position === 'absolute';
      const hasBeforeOverlay = getComputedStyle(element, '::before').position === 'absolute';
      const label = element.closest('label');
      const { width, height } = (label ?? element).getBoundingClientRect();
      const isHidden = width === 0 || getComputedStyle(element).clipPath !== 'none';
      return !hasAfterOverlay && !hasBeforeOverlay && !isHidden && (width < size || height < size);
    };
    return clickTargets
      .filter((element) => !element.closest('footer, p') && isSmall(element))
      .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`);
  }, least);

test('at 320 px or 200% text size, pages have large touch targets and do not scroll horizontally', async ({
  newPerson,
}) => {
  const browser = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
  const ana = await newPerson('Ana Moreno', { browser });
  const ben = await newPerson('Ben Okafor');
  await befriend(ana, ben);
  const list = await addWishlist(ana, createPublicListBody('Winter birthday'));
  for (const name of ['Stoneware mug', 'Linen apron', 'Tea']) {
    await addItem(ana, list, { name, price: '38', url: 'https://example.com/' });
  }
  const { page } = ana;
  for (const path of createListPagePaths(list)) {
    await test.step(`${path} has large touch targets and does not scroll horizontally at a width of 320 px`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await getPageScrollWidth(page)).toBeLessThanOrEqual(320);
      expect(await findSmallPointerTargets(page, 44)).toEqual([]);
    });
    await test.step(`${path} does not scroll horizontally at a text size of 200%`, async () => {
      await page.setViewportSize({ width: 640, height: 900 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await findOverflowingElements(page)).toEqual([]);
      expect(await getPageScrollWidth(page)).toBeLessThanOrEqual(640);
      await page.setViewportSize({ width: 320, height: 640 });
    });
  }
});

test('with forced colours, switches keep their system look and focused buttons have an outline', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno', { browser: { forcedColors: 'active' } });
  const { page } = ana;
  await page.goto('/mywishlists?new');
  const shared = page.getByRole('switch').or(page.getByRole('checkbox')).first();
  await expect(shared).toBeVisible();
  expect(await shared.evaluate((input) => getComputedStyle(input).appearance)).toBe('auto');
  const create = page.getByRole('button', { name: 'Create', exact: true });
  await create.focus();
  expect(await create.evaluate((button) => getComputedStyle(button).borderTopWidth)).not.toBe('0px');
  expect(await create.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid');
});

test('a person who prefers reduced motion sees no animations', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno', { browser: { reducedMotion: 'reduce' } });
  const { page } = ana;
  await addWishlist(ana, createPublicListBody('Winter birthday'));
  await page.goto('/mywishlists');
  await page.getByRole('button', { name: 'Add Wishlist' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const animationCount = await page.evaluate(
    () => document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration) > 1).length,
  );
  expect(animationCount).toBe(0);
});

test('at 320 px in German, the header has one row, and floating buttons do not wrap or leave the window', async ({
  newPerson,
}) => {
  const browser = { viewport: { width: 320, height: 640 }, locale: 'de-DE', hasTouch: true, isMobile: true };
  const ana = await newPerson('Ana Moreno', { browser });
  const { page } = ana;
  const list = await addWishlist(ana, createPublicListBody('Winter birthday'));
  await addItem(ana, list, { name: 'Stoneware mug' });
  for (const path of createListPagePaths(list)) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, path).toBeLessThan(80);
    expect(await findOverflowingElements(page), path).toEqual([]);
    const floats = await page.locator('[data-floats]').all();
    for (const box of await Promise.all(floats.map((element) => element.boundingBox())))
      expect(box?.height, path).toBeLessThan(60);
  }
});

test('in a low window, a dialog scrolls as a whole, so that each field and the last button can be seen', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno', { browser: { viewport: { width: 740, height: 200 } } });
  const { page } = ana;
  await page.goto(`/mywishlists/${await addWishlist(ana, createPublicListBody('Winter birthday'))}`);
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Item' });
  for (const control of [dialog.getByLabel('Name'), dialog.getByRole('button', { name: 'Add Item', exact: true })]) {
    await control.focus();
    await expect(control).toBeInViewport({ ratio: 1 });
  }
});
