import { expect } from '@playwright/test';
import { signIn } from './login-form.ts';
import { test } from './people.ts';
import { addWishlist, befriend, expectHeading, phoneOptions } from './steps.ts';

test('the About page tells the story of the app’s creator, and its carousel snaps to its cards', async ({
  newBrowser,
}) => {
  const page = await newBrowser({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const consoleErrors: string[] = [];
  page.on('console', (line) => line.type() === 'error' && consoleErrors.push(line.text()));
  // Marks the server-rendered heading, so that the test detects whether hydration replaces the heading.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => document.querySelector('h1')?.setAttribute('data-sent', ''));
  });
  await page.goto('/about');
  await expectHeading(page, 'Why Wishwell');
  await expect(page.getByRole('article').locator('svg').first()).toBeVisible();
  await expect(page.getByText('given on purpose')).toBeVisible();
  await expect(page.getByText('So I made Wishwell')).toBeVisible();
  const cards = page.getByRole('region', { name: 'What it is made of' });
  expect(await cards.evaluate((row) => getComputedStyle(row).scrollSnapType)).toMatch(/^(x|inline)/);
  await cards.evaluate((row) => row.scrollTo({ left: 37, behavior: 'instant' }));
  await expect.poll(() => cards.evaluate((row) => row.scrollLeft)).not.toBe(37);
  await cards.evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: 'Scroll left' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Scroll right' }).click();
  await expect(page.getByRole('button', { name: 'Scroll left' })).toBeVisible();
  await expect(page.locator('h1')).toHaveAttribute('data-sent', '');
  expect(consoleErrors).toEqual([]);
});

test('the About page shows its main button and a picture of a list without scrolling', async ({ newBrowser }) => {
  const page = await newBrowser();
  for (const viewport of [phoneOptions.viewport, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'Start your wishlist' })).toBeInViewport({ ratio: 1 });
    const picture = page.getByRole('article').getByRole('img').first();
    await expect(picture).toBeInViewport({ ratio: 1 });
    const [above, below] = [await picture.boundingBox(), await page.getByText('So I made Wishwell').boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0));
  }
});

test('a signed-in person does not see the link "Log In" while the About page loads', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Moreno');
  await page.addInitScript(() => {
    const visibleLinks: string[] = [];
    Object.assign(window, { visibleLinks });
    const recordVisibleLinks = (): void => {
      for (const link of document.querySelectorAll('a[href="/login"]'))
        if (link.checkVisibility()) visibleLinks.push(link.textContent ?? '');
      requestAnimationFrame(recordVisibleLinks);
    };
    recordVisibleLinks();
  });
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Report a bug or suggest a feature' })).toBeVisible();
  expect(await page.evaluate<unknown>('window.visibleLinks')).toEqual([]);
  await page.goto('/login');
  await expect(page.getByText("You're signed in as Ana Moreno.")).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  await expectHeading(page, /^Welcome, Ana/);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expectHeading(page, 'Wishwell');
  await expect(page.getByText("You're signed in as")).toHaveCount(0);
});

test("a visitor who opened a friend's wishlist finds a link to the list on Home after the sign-in", async ({
  newPerson,
  newBrowser,
}) => {
  const ana = await newPerson('Ana Moreno');
  const ben = await newPerson('Ben Okafor');
  await befriend(ana, ben);
  const list = await addWishlist(ben, { title: 'Winter birthday' });
  const page = await newBrowser();
  await page.goto(`/friendwishlists/${list}`);
  await expect(page).toHaveURL(/\/about$/);
  await page.goto('/login');
  await signIn(page, ana);
  await page.getByRole('link', { name: 'Continue to “Winter birthday”' }).click();
  await expect(page).toHaveURL(new RegExp(`/friendwishlists/${list}$`));
  await page.goto('/');
  await expectHeading(page, 'Welcome, Ana!');
  await expect(page.getByRole('link', { name: /Continue to/ })).toHaveCount(0);
});
