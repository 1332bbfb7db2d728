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

test('after its script has loaded, the app handles a click that happened before', async ({ newBrowser }) => {
  const page = await newBrowser({ colorScheme: 'light' });
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  gate.resolve();
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});
