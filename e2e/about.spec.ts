import { expect } from '@playwright/test';
import { test } from './people.ts';

const owner = 'Ana "Q" <b>& $& Co';

test.use({ environment: { OWNER_NAME: owner, OWNER_EMAIL: 'ana@example.com' } });

test('the story reads without script, in the language that the browser asks for', async ({ newBrowser }) => {
  const page = await newBrowser({ javaScriptEnabled: false, locale: 'de-DE' });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'Warum Wishwell' })).toBeVisible();
  await expect(page.getByRole('article').getByText(owner, { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'PostgreSQL' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the story that was sent comes to life as it is', async ({ newBrowser }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await newBrowser({ colorScheme, viewport: { width: 390, height: 844 } });
    const said: string[] = [];
    page.on('console', (line) => said.push(line.text()));
    // The very element that came with the document, and not one made in its place.
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        document.querySelector('h1')?.setAttribute('data-sent', '');
      });
    });
    await page.goto('/about');
    await expect(page.getByRole('button', { name: 'Scroll right' })).toBeVisible();
    await expect(page.locator('h1')).toHaveAttribute('data-sent', '');
    expect(await page.locator('body').innerText()).not.toMatch(/\b(?:about|nav|tech\w+|page|footer|language)\.\w/);
    expect(said).toEqual([]);
  }
});

test('whoever is signed in never sees the way in on the story', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Moreno');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      for (const link of document.querySelectorAll('a[href="/login"]')) {
        if (link.checkVisibility()) seen.push(link.textContent ?? '');
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report a bug or suggest a feature' })).toBeVisible();
  expect(await page.evaluate<unknown>('window.seen')).toEqual([]);
});

test('the story loads at most 80 kB of script, and nothing that only the server says', async ({ newBrowser }) => {
  const page = await newBrowser();
  const scripts: Promise<{ size: number; code: string }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const weigh = async (): Promise<{ size: number; code: string }> => ({
      size: (await response.request().sizes()).responseBodySize,
      code: await response.text(),
    });
    scripts.push(weigh());
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  const loaded = await Promise.all(scripts);
  expect(loaded.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(80_000);
  expect(loaded.filter(({ code }) => /QueryClient|error\.tooLong|Warum Wishwell/.test(code))).toEqual([]);
});

test('what is pressed before the script is there is done once it is', async ({ newBrowser }) => {
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
