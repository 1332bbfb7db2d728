import { expect, type Page } from '@playwright/test';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, expectHeading } from './steps.ts';

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

/** Presses Tab `presses` times. Returns each focused element that another element covers completely. */
async function findCoveredFocusTargets(page: Page, presses: number): Promise<string[]> {
  const covered: string[] = [];
  for (let n = 0; n < presses; n += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return '';
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
      const isSeen = points.some(([x, y]) => {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        return hit !== null && (focused.contains(hit) || hit.contains(focused));
      });
      return isSeen ? '' : (focused.getAttribute('aria-label') ?? focused.textContent ?? 'something');
    });
    if (name !== '') covered.push(name);
  }
  return covered;
}

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

test('floating buttons cover neither the focused element nor the end of a page', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, createPublicListBody('Winter birthday'));
  for (let n = 1; n <= 8; n += 1) await addItem(ana, list, { name: `Wish ${n}`, url: 'https://example.com/' });
  for (const viewport of [
    { width: 390, height: 700 },
    { width: 1280, height: 700 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`/mywishlists/${list}`);
    await expectHeading(page, 'Winter birthday');
    expect(await findCoveredFocusTargets(page, 44)).toEqual([]);
    expect(await findSmallPointerTargets(page, 24)).toEqual([]);
    await expect(async () => {
      // Scrolls to the end several times, because scrolling can render more cards, which make the page
      // longer.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const last = await page.getByRole('main').getByRole('listitem').last().boundingBox();
      const floating = await page.getByRole('button', { name: /Switch to/ }).boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(floating?.y ?? 0);
    }).toPass({ timeout: 5_000 });
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

test('navigation focuses the heading and sets the document title; closing a dialog restores the focus', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, createPublicListBody('Winter birthday'));
  await addItem(ana, list, { name: 'Stoneware mug' });
  await page.goto('/');
  const goTo = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first().click();
  for (const [link, heading, title] of [
    ['Wishlists', 'My Wishlists', 'My Wishlists · Wishwell'],
    ['Profile', 'My Profile', 'My Profile · Wishwell'],
    ['Friends', 'Friends', 'Friends · Wishwell'],
  ] as const) {
    await test.step(`after navigation by the link ${link}, the heading has the focus and the document title is new`, async () => {
      await goTo(link);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
      await expect(page).toHaveTitle(title);
    });
  }
  for (const opener of ['Edit Wishlist', 'Add New Item', 'Edit Stoneware mug', 'Delete Stoneware mug']) {
    await test.step(`when the dialog closes, the button ${opener} that opened it gets the focus again`, async () => {
      await page.goto(`/mywishlists/${list}`);
      await page.getByRole('button', { name: opener }).click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: opener })).toBeFocused();
    });
  }
});

test('a toast stays while it is hovered or focused, and its Dismiss button closes it', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Moreno');
  await page.clock.install();
  await page.goto('/mywishlists?new');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByText('Title is required').hover();
  await page.clock.runFor(20_000);
  await expect(messages.getByText('Title is required')).toBeVisible();
  await messages.getByRole('button', { name: 'Dismiss' }).click();
  await expect(messages.getByText('Title is required')).toHaveCount(0);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await messages.getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.runFor(20_000);
  await expect(messages.getByText('Title is required')).toBeVisible();
});
