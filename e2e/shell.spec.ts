import { expect, type Locator, type Page } from '@playwright/test';
import { beginWithShell } from './steps.ts';
import { test } from './people.ts';

test.use({
  environment: {
    OWNER_NAME: 'Mira Sato',
    OWNER_EMAIL: 'mira@example.com',
    CODE_PROFILE_URL: 'https://code.example/mira',
    NETWORK_PROFILE_URL: 'https://network.example/in/mira',
  },
});

const header = (page: Page): Locator => page.getByRole('banner');
const footer = (page: Page): Locator => page.getByRole('contentinfo');
const report = (page: Page): Locator => page.getByRole('button', { name: 'Report a bug or suggest a feature' });
const places = ['Home', 'Wishlists', 'Profile', 'Friends'];

const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.body)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return red + green + blue < 3 * 128;
  });

test('what stands around a page, for a visitor', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/about');

  await test.step('§1 header: a visitor has About and a Log In button, and no other place', async () => {
    await expect(header(page).getByRole('link', { name: 'About' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Log In' })).toBeVisible();
    for (const name of places) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
    await header(page).getByRole('link', { name: 'Log In' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await header(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
  });

  await test.step('§1 report button: it is not there for a visitor', async () => {
    await expect(report(page)).toHaveCount(0);
  });

  await test.step("§1 footer: the owner's name", async () => {
    await expect(footer(page)).toContainText('Mira Sato');
  });

  await test.step('§1 footer: a link that writes to the contact e-mail and shows it', async () => {
    const link = footer(page).getByRole('link', { name: 'mira@example.com' });
    await expect(link).toHaveAttribute('href', 'mailto:mira@example.com');
  });

  await test.step('§1 footer: a link to a code-hosting profile', async () => {
    await expect(footer(page).locator('a[href="https://code.example/mira"]')).toBeVisible();
  });

  await test.step('§1 footer: a link to a professional-network profile', async () => {
    await expect(footer(page).locator('a[href="https://network.example/in/mira"]')).toBeVisible();
  });
});

test('what stands around a page, for who is signed in', async ({ newPerson }) => {
  const { page } = await newPerson('Noor Haddad');
  await page.goto('/about');

  await test.step('§1 header: who is signed in sees About, Home, Wishlists, Profile and Friends', async () => {
    const goals = { About: /\/about$/, Home: /\/$/, Wishlists: /\/mywishlists$/, Profile: /\/myprofile$/ };
    for (const [name, goal] of Object.entries({ ...goals, Friends: /\/friends$/ })) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(goal);
    }
    await expect(header(page).getByRole('link', { name: 'Log In' })).toHaveCount(0);
  });

  await test.step('§1 report button: it floats over every page of who is signed in', async () => {
    for (const path of ['/about', '/login', '/', '/mywishlists', '/nowhere']) {
      await page.goto(path);
      await expect(report(page)).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, 2_000);
      await expect(report(page)).toBeInViewport({ ratio: 1 });
    }
    await report(page).click();
    await expect(page.getByRole('dialog', { name: 'Submit a Bug Report' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('§1 header: who is signed in has a Log Out button', async () => {
    await header(page).getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(header(page).getByRole('link', { name: 'Log In' })).toBeVisible();
  });
});

test('light and dark', async ({ newBrowser }) => {
  await test.step('§1 colour mode: until it is chosen the system decides, and light where the system has no wish', async () => {
    for (const [colorScheme, dark] of [
      ['dark', true],
      ['light', false],
      ['no-preference', false],
    ] as const) {
      const page = await newBrowser({ colorScheme });
      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await isDark(page), colorScheme).toBe(dark);
    }
  });

  const page = await newBrowser({ colorScheme: 'light' });
  await page.goto('/about');

  await test.step('§1 colour mode: every press of the floating toggle switches between light and dark', async () => {
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect.poll(() => isDark(page)).toBe(true);
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    await expect.poll(() => isDark(page)).toBe(false);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect.poll(() => isDark(page)).toBe(true);
  });

  await test.step('§1 colour mode: what was chosen is remembered, and stands before the first paint', async () => {
    await page.addInitScript(() => {
      const watcher = new MutationObserver(() => {
        if (!document.body) return;
        document.documentElement.setAttribute('data-first', getComputedStyle(document.documentElement).colorScheme);
        watcher.disconnect();
      });
      watcher.observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    expect(await isDark(page)).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-first', 'dark');
  });
});

test('§1 loading screen: a spinner and Loading... while it is not known who is signed in', async ({ newPerson }) => {
  const { page } = await newPerson('Iben Dahl');
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/auth/token', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await beginWithShell(page);
  await page.goto('/mywishlists');
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').first().locator('svg')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page).toHaveURL(/\/mywishlists$/);
  gate.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'My Wishlists' })).toBeVisible();
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
});
