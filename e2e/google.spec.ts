import { expect, type Page } from '@playwright/test';
import { linkIn } from '../server/test/smtp-server.ts';
import { fillLogin, pressLogin } from './login-form.ts';
import { agreeAtIssuer, openGoogle, test } from './stand-ins.ts';
import { seesHeading, toast } from './steps.ts';

const failed = 'Google login failed. Please try again.';

/** Waits until the window is gone; one that closes in the midst of a step has gone as well. */
const isGone = (popup: Page): Promise<void> => expect.poll(() => popup.isClosed()).toBe(true);

async function continueWithGoogle(page: Page, login: string): Promise<void> {
  const popup = await openGoogle(page);
  await agreeAtIssuer(popup, login);
  await isGone(popup);
}

/** The issuer knows who it is, and that the product may know: its window only comes and goes. */
const continueAsBefore = async (page: Page): Promise<void> => isGone(await openGoogle(page));

for (const issuerHost of ['127.0.0.1', 'localhost']) {
  test.describe(`an issuer at ${issuerHost}`, () => {
    test.use({ issuerHost });

    test('signs in somebody new, and again', async ({ newBrowser }) => {
      const page = await newBrowser();
      await page.goto('/login');
      const popup = await openGoogle(page);
      await popup.waitForLoadState();
      await test.step('§9 Google popup: a window of 500x600', async () => {
        expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
      });
      expect(new URL(popup.url()).hostname).toBe(issuerHost);
      await agreeAtIssuer(popup, 'gina@example.com');
      await isGone(popup);
      await expect(toast(page, 'User synced successfully!')).toBeVisible();
      await expect(toast(page, 'Google login successful')).toBeVisible();
      await seesHeading(page, 'Welcome, Gina!');

      await page.getByRole('button', { name: 'Log Out' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await continueAsBefore(page);
      await seesHeading(page, 'Welcome, Gina!');
      await expect(toast(page, 'Google login successful')).toBeVisible();
      await expect(toast(page, 'User synced successfully!')).toHaveCount(0);
      await page.reload();
      await seesHeading(page, 'Welcome, Gina!');
    });
  });
}

test('no token passes through addresses, the page’s storage or the messages of the window', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/login');
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    new BroadcastChannel('wishwell.google').addEventListener('message', ({ data }) => heard.push(data));
    addEventListener('message', ({ data }) => heard.push(data));
  });
  await continueWithGoogle(page, 'gina@example.com');
  await seesHeading(page, 'Welcome, Gina!');
  const told = { type: 'wishwell.google', flow: expect.stringMatching(/^[\w-]{24}$/), ok: true, isNewUser: true };
  const heard = await page.evaluate((): unknown => Reflect.get(window, 'heard'));
  expect(heard).toEqual([told, told]);
  const kept = await page.evaluate(
    () =>
      [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))).join() + location.href,
  );
  expect(kept).not.toMatch(/eyJ|code=|state=/);
});

test('who cancels at the issuer is told so at once', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/login');
  const popup = await openGoogle(page);
  await popup.getByRole('link', { name: 'Cancel' }).click();
  await expect(toast(page, failed)).toBeVisible();
  await expect(toast(page, 'The sign-in was cancelled.')).toBeVisible();
  await isGone(popup);
  await expect(page).toHaveURL(/\/login$/);
});

test('who closes the window is told so some 8 s later, and can try again', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/login');
  const popup = await openGoogle(page);
  await popup.close();
  const closed = Date.now();
  await test.step('§9 Google popup: that it was closed is told about 8000 ms later', async () => {
    await expect(toast(page, failed)).toBeVisible({ timeout: 20_000 });
    expect(Date.now() - closed).toBeGreaterThan(7_900);
  });
  await expect(toast(page, 'The window was closed before you were signed in.')).toBeVisible();
  await continueWithGoogle(page, 'gina@example.com');
  await seesHeading(page, 'Welcome, Gina!');
});

test('a second press closes the first window, says nothing of it, and opens another', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/login');
  const first = await openGoogle(page);
  await first.waitForLoadState();
  const second = await openGoogle(page);
  await isGone(first);
  await agreeAtIssuer(second, 'gina@example.com');
  await seesHeading(page, 'Welcome, Gina!');
  await expect(toast(page, failed)).toHaveCount(0);
});

test('a password signs in while the window is open, and the window closes', async ({ newBrowser, newPerson }) => {
  const ana = await newPerson('Ana Frey');
  const page = await newBrowser();
  await page.goto('/login');
  const popup = await openGoogle(page);
  await fillLogin(page, { email: ana.email, password: ana.password });
  await pressLogin(page, 'Sign In');
  await seesHeading(page, 'Welcome, Ana Frey!');
  await isGone(popup);
  await expect(toast(page, failed)).toHaveCount(0);
});

test('a window whose ties the issuer cuts looks closed; who goes on in it is signed in late', async ({
  newBrowser,
}) => {
  const page = await newBrowser();
  // As by an issuer's own header: the check is made at every step of the way there.
  await page.context().route('**/api/auth/google/start*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ response, headers: { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' } });
  });
  await page.goto('/login');
  const popup = await openGoogle(page);
  await expect(toast(page, failed)).toBeVisible({ timeout: 15_000 });
  await agreeAtIssuer(popup, 'gina@example.com');
  await seesHeading(page, 'Welcome, Gina!');
  await expect(toast(page, 'Google login successful')).toBeVisible();
  await expect(toast(page, failed)).toHaveCount(0);
  await expect(toast(page, 'User synced successfully!')).toBeVisible();
});

test('an account whose address was never proven is not taken over: after one reset Google works', async ({
  newBrowser,
  newPerson,
  smtp,
}) => {
  const gina = await newPerson('Gina Falk', { email: 'gina@example.com' });
  const page = await newBrowser();
  await page.goto('/login');
  await continueWithGoogle(page, 'gina@example.com');
  const reason =
    'There is an account with this email address that was never confirmed. Please reset its password once, then Google works too.';
  await expect(toast(page, reason)).toBeVisible();

  await fillLogin(page, { email: gina.email });
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.goto(linkIn(await smtp.mail(1)).href);
  await page.getByLabel('New password').fill('blue ribbon');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(toast(page, 'Your password has been changed')).toBeVisible();
  await continueAsBefore(page);
  await seesHeading(page, 'Welcome, Gina Falk!');
});

test('an address that the issuer has not proven is told', async ({ newBrowser, issuer }) => {
  issuer.accounts.set('mallory', { email: 'ana@example.com', email_verified: false });
  const page = await newBrowser();
  await page.goto('/login');
  await continueWithGoogle(page, 'mallory');
  await expect(toast(page, 'Google has not confirmed this email address.')).toBeVisible();
});

test('an issuer that is away is told within 5 s, and the page goes on', async ({ newBrowser, issuer, newPerson }) => {
  await issuer.close();
  const ana = await newPerson('Ana Frey');
  const page = await newBrowser();
  await page.goto('/login');
  const begun = Date.now();
  await openGoogle(page);
  await expect(toast(page, 'Google could not be reached. Please try again later.')).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(5_000);
  await fillLogin(page, { email: ana.email, password: ana.password });
  await pressLogin(page, 'Sign In');
  await seesHeading(page, 'Welcome, Ana Frey!');
});

test('a browser that allows no cookies for the way back is told', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/login');
  const popup = await openGoogle(page);
  await popup.waitForLoadState();
  await page.context().clearCookies({ name: 'wishwell_google' });
  await agreeAtIssuer(popup, 'gina@example.com');
  await expect(
    toast(page, 'This sign-in was not started in this browser, or it took too long. Please try again.'),
  ).toBeVisible();
});

test('a browser that blocks the window is told', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/login');
  // As a browser does that blocks the first window; a headless one blocks none.
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(toast(page, 'Your browser blocked the window. Please allow popups for Wishwell.')).toBeVisible();
  await continueWithGoogle(page, 'gina@example.com');
  await seesHeading(page, 'Welcome, Gina!');
});
