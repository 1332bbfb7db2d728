import { expect, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend, expectHeading, expectKeyboardUsableMenu, phoneOptions } from './steps.ts';

const createPaths = (list: number) => ['/', '/mywishlists', `/mywishlists/${list}`, '/gifts', '/myprofile', '/friends'];

/** Returns the elements that extend beyond the right edge of the viewport. */
const findOverflowingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.outerHTML.slice(0, 80)),
  );

const getScrollWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/**
 * Returns the click targets that are smaller than 44 CSS pixels. Leaves out links in text and inputs with a
 * label. Runs in the browser.
 */
function findSmallTargets(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button, a[href], select, input, [role=button]')]
    .filter((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      const styles = ['', '::after', '::before'].map((pseudo) => getComputedStyle(element, pseudo));
      const hasOverlay = styles.slice(1).some(({ position }) => position === 'absolute');
      const isHidden = width === 0 || styles[0]?.clipPath !== 'none';
      return !element.closest('footer, p') && !hasOverlay && !isHidden && (width < 44 || height < 44);
    })
    .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`);
}

/** Returns the placeholders that are wider than their fields. Runs in the browser. */
function findCutPlaceholders(): string[] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('No canvas');
  return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
    .filter((input) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      context.font = font;
      const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return context.measureText(input.placeholder).width > room;
    })
    .map(({ placeholder }) => placeholder);
}

const countAnimations = (): number =>
  document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration) > 1).length;

/** Returns the focused field and the dialog buttons, if they are below the visual viewport. */
const findControlsBelowViewport = (): string[] =>
  [document.activeElement, ...document.querySelectorAll('dialog[open] footer button')]
    .filter((element) => !element || element.getBoundingClientRect().bottom > (visualViewport?.height ?? 0))
    .map((element) => element?.outerHTML.slice(0, 120) ?? '');

test('at 320 px or 200% text size, pages have large touch targets and do not scroll horizontally', async ({
  newPerson,
  origin,
}) => {
  const browser = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
  const ana = await newPerson('Ana Moreno', { browser });
  await befriend(ana, await newPerson('Ben Okafor'));
  const list = await addWishlist(ana, { title: 'Winter birthday' });
  for (const name of ['Stoneware mug', 'Linen apron', 'Tea'])
    await addItem(ana, list, { name, price: '38', url: 'https://example.com/' });
  const { page } = ana;
  for (const language of ['en', 'de']) {
    await page.context().addCookies([{ name: 'language', value: language, url: origin }]);
    for (const path of createPaths(list)) {
      const what = `${path}, ${language}`;
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await getScrollWidth(page), what).toBeLessThanOrEqual(320);
      expect(await findOverflowingElements(page), what).toEqual([]);
      expect(await page.evaluate(findCutPlaceholders), what).toEqual([]);
      expect((await page.getByRole('banner').boundingBox())?.height, what).toBeLessThan(80);
      for (const floating of await page.locator('[data-floats]').all())
        expect((await floating.boundingBox())?.height, what).toBeLessThan(60);
      if (language === 'de') continue;
      expect(await page.evaluate(findSmallTargets), what).toEqual([]);
      await page.setViewportSize({ width: 640, height: 900 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await findOverflowingElements(page), `${what}, 200%`).toEqual([]);
      expect(await getScrollWidth(page), `${what}, 200%`).toBeLessThanOrEqual(640);
      await page.setViewportSize(browser.viewport);
    }
  }
});

test('a dialog adapts to forced colours, reduced motion, a low window and an on-screen keyboard', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, { title: 'Winter birthday' });
  const dialog = page.getByRole('dialog');
  await test.step('forced colours keep the look of a switch and the outline of a focused button', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/mywishlists?new');
    const isPublic = dialog.getByRole('switch').first();
    await expect(isPublic).toBeVisible();
    expect(await isPublic.evaluate((input) => getComputedStyle(input).appearance)).toBe('auto');
    const create = dialog.getByRole('button', { name: 'Create', exact: true });
    await create.focus();
    expect(await create.evaluate((button) => getComputedStyle(button).borderTopWidth)).not.toBe('0px');
    expect(await create.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid');
  });
  await test.step('a person who prefers reduced motion sees no animation', async () => {
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    await page.goto('/mywishlists');
    await page.getByRole('button', { name: 'Add Wishlist' }).click();
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(countAnimations)).toBe(0);
  });
  await test.step('the change from a card to its page is animated, but not for a person who prefers this', async () => {
    await page.addInitScript(() => {
      const started: unknown[] = [];
      Object.assign(window, { started });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        started.push(update);
        return start(update);
      };
    });
    for (const [reducedMotion, count] of [
      ['reduce', 0],
      ['no-preference', 1],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/mywishlists');
      await page.getByRole('link', { name: 'Winter birthday' }).click();
      await expectHeading(page, 'Winter birthday');
      expect(await page.evaluate('window.started.length'), reducedMotion).toBe(count);
    }
  });
  await test.step('in a low window, a person can scroll to each field and button', async () => {
    await page.setViewportSize({ width: 740, height: 200 });
    await page.goto(`/mywishlists/${list}?new`);
    for (const control of [dialog.getByLabel('Name'), dialog.getByRole('button', { name: 'Add Item', exact: true })]) {
      await control.focus();
      await expect(control).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('an on-screen keyboard covers neither the focused field nor the buttons', async () => {
    await page.setViewportSize(phoneOptions.viewport);
    await dialog.getByLabel('Description').focus();
    // Reduces the visual viewport, but not the layout viewport, as the keyboard of iOS does.
    await page.evaluate(() => {
      if (!visualViewport) throw new Error('No visual viewport');
      Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => innerHeight - 336 });
      visualViewport.dispatchEvent(new Event('resize'));
    });
    await expect.poll(() => page.evaluate(findControlsBelowViewport)).toEqual([]);
  });
});

test('all fields have a font size of at least 16 px, so that Safari does not zoom into the page', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Small', { browser: phoneOptions });
  const list = await addWishlist(ana, { title: 'Music' });
  const field = ana.page
    .locator('input:not([type=file], [type=radio], [type=checkbox]), textarea, select')
    .filter({ visible: true });
  const dialogs = ['/mywishlists?new', '/gifts?new', `/mywishlists/${list}?new`, '/myprofile?edit', '/?report'];
  for (const path of ['/friends', ...dialogs]) {
    await ana.page.goto(path);
    await expect(field.first()).toBeVisible();
    const sizes = await field.evaluateAll((fields) => fields.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect.soft(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
});

/**
 * Returns the texts and controls in the left or right 59 px of the window, where a phone can have its notch.
 * Leaves out the cards of the carousel, which scroll horizontally. Runs in the browser.
 */
function findElementsUnderNotch(): string[] {
  return [...document.querySelectorAll('h1, p, a, button, input')]
    .filter((one) => one.checkVisibility() && !one.matches('section li *, [href="#content"]'))
    .filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(one);
      return left + parseFloat(paddingLeft) < 59 || right - parseFloat(paddingRight) > innerWidth - 59;
    })
    .map((one) => one.outerHTML.slice(0, 120));
}

test('no text or control is under the notch of a phone in landscape orientation', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Notch', { browser: { viewport: { width: 844, height: 390 }, hasTouch: true } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59, bottom: 21 } });
  for (const path of ['/', '/mywishlists', '/gifts', '/friends', '/about', '/mywishlists?new']) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    expect.soft(await page.evaluate(findElementsUnderNotch), path).toEqual([]);
  }
});

/** Returns the controls and titles that visible floating elements cover. Runs in the browser. */
function findCoveredElements(): string[] {
  const floating = [...document.querySelectorAll('[data-floats]')].filter(
    (element) => getComputedStyle(element).position !== 'static' && getComputedStyle(element).opacity !== '0',
  );
  const titles = [...document.querySelectorAll('main :is(h1, h2, h3)')];
  const controls = [...document.querySelectorAll('main :is(a, button, input, textarea), footer a'), ...titles];
  const listRectangles = (element: Element): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...(titles.includes(element) ? range : element).getClientRects()];
  };
  return floating.flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isUnderBox = ({ left, right, top, bottom }: DOMRect): boolean =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    return controls
      .filter((control) => !element.contains(control) && listRectangles(control).some(isUnderBox))
      .map((control) => control.outerHTML.slice(0, 100));
  });
}

/** Scrolls down. Returns how many floating elements are hidden during the scroll. Runs in the browser. */
async function scrollAndCountHiddenElements(): Promise<number> {
  for (const top of [0, 230]) {
    if (scrollY === top) continue;
    const { promise, resolve } = Promise.withResolvers<Event>();
    addEventListener('scroll', resolve, { once: true });
    scrollTo(0, top);
    await promise;
  }
  return document.querySelectorAll('[data-floats][data-away="scrolling"]').length;
}

/**
 * Waits after a scroll until the floating elements have their new position and their transitions have ended.
 */
async function waitForFloatingElements(page: Page): Promise<void> {
  // Waits for the scroll event, which the browser sends with the next frame. The event hides the floating
  // elements until they have their new position.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.locator('[data-away="scrolling"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

test('floating buttons cover no control or title when scrolling stops, at any width and text size', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, { title: 'Winter birthday' });
  for (let n = 1; n <= 9; n += 1) await addItem(ana, list, { name: `Wish ${n}`, url: 'https://example.com/' });
  for (let n = 1; n <= 5; n += 1) await addWishlist(ana, { title: `List ${n}` });
  for (const name of ['Ben', 'Cem', 'Dia', 'Eli']) await befriend(ana, await newPerson(name));
  for (const name of ['Fay', 'Gil', 'Hal'])
    await (await newPerson(name)).does(calls.requestFriend, { query: { friend_id: ana.id } });
  for (const { width, height, text } of [
    { width: 320, height: 640, text: 100 },
    { width: 390, height: 844, text: 200 },
    { width: 1280, height: 800, text: 100 },
  ]) {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/login', '/mywishlists', `/mywishlists/${list}`, '/friends']) {
      const what = `${path} ${width} ${text}%`;
      await page.goto(path);
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), text);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path.endsWith(`/${list}`)) await expectKeyboardUsableMenu(page, 'More for Winter birthday', what);
      // Waits for hydration: the floating elements hide during a scroll only after hydration.
      await expect.poll(() => page.evaluate(scrollAndCountHiddenElements), what).toBeGreaterThan(0);
      for (let top = 0; top < 1_000; top += 230) {
        await page.evaluate((y) => scrollTo(0, y), top);
        await waitForFloatingElements(page);
        await expect.poll(() => page.evaluate(findCoveredElements), `${what} ${top}`).toEqual([]);
      }
      await expect(async () => {
        // Scrolls to the end several times, because scrolling can render more cards, which make the page
        // longer.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await waitForFloatingElements(page);
        expect(await page.locator('[data-floats][data-away]').count(), `the end of ${what}`).toBe(0);
      }).toPass({ timeout: 5_000 });
      expect(await page.evaluate(findCoveredElements), `the end of ${what}`).toEqual([]);
    }
  }
});
