import { expect, type Page } from '@playwright/test';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, seesHeading } from './steps.ts';

const publicList = (title: string) => ({ title, description: '', is_public: true, shared_with_ids: [] });

const pagesOf = (list: number) => ['/', '/mywishlists', `/mywishlists/${list}`, '/myprofile', '/friends'];

/** What reaches beyond the window's edge. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.outerHTML.slice(0, 80)),
  );

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** What can be pressed in the page, in CSS pixels; a link in running text and a field's own label are let off. */
const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((size) => {
    const pressable = [...document.querySelectorAll<HTMLElement>('button, a[href], select, input, [role=button]')];
    const isSmall = (element: HTMLElement): boolean => {
      const whole = getComputedStyle(element, '::after').position === 'absolute';
      const before = getComputedStyle(element, '::before').position === 'absolute';
      const label = element.closest('label');
      const { width, height } = (label ?? element).getBoundingClientRect();
      const isHidden = width === 0 || getComputedStyle(element).clipPath !== 'none';
      return !whole && !before && !isHidden && (width < size || height < size);
    };
    return pressable
      .filter((element) => !element.closest('footer, p') && isSmall(element))
      .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`);
  }, least);

/** Goes through the page by Tab; answers what had the focus while something that floats covered all of it. */
async function coveredByTab(page: Page, presses: number): Promise<string[]> {
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

test('pages fit phones, fingers and large text', async ({ newPerson }) => {
  const browser = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
  const ana = await newPerson('Ana Moreno', { browser });
  const ben = await newPerson('Ben Okafor');
  await befriend(ana, ben);
  const list = await addWishlist(ana, publicList('Winter birthday'));
  for (const name of ['Stoneware mug', 'Linen apron', 'Tea']) {
    await addItem(ana, list, { name, price: '38', url: 'https://example.com/' });
  }
  const { page } = ana;
  for (const path of pagesOf(list)) {
    await test.step(`${path} at 320 px has targets for fingers and scrolls one way`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await widthOf(page)).toBeLessThanOrEqual(320);
      expect(await smallTargets(page, 44)).toEqual([]);
    });
    await test.step(`${path} with text of twice the size scrolls one way`, async () => {
      await page.setViewportSize({ width: 640, height: 900 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await tooWide(page)).toEqual([]);
      expect(await widthOf(page)).toBeLessThanOrEqual(640);
      await page.setViewportSize({ width: 320, height: 640 });
    });
  }
});

test('nothing that floats covers what has the focus, or the end of a page', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, publicList('Winter birthday'));
  for (let n = 1; n <= 8; n += 1) await addItem(ana, list, { name: `Wish ${n}`, url: 'https://example.com/' });
  for (const viewport of [
    { width: 390, height: 700 },
    { width: 1280, height: 700 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`/mywishlists/${list}`);
    await seesHeading(page, 'Winter birthday');
    expect(await coveredByTab(page, 44)).toEqual([]);
    expect(await smallTargets(page, 24)).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = await page.getByRole('main').getByRole('listitem').last().boundingBox();
    const floating = await page.getByRole('button', { name: /Switch to/ }).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(floating?.y ?? 0);
  }
});

test('in forced colours what is chosen, current and focused can still be told', async ({ newPerson }) => {
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

test('with reduced motion nothing moves', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno', { browser: { reducedMotion: 'reduce' } });
  const { page } = ana;
  await addWishlist(ana, publicList('Winter birthday'));
  await page.goto('/mywishlists');
  await page.getByRole('button', { name: 'Add Wishlist' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await page.evaluate(
    () => document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration) > 1).length,
  );
  expect(moving).toBe(0);
});

test('focus and title tell where one is', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, publicList('Winter birthday'));
  await addItem(ana, list, { name: 'Stoneware mug' });
  await page.goto('/');
  const goTo = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first().click();
  for (const [link, heading, title] of [
    ['Wishlists', 'My Wishlists', 'My Wishlists · Wishwell'],
    ['Profile', 'My Profile', 'My Profile · Wishwell'],
    ['Friends', 'Friends', 'Friends · Wishwell'],
  ] as const) {
    await test.step(`${link}: its heading has the focus, its name is the title`, async () => {
      await goTo(link);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
      await expect(page).toHaveTitle(title);
    });
  }
  for (const opener of ['Edit Wishlist', 'Add New Item', 'Edit Stoneware mug', 'Delete Stoneware mug']) {
    await test.step(`${opener}: the focus returns when its dialog closes`, async () => {
      await page.goto(`/mywishlists/${list}`);
      await page.getByRole('button', { name: opener }).click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: opener })).toBeFocused();
    });
  }
});

test('a toast waits while pointed at, and can be closed', async ({ newPerson }) => {
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
