import { expect } from '@playwright/test';
import { test } from './people.ts';
import { addItem, addWishlist } from './steps.ts';

test('a German browser gets German throughout, the words of the server too', async ({ newBrowser }) => {
  const page = await newBrowser({ locale: 'de-DE' });
  await page.goto('/login');
  await expect(page).toHaveTitle('Anmelden · Wishwell');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByLabel('E-Mail').fill('niemand@example.com');
  await page.getByLabel('Passwort').fill('falsch geraten');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch')).toBeVisible();
});

test('the language is switched at once, on every page, and is remembered', async ({ newPerson }) => {
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

test('a call says the language it is made in, and the server answers in it', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Moreno', { browser: { locale: 'de-DE' } });
  const refusal = () => page.waitForResponse(/\/api\/.*\b999\b/).then((response) => response.text());
  const inGerman = refusal();
  await page.goto('/mywishlists/999');
  expect(await inGerman).toBe('Nicht gefunden');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('Wishlist not found')).toBeVisible();
  const inEnglish = refusal();
  await page.reload();
  expect(await inEnglish).toBe('Not found');
});

test('a language whose texts come late, or not at all', async ({ newBrowser }) => {
  const page = await newBrowser();
  const german = '**/assets/de.json.*.js';
  const language = page.locator('html');
  const chosen = async () => (await page.context().cookies()).find(({ name }) => name === 'language')?.value;
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  const press = (name: string) => page.getByRole('button', { name }).click();

  await test.step('the latest choice counts', async () => {
    const gate = Promise.withResolvers<void>();
    await page.route(german, (route) => gate.promise.then(() => route.continue()));
    await page.goto('/login');
    await expect(signIn).toBeVisible();
    const asked = page.waitForRequest(german);
    await press('Deutsch');
    const late = (await asked).response();
    await press('English');
    await expect.poll(chosen).toBe('en');
    gate.resolve();
    // The app has it before whoever asks for it after that.
    await page.evaluate((address) => import(address), (await late)?.url() ?? '');
    await expect(language).toHaveAttribute('lang', 'en');
    await expect(signIn).toBeVisible();
    expect(await chosen()).toBe('en');
    await page.unroute(german);
  });

  await test.step('without a server everything stays as it is', async () => {
    await page.reload();
    await expect(signIn).toBeVisible();
    await page.route(/./, (route) => route.abort('connectionrefused'));
    const looked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/health'));
    await press('Deutsch');
    await looked;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(language).toHaveAttribute('lang', 'en');
    await expect(signIn).toBeVisible();
    expect(await chosen()).toBe('en');
  });

  await test.step('what failed once comes with a new document', async () => {
    await page.unroute(/./);
    await press('Deutsch');
    await expect(language).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true');
    expect(await chosen()).toBe('de');
  });
});
