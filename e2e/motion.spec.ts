import { expect, type Page } from '@playwright/test';
import { test } from './people.ts';
import { addWishlist, expectHeading } from './steps.ts';

/** Counts the view transitions of the page in the HTML attribute `data-transitions`. */
const recordTransitionCount = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const { dataset } = document.documentElement;
      dataset['transitions'] = String(Number(dataset['transitions'] ?? 0) + 1);
      return start(update);
    };
  });

for (const [reducedMotion, count] of [
  ['no-preference', '1'],
  ['reduce', null],
] as const) {
  test(`a click on a list's card starts ${count ?? 'no'} view transition (motion setting: ${reducedMotion})`, async ({
    newPerson,
  }) => {
    const ana = await newPerson('Ana Moreno', { browser: { reducedMotion } });
    const { page } = ana;
    await addWishlist(ana, { title: 'Winter birthday' });
    await recordTransitionCount(page);
    await page.goto('/mywishlists');
    await page.getByRole('link', { name: 'Winter birthday' }).click();
    await expectHeading(page, 'Winter birthday');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const root = page.locator('html');
    expect(await root.getAttribute('data-transitions')).toBe(count);
    await page.goBack();
    await expectHeading(page, 'My Wishlists');
  });
}
