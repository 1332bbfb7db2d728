import { expect, type Page } from '@playwright/test';
import { test } from '../../e2e/journey.ts';
import { seesHeading, toast } from '../../e2e/steps.ts';
import { findAccount, newEmail, signUp } from '../emulator.ts';
import { serveGoogleScript } from './google-script.ts';

/**
 * Under a name of the emulator's own site: its hidden frame, unlike Google's, takes it badly to be a third party, which
 * gets no storage in a private window.
 */
async function openBrowser(newBrowser: (options: object) => Promise<Page>, origin: string): Promise<Page> {
  const page = await newBrowser({ baseURL: origin.replace('localhost', '127.0.0.1') });
  await serveGoogleScript(page);
  return page;
}

/** Presses the button; answers the window. */
async function openWindow(page: Page): Promise<Page> {
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  return opened;
}

/** Chooses an account in the emulator's page, which stands where Google's does. */
async function signInAt(popup: Page, email: string, name: string): Promise<void> {
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}

test('Continue with Google opens a window and signs in, first somebody new and then somebody known', async ({
  newBrowser,
  origin,
}) => {
  const page = await openBrowser(newBrowser, origin);
  const email = newEmail('ana');
  const popup = await openWindow(page);
  await popup.waitForLoadState();
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  await signInAt(popup, email, 'Ana Moreno');
  await expect(toast(page, 'User synced successfully!')).toBeVisible();
  await expect(toast(page, 'Google login successful')).toBeVisible();
  await seesHeading(page, 'Welcome, Ana Moreno!');
  expect(popup.isClosed()).toBe(true);

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const again = await openWindow(page);
  await again.getByText(email).click();
  await seesHeading(page, 'Welcome, Ana Moreno!');
  await expect(toast(page, 'Google login successful')).toBeVisible();
  await expect(toast(page, 'User synced successfully!')).toHaveCount(0);
});

test('Google comes to the account that has the address', async ({ newBrowser, origin }) => {
  const page = await openBrowser(newBrowser, origin);
  const email = newEmail('ana');
  const { localId } = await signUp(email);
  await signInAt(await openWindow(page), email, 'Ana Moreno');
  await seesHeading(page, 'Welcome, Ana Moreno!');
  expect((await findAccount(email))?.localId).toBe(localId);
});

test('a window that is closed is told after some seconds, and a second press starts anew', async ({
  newBrowser,
  origin,
}) => {
  const page = await openBrowser(newBrowser, origin);
  const first = await openWindow(page);
  const again = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const second = await again;
  await expect.poll(() => first.isClosed()).toBe(true);
  await expect(toast(page, 'Google login failed. Please try again.')).toHaveCount(0);
  await second.close();
  await expect(toast(page, 'Google login failed. Please try again.')).toBeVisible({ timeout: 15_000 });
});

test('without Google’s script the sign-in says that it failed, and the page goes on', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.context().route(/^https:/, (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(toast(page, 'Google login failed. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
});
