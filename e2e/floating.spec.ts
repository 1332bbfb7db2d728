import { expect, type Page } from '@playwright/test';
import { calls } from '@wishwell/contract/calls.ts';
import { test } from './people.ts';
import { addItem, addWishlist, befriend } from './steps.ts';

/** Returns the controls and titles that visible floating elements cover. Runs in the browser. */
function findCoveredElements(): string[] {
  const floating = [...document.querySelectorAll('[data-floats]')].filter(
    (element) => getComputedStyle(element).position !== 'static' && getComputedStyle(element).opacity !== '0',
  );
  const controls = [...document.querySelectorAll('main :is(a, button, input, textarea), footer a')];
  const titles = [...document.querySelectorAll('main :is(h1, h2, h3)')];
  const rectanglesOf = (element: Element): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...(titles.includes(element) ? range.getClientRects() : element.getClientRects())];
  };
  return floating.flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isCovered = (control: Element): boolean =>
      !element.contains(control) &&
      rectanglesOf(control).some(
        ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      );
    return [...controls, ...titles].filter(isCovered).map((control) => control.outerHTML.slice(0, 100));
  });
}

const countHiddenButtons = (page: Page): Promise<number> => page.locator('[data-floats][data-away]').count();

const viewportLayouts = [
  { width: 320, height: 640, text: 100 },
  { width: 390, height: 844, text: 200 },
  { width: 1280, height: 800, text: 100 },
];

test('floating buttons cover no control or title when scrolling stops, at any width and text size', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno');
  const { page } = ana;
  const list = await addWishlist(ana, { title: 'Winter birthday' });
  for (let n = 1; n <= 9; n += 1) await addItem(ana, list, { name: `Wish ${n}`, url: 'https://example.com/' });
  for (let n = 1; n <= 5; n += 1) await addWishlist(ana, { title: `List ${n}` });
  for (const name of ['Ben', 'Cem', 'Dia', 'Eli']) await befriend(ana, await newPerson(name));
  for (const name of ['Fay', 'Gil', 'Hal']) {
    await (await newPerson(name)).does(calls.requestFriend, { query: { friend_id: ana.id } });
  }
  for (const { width, height, text } of viewportLayouts) {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/login', '/mywishlists', `/mywishlists/${list}`, '/friends']) {
      await page.goto(path);
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), text);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (let top = 0; top < 1_000; top += 230) {
        await page.evaluate((y) => scrollTo(0, y), top);
        await page.waitForTimeout(320);
        await expect.poll(() => page.evaluate(findCoveredElements), `${path} ${width} ${text} % ${top}`).toEqual([]);
      }
      await expect(async () => {
        // Scrolls to the end several times, because scrolling can render more cards, which make the page
        // longer.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await page.waitForTimeout(320);
        expect(await countHiddenButtons(page), `the end of ${path} has room for them, ${width}, ${text} %`).toBe(0);
      }).toPass({ timeout: 5_000 });
      expect(await page.evaluate(findCoveredElements), `the end of ${path}`).toEqual([]);
    }
  }
});
