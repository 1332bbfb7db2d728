import { expect } from '@playwright/test';
import { test } from './people.ts';

/**
 * Returns the texts and controls that extend into the left or right `margin` pixels of the window. Leaves out
 * the carousel. Runs in the browser.
 */
function findElementsInMargins(margin: number): string[] {
  return [...document.querySelectorAll('h1, p, a, button, input')]
    .filter((one) => one.checkVisibility() && !one.matches('section li *, [href="#content"]'))
    .filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(one);
      return left + parseFloat(paddingLeft) < margin || right - parseFloat(paddingRight) > innerWidth - margin;
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
    expect.soft(await page.evaluate(findElementsInMargins, 59), path).toEqual([]);
  }
});
