import { expect } from '@playwright/test';
import { test } from './people.ts';

const ownerName = 'Ana "Q" <b>& $& Co';

test.use({ environment: { OWNER_NAME: ownerName, OWNER_EMAIL: 'ana@example.com' } });

test('hydration of the About page reuses the server-rendered elements', async ({ newBrowser }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await newBrowser({ colorScheme, viewport: { width: 390, height: 844 } });
    const consoleErrors: string[] = [];
    page.on('console', (line) => line.type() === 'error' && consoleErrors.push(line.text()));
    // Marks the server-rendered heading, so that the test detects whether hydration replaces the heading.
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        document.querySelector('h1')?.setAttribute('data-sent', '');
      });
    });
    await page.goto('/about');
    await expect(page.getByRole('button', { name: 'Scroll right' })).toBeVisible();
    await expect(page.locator('h1')).toHaveAttribute('data-sent', '');
    expect(await page.locator('body').innerText()).not.toMatch(/\b(?:about|nav|tech\w+|page|footer|language)\.\w/);
    expect(consoleErrors).toEqual([]);
  }
});

test('a signed-in person never sees the Log In link while the About page loads', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Moreno');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const recordVisibleLinks = (): void => {
      for (const link of document.querySelectorAll('a[href="/login"]')) {
        if (link.checkVisibility()) seen.push(link.textContent ?? '');
      }
      requestAnimationFrame(recordVisibleLinks);
    };
    recordVisibleLinks();
  });
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report a bug or suggest a feature' })).toBeVisible();
  expect(await page.evaluate<unknown>('window.seen')).toEqual([]);
});

test('the About page tells the story of its creator, and its carousel snaps to its cards', async ({ newBrowser }) => {
  const page = await newBrowser({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'Why Wishwell' })).toBeVisible();
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
});
