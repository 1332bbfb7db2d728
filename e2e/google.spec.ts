import { expect, type Page } from '@playwright/test';
import { findMailLink } from '../server/test/smtp-server.ts';
import { signInAtIssuer, openGoogleWindow, test } from './identity-servers.ts';
import { fillLogin, pressLoginButton } from './login-form.ts';
import { expectHeading, getToast } from './steps.ts';

const googleLoginFailedMessage = 'Google login failed. Please try again.';

/** Waits until a sign-in window is closed. Returns at once if the window is already closed. */
const waitUntilClosed = (popup: Page): Promise<void> => expect.poll(() => popup.isClosed()).toBe(true);

async function continueWithGoogle(page: Page, login: string): Promise<void> {
  const popup = await openGoogleWindow(page);
  await signInAtIssuer(popup, login);
  await waitUntilClosed(popup);
}

/**
 * Opens the sign-in window and waits until it closes by itself: the issuer already has a session and a
 * consent of the person.
 */
const signInWithExistingIssuerSession = async (page: Page): Promise<void> =>
  waitUntilClosed(await openGoogleWindow(page));

for (const issuerHost of ['127.0.0.1', 'localhost']) {
  test.describe(`Google sign-in with an issuer at ${issuerHost}`, () => {
    test.use({ issuerHost });

    test('signs in a new person, and the same person again', async ({ newBrowser }) => {
      const page = await newBrowser();
      await page.goto('/login');
      const popup = await openGoogleWindow(page);
      await popup.waitForLoadState();
      await test.step('§9 Google popup: the window has a size of 500x600', async () => {
        expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
      });
      expect(new URL(popup.url()).hostname).toBe(issuerHost);
      await signInAtIssuer(popup, 'gina@example.com');
      await waitUntilClosed(popup);
      await expect(getToast(page, 'User synced successfully!')).toBeVisible();
      await expect(getToast(page, 'Google login successful')).toBeVisible();
      await expectHeading(page, 'Welcome, Gina!');

      await page.getByRole('button', { name: 'Log Out' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await signInWithExistingIssuerSession(page);
      await expectHeading(page, 'Welcome, Gina!');
      await expect(getToast(page, 'Google login successful')).toBeVisible();
      await expect(getToast(page, 'User synced successfully!')).toHaveCount(0);
      await page.reload();
      await expectHeading(page, 'Welcome, Gina!');
    });
  });
}

test('a Google sign-in leaves no token in the URL, the browser storage or window messages', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/login');
  await page.evaluate(() => {
    const messages: unknown[] = [];
    Object.assign(window, { messages });
    new BroadcastChannel('wishwell.google').addEventListener('message', ({ data }) => messages.push(data));
    addEventListener('message', ({ data }) => messages.push(data));
  });
  await continueWithGoogle(page, 'gina@example.com');
  await expectHeading(page, 'Welcome, Gina!');
  const message = { type: 'wishwell.google', flow: expect.stringMatching(/^[\w-]{24}$/), ok: true, isNewUser: true };
  const messages = await page.evaluate((): unknown => Reflect.get(window, 'messages'));
  expect(messages).toEqual([message, message]);
  const stored = await page.evaluate(
    () =>
      [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))).join() + location.href,
  );
  expect(stored).not.toMatch(/eyJ|code=|state=/);
});

test('a cancelled Google sign-in shows an error at once', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/login');
  const popup = await openGoogleWindow(page);
  await popup.getByRole('link', { name: 'Cancel' }).click();
  await test.step('§8 login: a Google failure shows Google login failed. Please try again.', () =>
    expect(getToast(page, googleLoginFailedMessage)).toBeVisible());
  await expect(getToast(page, 'The sign-in was cancelled.')).toBeVisible();
  await waitUntilClosed(popup);
  await expect(page).toHaveURL(/\/login$/);
});

test('closing the Google window shows an error about 8 s later, and a second sign-in works', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/login');
  const popup = await openGoogleWindow(page);
  await popup.close();
  const closedAt = Date.now();
  await test.step('§9 Google popup: an error appears about 8000 ms after the person closes the window', async () => {
    await expect(getToast(page, googleLoginFailedMessage)).toBeVisible({ timeout: 20_000 });
    expect(Date.now() - closedAt).toBeGreaterThan(7_900);
  });
  await expect(getToast(page, 'The window was closed before you were signed in.')).toBeVisible();
  await continueWithGoogle(page, 'gina@example.com');
  await expectHeading(page, 'Welcome, Gina!');
});

test('a second click on Continue with Google closes the first window without an error', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/login');
  const first = await openGoogleWindow(page);
  await first.waitForLoadState();
  const second = await openGoogleWindow(page);
  await waitUntilClosed(first);
  await signInAtIssuer(second, 'gina@example.com');
  await expectHeading(page, 'Welcome, Gina!');
  await expect(getToast(page, googleLoginFailedMessage)).toHaveCount(0);
});

test('a password sign-in closes the open Google window', async ({ newBrowser, newPerson }) => {
  const ana = await newPerson('Ana Frey');
  const page = await newBrowser();
  await page.goto('/login');
  const popup = await openGoogleWindow(page);
  await fillLogin(page, { email: ana.email, password: ana.password });
  await pressLoginButton(page, 'Sign In');
  await expectHeading(page, 'Welcome, Ana!');
  await waitUntilClosed(popup);
  await expect(getToast(page, googleLoginFailedMessage)).toHaveCount(0);
});

test('a sign-in completes even if the Google window has lost its opener and seems closed to the app', async ({
  newBrowser,
}) => {
  const page = await newBrowser();
  // Adds the header `Cross-Origin-Opener-Policy: same-origin` to redirects, as some issuers do. Because of
  // this header, the browser separates the sign-in window from the page that opened it.
  await page.context().route('**/api/auth/google/start*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ response, headers: { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' } });
  });
  await page.goto('/login');
  const popup = await openGoogleWindow(page);
  await expect(getToast(page, googleLoginFailedMessage)).toBeVisible({ timeout: 15_000 });
  await signInAtIssuer(popup, 'gina@example.com');
  await expectHeading(page, 'Welcome, Gina!');
  await expect(getToast(page, 'Google login successful')).toBeVisible();
  await expect(getToast(page, googleLoginFailedMessage)).toHaveCount(0);
  await expect(getToast(page, 'User synced successfully!')).toBeVisible();
});

test('Google sign-in to an account with an unverified address works only after a password reset', async ({
  newBrowser,
  newPerson,
  smtp,
}) => {
  const gina = await newPerson('Gina Falk', { email: 'gina@example.com' });
  const page = await newBrowser();
  await page.goto('/login');
  await continueWithGoogle(page, 'gina@example.com');
  const reason =
    'There is an account with this email address that was never confirmed. Reset its password once, then you can continue with Google.';
  await expect(getToast(page, reason)).toBeVisible();

  await fillLogin(page, { email: gina.email });
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.goto(findMailLink(await smtp.mail(1)).href);
  await page.getByLabel('New password').fill('blue ribbon');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(getToast(page, 'Your password has been changed')).toBeVisible();
  await signInWithExistingIssuerSession(page);
  await expectHeading(page, 'Welcome, Gina!');
});

test('a Google sign-in with an e-mail address that the issuer has not verified shows an error', async ({
  newBrowser,
  issuer,
}) => {
  issuer.accounts.set('mallory', { email: 'ana@example.com', email_verified: false });
  const page = await newBrowser();
  await page.goto('/login');
  await continueWithGoogle(page, 'mallory');
  await expect(getToast(page, 'Google has not confirmed this email address.')).toBeVisible();
});

test('an unreachable issuer causes an error, and a password sign-in still works', async ({
  newBrowser,
  issuer,
  newPerson,
}) => {
  await issuer.close();
  const ana = await newPerson('Ana Frey');
  const page = await newBrowser();
  await page.goto('/login');
  await openGoogleWindow(page);
  await expect(getToast(page, 'Google could not be reached. Please try again later.')).toBeVisible();
  await fillLogin(page, { email: ana.email, password: ana.password });
  await pressLoginButton(page, 'Sign In');
  await expectHeading(page, 'Welcome, Ana!');
});

test('a Google sign-in shows an error if the cookie that was set at its start is missing', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/login');
  const popup = await openGoogleWindow(page);
  await popup.waitForLoadState();
  await page.context().clearCookies({ name: 'wishwell_google' });
  await signInAtIssuer(popup, 'gina@example.com');
  await expect(
    getToast(page, 'This sign-in was not started in this browser, or it took too long. Please try again.'),
  ).toBeVisible();
});

test('a blocked Google window shows an error, and a second sign-in works', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/login');
  // Simulates a popup blocker, which a headless browser does not have.
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(getToast(page, 'Your browser blocked the window. Please allow popups for Wishwell.')).toBeVisible();
  await continueWithGoogle(page, 'gina@example.com');
  await expectHeading(page, 'Welcome, Gina!');
});
