import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './people.ts';

const scroller = (page: Page): Locator => page.getByRole('region', { name: 'What it is made of' });
const left = (page: Page): Locator => page.getByRole('button', { name: 'Scroll left' });
const right = (page: Page): Locator => page.getByRole('button', { name: 'Scroll right' });

test('the story and what it is made of', async ({ newBrowser }) => {
  const page = await newBrowser({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto('/about');
  const cards = scroller(page).getByRole('listitem');

  await test.step('§2 about: a story, and a logo', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Why Wishwell' })).toBeVisible();
    await expect(page.getByRole('article').locator('svg').first()).toBeVisible();
  });

  await test.step("§1 about: the public page tells the creator's story about intentional gift-giving", async () => {
    await expect(page.getByText('given on purpose')).toBeVisible();
    await expect(page.getByText('So I made Wishwell')).toBeVisible();
  });

  await test.step('§2 about: a carousel of seven technology cards', () => expect(cards).toHaveCount(7));

  await test.step('§1 about: the seven cards are UI library, component library, API framework, hosted Postgres, container host, auth provider and image hosting', async () => {
    const roles = ['UI library', 'Component library', 'API framework', 'Hosted Postgres database'];
    const rest = ['Cloud container host', 'Auth provider', 'Image hosting service'];
    for (const [place, role] of [...roles, ...rest].entries()) await expect(cards.nth(place)).toContainText(role);
  });

  await test.step('§2 about: the carousel scrolls sideways and snaps to its cards', async () => {
    const snapping = await scroller(page).evaluate((row) => getComputedStyle(row).scrollSnapType);
    expect(snapping).toMatch(/^(x|inline)/);
    await scroller(page).evaluate((row) => row.scrollTo({ left: 37, behavior: 'instant' }));
    await expect.poll(() => scroller(page).evaluate((row) => row.scrollLeft)).not.toBe(37);
  });

  await test.step('§2 about: at the beginning there is a button to the right alone', async () => {
    await scroller(page).evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
    await expect(right(page)).toBeVisible();
    await expect(left(page)).toHaveCount(0);
  });

  await test.step('§2 about: in the middle there is a button in either direction', async () => {
    await right(page).click();
    await expect(left(page)).toBeVisible();
    await expect(right(page)).toBeVisible();
  });

  await test.step('§2 about: at the end there is a button to the left alone', async () => {
    await scroller(page).evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
    await expect(right(page)).toHaveCount(0);
    await left(page).click();
    await expect(right(page)).toBeVisible();
  });

  await test.step('§2 about: there is no button where all cards fit', async () => {
    await page.setViewportSize({ width: 4_000, height: 800 });
    const fits = await scroller(page).evaluate((row) => row.scrollWidth <= row.clientWidth);
    const count = fits ? 0 : 1;
    await expect.poll(async () => (await left(page).count()) + (await right(page).count())).toBe(count);
  });
});
