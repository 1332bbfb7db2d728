import { expect } from '@playwright/test';
import { signInAtIssuer, openGoogleWindow, test } from './identity-servers.ts';
import { expectHeading, getToast } from './steps.ts';

const googleLoginFailedMessage = 'Google login failed. Please try again.';

test('a person can sign in with Google even if the sign-in window cannot reach the page that opened it', async ({
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
  await popup.waitForLoadState();
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  await expect(getToast(page, googleLoginFailedMessage)).toBeVisible({ timeout: 15_000 });
  await signInAtIssuer(popup, 'gina@example.com');
  await expectHeading(page, 'Welcome, Gina!');
  await expect(getToast(page, 'Google login successful')).toBeVisible();
  await expect(getToast(page, googleLoginFailedMessage)).toHaveCount(0);
  await expect(getToast(page, 'User synced successfully!')).toBeVisible();

  await page.context().unrouteAll();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  // The sign-in window closes without input, because the person has already signed in at the issuer and given
  // consent.
  const second = await openGoogleWindow(page);
  await expect.poll(() => second.isClosed()).toBe(true);
  await expectHeading(page, 'Welcome, Gina!');
  await expect(getToast(page, 'Google login successful')).toBeVisible();
  await expect(getToast(page, 'User synced successfully!')).toHaveCount(0);
  await page.reload();
  await expectHeading(page, 'Welcome, Gina!');
});
