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
