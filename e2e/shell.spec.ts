import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './people.ts';
import { expectHeading, serveOnlyAppShell } from './steps.ts';

test.use({
  environment: {
    OWNER_NAME: 'Mira Sato',
    OWNER_EMAIL: 'mira@example.com',
    CODE_PROFILE_URL: 'https://code.example/mira',
    NETWORK_PROFILE_URL: 'https://network.example/in/mira',
  },
});

const getHeaderLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const getReportButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Report a bug or suggest a feature' });

const isDarkModeActive = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const channels = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
    const [red = 0, green = 0, blue = 0] = channels.map(Number);
    return red + green + blue < 3 * 128;
  });

test('for a visitor, header and footer have the content that the specification requires (§1)', async ({
  newBrowser,
}) => {
  const page = await newBrowser();
  await page.goto('/about');
  for (const name of ['Home', 'Wishlists', 'Gifts', 'Profile', 'Friends'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
  await expect(getReportButton(page)).toHaveCount(0);
  const logIn = getHeaderLink(page, 'Log In');
  const box = await logIn.boundingBox();
  await logIn.click();
  await expect(page).toHaveURL(/\/login$/);
  // On the login page, the header's button Log In has no visible border, and the position of other pages.
  await expect(logIn).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  expect(await logIn.boundingBox()).toEqual(box);
  await getHeaderLink(page, 'About').click();
  await expect(page).toHaveURL(/\/about$/);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Mira Sato');
  const mail = footer.getByRole('link', { name: 'mira@example.com' });
  await expect(mail).toHaveAttribute('href', 'mailto:mira@example.com');
  for (const url of ['https://code.example/mira', 'https://network.example/in/mira'])
    await expect(footer.locator(`a[href="${url}"]`)).toBeVisible();
});

test('for a signed-in person, header and footer have the content that the specification requires (§1)', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Noor Haddad');
  await page.goto('/about');
  for (const [name, path] of [
    ['About', /\/about$/],
    ['Home', /\/$/],
    ['Wishlists', /\/mywishlists$/],
    ['Profile', /\/myprofile$/],
    ['Friends', /\/friends$/],
    ['Gifts', /\/gifts$/],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  // Without a badge, the navigation link Friends is as wide as its text, and so is the line below it.
  await getHeaderLink(page, 'Friends').click();
  const link = await getHeaderLink(page, 'Friends').boundingBox();
  const text = await getHeaderLink(page, 'Friends').getByText('Friends').boundingBox();
  expect(link?.width).toBe(text?.width);
  await expect(getHeaderLink(page, 'Log In')).toHaveCount(0);
  for (const path of ['/about', '/login', '/', '/mywishlists', '/nowhere']) {
    await page.goto(path);
    await expect(getReportButton(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 2_000);
    await expect(getReportButton(page)).toBeInViewport({ ratio: 1 });
  }
  await getReportButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Submit a Bug Report' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(getHeaderLink(page, 'Log In')).toBeVisible();
});

test('the colour mode follows the system until a person chooses one, and a reload keeps the choice', async ({
  newBrowser,
}) => {
  for (const colorScheme of ['dark', 'no-preference', 'light'] as const) {
    const page = await newBrowser({ colorScheme });
    await page.goto('/about');
    await expectHeading(page, 'Why Wishwell');
    expect(await isDarkModeActive(page), colorScheme).toBe(colorScheme === 'dark');
    if (colorScheme !== 'light') continue;
    for (const mode of ['dark', 'light', 'dark']) {
      await page.getByRole('button', { name: `Switch to ${mode} mode` }).click();
      await expect.poll(() => isDarkModeActive(page)).toBe(mode === 'dark');
    }
    // Records the colour scheme before the first paint.
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
  }
});

test('§1 loading screen: the app shows a spinner and Loading... until the sign-in state is known', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Iben Dahl');
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/auth/token', (route) => gate.promise.then(() => route.continue()));
  await serveOnlyAppShell(page);
  await page.goto('/mywishlists');
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').first().locator('svg')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page).toHaveURL(/\/mywishlists$/);
  gate.resolve();
  await expectHeading(page, 'My Wishlists');
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
});
