import { expect, type Page } from '@playwright/test';
import { test } from './people.ts';
import { speakBackwards } from './pseudo-locale.ts';
import { addItem, addWishlist, befriend } from './steps.ts';

const widths = [320, 1280];

async function keepsItsWidth(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Right to left, what is too wide sticks out at the left, and scrolls to below 0.
    const reach = await page.evaluate(() => {
      scrollTo(-1000, 0);
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrolled: scrollX, tooWide: Math.max(0, scrollWidth - clientWidth) };
    });
    expect(reach, `${page.url()} at ${width} px`).toEqual({ scrolled: 0, tooWide: 0 });
  }
}

const leftOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.x ?? Number.NaN;

test('from right to left, the public pages are mirrored and nothing scrolls sideways', async ({ newBrowser }) => {
  const page = await newBrowser();
  await speakBackwards(page);
  for (const path of ['/about', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await keepsItsWidth(page);
    expect(await leftOf(page, 'header > a')).toBeGreaterThan(await leftOf(page, 'header a[href="/login"]'));
  }
});

test('from right to left, every signed-in page is mirrored and nothing scrolls sideways', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const ben = await newPerson('Ben Okafor');
  await befriend(ana, ben);
  const own = await addWishlist(ana, { title: 'Winter birthday', description: 'Warm things', is_public: true });
  const bens = await addWishlist(ben, { title: 'Kitchen', description: '', is_public: true });
  await addItem(ana, own, { name: 'Stoneware mug', price: '38', url: 'https://example.com/mug' });
  await addItem(ben, bens, { name: 'Copper pan', price: '120' });
  const { page } = ana;
  await speakBackwards(page);
  const rest = [`/mywishlists/${own}`, '/friends', `/friends/${ben.id}`, `/friendwishlists/${bens}`, '/myprofile'];
  for (const path of ['/', '/mywishlists', ...rest, '/superuser-tools', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await keepsItsWidth(page);
    expect(await leftOf(page, 'header > a')).toBeGreaterThan(await leftOf(page, 'header > button'));
  }
});
