import { expect } from '@playwright/test';
import { signIn } from './login-form.ts';
import { test } from './people.ts';
import { addItem, addWishlist, expectHeading, getToast } from './steps.ts';

test('the app begins in the language of the browser, and a choice of the language stays after a reload', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Moreno', { browser: { locale: 'de-DE' } });
  const list = await addWishlist(ana, { title: 'Winter birthday' });
  await addItem(ana, list, { name: 'Stoneware mug', price: '1234.5' });
  const { page } = ana;
  await page.goto(`/mywishlists/${list}`);
  const expectGerman = async (): Promise<void> => {
    await expect(page.getByRole('heading', { name: 'Wünsche (1)' })).toBeVisible();
    await expect(page.getByText(/1\.234,50\s\$/)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  };
  await expectGerman();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Items (1)' })).toBeVisible();
  await expect(page.getByText('$1,234.50')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Items (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expectGerman();
});

test('the page changes to the chosen language only after the texts of this language have loaded', async ({
  newBrowser,
}) => {
  const page = await newBrowser();
  const germanTextsUrl = '**/assets/de.json.*.js';
  const signInButton = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  const clickButton = (name: string) => page.getByRole('button', { name }).click();
  const readCookie = async () => (await page.context().cookies()).find(({ name }) => name === 'language')?.value;
  const expectEnglish = async (): Promise<void> => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(signInButton).toBeVisible();
    expect(await readCookie()).toBe('en');
  };

  await test.step('the app keeps the last chosen language, even if the texts of an earlier choice load later', async () => {
    const gate = Promise.withResolvers<void>();
    await page.route(germanTextsUrl, (route) => gate.promise.then(() => route.continue()));
    await page.goto('/login');
    await expect(signInButton).toBeVisible();
    const requested = page.waitForRequest(germanTextsUrl);
    await clickButton('Deutsch');
    const response = (await requested).response();
    await clickButton('English');
    await expect.poll(readCookie).toBe('en');
    gate.resolve();
    // Imports the text catalogue that the app is already loading. When the import resolves, the app has the
    // texts too.
    await page.evaluate((url) => import(url), (await response)?.url() ?? '');
    await expectEnglish();
    await page.unroute(germanTextsUrl);
  });

  await test.step('if the connection is lost, choosing another language does not change the language', async () => {
    await page.reload();
    await expect(signInButton).toBeVisible();
    await page.route(/./, (route) => route.abort('connectionrefused'));
    const healthRequestFailed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/health'));
    await clickButton('Deutsch');
    await healthRequestFailed;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expectEnglish();
  });

  await test.step('after texts failed to load, choosing the language again loads them; the server answers in it', async () => {
    await page.unroute(/./);
    await clickButton('Deutsch');
    await expect(page.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveTitle('Anmelden · Wishwell');
    expect(await readCookie()).toBe('de');
    await page.getByLabel('E-Mail').fill('niemand@example.com');
    await page.getByLabel('Passwort').fill('falsch geraten');
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch')).toBeVisible();
  });
});

test('on the profile, a person changes colour mode and language; a new password ends other sessions', async ({
  newPerson,
  newBrowser,
}) => {
  const ana = await newPerson('Ana Moreno');
  const other = await newBrowser();
  await other.goto('/login');
  await signIn(other, ana);
  await expectHeading(other, 'Welcome, Ana!');

  const { page } = ana;
  await page.goto('/myprofile');
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  await page.getByRole('button', { name: 'Change Password' }).click();
  const form = page.getByRole('dialog', { name: 'Change Password' });
  await form.getByLabel('Old password').fill('not this one');
  await form.getByLabel('New password').fill('blue ribbon');
  await form.getByRole('button', { name: 'Save Password' }).click();
  await expect(form.getByText('This is not your old password')).toBeVisible();
  await expect(form.getByLabel('Old password')).toBeFocused();
  await form.getByLabel('Old password').fill(ana.password);
  await form.getByLabel('New password').press('Enter');
  await expect(getToast(page, 'Your password has been changed')).toBeVisible();
  await expect(form).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Deutsch' }).click();
  await expectHeading(page, 'Mein Profil');
  await other.goto('/mywishlists');
  await expect(other).toHaveURL(/\/about$/);
});
