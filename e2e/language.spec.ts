import { expect } from '@playwright/test';
import { test } from './people.ts';
import { addItem, addWishlist } from './steps.ts';

test('a person with a German browser gets German texts from the app and the server', async ({ newBrowser }) => {
  const page = await newBrowser({ locale: 'de-DE' });
  await page.goto('/login');
  await expect(page).toHaveTitle('Anmelden · Wishwell');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByLabel('E-Mail').fill('niemand@example.com');
  await page.getByLabel('Passwort').fill('falsch geraten');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch')).toBeVisible();
});

test('a change of the language applies at once and stays after a reload', async ({ newPerson }) => {
  const ana = await newPerson('Ana Moreno');
  const list = await addWishlist(ana, { title: 'Winter birthday', description: '', is_public: true });
  await addItem(ana, list, { name: 'Stoneware mug', price: '1234.5' });
  const { page } = ana;
  await page.goto(`/mywishlists/${list}`);
  await expect(page.getByText('$1,234.50')).toBeVisible();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Wünsche (1)' })).toBeVisible();
  await expect(page.getByText(/1\.234,50\s\$/)).toBeVisible();
  await expect(page).toHaveTitle('Wunschliste · Wishwell');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Wünsche (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Items (1)' })).toBeVisible();
});

test('the page changes to the chosen language only after the texts of this language have loaded', async ({
  newBrowser,
}) => {
  const page = await newBrowser();
  const germanTextsUrl = '**/assets/de.json.*.js';
  const language = page.locator('html');
  const languageCookie = async () => (await page.context().cookies()).find(({ name }) => name === 'language')?.value;
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  const clickButton = (name: string) => page.getByRole('button', { name }).click();

  await test.step('the app keeps the last chosen language, even if the texts of an earlier choice load later', async () => {
    const gate = Promise.withResolvers<void>();
    await page.route(germanTextsUrl, (route) => gate.promise.then(() => route.continue()));
    await page.goto('/login');
    await expect(signIn).toBeVisible();
    const requested = page.waitForRequest(germanTextsUrl);
    await clickButton('Deutsch');
    const response = (await requested).response();
    await clickButton('English');
    await expect.poll(languageCookie).toBe('en');
    gate.resolve();
    // Imports the text catalogue that the app has requested earlier. When this import resolves, the app has
    // the texts too.
    await page.evaluate((url) => import(url), (await response)?.url() ?? '');
    await expect(language).toHaveAttribute('lang', 'en');
    await expect(signIn).toBeVisible();
    expect(await languageCookie()).toBe('en');
    await page.unroute(germanTextsUrl);
  });

  await test.step('if the connection is lost, choosing another language does not change the language', async () => {
    await page.reload();
    await expect(signIn).toBeVisible();
    await page.route(/./, (route) => route.abort('connectionrefused'));
    const healthRequestFailed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/health'));
    await clickButton('Deutsch');
    await healthRequestFailed;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(language).toHaveAttribute('lang', 'en');
    await expect(signIn).toBeVisible();
    expect(await languageCookie()).toBe('en');
  });

  await test.step('after the texts of a language failed to load, choosing the language again loads them', async () => {
    await page.unroute(/./);
    await clickButton('Deutsch');
    await expect(language).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true');
    expect(await languageCookie()).toBe('de');
  });
});
