import { expect } from '@playwright/test';
import { failRequests, errorResponseWithoutMessage } from './failures.ts';
import { fillLogin, getLoginForm } from './login-form.ts';
import { test } from './people.ts';
import { getToast } from './steps.ts';

test('a failed Google sign-in or password reset shows the message that the specification requires', async ({
  newBrowser,
}) => {
  const page = await newBrowser();
  await page.goto('/login');
  const google = page.getByRole('button', { name: 'Continue with Google' });
  const forgot = page.getByRole('button', { name: 'Forgot your password?' });

  await test.step('without an OpenID Connect issuer, Continue with Google shows a message and opens no window', async () => {
    await expect(page.getByRole('main').getByText('Google sign-in is not set up here.')).toBeVisible();
    await google.click();
    await expect(getToast(page, 'Google sign-in is not set up here.')).toBeVisible();
    await expect(getToast(page, 'Google login failed. Please try again.')).toHaveCount(0);
    await expect(google).toBeEnabled();
    await expect(page).toHaveURL(/\/login$/);
    expect(page.context().pages()).toHaveLength(1);
  });

  await test.step('§8 login: a password reset failure shows Failed to send password reset email', async () => {
    const restore = await failRequests(
      page,
      { method: 'POST', url: '**/api/auth/request-password-reset' },
      errorResponseWithoutMessage,
    );
    await fillLogin(page, { email: 'ana@example.com' });
    await forgot.click();
    const alert = getLoginForm(page).getByRole('alert');
    await expect(alert.getByText('Failed to send password reset email', { exact: true })).toBeVisible();
    await restore();
  });

  await test.step('§5 forgot password: an empty e-mail shows Please enter your email to reset your password', async () => {
    await fillLogin(page, { email: '' });
    await forgot.click();
    await expect(page.getByText('Please enter your email to reset your password', { exact: true })).toBeVisible();
  });
});
