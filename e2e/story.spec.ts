import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './people.ts';

const getScrollRegion = (page: Page): Locator => page.getByRole('region', { name: 'What it is made of' });
const getScrollLeftButton = (page: Page): Locator => page.getByRole('button', { name: 'Scroll left' });
const getScrollRightButton = (page: Page): Locator => page.getByRole('button', { name: 'Scroll right' });

test('About page and carousel have the content and buttons that the specification requires (§1, §2)', async ({
  newBrowser,
}) => {
  const page = await newBrowser({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto('/about');
  const cards = getScrollRegion(page).getByRole('listitem');

  await test.step('the page shows a story, a logo and seven technology cards', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Why Wishwell' })).toBeVisible();
    await expect(page.getByRole('article').locator('svg').first()).toBeVisible();
    await expect(page.getByText('given on purpose')).toBeVisible();
    await expect(page.getByText('So I made Wishwell')).toBeVisible();
    await expect(cards).toHaveCount(7);
    const roles = ['UI library', 'Component library', 'API framework', 'Hosted Postgres database'];
    const rest = ['Cloud container host', 'Auth provider', 'Image hosting service'];
    for (const [index, role] of [...roles, ...rest].entries()) await expect(cards.nth(index)).toContainText(role);
  });

  await test.step('§2 about: the carousel scrolls sideways and snaps to its cards', async () => {
    const snapping = await getScrollRegion(page).evaluate((row) => getComputedStyle(row).scrollSnapType);
    expect(snapping).toMatch(/^(x|inline)/);
    await getScrollRegion(page).evaluate((row) => row.scrollTo({ left: 37, behavior: 'instant' }));
    await expect.poll(() => getScrollRegion(page).evaluate((row) => row.scrollLeft)).not.toBe(37);
  });

  await test.step('§2 about: at the start the carousel has only the button Scroll right', async () => {
    await getScrollRegion(page).evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
    await expect(getScrollRightButton(page)).toBeVisible();
    await expect(getScrollLeftButton(page)).toHaveCount(0);
  });

  await test.step('§2 about: in the middle the carousel has both scroll buttons', async () => {
    await getScrollRightButton(page).click();
    await expect(getScrollLeftButton(page)).toBeVisible();
    await expect(getScrollRightButton(page)).toBeVisible();
  });

  await test.step('§2 about: at the end the carousel has only the button Scroll left', async () => {
    await getScrollRegion(page).evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
    await expect(getScrollRightButton(page)).toHaveCount(0);
    await getScrollLeftButton(page).click();
    await expect(getScrollRightButton(page)).toBeVisible();
  });

  await test.step('§2 about: the carousel has no scroll button if all cards fit into the window', async () => {
    await page.setViewportSize({ width: 4_000, height: 800 });
    const fits = await getScrollRegion(page).evaluate((row) => row.scrollWidth <= row.clientWidth);
    const count = fits ? 0 : 1;
    await expect
      .poll(async () => (await getScrollLeftButton(page).count()) + (await getScrollRightButton(page).count()))
      .toBe(count);
  });
});
