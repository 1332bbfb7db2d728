import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './people.ts';
import { serveOnlyAppShell } from './steps.ts';

test.use({
  environment: {
    OWNER_NAME: 'Mira Sato',
    OWNER_EMAIL: 'mira@example.com',
    CODE_PROFILE_URL: 'https://code.example/mira',
    NETWORK_PROFILE_URL: 'https://network.example/in/mira',
  },
});

const getHeader = (page: Page): Locator => page.getByRole('banner');
const getFooter = (page: Page): Locator => page.getByRole('contentinfo');
const getReportButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Report a bug or suggest a feature' });
const navigationLinkNames = ['Home', 'Wishlists', 'Gifts', 'Profile', 'Friends'];

const isDarkModeActive = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.body)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return red + green + blue < 3 * 128;
  });

test('for a visitor, header and footer have the content that the specification requires (§1)', async ({
  newBrowser,
}) => {
  const page = await newBrowser();
  await page.goto('/about');

  await test.step('§1 header: a visitor sees only the links About and Log In', async () => {
    await expect(getHeader(page).getByRole('link', { name: 'About' })).toBeVisible();
    await expect(getHeader(page).getByRole('link', { name: 'Log In' })).toBeVisible();
    for (const name of navigationLinkNames) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
    await getHeader(page).getByRole('link', { name: 'Log In' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await getHeader(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
  });

  await test.step('§1 report button: visitors do not see the bug-report button', async () => {
    await expect(getReportButton(page)).toHaveCount(0);
  });

  await test.step("§1 footer: the footer shows the owner's name", async () => {
    await expect(getFooter(page)).toContainText('Mira Sato');
  });

  await test.step('§1 footer: the footer has a mailto link that shows the contact e-mail address', async () => {
    const link = getFooter(page).getByRole('link', { name: 'mira@example.com' });
    await expect(link).toHaveAttribute('href', 'mailto:mira@example.com');
  });

  await test.step('§1 footer: the footer has a link to a code-hosting profile', async () => {
    await expect(getFooter(page).locator('a[href="https://code.example/mira"]')).toBeVisible();
  });

  await test.step('§1 footer: the footer has a link to a professional-network profile', async () => {
    await expect(getFooter(page).locator('a[href="https://network.example/in/mira"]')).toBeVisible();
  });
});

test('for a signed-in person, header and footer have the content that the specification requires (§1)', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Noor Haddad');
  await page.goto('/about');

  await test.step('§1 header: a signed-in user sees the links About, Home, Wishlists, Profile and Friends', async () => {
    const urlByLink = { About: /\/about$/, Home: /\/$/, Wishlists: /\/mywishlists$/, Profile: /\/myprofile$/ };
    for (const [name, expectedUrl] of Object.entries({ ...urlByLink, Friends: /\/friends$/ })) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(expectedUrl);
    }
    await expect(getHeader(page).getByRole('link', { name: 'Log In' })).toHaveCount(0);
  });

  await test.step('§1 header: a signed-in user sees the link Gifts', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Gifts', exact: true }).click();
    await expect(page).toHaveURL(/\/gifts$/);
  });

  await test.step('§1 report button: a signed-in user sees the floating bug-report button on every page', async () => {
    for (const path of ['/about', '/login', '/', '/mywishlists', '/nowhere']) {
      await page.goto(path);
      await expect(getReportButton(page)).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, 2_000);
      await expect(getReportButton(page)).toBeInViewport({ ratio: 1 });
    }
    await getReportButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Submit a Bug Report' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('§1 header: a signed-in user sees the button Log Out', async () => {
    await getHeader(page).getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(getHeader(page).getByRole('link', { name: 'Log In' })).toBeVisible();
  });
});

test('the colour mode follows the system until a person chooses one', async ({ newBrowser }) => {
  await test.step('§1 colour mode: the default is the system’s preference, or light without a preference', async () => {
    for (const [colorScheme, dark] of [
      ['dark', true],
      ['light', false],
      ['no-preference', false],
    ] as const) {
      const page = await newBrowser({ colorScheme });
      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await isDarkModeActive(page), colorScheme).toBe(dark);
    }
  });

  const page = await newBrowser({ colorScheme: 'light' });
  await page.goto('/about');

  await test.step('§1 colour mode: every click on the floating toggle switches between light and dark', async () => {
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect.poll(() => isDarkModeActive(page)).toBe(true);
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    await expect.poll(() => isDarkModeActive(page)).toBe(false);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect.poll(() => isDarkModeActive(page)).toBe(true);
  });

  await test.step('§1 colour mode: a reload keeps the choice and applies it before the first paint', async () => {
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
    expect(await isDarkModeActive(page)).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-first', 'dark');
  });
});

test('§1 loading screen: the app shows a spinner and Loading... until the sign-in state is known', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Iben Dahl');
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/auth/token', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await serveOnlyAppShell(page);
  await page.goto('/mywishlists');
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').first().locator('svg')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page).toHaveURL(/\/mywishlists$/);
  gate.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'My Wishlists' })).toBeVisible();
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
});
