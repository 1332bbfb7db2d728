import { expect } from '@playwright/test';
import { fail, silent } from './failures.ts';
import { fillLogin, loginForm } from './login-form.ts';
import { test } from './people.ts';
import { toast } from './steps.ts';

test('what cannot be done says so', async ({ newBrowser }) => {
  const page = await newBrowser();
  await page.goto('/login');
  const google = page.getByRole('button', { name: 'Continue with Google' });
  const forgot = page.getByRole('button', { name: 'Forgot your password?' });

  await test.step('§8 login: a Google failure shows Google login failed. Please try again.', async () => {
    await google.click();
    await expect(toast(page, 'Google login failed. Please try again.')).toBeVisible();
    await expect(google).toBeEnabled();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('where no issuer is set up, the failure says so, and no window opens', async () => {
    await expect(toast(page, 'Google sign-in is not set up here.')).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
  });

  await test.step('§8 login: a password reset failure shows Failed to send password reset email', async () => {
    const mend = await fail(page, { method: 'POST', address: '**/api/auth/request-password-reset' }, silent);
    await fillLogin(page, { email: 'ana@example.com' });
    await forgot.click();
    const alert = loginForm(page).getByRole('alert');
    await expect(alert.getByText('Failed to send password reset email', { exact: true })).toBeVisible();
    await mend();
  });

  await test.step('§5 forgot password: without an e-mail it says Please enter your email to reset your password', async () => {
    await fillLogin(page, { email: '' });
    await forgot.click();
    await expect(page.getByText('Please enter your email to reset your password', { exact: true })).toBeVisible();
  });
});
