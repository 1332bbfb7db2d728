import { expect } from '@playwright/test';
import { test } from './people.ts';
import { addWishlist } from './steps.ts';

/** Simulates an on-screen keyboard as on iOS: reduces the visual viewport, but not the layout viewport. */
function simulateOnScreenKeyboard(height: number): void {
  if (!visualViewport) throw new Error('No visual viewport');
  Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => innerHeight - height });
  visualViewport.dispatchEvent(new Event('resize'));
}

/** Returns the focused field and the buttons of the dialog footer, if the on-screen keyboard covers them. */
function findControlsBelowKeyboard(): string[] {
  const dialog = document.querySelector('dialog[open]');
  const { height } = visualViewport ?? { height: 0 };
  return [document.activeElement, ...(dialog?.querySelectorAll('footer button') ?? [])]
    .filter((element) => !element || element.getBoundingClientRect().bottom > height)
    .map((element) => element?.outerHTML.slice(0, 120) ?? '');
}

test('the on-screen keyboard does not cover the focused field and the buttons of a dialog', async ({ newPerson }) => {
  const ana = await newPerson('Ana Key', { browser: { viewport: { width: 390, height: 844 }, hasTouch: true } });
  const id = await addWishlist(ana, { title: 'Music' });
  await ana.page.goto(`/mywishlists/${id}?new`);
  await ana.page.getByRole('dialog').getByLabel('Description').focus();
  await ana.page.evaluate(simulateOnScreenKeyboard, 336);
  await expect.poll(() => ana.page.evaluate(findControlsBelowKeyboard)).toEqual([]);
});

test('all fields have a font size of at least 16 px, so that Safari does not zoom into the page', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Small', { browser: { viewport: { width: 390, height: 844 }, hasTouch: true } });
  const id = await addWishlist(ana, { title: 'Music' });
  for (const path of [
    '/friends',
    '/mywishlists?new',
    '/gifts?new',
    `/mywishlists/${id}?new`,
    '/myprofile?edit',
    '/?report',
  ]) {
    await ana.page.goto(path);
    const field = ana.page
      .locator('input:not([type=file], [type=radio], [type=checkbox]), textarea, select')
      .filter({ visible: true });
    await expect(field.first()).toBeVisible();
    const sizes = await field.evaluateAll((fields) => fields.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect.soft(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
});
