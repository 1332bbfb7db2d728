import { expect, type Page } from '@playwright/test';
import { test } from './people.ts';
import { switchToPseudoLocale } from './pseudo-locale.ts';
import { addItem, addWishlist, befriend } from './steps.ts';

const windowWidths = [320, 1280];

async function expectNoHorizontalScroll(page: Page): Promise<void> {
  for (const width of windowWidths) {
    await page.setViewportSize({ width, height: 800 });
    // Scrolls to the left: in a right-to-left layout, content that is too wide extends to the left, where
    // scroll positions are negative.
    const overflow = await page.evaluate(() => {
      scrollTo(-1000, 0);
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrolled: scrollX, tooWide: Math.max(0, scrollWidth - clientWidth) };
    });
    expect(overflow, `${page.url()} at ${width} px`).toEqual({ scrolled: 0, tooWide: 0 });
  }
}

const getElementLeft = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.x ?? Number.NaN;

test('with a right-to-left language, public pages are mirrored without horizontal scrolling', async ({
  newBrowser,
}) => {
  const page = await newBrowser();
  await switchToPseudoLocale(page);
  for (const path of ['/about', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoHorizontalScroll(page);
    expect(await getElementLeft(page, 'header > a')).toBeGreaterThan(
      await getElementLeft(page, 'header a[href="/login"]'),
    );
  }
});

test('with a right-to-left language, signed-in pages are mirrored without horizontal scrolling', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno');
  const ben = await newPerson('Ben Okafor');
  await befriend(ana, ben);
  const own = await addWishlist(ana, { title: 'Winter birthday', description: 'Warm things', is_public: true });
  const bens = await addWishlist(ben, { title: 'Kitchen', description: '', is_public: true });
  await addItem(ana, own, { name: 'Stoneware mug', price: '38', url: 'https://example.com/mug' });
  await addItem(ben, bens, { name: 'Copper pan', price: '120' });
  const { page } = ana;
  await switchToPseudoLocale(page);
  const otherPaths = [
    `/mywishlists/${own}`,
    '/gifts',
    '/friends',
    `/friends/${ben.id}`,
    `/friendwishlists/${bens}`,
    '/myprofile',
  ];
  for (const path of ['/', '/mywishlists', ...otherPaths, '/superuser-tools', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoHorizontalScroll(page);
    expect(await getElementLeft(page, 'header > a')).toBeGreaterThan(await getElementLeft(page, 'header > button'));
  }
});
