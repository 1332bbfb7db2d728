import { expect, type Page } from '@playwright/test';
import { test } from '../../e2e/server-fixture.ts';
import { expectHeading, getToast } from '../../e2e/steps.ts';
import { findAccount, createUniqueEmail, signUp } from '../emulator.ts';
import { replaceGoogleScript } from './google-script.ts';

/**
 * Opens Wishwell at the host name of the emulator, because the emulator's hidden iframe needs first-party
 * storage. Google's real iframe does not need it.
 */
async function openBrowser(newBrowser: (options: object) => Promise<Page>, origin: string): Promise<Page> {
  const page = await newBrowser({ baseURL: origin.replace('localhost', '127.0.0.1') });
  await replaceGoogleScript(page);
  return page;
}

async function openGoogleWindow(page: Page): Promise<Page> {
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  return opened;
}

/** Creates an account on the emulator's sign-in page, which replaces Google's page. */
async function createEmulatorAccount(popup: Page, email: string, name: string): Promise<void> {
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}

test('the button "Continue with Google" signs in a new person, and later the same person again', async ({
  newBrowser,
  origin,
}) => {
  const page = await openBrowser(newBrowser, origin);
  const email = createUniqueEmail('ana');
  const popup = await openGoogleWindow(page);
  await popup.waitForLoadState();
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  await createEmulatorAccount(popup, email, 'Ana Moreno');
  await expect(getToast(page, 'User synced successfully!')).toBeVisible();
  await expect(getToast(page, 'Google login successful')).toBeVisible();
  await expectHeading(page, 'Welcome, Ana Moreno!');
  expect(popup.isClosed()).toBe(true);

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const again = await openGoogleWindow(page);
  await again.getByText(email).click();
  await expectHeading(page, 'Welcome, Ana Moreno!');
  await expect(getToast(page, 'Google login successful')).toBeVisible();
  await expect(getToast(page, 'User synced successfully!')).toHaveCount(0);
});

test('a Google sign-in uses the existing account with the same e-mail address', async ({ newBrowser, origin }) => {
  const page = await openBrowser(newBrowser, origin);
  const email = createUniqueEmail('ana');
  const { localId } = await signUp(email);
  await createEmulatorAccount(await openGoogleWindow(page), email, 'Ana Moreno');
  await expectHeading(page, 'Welcome, Ana Moreno!');
  expect((await findAccount(email))?.localId).toBe(localId);
});

test('closing the Google window shows an error, unless a second click on the button opened another', async ({
  newBrowser,
  origin,
}) => {
  const page = await openBrowser(newBrowser, origin);
  const first = await openGoogleWindow(page);
  const again = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const second = await again;
  await expect.poll(() => first.isClosed()).toBe(true);
  await expect(getToast(page, 'Google login failed. Please try again.')).toHaveCount(0);
  await second.close();
  await expect(getToast(page, 'Google login failed. Please try again.')).toBeVisible({ timeout: 15_000 });
});

test('a Google sign-in shows an error if Google’s script does not load', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.context().route(/^https:/, (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(getToast(page, 'Google login failed. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
});
